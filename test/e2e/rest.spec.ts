import { expect, test, type Locator, type Page } from "@playwright/test";
import { picture } from "./looks.ts";
import { ask, asked, cardFrom, join, openSheet, showTab } from "./player.ts";
import { sharedWorld } from "./world.ts";

const STATE =
  "JSON.stringify([Object.values(game.actors.getName('Kestrel').system.toObject().wounds), game.actors.getName('Kestrel').system.ap.value])";

function dialogOf(page: Page): Locator {
  return page.locator("form:has(.mc-attack)");
}

/** Has a character rest as it is chosen, and answers with the card; what is asked after that is to be answered yes. */
async function restFor(
  page: Page,
  sheet: Locator,
  { choose, isSure = false }: { readonly choose: (dialog: Locator) => Promise<void>; readonly isSure?: boolean },
): Promise<Locator> {
  await sheet.locator("[data-action=openRest]").click();
  const dialog = dialogOf(page);
  await choose(dialog);
  return cardFrom(page, async () => {
    await dialog.locator("button[type=submit]").click();
    await expect(dialog).toBeHidden();
    if (isSure) await page.locator("[data-action=yes]").click();
  });
}

async function type(dialog: Locator, name: string, value: string): Promise<void> {
  const field = dialog.locator(`input[name="${name}"]`);
  await field.fill(value);
  await field.blur();
}

test.describe("healing", () => {
  const world = sharedWorld();

  test("over night without and with treatment, each rest with an exact undo", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    const { page } = player;
    await ask(
      gm.page,
      "game.actors.getName('Kestrel').update({ system: { wounds: { L: 9, M: 2, S: 1, O: 1 }, ap: { value: 2 } } })",
    );
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await page.getByRole("tab", { name: "Chat" }).click();

    // Eight hours outside: a box an hour in L, none of ten hours in M, one AP every ten minutes up to the most.
    const night = await restFor(page, sheet, {
      choose: (dialog) => expect(dialog.locator("tbody tr").first()).toContainText("9"),
    });
    await expect(night).toContainText("Rest of 8 hours outside");
    await asked(gm.page, STATE).toBe("[[1,2,1,1],13]");
    await picture(page, "rest");

    await night.locator("[data-entry=target0] [data-action=undo]").click();
    await expect(night.locator("[data-entry=target0][data-state=undone]").first()).toBeVisible();
    await asked(gm.page, STATE).toBe("[[9,2,1,1],2]");

    // A week under treatment inside the Matrix heals the row O as well, and gives seven AP.
    const choose = async (dialog: Locator): Promise<void> => {
      await type(dialog, "hours", "168");
      await dialog.locator("select[name=place]").selectOption("inside");
      await dialog.locator("input[name=treated]").check();
    };
    await expect(await restFor(page, sheet, { choose })).toContainText("Rest of 168 hours inside the Matrix");
    await asked(gm.page, STATE).toBe("[[0,0,0,0],9]");
    expect([...player.complaints, ...gm.complaints]).toEqual([]);
  });

  test("the GM has all player characters rest on one card, each with an undo of its own", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    const wounds =
      "JSON.stringify(['Kestrel', 'Vesper'].map((name) => Object.values(game.actors.getName(name).system.toObject().wounds)))";
    for (const name of ["Kestrel", "Vesper"]) {
      await ask(page, `game.actors.getName('${name}').update({ system: { wounds: { L: 9, M: 1, S: 0, O: 0 } } })`);
    }
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    const card = await restFor(page, sheet, { choose: (dialog) => dialog.locator("input[name=all]").check() });
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(card.locator("[data-entry][data-state=applied]")).toHaveCount(2);
    await asked(page, wounds).toBe("[[1,1,0,0],[1,1,0,0]]");
    await card.locator("[data-entry=target1] [data-action=undo]").click();
    await asked(page, wounds).toBe("[[1,1,0,0],[9,1,0,0]]");
    expect(gm.complaints).toEqual([]);
  });

  test("a week without treatment: the GM is warned, asked, and decides about death", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    await ask(page, "game.actors.getName('Kestrel').update({ system: { wounds: { L: 0, M: 0, S: 0, O: 2 } } })");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    const choose = async (dialog: Locator): Promise<void> => {
      await type(dialog, "hours", "168");
      await expect(dialog.locator(".mc-note")).toContainText("means death");
    };
    const card = await restFor(page, sheet, { choose, isSure: true });
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(card).toContainText("dead");
    await asked(page, "game.actors.getName('Kestrel').statuses.has('dead')").toBe(true);
    await card.locator("[data-entry=target0] [data-action=undo]").click();
    await asked(page, "game.actors.getName('Kestrel').statuses.has('dead')").toBe(false);
    expect(gm.complaints).toEqual([]);
  });

  test("Enter in a number field carries out what was typed, and nothing where that is no number", async ({
    browser,
  }) => {
    const player = await join(browser, world.url, "player-one");
    const { page } = player;
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await page.getByRole("tab", { name: "Chat" }).click();
    const cards = await ask<number>(page, "game.messages.size");
    await sheet.locator("[data-action=openRest]").click();
    const dialog = dialogOf(page);
    const hours = dialog.locator("input[name=hours]");
    for (const typed of ["12 h", "1000000", "0", ""]) {
      await hours.fill(typed);
      await hours.press("Enter");
      await expect(dialog.locator(".mc-field__error")).toBeVisible();
      await expect(hours).toHaveValue("8");
    }
    expect(await ask<number>(page, "game.messages.size")).toBe(cards);
    await hours.fill("12");
    const card = await cardFrom(page, () => hours.press("Enter"));
    await expect(dialog).toBeHidden();
    await expect(card).toContainText("Rest of 12 hours outside");
    expect(player.complaints).toEqual([]);
  });
});
