import { expect, test } from "@playwright/test";
import { picture } from "./looks.ts";
import { ask, asked, join, openSheet } from "./player.ts";
import { sharedWorld } from "./world.ts";

test.describe("house rules", () => {
  const world = sharedWorld();

  test("a box that the GM changes changes the track of an open sheet at once, and back by a reset", async ({
    browser,
  }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    await ask(gm.page, "game.actors.getName('Kestrel').update({ system: { wounds: { L: 1, M: 0, S: 0, O: 0 } } })");
    const sheet = await openSheet(player.page, "Kestrel");
    const malus = sheet.locator(".mc-head__stats dd").first();
    await expect(malus).toContainText("0");

    await gm.page.getByRole("button", { name: "Settings" }).click();
    await gm.page.getByRole("button", { name: "Open house rules" }).click();
    const window = gm.page.locator("#matrix-construct-house-rules");
    const box = window.locator('input[name="woundRows.L.0"]');
    await box.fill("7");
    await box.blur();
    const formula = window.locator("input[name=apFormula]");
    await formula.fill("2 * @attributes.wk");
    await formula.blur();
    await expect(window.locator("[data-action=resetRule]")).toHaveCount(2);
    await picture(gm.page, "house-rules");
    await window.locator("button[type=submit]").click();
    await expect(malus).toContainText("−7");
    await asked(player.page, "game.actors.getName('Kestrel').system.bars.power.max").toBe(6);

    await window.locator("[data-action=resetRule][data-key=woundRows]").click();
    await expect(box).toHaveValue("0");
    await window.locator("button[type=submit]").click();
    await expect(malus).not.toContainText("7");
    await asked(player.page, "game.actors.getName('Kestrel').system.bars.power.max").toBe(6);
    expect([...gm.complaints, ...player.complaints]).toEqual([]);
  });

  test("a formula that cannot be read is refused, and a broken stored value counts as the default", async ({
    browser,
  }) => {
    const gm = await join(browser, world.url, "gamemaster");
    await ask(gm.page, "game.settings.set('matrix-construct', 'apFormula', '3 * @attributes.wk')");
    await ask(gm.page, "new (game.settings.menus.get('matrix-construct.houseRules').type)().render({ force: true })");
    const window = gm.page.locator("#matrix-construct-house-rules");
    const formula = window.locator("input[name=apFormula]");
    await formula.fill("3 * @attributes.");
    await formula.blur();
    await window.locator("button[type=submit]").click();
    await expect(gm.page.locator("#notifications, .notification").last()).toContainText(
      "This formula cannot be worked out",
    );
    await asked(gm.page, "game.settings.get('matrix-construct', 'apFormula')").toBe("3 * @attributes.wk");

    await ask(gm.page, "game.settings.set('matrix-construct', 'woundRows', { L: ['x'] })");
    const body = "game.actors.getName('Kestrel').system.bars.body.max";
    await asked(gm.page, body).toBe(40);
    await expect.poll(() => gm.complaints.filter((line) => line.includes("house rule")).length).toBe(1);
  });
});
