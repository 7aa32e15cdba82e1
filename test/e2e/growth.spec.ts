import { expect, test, type Browser, type Locator } from "@playwright/test";
import { picture } from "./looks.ts";
import { ask, asked, join, openSheet, showTab, type Person } from "./player.ts";
import { sharedWorld } from "./world.ts";

const world = sharedWorld({ latency: 60 });

interface Grant {
  readonly points: number;
  readonly reason: string;
}

/** The GM grants points to all player characters, in the window that the history of one of them opens. */
async function grantToAll({ page }: Person, fighter: string, { points, reason }: Grant): Promise<void> {
  const sheet = await openSheet(page, fighter);
  await showTab(sheet, "history");
  await sheet.locator("[data-action=openGrant]").click();
  const grant = page.locator("form:has([data-action=chooseAll])");
  await expect(grant).toContainText("3 to 6 CP");
  await grant.locator("[name=points]").fill(String(points));
  await grant.locator("[name=reason]").fill(reason);
  await grant.locator("[data-action=chooseAll]").click();
  await expect(grant.getByRole("checkbox", { name: /Vesper/ })).toBeChecked();
  await grant.locator("button[type=submit]").click();
  await expect(grant).toBeHidden();
  await expect(sheet.locator("[data-tab=history] tbody tr").first()).toContainText(reason);
}

/** The GM and a player, who owns a fighter that has been finished and has no points yet. */
async function players(browser: Browser, fighter: string): Promise<{ readonly gm: Person; readonly player: Person }> {
  const gm = await join(browser, world.url, "gamemaster");
  await ask(
    gm.page,
    `(async () => {
      const { _id, ...source } = game.actors.getName("Kestrel").toObject();
      await Actor.create({ ...source, name: "${fighter}", system: { ...source.system, ledger: {} } });
    })()`,
  );
  return { gm, player: await join(browser, world.url, "player-one") };
}

/** A level of a tree in the picture. */
function node(sheet: Locator, tree: string, level: number): Locator {
  return sheet.locator(`[data-action=selectSf][data-tree="${tree}"][data-level="${level}"]`);
}

/** What another window comes to know of the figures of the actor. */
function stored({ page }: Person, fighter: string, path: string): ReturnType<typeof asked> {
  return asked(page, `foundry.utils.getProperty(game.actors.getName("${fighter}").toObject(), "${path}")`);
}

function levelOf({ page }: Person, fighter: string, slug: string): ReturnType<typeof asked> {
  const find = `game.actors.getName("${fighter}").items.find((item) => item.system.identifier === "${slug}")`;
  return asked(page, `${find}?.system.value ?? null`);
}

test("after a session the GM grants points to all, and a player raises a skill and an attribute and takes one back", async ({
  browser,
}) => {
  const { gm, player } = await players(browser, "Nova");
  await grantToAll(gm, "Nova", { points: 11, reason: "The warehouse" });
  await asked(gm.page, `Object.keys(game.actors.getName("Vesper").system.ledger).length`).toBe(1);

  const sheet = await openSheet(player.page, "Nova");
  await showTab(sheet, "history");
  await expect(sheet.locator("[data-tab=history] tbody tr")).toContainText(["The warehouse"]);
  await expect(sheet.locator("[data-action=openGrant]")).toHaveCount(0);
  await sheet.locator("[data-action=openAdvancement]").click();
  const advancement = player.page.locator(".application:has([data-action=buy])");
  const buy = (subject: string): Locator => advancement.locator(`[data-action=buy][data-subject="${subject}"]`);
  await levelOf(gm, "Nova", "sprachen").toBeNull();
  await expect(buy("attribute.st")).toBeEnabled();
  await picture(player.page, "advancement");
  await buy("attribute.st").dblclick();
  await expect(advancement.locator(".mc-section__meta").first()).toContainText("3 CP");
  await buy("skill.sprachen").click();
  await expect(advancement.locator(".mc-section__meta").first()).toContainText("1 CP");
  await expect(buy("skill.fahrzeuge")).toBeDisabled();
  await advancement.locator(".mc-foot [data-action=close]").click();

  await stored(gm, "Nova", "system.attributes.st").toBe(4);
  await levelOf(gm, "Nova", "sprachen").toBe(1);
  const lines = sheet.locator("[data-tab=history] tbody tr");
  await expect(lines).toContainText([/Languages.*0 → 1.*Player One/s, /Strength.*3 → 4/s, /warehouse/]);
  await lines.filter({ hasText: "Strength" }).locator("[data-action=refund]").click();
  await expect(lines.first()).toContainText(/Strength.*4 → 3/s);
  await stored(gm, "Nova", "system.attributes.st").toBe(3);
  await expect(sheet.locator(".mc-facts__cell").last()).toContainText("9");
  await expect(sheet.locator("[data-tab=history] [data-action=refund]")).toHaveCount(1);
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});

