import { expect, test } from "@playwright/test";
import { dress, picture } from "./looks.ts";
import { ask, asked, cardFrom, join, moveWindow, openSheet, showTab, target } from "./player.ts";
import { sharedWorld } from "./world.ts";

for (const latency of [0, 150]) {
  test.describe(`the first shot at a latency of ${latency} ms`, () => {
    const world = sharedWorld({ latency });

    test("a player drags two weapons, fires at an opponent, and the GM's client applies and undoes", async ({
      browser,
    }) => {
      const gm = await join(browser, world.url, "gamemaster");
      const player = await join(browser, world.url, "player-one");
      const { page } = player;
      await dress(page, { theme: "dark" });

      const sheet = await openSheet(page, "Kestrel");
      await showTab(sheet, "gear");
      await page.getByRole("tab", { name: "Packs" }).click();
      await page.getByText("Weapons / Waffen").click();
      const pack = page.locator(".compendium").first();
      await moveWindow(page, pack, { x: 1010, y: 60 });
      await moveWindow(page, sheet, { x: 240, y: 60 });
      for (const weapon of ["Glock 17", "Katana"]) {
        await pack.getByRole("searchbox").fill(weapon);
        await pack.getByText(weapon, { exact: true }).dragTo(sheet.locator("[role=tabpanel][data-tab=gear]"));
        await expect(sheet.locator("[data-tab=gear] tr").filter({ hasText: weapon })).toBeVisible();
      }
      await pack.locator("[data-action=close]").click();

      await target(page, "Agent Marsh");
      await showTab(sheet, "combat");
      const glock = sheet.locator(".mc-weapon__row").filter({ hasText: "Glock 17" });
      await glock.locator("[data-action=attack][data-mode=ss]").click();
      const dialog = page.locator("form:has(.mc-attack)");
      await expect(dialog).toContainText("Agent Marsh");
      await expect(dialog.locator(".mc-odds__lead")).toContainText("%");
      await ask(page, "CONFIG.Dice.randomUniform = () => 0.35");
      const card = await cardFrom(page, () => dialog.locator("button[type=submit]").click());
      await expect(dialog).toBeHidden();

      await page.getByRole("tab", { name: "Chat" }).click();
      await expect(card).toContainText("Agent Marsh");
      await expect(glock).toContainText("17");
      const marsh = "JSON.stringify(game.actors.getName('Agent Marsh').toObject().system)";
      const before = await ask<string>(gm.page, marsh);
      await card.locator("[data-action=apply]").click();
      await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
      await asked(gm.page, marsh).not.toBe(before);
      await expect(card.locator("[data-action=apply]")).toHaveCount(0);
      if (latency === 0) await picture(page, "sheet");

      await card.locator("[data-entry=target0] [data-action=undo]").click();
      await expect(card.locator("[data-entry=target0][data-state=undone]").first()).toBeVisible();
      await asked(gm.page, marsh).toBe(before);

      expect([...player.complaints, ...gm.complaints]).toEqual([]);
    });
  });
}
