import { expect, test } from "@playwright/test";
import { startHost } from "../support/host.ts";
import { ask, join, leaveAll } from "./player.ts";

interface FactResult {
  readonly id: string;
  readonly claim: string;
  readonly ok: boolean;
  readonly error?: string;
}

for (const generation of [13, 14] as const) {
  test(`what is known of generation ${generation} is so in the sandbox`, async ({ browser }) => {
    const host = await startHost({ generation });
    try {
      const { page } = await join(browser, host.url, "gamemaster");
      const code = `import("/sandbox/facts.js").then(() => globalThis.__facts())`;
      const results = await ask<readonly FactResult[]>(page, code);
      expect(results.length).toBeGreaterThan(50);
      const failing = results.filter(({ ok }) => !ok).map(({ id, claim, error }) => `${id} (${claim}): ${error}`);
      expect(failing).toEqual([]);
    } finally {
      await leaveAll();
      await host.stop();
    }
  });
}