test("a special ability is bought, refused where points or a teacher are missing, and taken back", async ({
  browser,
}) => {
  const { gm, player } = await players(browser, "Onyx");
  await grantToAll(gm, "Onyx", { points: 15, reason: "The rooftop" });

  const { page } = player;
  const sheet = await openSheet(page, "Onyx");
  await showTab(sheet, "sf");
  const tab = sheet.locator("[role=tabpanel][data-tab=sf]");
  await expect(tab).toContainText("15 CP free");
  await node(sheet, "dodge", 1).click();
  await expect(node(sheet, "dodge", 1)).toHaveAttribute("aria-pressed", "true");
  await tab.locator("[data-action=buySf]").dblclick();
  await expect(node(sheet, "dodge", 1)).toHaveAttribute("data-state", "owned");
  await expect(tab).toContainText("5 CP free");

  await node(sheet, "dodge", 2).click();
  await expect(tab.locator(".mc-detail")).toContainText("5 points are missing");
  await expect(tab.locator("[data-action=buySf]")).toHaveCount(0);
  await picture(page, "special-abilities");

  await node(sheet, "sense", 1).click();
  await expect(tab.locator(".mc-detail")).toContainText("has not been taught");
  await expect(tab.locator("[data-action=toggleTaught]")).toHaveCount(0);
  const gmSheet = gm.page.locator(".application:has(.mc-sheet)").first();
  await showTab(gmSheet, "sf");
  await gmSheet.locator("[data-action=toggleTaught][data-tree=sense]").check();
  await expect(node(sheet, "sense", 1)).toHaveAttribute("data-state", "dear");
  await expect(node(sheet, "influence", 1)).toHaveAttribute("data-state", "locked");

  await node(sheet, "dodge", 1).click();
  await tab.locator("[data-action=refundSf]").click();
  await expect(node(sheet, "dodge", 1)).toHaveAttribute("data-state", "open");
  await expect(tab).toContainText("15 CP free");
  await levelOf(gm, "Onyx", "dodge").toBe(0);
  const amounts = `Object.values(game.actors.getName("Onyx").system.ledger).map(({ amount }) => amount)`;
  await asked(gm.page, amounts).toEqual([15, -10, 10]);
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});

test("a grant and a purchase at the same moment are both in the ledger", async ({ browser }) => {
  const { gm, player } = await players(browser, "Quill");
  await grantToAll(gm, "Quill", { points: 8, reason: "The roof" });
  const sheet = await openSheet(player.page, "Quill");
  await showTab(sheet, "history");
  await sheet.locator("[data-action=openAdvancement]").click();
  const buy = player.page.locator("[data-action=buy][data-subject='attribute.ch']");
  await expect(buy).toBeEnabled();
  const gmSheet = gm.page.locator(".application:has(.mc-sheet)").first();
  await gmSheet.locator("[data-action=openGrant]").click();
  const submit = gm.page.locator("form:has([data-action=chooseAll]) button[type=submit]");
  await expect(submit).toBeVisible();
  await Promise.all([submit.click(), buy.click()]);
  await expect(sheet.locator("[data-tab=history] tbody tr")).toHaveCount(3);
  await expect(sheet.locator(".mc-facts__cell").last()).toContainText("3");
  await stored(gm, "Quill", "system.attributes.ch").toBe(4);
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});

test("the GM who edits freely takes a level away that nothing was paid for, and the ledger tells of it", async ({
  browser,
}) => {
  const { gm, player } = await players(browser, "Sable");
  const { page } = gm;
  await ask(
    page,
    `game.actors.getName("Sable").createEmbeddedDocuments("Item", [{ name: "Rooftops", type: "sf", system: {
      identifier: "rooftops", tree: "rooftops", value: 2, levels: [{ name: "Leap", text: "" }, { name: "Landing", text: "" }] } }]).then(() => null)`,
  );
  const sheet = await openSheet(page, "Sable");
  await showTab(sheet, "sf");
  const remove = sheet.locator("[data-action=removeSf]");
  await node(sheet, "rooftops", 2).click();
  await expect(remove).toHaveCount(0);
  await sheet.locator("[data-action=toggleEdit]").click();
  await remove.dblclick();
  await expect(node(sheet, "rooftops", 2)).not.toHaveAttribute("data-state", "owned");
  await expect(node(sheet, "rooftops", 1)).toHaveAttribute("data-state", "owned");
  await levelOf(gm, "Sable", "rooftops").toBe(1);
  const lines = `Object.values(game.actors.getName("Sable").system.ledger).map(({ amount, from, to }) => [amount, from, to])`;
  await asked(page, lines).toEqual([[0, 2, 1]]);
  await showTab(sheet, "history");
  await expect(sheet.locator("[data-tab=history] tbody tr").first()).toContainText("Rooftops lowered to 1");

  const own = await openSheet(player.page, "Sable");
  await showTab(own, "sf");
  await node(own, "rooftops", 1).click();
  await expect(own.locator("[data-action=removeSf]")).toHaveCount(0);
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});

test("of two who buy at the same moment the later one yields: a step is paid once, and points are spent once", async ({
  browser,
}) => {
  const { gm, player } = await players(browser, "Twin");
  await grantToAll(gm, "Twin", { points: 10, reason: "Once" });
  const twin = "game.actors.getName('Twin')";
  const learn = (person: Person): Promise<void> =>
    person.page.evaluate(`document.querySelector("[data-action=buySf]").click()`);
  for (const person of [gm, player]) {
    const sheet = await openSheet(person.page, "Twin");
    await showTab(sheet, "sf");
    await node(sheet, "dodge", 1).click();
    await expect(sheet.locator("[data-action=buySf]")).toBeEnabled();
  }
  await Promise.all([learn(gm), learn(player)]);
  const lines = `Object.values(${twin}.system.ledger)`;
  await asked(gm.page, `${lines}.map(({ amount }) => amount).join()`).toBe("10,-10,-10,10");
  await asked(
    gm.page,
    `${twin}.items.filter(({ type }) => type === "sf").map(({ system }) => system.value).join()`,
  ).toBe("1");
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});
