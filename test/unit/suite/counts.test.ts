import type { Suite, TestCase } from "@playwright/test/reporter";
import { afterEach, describe, expect, it, vi } from "vitest";
import PlainLine from "../../../tools/reporters/plain-line-e2e.ts";
import { runCheck, runLane, type Check } from "../../../tools/test/run.ts";

afterEach(() => vi.restoreAllMocks());

/** What is printed while something is done, line by line. */
async function printed(work: () => void | Promise<unknown>): Promise<readonly string[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await work();
  return log.mock.calls.map(([line]) => String(line));
}

/** The lines that close a run of journeys that ended so. */
function closing(...outcomes: readonly ReturnType<TestCase["outcome"]>[]): Promise<readonly string[]> {
  const tests = outcomes.map((outcome, at) => ({
    outcome: () => outcome,
    titlePath: () => ["", "", `a${at}.ts`, "it"],
  }));
  const reporter = new PlainLine();
  // A reporter is handed far more than it looks at.
  reporter.onBegin({}, { allTests: () => tests } as unknown as Suite);
  return printed(() => reporter.onEnd());
}

/** A check that prints lines and ends with a status. */
function check(status: number, ...lines: readonly string[]): Check {
  const code = `console.log(${JSON.stringify(lines.join("\n"))}); process.exitCode = ${status};`;
  return { name: "journeys", commands: [[process.execPath, "-e", code]] };
}

describe("a run of journeys", () => {
  it("closes with the plain line", async () => {
    expect(await closing("expected", "expected", "skipped")).toEqual(["2 passed, 0 failed, 1 skipped"]);
  });

  it("names what passed only on the second try, and does not count it among the passed", async () => {
    expect(await closing("expected", "flaky", "expected")).toEqual([
      "On the second try: a1.ts › it",
      "2 passed, 1 on the second try, 0 failed, 0 skipped",
    ]);
  });

  it("counts once what failed on both tries", async () => {
    expect(await closing("unexpected", "expected")).toEqual(["1 passed, 1 failed, 0 skipped"]);
  });
});

describe("the counts of the whole suite", () => {
  it.each([
    ["a plain line", check(0, "3 passed, 0 failed, 1 skipped"), 3, 0],
    ["the last of several plain lines", check(0, "9 passed, 9 failed", "3 passed, 0 failed"), 3, 0],
    ["second tries as passed", check(0, "60 passed, 1 on the second try, 0 failed, 0 skipped"), 61, 0],
    ["failures beside second tries", check(1, "59 passed, 1 on the second try, 1 failed, 0 skipped"), 60, 1],
    ["a failure that was counted nowhere", check(1, "3 passed, 0 failed, 0 skipped"), 3, 1],
    ["a command without a line as one", check(0, "all is well"), 1, 0],
    ["a command without a line that fails as one", check(1, "1 passed"), 0, 1],
  ])("take %s", async (_what, given, passed, failed) => {
    expect(await runCheck(given)).toMatchObject({ passed, failed });
  });

  it("say which journey needed the second try, although nothing failed", async () => {
    const again = "On the second try: rest.spec.ts › healing";
    const lines = await printed(() => runLane([check(0, again, "1 passed, 1 on the second try, 0 failed")]));
    expect(lines.map((line) => line.trim())).toEqual([expect.stringMatching(/^ok .* journeys$/), again]);
  });
});
