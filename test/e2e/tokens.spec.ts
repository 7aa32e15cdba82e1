import { expect, test, type Page } from "@playwright/test";
import { picture } from "./looks.ts";
import { ask, asked, cardFrom, choose, join, openSheet, showTab, target } from "./player.ts";
import { sharedWorld } from "./world.ts";

const SOLDIER = "game.scenes.active.tokens.getName('Soldier 1').actor";

function statuses(page: Page, actor: string): ReturnType<typeof asked> {
  return asked(page, `[...${actor}.statuses].join()`);
}

test.describe("bars and states of tokens", () => {
  const world = sharedWorld();

  test("a bar that is edited deals plain damage and heals; out of action comes and goes with the wounds", async ({
    browser,
  }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    const wounds = `Object.values(${SOLDIER}.system.toObject().wounds).join()`;
    await ask(page, `${SOLDIER}.modifyTokenAttribute('bars.body', -12, true)`);
    await asked(page, wounds).toBe("10,2,0,0");
    await statuses(page, SOLDIER).toBe("");

    await ask(page, `${SOLDIER}.modifyTokenAttribute('bars.body', -1000, true)`);
    await asked(page, wounds).toBe("10,10,10,10");
    await statuses(page, SOLDIER).toBe("out");
    await asked(page, `${SOLDIER}.system.bars.body.value`).toBe(0);
    await statuses(page, "game.scenes.active.tokens.getName('Soldier 2').actor").toBe("");

    await ask(page, `${SOLDIER}.modifyTokenAttribute('bars.body', 1000, false)`);
    await asked(page, wounds).toBe("0,0,0,0");
    await statuses(page, SOLDIER).toBe("");

    const kestrel = "game.actors.getName('Kestrel')";
    await ask(page, `${kestrel}.modifyTokenAttribute('bars.power', -1000, true)`);
    await asked(page, `${kestrel}.system.ap.value`).toBe(0);
    expect(gm.complaints).toEqual([]);
  });

  test("the mark of death and the character's own death follow each other", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    await ask(page, `${SOLDIER}.toggleStatusEffect('dead')`);
    await asked(page, `${SOLDIER}.system.dead`).toBe(true);
    await ask(page, `${SOLDIER}.update({ system: { dead: false } })`);
    await statuses(page, SOLDIER).toBe("");

    // Who was marked dead by mistake is called back in the sheet.
    await ask(
      page,
      `${SOLDIER}.update({ system: { dead: true } }).then(() => ${SOLDIER}.sheet.render({ force: true })).then(() => null)`,
    );
    const sheet = page.locator(".application:has(.mc-sheet)");
    await sheet.locator("[data-action=toggleEdit]").click();
    await sheet.locator("input[name='system.dead']").uncheck();
    await expect(sheet.locator("input[name='system.dead']")).toHaveCount(0);
    await statuses(page, SOLDIER).toBe("");
    expect(gm.complaints).toEqual([]);
  });

  test("damage by hand on an unlinked token stays with it, and is taken back exactly", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    await ask(page, `${SOLDIER}.sheet.render({ force: true })`);
    const sheet = page.locator(".application:has(.mc-sheet)");
    await expect(sheet.locator("[role=tab]")).toHaveCount(0);
    await sheet.locator("[data-action=openDamage]").click();
    const dialog = page.locator("form:has(.mc-attack)");
    await choose(dialog, "row", "S");
    await dialog.locator("input[name=boxes]").fill("3");
    await dialog.locator("input[name=cause]").fill("Fall");
    await dialog.locator("input[name=cause]").blur();
    const card = await cardFrom(page, () => dialog.locator("button[type=submit]").click());
    await expect(dialog).toBeHidden();
    const wounds = (name: string): string =>
      `Object.values(game.scenes.active.tokens.getName('${name}').actor.system.toObject().wounds).join()`;
    await asked(page, wounds("Soldier 1")).toBe("0,0,3,0");
    await asked(page, wounds("Soldier 2")).toBe("0,0,0,0");
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(card).toContainText("Damage: Fall");
    await picture(page, "damage");
    await card.locator("[data-entry=target0] [data-action=undo]").click();
    await asked(page, wounds("Soldier 1")).toBe("0,0,0,0");
    expect(gm.complaints).toEqual([]);
  });

  test("a token that was deleted is nobody's target any more", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await target(page, "Soldier 3");
    await expect(sheet).toContainText("Soldier 3");
    await ask(page, "game.scenes.active.tokens.getName('Soldier 3').delete()");
    await asked(page, "game.user.targets.size").toBe(0);
    await ask(page, "game.actors.getName('Kestrel').sheet.render()");
    await expect(sheet).not.toContainText("Soldier 3");
    expect(gm.complaints).toEqual([]);
  });

  test("of several targets one counts, never the attacker's own token first, and that is said", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    for (const name of ["Kestrel", "Vesper", "Soldier 2"]) {
      await ask(page, `game.scenes.active.tokens.getName('${name}').object.setTarget(true, { releaseOthers: false })`);
    }
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await expect(sheet).toContainText("Chance against Vesper");
    await sheet.locator("[data-action=attack]").first().click();
    await expect(page.locator(".notification").last()).toContainText("This goes at Vesper alone");
    await expect(page.locator("form:has(.mc-attack)")).toContainText("Vesper");
    expect(gm.complaints).toEqual([]);
  });
});
