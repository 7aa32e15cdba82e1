import { expect, test, type Locator, type Page } from "@playwright/test";
import { allIsTold, ask, asked, cardFrom, join, reload, target } from "./player.ts";
import { freshWorlds } from "./world.ts";

/** Fires the character's first weapon at a token by the shortest way, with dice that all show the same face. */
async function fire(page: Page, token: string, face = 0.35): Promise<Locator> {
  await target(page, token);
  await ask(page, `CONFIG.Dice.randomUniform = () => ${face}`);
  await ask(page, "game.user.character.sheet.render({ force: true })");
  const sheet = page.locator(".application:has(.mc-sheet)");
  await sheet.locator("[role=tab][data-tab=combat]").click();
  const attack = sheet.locator("[data-action=attack][data-mode=ss]").first();
  const card = await cardFrom(page, () => attack.click({ modifiers: ["Shift"] }));
  await sheet.locator("[data-action=close]").first().click();
  await page.getByRole("tab", { name: "Chat" }).click();
  return card;
}

const WOUNDS_OF_SOLDIERS =
  "JSON.stringify(game.scenes.active.tokens.filter((t) => /^Soldier [0-9]/.test(t.name)).map((t) => Object.values(t.actor.system.wounds).reduce((a, b) => a + b, 0)))";

