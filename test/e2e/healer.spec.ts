import { expect, test, type Page } from "@playwright/test";
import { ask, asked, cardFrom, join, openSheet, showTab, target } from "./player.ts";
import { sharedWorld } from "./world.ts";

const figures = (name: string): string =>
  `JSON.stringify([Object.values(game.actors.getName('${name}').system.toObject().wounds), game.actors.getName('${name}').system.ap.value])`;

/** Gives a character the tree of healing, five levels of it, and points to use it. */
async function teachHealing(page: Page, name: string): Promise<void> {
  await ask(
    page,
    `(async () => {
      const actor = game.actors.getName("${name}");
      const trees = await game.packs.get("matrix-construct.sf").getDocuments();
      const healing = trees.find(({ system }) => system.tree === "healing").toObject();
      await actor.createEmbeddedDocuments("Item", [{ ...healing, system: { ...healing.system, value: 5 } }]);
      await actor.update({ system: { ap: { value: 9 }, wounds: { L: 2, M: 3, S: 1, O: 0 } } });
    })()`,
  );
}

test.describe("healing by special abilities", () => {
  const world = sharedWorld();

  test("one heals chosen boxes of one's own, then those of another through the GM, and both are taken back", async ({
    browser,
  }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    const { page } = player;
    await teachHealing(gm.page, "Kestrel");
    await ask(gm.page, "game.actors.getName('Vesper').update({ system: { wounds: { L: 0, M: 0, S: 2, O: 0 } } })");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "sf");
    const question = page.locator("form:has(.mc-attack)");

    await sheet.locator('[data-action=selectSf][data-tree=healing][data-level="3"]').click();
    await sheet.locator("[data-action=useSf]").click();
    await expect(question.locator("input[name='boxes.S']")).toHaveValue("1");
    await question.locator("input[name='boxes.L']").fill("1");
    await question.locator("input[name='boxes.L']").blur();
    await question.locator("button[type=submit]").click();
    await expect(question).toBeHidden();
    await asked(gm.page, figures("Kestrel")).toBe("[[1,0,0,0],7]");

    await sheet.locator('[data-action=selectSf][data-tree=healing][data-level="5"]').click();
    await sheet.locator("[data-action=useSf]").click();
    await question.locator("select[name=whom]").selectOption({ label: "Vesper" });
    await expect(question).toContainText("not known here");
    await ask(page, "CONFIG.Dice.randomUniform = () => 0.2");
    const card = await cardFrom(page, () => question.locator("button[type=submit]").click());
    await expect(question).toBeHidden();
    await page.getByRole("tab", { name: "Chat" }).click();
    const chosen =
      "Object.keys(game.messages.filter(({ system }) => system.kind === 'heal').at(-1).system.check).join()";
    expect(await ask<string>(page, chosen)).toBe("use");
    await card.locator("[data-action=apply]").click();
    await asked(gm.page, figures("Vesper")).toContain("[0,0,1,0]");
    await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
    await expect(card).not.toContainText("2 → 1");
    await card.locator("[data-entry=target0] [data-action=undo]").click();
    await asked(gm.page, figures("Vesper")).toContain("[0,0,2,0]");
    await card.locator("[data-entry=costs] [data-action=undo]").click();
    await asked(gm.page, figures("Kestrel")).toBe("[[1,0,0,0],7]");
    expect([...player.complaints, ...gm.complaints]).toEqual([]);
  });

  test("a dodge counts for attackers until it is given up", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    await ask(gm.page, "game.actors.getName('Kestrel').update({ system: { wounds: { L: 0, M: 0, S: 0, O: 0 } } })");
    const sheet = await openSheet(player.page, "Kestrel");
    await showTab(sheet, "combat");
    await ask(player.page, "CONFIG.Dice.randomUniform = () => 0.35");
    await sheet.locator("[data-action=dodge]").click({ modifiers: ["Shift"] });
    await expect(sheet.locator("[data-action=dropDodge]")).toBeVisible();
    const stands = "game.actors.getName('Kestrel').system.dodge";
    const dodge = await ask<number>(player.page, stands);
    expect(dodge).toBeGreaterThan(0);
    await asked(gm.page, stands).toBe(dodge);
    await asked(gm.page, "game.actors.getName('Kestrel').statuses.has('dodging')").toBe(true);

    await target(gm.page, "Kestrel");
    const marsh = await openSheet(gm.page, "Agent Marsh");
    await expect(marsh).toContainText(`Stufe ${dodge}`);
    await sheet.locator("[data-action=dropDodge]").click();
    await expect(sheet.locator("[data-action=dropDodge]")).toHaveCount(0);
    await asked(gm.page, "game.actors.getName('Kestrel').statuses.has('dodging')").toBe(false);
    expect([...player.complaints, ...gm.complaints]).toEqual([]);
  });
});
