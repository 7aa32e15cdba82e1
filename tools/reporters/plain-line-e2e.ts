import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";

type Outcome = ReturnType<TestCase["outcome"]>;

/**
 * Closes a Playwright run with the plain line `N passed, N failed, N skipped`. A journey that passed only on the second
 * try is a defect: it is named, and the line says `N passed, N on the second try, N failed, N skipped`.
 */
export default class PlainLine implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const those = (outcome: Outcome) => this.#tests.filter((test) => test.outcome() === outcome);
    const again = those("flaky");
    for (const test of again) console.log(`On the second try: ${test.titlePath().filter(Boolean).join(" › ")}`);
    const second = again.length > 0 ? `${again.length} on the second try, ` : "";
    const [passed, failed, skipped] = [those("expected"), those("unexpected"), those("skipped")];
    console.log(`${passed.length} passed, ${second}${failed.length} failed, ${skipped.length} skipped`);
  }
}
