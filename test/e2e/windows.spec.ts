import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./looks.ts";
import { ask, asked, join, showTab } from "./player.ts";
import { sharedWorld } from "./world.ts";

const world = sharedWorld();

/** Opens the sheet of a new character that the given code makes as `actor`. */
async function open(page: Page, code: string): Promise<Locator> {
  await ask(page, `(async () => { ${code} await actor.sheet.render({ force: true }); })()`);
  const sheet = page.locator(".application:has(.mc-sheet)");
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The layer of a window. */
function layerOf(window: Locator): Promise<number> {
  return window.evaluate((element: HTMLElement) => Number(element.style.zIndex));
}

test("a role that is chosen in the builder redraws the sheet below it, and the one-page sheet leads back", async ({
  browser,
}) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
  const sheet = await open(page, `const actor = await Actor.create({ name: "Newbie", type: "ze" });`);
  await sheet.locator("[data-action=openBuilder]").click();
  const builder = page.locator(".application:has(.mc-builder)");
  await builder.locator("[name='system.role'][value=agent]").check();
  await expect(sheet.locator(".mc-head[data-size=small]")).toBeVisible();
  await expect.poll(async () => (await layerOf(builder)) > (await layerOf(sheet))).toBe(true);
  await builder.locator(".mc-steps [data-step=skills]").click();
  await expect(builder.locator(".mc-steps [data-step=skills]")).toHaveAttribute("aria-current", "step");
  await builder.locator("[data-action=close]").first().click();
  await expect(builder).toBeHidden();

  await sheet.locator("[data-action=openBuilder]").click();
  await builder.locator(".mc-steps [data-step=review]").click();
  await builder.locator("[data-action=finish]").click();
  await expect(builder).toBeHidden();
  await expect(sheet.locator("[data-action=openBuilder]")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("no window is drawn smaller than its words, and one too low for its tab scrolls", async ({ browser }) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
  const sheet = await open(page, `const actor = game.actors.getName("Kestrel");`);
  const id = await sheet.getAttribute("id");
  await ask(page, `foundry.applications.instances.get("${id}").setPosition({ width: 180, height: 60 })`);
  const box = await sheet.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(416);
  const roll = sheet.locator("[data-action=rollSkill]").last();
  await roll.scrollIntoViewIfNeeded();
  await roll.hover();
  expect(complaints).toEqual([]);
});

test("a weapon takes no more rounds than it holds, and what the maker says of a silencer", async ({ browser }) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
  const sheet = await open(
    page,
    `const actor = await Actor.create({ name: "Archer", type: "ze", system: { creation: "finished" } });
    await actor.createEmbeddedDocuments("Item", [
      { name: "Kyudo", type: "skill", system: { identifier: "kyudo", value: 4 } },
      { name: "Bow", type: "weapon", system: { skill: "kyudo" } },
    ]);`,
  );
  await ask(page, 'game.actors.getName("Archer").items.getName("Bow").sheet.render({ force: true }).then(() => null)');
  const weapon = page.locator(".application:has(.mc-item)");
  const bow = 'game.actors.getName("Archer").items.getName("Bow").system';
  const field = (name: string): Locator => weapon.locator(`[name="${name}"]`);
  const type = async (name: string, text: string): Promise<void> => {
    await field(name).fill(text);
    await field(name).blur();
  };
  await type("system.magazine.max", "18");
  await asked(page, `${bow}.magazine?.max`).toBe(18);
  await type("system.magazine.value", "50");
  await expect(weapon.locator(".mc-field__error")).toContainText("18");
  await type("system.magazine.value", "17");
  await asked(page, `${bow}.magazine.value`).toBe(17);
  await type("system.magazine.max", "6");
  await asked(page, `${bow}.magazine`).toEqual({ value: 6, max: 6 });
  await type("system.magazine.max", "");
  await asked(page, `${bow}.magazine`).toBeNull();
  await type("system.magazine.value", "5");
  await asked(page, `${bow}.magazine`).toEqual({ value: 5, max: 5 });

  await type("maker.velocity", "349");
  await weapon.locator("[data-action=applyMaker]").click();
  await asked(page, `${bow}.silenceable`).toBe(true);

  await expect(field("system.skill").locator("option:checked")).toHaveText("Kyudo");
  await ask(page, 'game.actors.getName("Archer").items.getName("Kyudo").delete().then(() => null)');
  await expect(field("system.skill").locator("option:checked")).toContainText("“kyudo” is missing");
  await weapon.locator("[data-action=close]").first().click();
  await showTab(sheet, "combat");
  const row = sheet.locator(".mc-weapon__row").filter({ hasText: "Bow" });
  await expect(row).toContainText("instead of “kyudo”, which is missing");
  await expect(row.locator(".mc-weapon__chance")).toHaveText("–");
  expect(complaints).toEqual([]);
});

test("a tree that the GM adds to the world is in the picture of an open sheet", async ({ browser }) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
  const sheet = await open(page, `const actor = game.actors.getName("Vesper");`);
  await showTab(sheet, "sf");
  const levels = `[{ name: "First", text: "" }]`;
  await ask(
    page,
    `Item.create({ name: "Own tree", type: "sf", system: { tree: "own", levels: ${levels} } }).then((item) => item.id)`,
  );
  await expect(sheet.locator(".mc-tree__row").filter({ hasText: "Own tree" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a token that is an actor of its own is called by its own name, and the actor by the actor's", async ({
  browser,
}) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
  const sheet = await open(page, `const { actor } = game.scenes.active.tokens.getName("Soldier 2");`);
  await expect(sheet.locator(".window-title")).toHaveText("Soldier 2 (token)");
  await expect(sheet.locator(".mc-head__name")).toHaveText("Soldier 2");
  await sheet.locator("[data-action=toggleEdit]").click();
  await expect(sheet.locator("[name=name]")).toHaveValue("Soldier");
  await expectAccessible(page, "one page, edited");
  await sheet.locator("[data-action=close]").first().click();
  await expect(sheet).toBeHidden();

  await open(page, `const actor = game.actors.getName("Soldier");`);
  await sheet.locator("[data-action=openDamage]").click();
  await expect(page.locator(".mc-attack .mc-who__name > .mc-name")).toHaveText("Soldier");
  expect(complaints).toEqual([]);
});

test("a dialog says how it was opened, and goes against what was chosen last", async ({ browser }) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
  const sheet = await open(page, `const actor = game.actors.getName("Kestrel");`);
  const dialog = page.locator(".application:has(.mc-attack)");
  const roll = sheet.locator("[data-action=rollSkill]").first();
  await roll.click();
  await expect(dialog).toContainText("Shift-click skips this window");
  const [difficulty, opponent] = [dialog.locator("select[name=target]"), dialog.locator("select[name=opponent]")];
  await difficulty.selectOption("1");
  await opponent.selectOption({ label: "Vesper" });
  await expect(difficulty).toHaveValue("");
  await difficulty.selectOption("1");
  await expect(opponent).toHaveValue("");
  await expect(difficulty).toHaveValue("1");
  await dialog.locator("[data-action=close]").first().click();
  await expect(dialog).toBeHidden();

  await ask(page, 'game.settings.set("matrix-construct", "skipDialog", true)');
  await roll.click({ modifiers: ["Shift"] });
  await expect(dialog).toContainText("Shift-click opens this window");
  await ask(page, 'game.settings.set("matrix-construct", "skipDialog", false)');
  expect(complaints).toEqual([]);
});