test.describe("applying to what one does not own", () => {
  const world = freshWorlds();

  test("with no GM online a player gets a clear sentence and nothing is half done", async ({ browser }) => {
    const player = await join(browser, world.url, "player-one");
    const card = await fire(player.page, "Agent Marsh");
    const before = await ask<string>(player.page, "JSON.stringify(game.actors.getName('Agent Marsh').toObject())");
    await card.locator("[data-action=apply]").click();
    await expect(player.page.locator("#notifications, .notification").last()).toContainText("No game master is there");
    await asked(player.page, "JSON.stringify(game.actors.getName('Agent Marsh').toObject())").toBe(before);
    await asked(player.page, "game.messages.filter((m) => m.type === 'request').length").toBe(0);
    expect(player.complaints).toEqual([]);
  });

  test("pressed twice, and with two GMs online, a hit is applied once", async ({ browser }) => {
    const first = await join(browser, world.url, "gamemaster");
    await ask(first.page, "User.implementation.create({ name: 'Second GM', role: 4 })");
    const second = await join(browser, world.url, "second-gm");
    const again = await join(browser, world.url, "gamemaster", first);
    const player = await join(browser, world.url, "player-one");
    const card = await fire(player.page, "Agent Marsh");
    await card.locator("[data-action=apply]").dblclick();
    await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
    await allIsTold(player.page, first.page, second.page, again.page);
    const marks = "Object.keys(game.actors.getName('Agent Marsh').flags['matrix-construct'].applied).length";
    const wounds = "Object.values(game.actors.getName('Agent Marsh').system.wounds).reduce((a, b) => a + b, 0)";
    const told = "Object.values(game.actors.getName('Agent Marsh').flags['matrix-construct'].applied)[0].told.boxes";
    await asked(first.page, marks).toBe(1);
    await asked(first.page, wounds).toBe(await ask<number>(first.page, told));
    await asked(first.page, "game.messages.filter((m) => m.type === 'request').length").toBe(0);
    for (const person of [first, second, again, player]) {
      await expect(person.page.locator(".notification.error")).toHaveCount(0);
      expect(person.complaints).toEqual([]);
    }
  });

  test("a card is not drawn anew under the pointer that presses a button of it", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const card = await fire(page, "Agent Marsh");
    const id = await card.getAttribute("data-message-id");
    const stays = await ask<boolean>(
      page,
      `(async () => {
        const button = document.querySelector('[data-message-id="${id}"] [data-action=apply]');
        button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, view: window }));
        await game.messages.get("${id}").update({ flavor: "Seen by all" });
        await new Promise((done) => setTimeout(done, 50));
        const isThere = button.isConnected;
        window.dispatchEvent(new PointerEvent("pointerup"));
        return isThere;
      })()`,
    );
    expect(stays).toBe(true);
    await expect(card).toContainText("Seen by all");
    await expect(card.locator("[data-action=apply]")).toBeEnabled();
    expect(complaints).toEqual([]);
  });

  test("three unlinked tokens of one soldier take and keep their own damage", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    const card = await fire(player.page, "Soldier 2");
    await card.locator("[data-action=apply]").click();
    await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
    await asked(gm.page, WOUNDS_OF_SOLDIERS).toMatch(/^\[0,[1-9]\d*,0\]$/);
    const wounds = await ask<string>(gm.page, WOUNDS_OF_SOLDIERS);
    const base = "Object.values(game.actors.getName('Soldier').system.wounds).reduce((a, b) => a + b, 0)";
    await asked(gm.page, base).toBe(0);
    await reload(gm.page);
    await asked(gm.page, WOUNDS_OF_SOLDIERS).toBe(wounds);
    await asked(player.page, "game.users.activeGM !== null").toBe(true);
    await card.locator("[data-entry=target0] [data-action=undo]").click();
    await expect(card.locator("[data-entry=target0][data-state=undone]").first()).toBeVisible();
    await asked(gm.page, WOUNDS_OF_SOLDIERS).toBe("[0,0,0]");
    expect([...gm.complaints, ...player.complaints]).toEqual([]);
  });

  test("what was asked while the GM was leaving is done when one comes back", async ({ browser }) => {
    const player = await join(browser, world.url, "player-one");
    const gm = await join(browser, world.url, "gamemaster");
    const card = await fire(player.page, "Agent Marsh");
    const id = await card.getAttribute("data-message-id");
    await gm.page.close();
    await asked(player.page, "game.users.activeGM === null").toBe(true);
    await ask(
      player.page,
      `ChatMessage.implementation.create({ type: "request", content: "x", system: { verb: "apply", message: "${id}", entry: "target0" } })`,
    );
    const back = await join(browser, world.url, "gamemaster");
    await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
    await asked(back.page, "game.messages.filter((m) => m.type === 'request').length").toBe(0);
  });

  test("a forged card, a foreign card and a foreign actor are refused with a reason", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    const other = await join(browser, world.url, "player-two");
    const card = await fire(player.page, "Agent Marsh");
    const id = await card.getAttribute("data-message-id");
    await asked(other.page, `game.messages.has("${id}")`).toBe(true);
    await ask(
      player.page,
      `(async () => { const card = game.messages.get("${id}"); const outcome = card.system.toObject().outcome;
        await card.update({ system: { outcome: { ...outcome, difference: 9, hit: true, row: "O" } } }); })()`,
    );
    const request = `ChatMessage.implementation.create({ type: "request", content: "x", system: { verb: "apply", message: "${id}", entry: "target0" } })`;
    await ask(player.page, request);
    await ask(other.page, request);
    const answers = "game.messages.filter((m) => m.type === 'request').map((m) => m.system.answer).sort().join()";
    await asked(gm.page, answers).toBe("MC.Refusal.doesNotFollow,MC.Refusal.notYours");
    const wounds = "Object.values(game.actors.getName('Agent Marsh').system.wounds).reduce((a, b) => a + b, 0)";
    await asked(gm.page, wounds).toBe(0);
  });

  test("neither costs nor memories that a player makes up change what is not theirs", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    const state = "JSON.stringify(game.actors.getName('Agent Marsh').toObject())";
    const before = await ask<string>(gm.page, state);
    await ask(
      player.page,
      `(async () => {
        const marsh = game.actors.getName("Agent Marsh").uuid;
        const own = game.user.character;
        const changes = [{ uuid: marsh, path: "ownership.default", from: 3, to: 0 }, { uuid: marsh, path: "system.attributes.st", add: -3 }];
        const costs = { id: "costs", kind: "costs", target: null, state: "applied", changes };
        const mine = { id: "target0", target: own.uuid, state: "applied", changes: [] };
        const card = await ChatMessage.implementation.create({ type: "check", content: "x", system: { kind: "shot", actor: own.uuid, check: {}, entries: [costs, mine] } });
        await own.update({ flags: { "matrix-construct": { applied: { [card.id + "-target0"]: { at: 1, told: {}, changes } } } } });
        for (const entry of ["costs", "target0"])
          await ChatMessage.implementation.create({ type: "request", content: "x", system: { verb: "undo", message: card.id, entry } });
      })()`,
    );
    const answers = "game.messages.filter((m) => m.type === 'request').map((m) => m.system.answer).sort().join()";
    await asked(gm.page, answers).toBe("MC.Refusal.doesNotFollow,MC.Refusal.notYours");
    await asked(gm.page, state).toBe(before);
    // A card whose figures mean nothing leaves the chat whole.
    await expect(gm.page.locator("li.chat-message")).toHaveCount(await ask<number>(gm.page, "game.messages.size"));
  });
});
