import { expect, test, type Locator } from "@playwright/test";
import { picture } from "./looks.ts";
import { ask, join, openSheet } from "./player.ts";
import { sharedWorld } from "./world.ts";

const world = sharedWorld();

const ATTRIBUTES = { st: 3, ge: 5, ko: 3, re: 5, wn: 3, in: 2, wk: 3, ch: 2 };

const SKILLS = {
  pistolen: 6,
  maschinenpistolen: 5,
  ausweichen: 5,
  athletik: 5,
  "waffenloser-kampf": 5,
  nahkampfwaffen: 5,
  aufmerksamkeit: 5,
  schleichen: 5,
  konzentration: 5,
  "schloesser-oeffnen": 4,
  einschuechtern: 4,
  "medizinische-hilfe": 3,
  gassenwissen: 2,
};

const TREES = { "fast-shot": 3, dodge: 3, reaction: 3, healing: 1 };

/** The button that raises a value, and the number beside it. */
function row(builder: Locator, subject: string): { readonly raise: Locator; readonly value: Locator } {
  const button = `[data-action=raise][data-subject="${subject}"]`;
  return { raise: builder.locator(button), value: builder.locator(`tr:has(${button}) .mc-field__shown`) };
}

/** Raises values with the mouse alone. */
async function click(builder: Locator, kind: string, wanted: Readonly<Record<string, number>>): Promise<void> {
  for (const [id, value] of Object.entries(wanted)) {
    const { raise, value: shown } = row(builder, `${kind}.${id}`);
    for (let at = Number(await shown.textContent()) + 1; at <= value; at += 1) {
      await raise.click();
      await expect(shown).toHaveText(String(at));
    }
  }
}

/** Raises values with the keyboard alone, without waiting: the focus stays where it is while the window is drawn. */
async function press(builder: Locator, kind: string, wanted: Readonly<Record<string, number>>): Promise<void> {
  for (const [id, value] of Object.entries(wanted)) {
    const { raise, value: shown } = row(builder, `${kind}.${id}`);
    const steps = value - Number(await shown.textContent());
    if (steps > 0) await raise.focus();
    // Beyond the highest value of an attribute, a press too many does nothing.
    const presses = kind === "attribute" && value === 5 ? steps + 1 : steps;
    for (let step = 0; step < presses; step += 1) await builder.page().keyboard.press("Enter");
    await expect(shown).toHaveText(String(value));
  }
}

test("a player builds a Fighter from nothing to a legal character, and leaves and resumes on the way", async ({
  browser,
}) => {
  const gm = await join(browser, world.url, "gamemaster");
  await ask(gm.page, `Actor.create({ name: "Nova", type: "ze", ownership: { userplayerone000: 3 } }).then(() => true)`);
  const player = await join(browser, world.url, "player-one");
  const { page } = player;
  const sheet = await openSheet(page, "Nova");
  await sheet.locator("[data-action=openBuilder]").click();
  const builder = page.locator(".application:has(.mc-builder)");
  const budgets = builder.locator(".mc-budget__line");

  await builder.getByRole("radio", { name: /^Fighter/ }).check();
  await builder.getByRole("radio", { name: /^born outside/ }).check();
  await builder.locator(".mc-foot [data-step=attributes]").press("Enter");
  await press(builder, "attribute", ATTRIBUTES);
  await expect(budgets.first()).toContainText("60 of 60");
  await expect(row(builder, "attribute.st").raise).toBeDisabled();

  await builder.locator("[data-action=close]").first().click();
  await expect(builder).toBeHidden();
  await sheet.locator("[data-action=openBuilder]").click();
  await builder.locator(".mc-steps [data-step=skills]").click();
  await expect(budgets.first()).toContainText("60 of 60");

  await builder.getByRole("searchbox").fill("pist");
  await expect(row(builder, "skill.fahrzeuge").raise).toBeHidden();
  await click(builder, "skill", { pistolen: 6 });
  await expect(row(builder, "skill.fahrzeuge").raise).toBeHidden();
  await builder.getByRole("searchbox").fill("");
  await press(builder, "skill", SKILLS);
  await expect(budgets.nth(1)).toContainText("170 of 170");
  await expect(row(builder, "skill.athletik").raise).toBeDisabled();
  await picture(page, "build");

  await builder.locator(".mc-foot [data-step=sf]").click();
  await click(builder, "sf", TREES);
  await expect(budgets.nth(2)).toContainText("19 of 19");
  await builder.locator(".mc-foot [data-step=review]").click();
  await builder.locator("[data-action=finish]").click();
  await expect(builder).toBeHidden();
  await expect(sheet.locator("[data-action=openBuilder]")).toHaveCount(0);

  const made = await ask<object>(page, `game.actors.getName("Nova").system.toObject()`);
  expect(made).toMatchObject({ class: "fighter", born: "outside", attributes: ATTRIBUTES, creation: "finished" });
  expect(made).toMatchObject({ ap: { value: 14 } });
  const skills = await ask(
    page,
    `Object.fromEntries(game.actors.getName("Nova").itemTypes.skill.map((item) => [item.system.identifier, item.system.value]))`,
  );
  expect(skills).toEqual(SKILLS);

  await sheet.locator("[data-action=toggleEdit]").click();
  await expect(sheet).toContainText("values rise by advancement");
  await expect(sheet.locator("input[name^='system.attributes']")).toHaveCount(0);
  await expect(sheet.locator("[data-mc-item-field]")).toHaveCount(0);
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});
