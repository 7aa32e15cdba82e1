import { expect, test, type Locator, type Page } from "@playwright/test";
import { ask, asked, cardFrom, cardIn, choose, join, openSheet, showTab } from "./player.ts";
import { freshWorlds } from "./world.ts";

const KESTREL = "game.actors.getName('Kestrel')";

const WOUNDS = `JSON.stringify(Object.values(${KESTREL}.system.toObject().wounds))`;

const MARKS = `Object.values(${KESTREL}.flags["matrix-construct"]?.applied ?? {})`;

/** Deals a character damage or healing by hand, and answers with the card. */
async function byHand(sheet: Locator, what: "damage" | "heal", row = "L", boxes = 1): Promise<Locator> {
  const page = sheet.page();
  await sheet.locator("[data-action=openDamage]").click();
  const question = page.locator("form[id^=matrix-construct-ask]");
  await choose(question, "kind", what);
  await choose(question, "row", row);
  await question.locator("input[name=boxes]").fill(String(boxes));
  await question.locator("input[name=boxes]").blur();
  const card = await cardFrom(page, () => question.locator("button[type=submit]").click());
  await expect(question).toHaveCount(0);
  await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeAttached();
  return card;
}

/** Takes back what a card did to its target; answers when the card says so. */
async function undo(card: Locator): Promise<void> {
  await card.locator("[data-entry=target0] [data-action=undo]").click();
  await expect(card.locator("[data-entry=target0][data-state=undone]").first()).toBeVisible();
}

function wound(page: Page, wounds: object): Promise<unknown> {
  return ask(page, `${KESTREL}.update({ system: { wounds: ${JSON.stringify(wounds)} } }).then(() => null)`);
}

test.describe("what actors remember of cards", () => {
  const world = freshWorlds();

  test("healing is taken back exactly where marks lay beyond a track that a house rule has shortened", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    await wound(page, { L: 7, M: 0, S: 0, O: 0 });
    await ask(
      page,
      `(async () => {
        const rows = game.settings.get("matrix-construct", "woundRows");
        await game.settings.set("matrix-construct", "woundRows", { ...rows, L: rows.L.slice(0, 4) });
      })()`,
    );
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await page.getByRole("tab", { name: "Chat" }).click();
    const first = await byHand(sheet, "heal", "L", 2);
    await asked(page, WOUNDS).toBe("[2,0,0,0]");
    await undo(first);
    await asked(page, WOUNDS).toBe("[7,0,0,0]");

    // What came later still stands in the way, and is named.
    const again = await byHand(sheet, "heal", "L", 2);
    await byHand(sheet, "damage", "L", 1);
    await again.locator("[data-entry=target0] [data-action=undo]").click();
    await expect(page.locator("#notifications .warn").last()).toContainText("A later card changed this");
    await asked(page, WOUNDS).toBe("[3,0,0,0]");
    expect(complaints).toEqual([]);
  });

  test("goes with the cards, in one write for all that are deleted at once", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    for (const row of ["L", "M", "S"]) await byHand(sheet, "damage", row);
    await asked(page, `${MARKS}.length`).toBe(6);
    await ask(page, "void (globalThis.updates = 0, Hooks.on('updateActor', () => { updates += 1; }))");
    await ask(
      page,
      "foundry.documents.modifyBatch([{ action: 'delete', documentName: 'ChatMessage', ids: game.messages.contents.slice(-2).map(({ id }) => id) }]).then(() => null)",
    );
    await asked(page, `${MARKS}.length`).toBe(2);
    expect(await ask<number>(page, "updates")).toBe(1);
    await asked(page, WOUNDS).toBe("[1,1,1,0]");
    expect(complaints).toEqual([]);
  });

  test("is of the newest hundred things; older ones are not taken back, and that is said", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await page.getByRole("tab", { name: "Chat" }).click();
    const old = await byHand(sheet, "damage", "L");
    await ask(
      page,
      `(() => {
        const mark = { at: Date.now() + 1000, changes: [], told: {} };
        const many = Object.fromEntries([...Array(99).keys()].map((number) => ["card" + number + "-target0", mark]));
        return ${KESTREL}.update({ flags: { "matrix-construct": { applied: many } } }).then(() => null);
      })()`,
    );
    await byHand(sheet, "damage", "M");
    await asked(page, `${MARKS}.length`).toBe(100);
    await old.locator("[data-entry=target0] [data-action=undo]").click();
    await expect(page.locator("#notifications .warn").last()).toContainText("This is too long ago");
    await asked(page, WOUNDS).toBe("[1,1,0,0]");
    await expect(old.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("is what row and boxes of damage by hand stand in, and not the card, which others read", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const other = await join(browser, world.url, "player-two");
    const { page } = gm;
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await page.getByRole("tab", { name: "Chat" }).click();
    const card = await byHand(sheet, "damage", "M", 2);
    await expect(card).toContainText("0 → 2");
    const seen = await cardIn(other.page, card);
    await expect(seen.locator("[data-entry=target0][data-state=applied]").first()).toBeAttached();
    await expect(seen).not.toContainText("0 → 2");
    const raw = "JSON.stringify(game.messages.contents.at(-1).toObject().system)";
    const known = JSON.parse(await ask<string>(other.page, raw)) as { check: object; outcome: object };
    expect(known).toMatchObject({ check: { kind: "damage", cause: "" }, outcome: {} });
    expect(Object.keys(known.check)).toEqual(["kind", "cause"]);

    await undo(card);
    await asked(page, WOUNDS).toBe("[0,0,0,0]");
    await card.locator("[data-entry=target0] [data-action=apply]").click();
    await asked(page, WOUNDS).toBe("[0,2,0,0]");
    expect([...gm.complaints, ...other.complaints]).toEqual([]);
  });
});
