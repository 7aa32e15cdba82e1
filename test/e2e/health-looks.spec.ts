import { expect, test, type Locator, type Page } from "@playwright/test";
import { dress, expectAccessible, expectWhole, picture } from "./looks.ts";
import { ask, cardFrom, join, showTab, target } from "./player.ts";
import { sharedWorld } from "./world.ts";

/** Looks at a question or window, in the language of long words at its narrowest as well, and closes it. */
async function look(page: Page, window: Locator, name: string): Promise<void> {
  await expect(window).toBeVisible();
  const id = await window.getAttribute("id");
  const wide = await window.evaluate((element: HTMLElement) => element.offsetWidth);
  for (const width of name.includes("-de-") ? [420, wide] : [wide]) {
    await ask(page, `foundry.applications.instances.get("${id}").setPosition({ width: ${width}, left: 240, top: 60 })`);
    await expectWhole(window, `${name} ${width}`);
    await picture(window, `${name}-${width}`);
  }
  await expectAccessible(page, name);
  await window.locator("[data-action=close]").first().click();
  await expect(window).toBeHidden();
}

for (const [lang, theme] of [
  ["de", "light"],
  ["en", "dark"],
] as const) {
  test.describe(`the windows of health and house rules in ${lang}, ${theme}`, () => {
    const world = sharedWorld();

    test("show whole words, nothing cut, and axe finds nothing", async ({ browser }) => {
      const { page, complaints } = await join(browser, world.url, "gamemaster");
      await dress(page, { theme, lang });
      await ask(
        page,
        `(async () => {
          const actor = game.actors.getName("Kestrel");
          await actor.update({ system: { wounds: { L: 4, M: 3, S: 0, O: 1 }, mental: 2, ap: { value: 9 } } });
          const trees = await game.packs.get("matrix-construct.sf").getDocuments();
          const healing = trees.find(({ system }) => system.tree === "healing").toObject();
          await actor.createEmbeddedDocuments("Item", [{ ...healing, system: { ...healing.system, value: 6 } }]);
          await actor.sheet.render({ force: true });
        })()`,
      );
      const sheet = page.locator(".application:has(.mc-sheet)");
      const question = page.locator(".application:has(.mc-attack)");
      const looks = (name: string): Promise<void> => look(page, question, `${name}-${lang}-${theme}`);

      await showTab(sheet, "combat");
      await sheet.locator("[data-action=openDamage]").click();
      await looks("damage");
      await sheet.locator("[data-action=openRest]").click();
      await question.locator("input[name=hours]").fill("200");
      await question.locator("input[name=hours]").blur();
      await expect(question.locator(".mc-note")).toBeVisible();
      await looks("rest");
      await sheet.locator("[data-action=dodge]").click();
      await looks("dodge");
      await sheet.locator("[data-action=attack][data-mode=strike]").first().click();
      await looks("strike");

      await showTab(sheet, "sf");
      for (const level of [4, 5, 6]) {
        await sheet.locator(`[data-action=selectSf][data-tree=healing][data-level="${level}"]`).click();
        await sheet.locator("[data-action=useSf]").click();
        await looks(`heal-${level}`);
      }
      await showTab(sheet, "effects");
      await sheet.locator("[data-action=createEffect]").click();
      await looks("effect");
      await ask(page, "new (game.settings.menus.get('matrix-construct.houseRules').type)().render({ force: true })");
      await look(page, page.locator("#matrix-construct-house-rules"), `house-rules-${lang}-${theme}`);

      await target(page, "Agent Marsh");
      await showTab(sheet, "values");
      await sheet.locator("[data-action=rollSkill]").first().click();
      await question.locator("select[name=opponent]").selectOption({ label: "Agent Marsh" });
      const card = await cardFrom(page, () => question.locator("button[type=submit]").click());
      await expect(question).toBeHidden();
      await sheet.locator("[data-action=close]").first().click();
      await page.locator("#sidebar [data-tab=chat], [role=tab][data-tab=chat]").first().click();
      await card.locator("[data-action=answer]").click();
      await looks("answer");
      await expectWhole(card.locator("[data-mc-card]"), "card of a contest");

      await ask(page, "game.scenes.active.tokens.getName('Soldier 1').actor.sheet.render({ force: true })");
      await look(page, sheet, `compact-${lang}-${theme}`);
      expect(complaints).toEqual([]);
    });
  });
}
