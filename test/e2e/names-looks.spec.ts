import { expect, test, type Locator } from "@playwright/test";
import { dress, expectShortNames, expectWhole, picture } from "./looks.ts";
import { ask, cardFrom, join, showTab, target } from "./player.ts";
import { sharedWorld } from "./world.ts";

const TABS = ["values", "sf", "combat", "gear", "effects", "notes", "history"] as const;

const STEPS = ["skills", "sf", "review"] as const;

/** Two names of 300 characters: one word without a place to break it, and many words. */
const WORD = "Xq".repeat(150);
const WORDS = "Xq von der langen Reihe ".repeat(13).slice(0, 299);
const LAST = "Xq aus vielen Wörtern ".repeat(14).slice(0, 299);

/** A character of the first name whose skills, trees, weapons, armour, gear and effects have either. */
const SETTING = `(async () => {
  const [word, words] = ["${WORD}", "${WORDS}"];
  const two = (item) => [word, words].map((name, at) => ({ ...item(at), name }));
  const bow = { category: "pistol", damage: 7, rof: { ss: 0, bf: 1, fa: 5 }, ze: 2, range: 60, magazine: { value: 3, max: 9 } };
  const levels = [word, words, "Xq"].map((name) => ({ name, text: name }));
  const actor = await Actor.create({ name: word, type: "ze", system: { creation: "finished" } });
  await actor.createEmbeddedDocuments("Item", [
    ...two((at) => ({ type: "skill", system: { identifier: "xq" + at, value: 3 } })),
    ...two((at) => ({ type: "sf", system: { identifier: "xq" + at, tree: "xq" + at, value: 1, levels } })),
    ...two((at) => ({ type: "weapon", system: { ...bow, skill: "xq" + at } })),
    ...two(() => ({ type: "armor", system: { worn: true, protection: 2 } })),
    ...two(() => ({ type: "gear" })),
  ]);
  await actor.createEmbeddedDocuments("ActiveEffect", two((at) => ({
    img: "icons/svg/aura.svg",
    flags: { "matrix-construct": { effects: [{ aspect: at ? "stufe" : "skill", amount: 1, skill: "xq0" }] } },
  })));
  const foe = await Actor.create({ name: words, type: "ze", system: { creation: "finished" } });
  await game.scenes.active.createEmbeddedDocuments("Token", [{ name: words, actorId: foe.id, actorLink: true }]);
  await game.user.update({ name: word.slice(0, 130) });
  CONFIG.Dice.randomUniform = () => 0.35;
  await actor.sheet.render({ force: true });
})()`;

/** Sets a window's width and looks at it: whole, and every name of few lines. */
async function look(window: Locator, name: string, widths: readonly number[] = [420, 900]): Promise<void> {
  await expect(window).toBeVisible();
  const id = await window.getAttribute("id");
  for (const width of widths) {
    const place = `{ width: ${width}, height: 700, left: 170, top: 40 }`;
    await ask(window.page(), `foundry.applications.instances.get("${id}").setPosition(${place})`);
    await expectWhole(window, `${name} ${width}`);
    await expectShortNames(window, `${name} ${width}`);
    await picture(window, `${name}-${width}`);
  }
}

async function close(window: Locator): Promise<void> {
  await window.locator("[data-action=close]").first().click();
  await expect(window).toBeHidden();
}

for (const [lang, theme] of [
  ["de", "dark"],
  ["en", "light"],
] as const) {
  test.describe(`long names in ${lang}, ${theme}`, () => {
    const world = sharedWorld();

    test("take few lines, break anywhere and leave every window usable", async ({ browser }) => {
      const { page, complaints } = await join(browser, world.url, "gamemaster");
      await dress(page, { theme, lang });
      await ask(page, SETTING);
      const called = (name: string): string => `names-${name}-${lang}-${theme}`;
      const question = page.locator(".application:has(.mc-attack)");
      const sheet = page.locator(".application:has(.mc-sheet)");

      for (const tab of TABS) {
        await showTab(sheet, tab);
        if (tab === "sf") await sheet.locator("[data-action=selectSf][data-tree=xq0]").first().click();
        await look(sheet, called(tab));
        const panel = await sheet.locator(`[role=tabpanel][data-tab="${tab}"]`).boundingBox();
        expect({ tab, isTall: (panel?.height ?? 0) > 200 }).toEqual({ tab, isTall: true });
      }
      await sheet.locator("[data-action=toggleEdit]").click();
      await showTab(sheet, "values");
      await look(sheet, called("edit"));
      await sheet.locator("[data-action=toggleEdit]").click();

      await target(page, WORDS);
      await showTab(sheet, "combat");
      await look(sheet, called("targeted"), [900]);
      await sheet.locator("[data-action=attack][data-mode=ss]").first().click();
      await look(question, called("attack"));
      const card = await cardFrom(page, () => question.locator("button[type=submit]").click());
      await showTab(sheet, "values");
      await sheet.locator("[data-action=rollSkill]").first().click();
      await question.locator("select[name=opponent]").selectOption({ label: WORDS });
      await look(question, called("contest"));
      const contest = await cardFrom(page, () => question.locator("button[type=submit]").click());
      await page.locator("[role=tab][data-tab=chat]").click();
      await card.locator("[data-action=apply]").click();
      await expect(card.locator("[data-entry=target0]").first()).toHaveAttribute("data-state", "applied");
      for (const one of [card, contest]) {
        await expectWhole(one.locator("[data-mc-card]"), "card");
        await expectShortNames(one.locator("[data-mc-card]"), "card");
      }
      await picture(contest, called("card"));
      await showTab(sheet, "effects");
      await sheet.locator("[data-action=editEffect]").first().click();
      await look(question, called("effect"));
      await close(question);
      await showTab(sheet, "history");
      await sheet.locator("[data-action=openGrant]").click();
      await question.locator("[name=reason]").fill(WORD);
      await look(question, called("grant"));
      await question.locator("button[type=submit]").click();
      await expect(question).toBeHidden();
      await look(sheet, called("granted"), [420, 760]);
      await showTab(sheet, "combat");
      for (const action of ["openRest", "openDamage"]) {
        await sheet.locator(`[data-action=${action}]`).click();
        await look(question, called(action), [420]);
        await close(question);
      }
      await showTab(sheet, "history");

      await sheet.locator("[data-action=openAdvancement]").click();
      const advancement = page.locator(".application:has([data-action=buy])");
      await look(advancement, called("advancement"));
      await close(advancement);
      await ask(page, `game.actors.getName("${WORD}").update({ system: { creation: "open" } }).then(() => true)`);
      await showTab(sheet, "values");
      await sheet.locator("[data-action=openBuilder]").click();
      const builder = page.locator(".application:has(.mc-builder)");
      for (const step of STEPS) {
        await builder.locator(`.mc-steps [data-step=${step}]`).click();
        await look(builder, called(`build-${step}`));
      }
      await close(builder);

      await ask(
        page,
        `game.actors.getName("${WORD}").update({ name: "${LAST}", system: { role: "agent" } }).then(() => true)`,
      );
      await expect(sheet.locator(".mc-head[data-size=small]")).toBeVisible();
      await look(sheet, called("compact"));
      await close(sheet);
      for (const type of ["weapon", "armor", "gear", "skill", "sf"]) {
        await ask(
          page,
          `game.actors.getName("${LAST}").items.find((i) => i.type === "${type}").sheet.render({ force: true })`,
        );
        const item = page.locator(".application:has(.mc-item)");
        await look(item, called(type));
        await close(item);
      }
      expect(complaints).toEqual([]);
    });
  });
}
