import { expect, test } from "@playwright/test";
import { ask, asked, join, openSheet, reload, showTab } from "./player.ts";
import { sharedWorld } from "./world.ts";

test.describe("effects, notes and one-page sheets", () => {
  const world = sharedWorld();

  test("an effect is made, counts in every sum, is set aside, changed, and taken away", async ({ browser }) => {
    const player = await join(browser, world.url, "player-one");
    const { page } = player;
    const sheet = await openSheet(page, "Kestrel");
    const stufe = "game.actors.getName('Kestrel').appliedEffects.length";
    await showTab(sheet, "effects");
    await sheet.locator("[data-action=createEffect]").click();
    const question = page.locator("form:has(select[name=aspect])");
    await question.locator("input[name=name]").fill("Tired");
    await question.locator("select[name=subject]").selectOption("schleichen");
    await question.locator("button[type=submit]").click();
    const row = sheet.locator("tr[data-effect-id]");
    await expect(row).toContainText("Tired");
    await expect(row).toContainText("Stealth: Stufe −1");

    await showTab(sheet, "values");
    await sheet.locator("[data-action=rollSkill][data-skill=schleichen]").click();
    const probe = page.locator("form:has(.mc-attack)");
    await expect(probe.locator(".mc-sum__row").filter({ hasText: "Tired" })).toContainText("−1");
    await probe.locator("[data-action=close]").first().click();

    await showTab(sheet, "effects");
    await row.locator("[data-action=toggleEffect]").click();
    await expect(sheet.locator("[data-tab=effects]").getByText("Set aside").first()).toBeVisible();
    await asked(page, stufe).toBe(0);
    await row.locator("[data-action=editEffect]").click();
    await question.locator("select[name=aspect]").selectOption("ignoreRow");
    await question.locator("select[name=row]").selectOption("M");
    await question.locator("button[type=submit]").click();
    await expect(row).toContainText("Row M without penalty");
    const sure = page.locator(".application.dialog");
    await row.locator("[data-action=deleteEffect]").click();
    await expect(sure).toContainText("Delete “Tired” for good?");
    await sure.locator("[data-action=no]").click();
    await expect(sure).toHaveCount(0);
    await expect(row).toHaveCount(1);
    await row.locator("[data-action=deleteEffect]").click();
    await sure.locator("[data-action=yes]").click();
    await expect(row).toHaveCount(0);
    expect(player.complaints).toEqual([]);
  });

  test("story, notes and descriptions are kept as soon as they are left", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "notes");
    for (const name of ["biography", "notes"]) {
      const area = sheet.locator(`prose-mirror[name="system.${name}"] textarea`);
      await area.fill(`Words of the ${name}`);
      await area.press("Tab");
      await asked(page, `game.actors.getName('Kestrel').system.${name}`).toBe(`Words of the ${name}`);
    }
    const glock = "game.actors.getName('Vesper').items.contents[0]";
    await ask(page, `${glock}.sheet.render({ force: true })`);
    const area = page.locator(`prose-mirror[name="system.description"] textarea`);
    await area.fill("Found in the lobby");
    await area.press("Tab");
    await asked(page, `${glock}.system.description`).toBe("Found in the lobby");
    expect(gm.complaints).toEqual([]);
  });

  test("what the GM notes on a character is drawn for the GM alone, and stays", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    const sheet = await openSheet(gm.page, "Kestrel");
    await showTab(sheet, "notes");
    const notes = sheet.locator("textarea[data-mc-gm-notes]");
    await notes.fill("Is watched");
    await notes.blur();
    await asked(gm.page, "JSON.stringify(game.settings.get('matrix-construct', 'gmNotes'))").toContain("Is watched");
    await reload(gm.page);
    const again = await openSheet(gm.page, "Kestrel");
    await showTab(again, "notes");
    await expect(again.locator("textarea[data-mc-gm-notes]")).toHaveValue("Is watched");
    expect(
      await ask<boolean>(gm.page, "JSON.stringify(game.actors.getName('Kestrel').toObject()).includes('Is watched')"),
    ).toBe(false);

    // Notes on two characters at the same moment take nothing away from each other.
    await showTab(await openSheet(gm.page, "Vesper"), "notes");
    await expect(gm.page.locator("textarea[data-mc-gm-notes]")).toHaveCount(2);
    await gm.page.locator("textarea[data-mc-gm-notes]").evaluateAll((fields) => {
      for (const field of fields.filter((one) => one instanceof HTMLTextAreaElement)) {
        field.value += " tonight";
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    const notesOfGm = "Object.values(game.settings.get('matrix-construct', 'gmNotes')).sort().join()";
    await asked(gm.page, notesOfGm).toBe(" tonight,Is watched tonight");

    const other = await openSheet(player.page, "Kestrel");
    await showTab(other, "notes");
    await expect(other.locator("textarea[data-mc-gm-notes]")).toHaveCount(0);
    expect([...gm.complaints, ...player.complaints]).toEqual([]);
  });

  test("an agent has one page; who becomes a player's character gets all tabs, and back", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    const sheet = await openSheet(page, "Agent Marsh");
    const tabs = page.locator(".application:has(.mc-sheet) .mc-tabs [role=tab]");
    await expect(tabs).toHaveCount(0);
    await sheet.locator("[data-action=toggleEdit]").click();
    // At no moment do both the one page and the tabs stand in the window.
    await ask(
      page,
      `void new MutationObserver(() => {
        const window = document.querySelector(".application:has([data-application-part=compact]):has([role=tabpanel])");
        if (window) globalThis.both = true;
      }).observe(document.body, { childList: true, subtree: true })`,
    );
    await sheet.locator("select[name='system.role']").selectOption("character");
    await expect(tabs).toHaveCount(7);
    await expect(page.locator(".application:has(.mc-sheet) [data-application-part=compact]")).toHaveCount(0);
    await ask(page, "game.actors.getName('Agent Marsh').update({ system: { role: 'agent' } })");
    await expect(page.locator(".application [data-application-part=compact]")).toBeVisible();
    await expect(tabs).toHaveCount(0);
    expect(await ask<unknown>(page, "globalThis.both ?? false")).toBe(false);
    expect(gm.complaints).toEqual([]);
  });
});
