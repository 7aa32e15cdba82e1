import { expect, test, type Page } from "@playwright/test";
import { allIsTold, ask, asked, cardFrom, join, reload } from "./player.ts";
import { sharedWorld } from "./world.ts";

const CARDS = "li.chat-message [data-mc-card]";

/** Types a line into the chat. */
async function say(page: Page, line: string): Promise<void> {
  const input = page.locator("#chat-message");
  await input.fill(line);
  await input.press("Enter");
}

/** Rolls a skill of the user's character by the shortest way; the card comes some time after. */
async function rollSkill(page: Page): Promise<void> {
  await ask(page, "game.user.character.sheet.render({ force: true })");
  const sheet = page.locator(".application:has(.mc-sheet)");
  await sheet
    .locator("[data-action=rollSkill]")
    .first()
    .click({ modifiers: ["Shift"] });
  await sheet.locator("[data-action=close]").first().click();
}

for (const generation of [14, 13] as const) {
  test.describe(`the chat on generation ${generation}`, () => {
    const world = sharedWorld({ generation });

    test("a card is seen by whom its message mode names", async ({ browser }) => {
      const gm = await join(browser, world.url, "gamemaster");
      const player = await join(browser, world.url, "player-one");
      const other = await join(browser, world.url, "player-two");
      const sees = (page: Page): Promise<number> => page.locator(CARDS).count();
      const expected = { public: [1, 1, 1], gm: [1, 1, 0], blind: [1, 0, 0], self: [0, 1, 0] } as const;
      const names13 = { public: "publicroll", gm: "gmroll", blind: "blindroll", self: "selfroll" } as const;
      for (const [mode, counts] of Object.entries(expected)) {
        const key = generation === 14 ? "messageMode" : "rollMode";
        const value = generation === 14 ? mode : names13[mode as keyof typeof names13];
        await ask(player.page, `game.settings.set("core", "${key}", "${value}")`);
        const windows = [gm.page, player.page, other.page];
        const before = await Promise.all(windows.map(sees));
        await rollSkill(player.page);
        // Who sees it is waited for; who does not has been told everything by then.
        for (const [index, window] of windows.entries()) {
          await expect(window.locator(CARDS)).toHaveCount((counts[index] ?? 0) + (before[index] ?? 0));
        }
        await allIsTold(...windows);
        const after = await Promise.all(windows.map(sees));
        expect({ mode, seen: after.map((count, index) => count - (before[index] ?? 0)) }).toEqual({
          mode,
          seen: counts,
        });
      }
      for (const person of [gm, player, other]) expect(person.complaints).toEqual([]);
    });

    test("/r 1dw + 7 rolls an open-ended W10, shows every die, and is the same after a reload", async ({ browser }) => {
      const { page, complaints } = await join(browser, world.url, "player-one");
      await ask(
        page,
        `game.settings.set("core", "${generation === 14 ? "messageMode" : "rollMode"}", "${generation === 14 ? "public" : "publicroll"}")`,
      );
      await ask(
        page,
        "(() => { const faces = [0.01, 0.01, 0.7]; CONFIG.Dice.randomUniform = () => faces.shift() ?? 0.5; })()",
      );
      await say(page, "/r 1dw + 7");
      const total = "game.messages.contents.at(-1).rolls[0]?.total ?? null";
      const faces = "JSON.stringify(game.messages.contents.at(-1).rolls[0].dice[0].results.map((r) => r.result))";
      await asked(page, total).toBe(30);
      await asked(page, faces).toBe("[10,10,3]");
      await reload(page);
      await asked(page, total).toBe(30);
      await asked(page, faces).toBe("[10,10,3]");
      const name = "game.messages.contents.at(-1).rolls[0].dice[0].constructor.name";
      await asked(page, name).toBe("W10Die");
      await say(page, "/r 2dw");
      await asked(page, "game.messages.contents.at(-1).rolls[0]?.dice[0].chains.length ?? 0").toBe(2);
      expect(complaints).toEqual([]);
    });

    test("a card drawn again after a reload says the same", async ({ browser }) => {
      const { page } = await join(browser, world.url, "player-one");
      const card = await cardFrom(page, () => rollSkill(page));
      await expect(card).toBeVisible();
      const said = await card.innerText();
      await reload(page);
      await expect.poll(() => card.innerText()).toBe(said);
    });
  });
}
