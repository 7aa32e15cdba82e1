import { expect, test } from "@playwright/test";
import { picture } from "./looks.ts";
import { ask, asked, cardFrom, cardIn, join, openSheet } from "./player.ts";
import { sharedWorld } from "./world.ts";

test.describe("an opposed probe between two windows", () => {
  const world = sharedWorld({ latency: 50 });

  test("one sneaks, the other answers with another skill on the same card, and the higher Stufe wins", async ({
    browser,
  }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const sneak = await join(browser, world.url, "player-one");
    const watch = await join(browser, world.url, "player-two");

    const sheet = await openSheet(sneak.page, "Kestrel");
    await sheet.locator("[data-action=rollSkill][data-skill=schleichen]").click();
    const asking = sneak.page.locator("form:has(.mc-attack)");
    await asking.locator("select[name=opponent]").selectOption({ label: "Vesper" });
    await expect(asking).toContainText("Vesper answers on the card");
    await ask(sneak.page, "CONFIG.Dice.randomUniform = () => 0.35");
    const own = await cardFrom(sneak.page, () => asking.locator("button[type=submit]").click());
    await expect(asking).toBeHidden();
    await sneak.page.getByRole("tab", { name: "Chat" }).click();
    await expect(own).toContainText("Vesper has not answered yet");
    await expect(own.locator("[data-action=answer]")).toHaveCount(0);

    await watch.page.getByRole("tab", { name: "Chat" }).click();
    const same = await cardIn(watch.page, own);
    await same.locator("[data-action=answer]").click();
    const answering = watch.page.locator("form:has(.mc-attack)");
    await expect(answering.locator("select[name=subject]")).toHaveValue("schleichen");
    await answering.locator("select[name=subject]").selectOption("aufmerksamkeit");
    await ask(watch.page, "CONFIG.Dice.randomUniform = () => 0.75");
    await answering.locator("button[type=submit]").click();

    for (const card of [own, same]) {
      await expect(card).toContainText(/Kestrel wins|Vesper wins|A tie/);
      await expect(card.locator("[data-action=answer]")).toHaveCount(0);
    }
    await asked(gm.page, "game.messages.contents.at(-1).system.transcript.length").toBe(1);
    const stored = await ask<{ own: number; other: number; faces: number; waiting: number }>(
      gm.page,
      `(() => {
        const { outcome, transcript } = game.messages.contents.at(-1).system;
        const waiting = game.messages.filter((message) => message.type === "request").length;
        return { own: outcome.own.stufe, other: outcome.other.stufe, faces: transcript.length, waiting };
      })()`,
    );
    expect(stored).toMatchObject({ faces: 1, waiting: 0 });
    expect(await ask<number>(gm.page, "game.messages.contents.at(-1).rolls.length")).toBe(1);
    const card = await ask<string>(sneak.page, "JSON.stringify(game.messages.contents.at(-1).toObject().system)");
    const known = JSON.parse(card) as { check: { answer: object }; outcome: { other: object } };
    expect([Object.keys(known.check.answer), Object.keys(known.outcome.other)]).toEqual([
      ["subject", "what"],
      ["stufe"],
    ]);
    const winner = stored.own === stored.other ? "A tie" : stored.own > stored.other ? "Kestrel wins" : "Vesper wins";
    await expect(own).toContainText(winner);
    await picture(watch.page, "contest");
    expect([...gm.complaints, ...sneak.complaints, ...watch.complaints]).toEqual([]);
  });

  test("the dice of an answer are among the rolls of the card where everybody may know them", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const sneak = await join(browser, world.url, "player-one");
    const watch = await join(browser, world.url, "player-two");
    for (const name of ["Kestrel", "Vesper"]) {
      await ask(gm.page, `game.actors.getName('${name}').update({ ownership: { default: 2 } }).then(() => null)`);
    }
    const sheet = await openSheet(sneak.page, "Kestrel");
    await sheet.locator("[data-action=rollSkill][data-skill=schleichen]").click();
    const asking = sneak.page.locator("form:has(.mc-attack)");
    await asking.locator("select[name=opponent]").selectOption({ label: "Vesper" });
    const own = await cardFrom(sneak.page, () => asking.locator("button[type=submit]").click());
    await watch.page.getByRole("tab", { name: "Chat" }).click();
    await (await cardIn(watch.page, own)).locator("[data-action=answer]").click();
    const answering = watch.page.locator("form:has(.mc-attack)");
    // A ten, which goes on, and a five.
    await ask(
      watch.page,
      "void (globalThis.falls = [0.01, 0.5], CONFIG.Dice.randomUniform = () => falls.shift() ?? 0.5)",
    );
    await answering.locator("button[type=submit]").click();
    const rolls = `game.messages.contents.at(-1).rolls.map((roll) => [roll.constructor.name, roll.total, roll.dice[0].chains])`;
    await asked(gm.page, `${rolls}.length`).toBe(2);
    await asked(sneak.page, `${rolls}.at(-1)`).toEqual(["W10Roll", 15, [[10, 5]]]);
    for (const name of ["Kestrel", "Vesper"]) {
      await ask(gm.page, `game.actors.getName('${name}').update({ ownership: { default: 0 } }).then(() => null)`);
    }
    expect([...gm.complaints, ...sneak.complaints, ...watch.complaints]).toEqual([]);
  });

  test("an answer with figures that nobody has is refused", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const cheat = await join(browser, world.url, "player-two");
    const sneak = await join(browser, world.url, "player-one");
    const sheet = await openSheet(sneak.page, "Kestrel");
    await sheet.locator("[data-action=rollSkill][data-skill=schleichen]").click();
    const asking = sneak.page.locator("form:has(.mc-attack)");
    await asking.locator("select[name=opponent]").selectOption({ label: "Vesper" });
    await asking.locator("button[type=submit]").click();
    await expect(asking).toBeHidden();
    const open = "game.messages.some(({ system }) => system.kind === 'contest' && system.check.answer === null)";
    await asked(cheat.page, open).toBe(true);
    await ask(
      cheat.page,
      `ChatMessage.implementation.create({
        type: "request", content: "-", whisper: game.users.filter((user) => user.isGM).map((user) => user.id),
        system: { verb: "answer", message: game.messages.find(({ system }) => system.kind === "contest" && system.check.answer === null).id, entry: "target0", payload: {
          subject: "aufmerksamkeit", what: "Eyes", transcript: [[5]],
          probe: { reading: "0-10", value: 40, stufe: 0, target: null } } },
      })`,
    );
    await asked(gm.page, "game.messages.contents.at(-1).system.answer ?? ''").toBe("MC.Refusal.doesNotFollow");
    const card = "game.messages.contents.findLast((message) => message.system.kind === 'contest').system";
    await asked(gm.page, `${card}.check.answer === null && ${card}.outcome.other === null`).toBe(true);
  });
});
