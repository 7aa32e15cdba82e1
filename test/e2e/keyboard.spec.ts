import { expect, test, type Locator, type Page } from "@playwright/test";
import { ask, cardFrom, join } from "./player.ts";
import { sharedWorld } from "./world.ts";

const world = sharedWorld();

/** Goes on with the Tab key until the focus is on an element, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key never comes to ${String(wanted)}.`);
}

/** Comes to an element with the Tab key and presses Enter on it. */
async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

test("the keyboard alone opens a sheet, walks its tabs, rolls, and attacks", async ({ browser }) => {
  const { page, complaints } = await join(browser, world.url, "player-one");
  await enter(page, page.locator("[data-token-id]").filter({ hasText: "Kestrel" }).locator("[data-action=openSheet]"));
  const sheet = page.locator(".application:has(.mc-sheet)");
  await expect(sheet).toBeVisible();
  await enter(page, sheet.locator("[data-action=rollSkill]").first());
  const question = page.locator(".application:has(.mc-attack)");
  await expect(question).toBeVisible();
  const card = await cardFrom(page, () => enter(page, question.locator("button[type=submit]")));
  await expect(question).toBeHidden();
  await expect(card).toBeVisible();

  await tabTo(page, sheet.locator("[role=tab][data-tab=values]"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(sheet.locator("[role=tabpanel][data-tab=combat]")).toBeVisible();
  await enter(page, sheet.locator("[data-action=attack]").first());
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect(complaints).toEqual([]);
});

test("the keyboard alone builds: origin, a value raised and lowered, and on to the next step", async ({ browser }) => {
  const gm = await join(browser, world.url, "gamemaster");
  await ask(gm.page, `Actor.create({ name: "Nova", type: "ze", ownership: { userplayerone000: 3 } }).then(() => true)`);
  const { page, complaints } = await join(browser, world.url, "player-one");
  await ask(page, `game.actors.getName("Nova").sheet.render({ force: true }).then(() => true)`);
  const sheet = page.locator(".application:has(.mc-sheet)");
  await enter(page, sheet.locator("[data-action=openBuilder]"));
  const builder = page.locator(".application:has(.mc-builder)");
  await expect(builder).toBeVisible();
  await enter(page, builder.locator(".mc-foot [data-step=attributes]"));
  const raise = builder.locator('[data-action=raise][data-subject="attribute.ge"]');
  const shown = builder.locator('tr:has([data-subject="attribute.ge"]) .mc-field__shown');
  await expect(shown).toHaveText("1");
  await enter(page, raise);
  await expect(shown).toHaveText("2");
  await enter(page, raise);
  await expect(shown).toHaveText("3");
  await enter(page, builder.locator(".mc-foot [data-step=skills]"));
  await expect(builder.locator('[data-action=raise][data-subject="skill.pistolen"]')).toBeVisible();
  expect(complaints).toEqual([]);
});
