import { expect, test, type Page } from "@playwright/test";
import { ask, cardFrom, join, openSheet, reload, showTab, type Person } from "./player.ts";
import { freshWorlds } from "./world.ts";

const notices = "#notifications .notification.error";

/** The one notice that comes, word for word; it is taken away, as it would go by itself some time after. */
async function noticeOn(page: Page): Promise<string> {
  const notice = page.locator(notices);
  await expect(notice).toHaveCount(1);
  const [words = ""] = await notice.evaluateAll((all) =>
    all.map((one) => {
      one.remove();
      return one.textContent;
    }),
  );
  return words;
}

/** Expects that the console was told once of what was thrown, by its words. */
async function expectThrown({ complaints }: Person, words: string): Promise<void> {
  await expect.poll(() => complaints.filter((line) => line.includes(words)).length).toBe(1);
}

async function inGerman(page: Page): Promise<void> {
  await ask(page, "game.settings.set('core', 'language', 'de')");
  await reload(page);
}

test.describe("a bug in what somebody asks for", () => {
  const world = freshWorlds();

  test("on a sheet is said in a sentence, which says that nothing was changed, and told to the console once", async ({
    browser,
  }) => {
    const player = await join(browser, world.url, "player-one");
    const { page } = player;
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "gear");
    await ask(page, "void (game.user.character.createEmbeddedDocuments = () => { throw new Error('made up') })");
    await sheet.locator("[data-action=createItem][data-type=gear]").first().click();
    const notice = await noticeOn(page);
    expect(notice).toContain("“Add gear”: this has failed");
    expect(notice).toContain("Nothing was changed.");
    expect(notice).not.toContain("made up");
    await expectThrown(player, "made up");
    expect(player.complaints).toHaveLength(1);
  });

  test("half-way through is said to be half done, in the reader's language", async ({ browser }) => {
    const player = await join(browser, world.url, "player-one");
    const { page } = player;
    await inGerman(page);
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await ask(page, "void (ChatMessage.implementation.create = async () => { throw new Error('made up') })");
    await sheet
      .locator("[data-action=attack][data-mode=ss]")
      .first()
      .click({ modifiers: ["Shift"] });
    expect(await noticeOn(page)).toContain("Ein Teil davon kann schon geschehen sein.");
    await expectThrown(player, "made up");
  });

  test("in a question, on the sheet of an item and on a card is said as well", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = gm;
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "values");
    await sheet.locator("[data-action=rollSkill][data-skill=schleichen]").click();
    const question = page.locator("form:has(.mc-attack)");
    const formData = "foundry.applications.ux.FormDataExtended";
    await ask(
      page,
      `void (globalThis.kept = ${formData}, ${formData} = class { constructor() { throw new Error('in a question') } })`,
    );
    await question.locator("select[name=target]").selectOption({ index: 1 });
    await noticeOn(page);
    await ask(page, `void (${formData} = globalThis.kept)`);
    await question.locator("[data-action=close]").first().click();

    await ask(
      page,
      "Item.implementation.create({ name: 'Tree', type: 'sf' }).then((tree) => tree.sheet.render({ force: true }))",
    );
    await ask(page, "void (Item.implementation.prototype.update = async () => { throw new Error('on an item') })");
    await page.locator("[data-action=addLevel]").click();
    await noticeOn(page);

    const card = await cardFrom(page, () =>
      ask(
        page,
        "ChatMessage.implementation.create({ type: 'check', content: 'x', system: { kind: 'probe', entries: [{ id: 'costs', kind: 'costs', state: 'applied' }], check: { reading: '0-10', value: 5, stufe: 0, target: null }, outcome: { die: 5, total: 10, rolled: 1, stufe: 1, difference: null, success: null } } })",
      ),
    );
    await page.getByRole("tab", { name: "Chat" }).click();
    await ask(page, "void (foundry.documents.modifyBatch = async () => { throw new Error('on a card') })");
    await card.locator("[data-action=undo]").click();
    expect(await noticeOn(page)).toContain("Nothing was changed.");
    for (const words of ["in a question", "on an item", "on a card"]) await expectThrown(gm, words);
  });
});
