import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Closes a Playwright run with the plain line `N passed, N failed, N skipped`. */
export default class PlainLine implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const test of this.#tests) {
      const outcome = test.outcome();
      count[outcome === "skipped" ? "skipped" : outcome === "expected" ? "passed" : "failed"] += 1;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
