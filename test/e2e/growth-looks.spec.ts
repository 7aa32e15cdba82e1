import { expect, test, type Locator, type Page } from "@playwright/test";
import { dress, expectAccessible, expectWhole, picture } from "./looks.ts";
import { ask, join, showTab } from "./player.ts";
import { sharedWorld } from "./world.ts";

const STEPS = ["origin", "attributes", "skills", "sf", "review"] as const;

/** Looks at a window as wide as it opens, and, in the language of long words, as narrow as its contents allow. */
async function look(page: Page, window: Locator, name: string): Promise<void> {
  const id = await window.getAttribute("id");
  const wide = await window.evaluate((element: HTMLElement) => element.offsetWidth);
  for (const width of name.includes("-de-") ? [480, wide] : [wide]) {
    await ask(page, `foundry.applications.instances.get("${id}").setPosition({ width: ${width}, left: 240, top: 60 })`);
    await expectWhole(window, `${name} ${width}`);
    await picture(window, `${name}-${width}`);
  }
  await expectAccessible(page, name);
}

for (const [lang, theme] of [
  ["de", "dark"],
  ["en", "light"],
] as const) {
  test.describe(`the windows of creation and growth in ${lang}, ${theme}`, () => {
    const world = sharedWorld();

    test("show whole words, nothing cut, and axe finds nothing", async ({ browser }) => {
      const { page, complaints } = await join(browser, world.url, "gamemaster");
      await dress(page, { theme, lang });
      await ask(
        page,
        `(async () => {
          const actor = await Actor.create({ name: "Nova", type: "ze", system: { attributes: { st: 6, ge: 0 } } });
          const trees = await game.packs.get("matrix-construct.sf").getDocuments();
          const sense = trees.find(({ system }) => system.tree === "sense");
          await actor.createEmbeddedDocuments("Item", [{ ...game.items.fromCompendium(sense), system: { ...sense.system.toObject(), value: 1 } }]);
          await actor.sheet.render({ force: true });
        })()`,
      );
      const sheet = page.locator(".application:has(.mc-sheet)");
      await sheet.locator("[data-action=openBuilder]").click();
      const builder = page.locator(".application:has(.mc-builder)");
      for (const step of STEPS) {
        await builder.locator(`.mc-steps [data-step=${step}]`).click();
        await expect(builder.locator(`.mc-steps [data-step=${step}]`)).toHaveAttribute("aria-current", "step");
        await look(page, builder, `build-${step}-${lang}-${theme}`);
      }
      await builder.locator("[data-action=close]").first().click();

      await showTab(sheet, "sf");
      await sheet.locator("[data-action=selectSf]").first().click();
      await expectWhole(sheet, "special abilities at creation");
      await picture(sheet, `build-trees-${lang}-${theme}`);
      await ask(page, `game.actors.getName("Nova").update({ system: { creation: "finished" } }).then(() => true)`);
      await showTab(sheet, "history");
      await sheet.locator("[data-action=openAdvancement]").click();
      const advancement = page.locator(".application:has([data-action=buy])");
      await look(page, advancement, `advancement-${lang}-${theme}`);
      await advancement.locator("[data-action=close]").first().click();
      await sheet.locator("[data-action=openGrant]").click();
      await look(page, page.locator(".application:has([data-action=chooseAll])"), `grant-${lang}-${theme}`);
      expect(complaints).toEqual([]);
    });
  });
}
