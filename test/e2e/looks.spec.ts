import { expect, test, type Locator, type Page } from "@playwright/test";
import { ask, cardFrom, join, showTab, target } from "./player.ts";
import { dress, expectAccessible, expectWhole, picture } from "./looks.ts";
import { sharedWorld } from "./world.ts";

const TABS = ["values", "sf", "combat", "gear", "effects", "notes", "history"] as const;

/** Sets a window's width, as dragging its corner would. */
async function setWidth(page: Page, window: Locator, width: number): Promise<void> {
  const id = await window.getAttribute("id");
  await ask(
    page,
    `foundry.applications.instances.get("${id}").setPosition({ width: ${width}, left: 230, top: 50, height: 760 })`,
  );
}

/** Looks at every tab of a sheet at one width. */
async function lookAtTabs(page: Page, sheet: Locator, name: string): Promise<void> {
  for (const tab of TABS) {
    await showTab(sheet, tab);
    await expectWhole(sheet, `${name} ${tab}`);
    await picture(sheet, `${name}-${tab}`);
  }
  await expectAccessible(page, name);
}

for (const [lang, theme] of [
  ["de", "dark"],
  ["en", "light"],
] as const) {
  test.describe(`the looks in ${lang}, ${theme}`, () => {
    const world = sharedWorld();

    test("every window shows whole words, nothing cut, and axe finds nothing", async ({ browser }) => {
      const { page, complaints } = await join(browser, world.url, "gamemaster");
      await dress(page, { theme, lang });
      await expect(page.locator(`body.theme-${theme}`)).toHaveCount(1);

      await ask(
        page,
        `(async () => { const actor = game.actors.getName("Kestrel");
        for (const [pack, names] of [["weapons", ["katana", "sig-510", "fragmentation-grenade"]], ["armor", null], ["sf", null]]) {
          const documents = await game.packs.get("matrix-construct." + pack).getDocuments();
          await actor.createEmbeddedDocuments("Item", documents.filter((d) => !names || names.includes(d.system.identifier)).map((d) => d.toObject()));
        }
        await actor.update({ system: { wounds: { L: 6, M: 2 }, mental: 2 } }); })()`,
      );
      await target(page, "Agent Marsh");
      await ask(page, `game.actors.getName("Kestrel").sheet.render({ force: true })`);
      const sheet = page.locator(".application:has(.mc-sheet)");
      await expect(sheet).toBeVisible();
      await setWidth(page, sheet, 760);
      await lookAtTabs(page, sheet, `sheet-${lang}-${theme}`);
      await setWidth(page, sheet, 560);
      await lookAtTabs(page, sheet, `sheet-narrow-${lang}-${theme}`);
      await setWidth(page, sheet, 760);
      await sheet.locator("[data-action=toggleEdit]").click();
      await lookAtTabs(page, sheet, `sheet-edit-${lang}-${theme}`);
      await sheet.locator("[data-action=toggleEdit]").click();

      await showTab(sheet, "combat");
      await sheet.locator("[data-action=attack][data-mode=bf]").first().click();
      const dialog = page.locator(".application:has(.mc-attack)");
      await expect(dialog).toBeVisible();
      await expectWhole(dialog, "attack");
      await expectAccessible(page, "attack");
      await picture(dialog, `attack-${lang}-${theme}`);
      await ask(page, "CONFIG.Dice.randomUniform = () => 0.35");
      const posted = await cardFrom(page, () => dialog.locator("button[type=submit]").click());
      await page.locator("[role=tab][data-tab=chat]").click();
      const card = posted.locator("[data-mc-card]");
      await expect(card).toBeVisible();
      await card.locator("[data-action=apply]").click();
      await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
      await expectWhole(card, "card");
      await expectAccessible(page, "card");
      await picture(card, `card-${lang}-${theme}`);

      await showTab(sheet, "values");
      await sheet.locator("[data-action=rollSkill]").first().click();
      const probe = page.locator(".application:has(.mc-attack)");
      await expectWhole(probe, "probe");
      await expectAccessible(page, "probe");
      await picture(probe, `probe-${lang}-${theme}`);
      const rolled = await cardFrom(page, () => probe.locator("button[type=submit]").click());
      await expect(probe).toBeHidden();
      await expectWhole(rolled.locator("[data-mc-card]"), "probe card");
      await sheet.locator("[data-action=close]").first().click();

      for (const type of ["weapon", "armor", "skill", "sf"]) {
        await ask(
          page,
          `game.actors.getName("Kestrel").items.find((i) => i.type === "${type}").sheet.render({ force: true })`,
        );
        const item = page.locator(".application:has(.mc-item)");
        await expect(item).toBeVisible();
        await expectWhole(item, type);
        await expectAccessible(page, type);
        await picture(item, `${type}-${lang}-${theme}`);
        await item.locator("[data-action=close]").first().click();
        await expect(item).toHaveCount(0);
      }
      expect(complaints).toEqual([]);
    });
  });
}
