import { expect, test } from "@playwright/test";
import { allIsTold, ask, asked, cardFrom, join, openSheet, showTab, target } from "./player.ts";
import { sharedWorld } from "./world.ts";

test.describe("the character sheet", () => {
  const world = sharedWorld({ latency: 60 });

  const AP = "game.user.character.system.ap.value";

  test("a number field takes numbers, +5 and -3 where it counts, and refuses the rest with the old value kept", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    const field = sheet.locator('input[name="system.ap.value"]');
    for (const typed of ["-", "3,5", "1e9", "abc", "", "1.000", "NaN", "=-4", "99"]) {
      await field.fill(typed);
      await field.press("Tab");
      await expect(field).toHaveValue("9");
      await expect(sheet.locator(".mc-field__error")).toBeVisible();
    }
    await asked(page, AP).toBe(9);
    for (const [typed, value] of [
      ["7", 7],
      ["-3", 4],
      ["+5", 9],
    ] as const) {
      await field.fill(typed);
      await field.press("Tab");
      await asked(page, AP).toBe(value);
      await expect(field).toHaveValue(String(value));
    }
    expect(complaints).toEqual([]);
  });

  test("what is added to a number that is still on its way to the server counts from that number", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    await sheet.locator('input[name="system.ap.value"]').evaluate((field: HTMLInputElement) => {
      for (const typed of ["7", "-3"]) {
        field.value = typed;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    await asked(page, AP).toBe(4);
    await ask(page, "game.user.character.update({ system: { ap: { value: 9 } } }).then(() => null)");
    expect(complaints).toEqual([]);
  });

  test("a changed field is written alone: what came meanwhile and is not drawn yet stays", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    await sheet.locator("[data-action=toggleEdit]").click();
    const name = sheet.locator("input[name=name]");
    await expect(name).toHaveValue("Kestrel");
    // The AP are spent while the pointer is down, which puts off drawing the sheet.
    await ask(
      page,
      `(async () => {
        const { character } = game.user;
        const field = character.sheet.element.querySelector("input[name=name]");
        field.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, view: window }));
        await character.update({ system: { ap: { value: 5 } } });
        field.value = "Kestrel the Second";
        field.dispatchEvent(new Event("change", { bubbles: true }));
        window.dispatchEvent(new PointerEvent("pointerup"));
      })()`,
    );
    await asked(page, "game.user.character.name").toBe("Kestrel the Second");
    await asked(page, AP).toBe(5);
    await ask(page, "game.user.character.update({ name: 'Kestrel', system: { ap: { value: 9 } } }).then(() => null)");
    expect(complaints).toEqual([]);
  });

  test("a changed field of a weapon is written alone: a round that was fired meanwhile stays fired", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const weapon = "game.user.character.items.find((item) => item.type === 'weapon' && item.system.magazine)";
    const [rounds, damage] = await ask<readonly number[]>(
      page,
      `(async () => {
        const weapon = ${weapon};
        await weapon.sheet.render({ force: true });
        const field = weapon.sheet.element.querySelector("input[name='system.damage']");
        field.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, view: window }));
        const { magazine, damage } = weapon.system.toObject();
        await weapon.update({ system: { magazine: { value: magazine.value - 1 } } });
        field.value = String(damage + 1);
        field.dispatchEvent(new Event("change", { bubbles: true }));
        window.dispatchEvent(new PointerEvent("pointerup"));
        return [magazine.value, damage];
      })()`,
    );
    await asked(page, `${weapon}.system.damage`).toBe((damage ?? 0) + 1);
    await asked(page, `${weapon}.system.magazine.value`).toBe((rounds ?? 0) - 1);
    await ask(
      page,
      `${weapon}.update({ system: { damage: ${damage}, magazine: { value: ${rounds} } } }).then(() => null)`,
    );
    expect(complaints).toEqual([]);
  });

  test("boxes of wounds and of mental damage are marked by a press, and the last one is cleared by another", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    for (const row of ["M", "mental"]) {
      const box = (number: number) => sheet.locator(`[data-action=setWound][data-row="${row}"][data-box="${number}"]`);
      const marked = sheet.locator(`[data-row="${row}"][aria-pressed=true]`);
      await box(2).click();
      await expect(marked).toHaveCount(2);
      await box(1).focus();
      await page.keyboard.press("Enter");
      await expect(marked).toHaveCount(1);
      await expect(box(1)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(marked).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });

  test("a blade whose sheet is edited gets no magazine, no area and no skill of its own", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    await ask(
      page,
      `game.user.character.createEmbeddedDocuments("Item", [{ name: "Blade", type: "weapon", system: { category: "melee", ze: 0 } }])
        .then(([item]) => item.sheet.render({ force: true })).then(() => null)`,
    );
    const sheet = page.locator(".application:has(.mc-item)");
    const stored = (path: string): Promise<string> =>
      ask<string>(page, `JSON.stringify(game.user.character.items.getName("Blade").system.${path})`);
    await sheet.locator('input[name="system.damage"]').fill("3");
    await sheet.locator('input[name="system.damage"]').press("Tab");
    await expect.poll(() => stored("damage")).toBe("3");
    expect([await stored("magazine"), await stored("area"), await stored("skill")]).toEqual(["null", "null", '""']);
    await sheet.locator('input[name="system.magazine.max"]').fill("10");
    await sheet.locator('input[name="system.magazine.max"]').press("Tab");
    await expect.poll(() => stored("magazine")).toBe('{"value":0,"max":10}');
    expect(complaints).toEqual([]);
  });

  test("focus, caret, scroll and typed text survive a re-rendering from elsewhere", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    const panel = sheet.locator("[role=tabpanel][data-tab=values]");
    const filter = sheet.locator("input[data-mc-filter]");
    await filter.fill("conc");
    await panel.evaluate((element) => (element.scrollTop = 40));
    await filter.focus();
    await page.keyboard.press("ArrowLeft");
    const caret = await filter.evaluate((input) => (input as HTMLInputElement).selectionStart);
    const scrolled = await panel.evaluate((element) => element.scrollTop);
    await ask(gm.page, "game.actors.getName('Kestrel').update({ system: { wounds: { L: 3 } } })");
    await expect(sheet.locator('[data-row="L"][aria-pressed=true]')).toHaveCount(3);
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue("conc");
    expect(await filter.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(caret);
    expect(await panel.evaluate((element) => element.scrollTop)).toBe(scrolled);
    await ask(gm.page, "game.actors.getName('Kestrel').update({ system: { wounds: { L: 0 } } })");
  });

  test("a double click asks once, and makes one item", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    await sheet.locator("[data-action=rollSkill]").first().dblclick();
    const dialogs = page.locator("form[id^=matrix-construct-ask]");
    await expect(dialogs.first()).toBeVisible();
    await expect(dialogs).toHaveCount(1);
    await dialogs.locator("[data-action=close]").first().click();
    await showTab(sheet, "gear");
    const items = "game.user.character.items.size";
    const before = await ask<number>(page, items);
    await sheet.locator("[data-action=createItem][data-type=gear]").first().dblclick();
    await asked(page, items).toBe(before + 1);
    await allIsTold(page);
    await asked(page, items).toBe(before + 1);
    expect(complaints).toEqual([]);
  });

  test("the smallest and the largest figures that an item can hold leave the sheet whole", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    await openSheet(page, "Kestrel");
    await ask(
      page,
      `(async () => {
        const extreme = (schema, end) => Object.fromEntries(Object.entries(schema.fields).flatMap(([name, field]) => {
          if (field instanceof foundry.data.fields.SchemaField) return [[name, extreme(field, end)]];
          const value = field instanceof foundry.data.fields.NumberField ? field[end] : null;
          if (field instanceof foundry.data.fields.BooleanField) return [[name, end === "max"]];
          return Number.isFinite(value) ? [[name, value]] : [];
        }));
        for (const [type, model] of Object.entries(CONFIG.Item.dataModels)) {
          for (const end of ["min", "max"]) {
            const system = extreme(model.schema, end);
            const [item] = await game.user.character.createEmbeddedDocuments("Item", [{ name: type + end, type, system }]);
            await item.sheet.render({ force: true });
            await item.sheet.close({ animate: false });
          }
        }
        await game.user.character.createEmbeddedDocuments("Item", ["gone", "constructor", "__proto__"].map((skill) => ({
          name: skill, type: "weapon", system: { skill, rof: { ss: 0 } },
        })));
        await game.user.character.sheet.render();
      })()`,
    );
    expect(complaints).toEqual([]);
  });

  test("the keys go into a question that opens, and back to its button when it is left", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    const roll = sheet.locator("[data-action=rollSkill]").first();
    await roll.focus();
    await page.keyboard.press("Enter");
    const dialog = page.locator("form[id^=matrix-construct-ask]");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await expect(roll).toBeFocused();

    // Whatever happens to the character meanwhile: the button is another one by then, and does the same.
    await page.keyboard.press("Enter");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    const before = await roll.elementHandle();
    const setCharm = (to: number) =>
      `game.user.character.update({ system: { attributes: { ch: ${to} } } }).then(() => null)`;
    const charm = await ask<number>(page, "game.user.character.system.attributes.ch");
    await ask(page, setCharm(charm + 1));
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(roll).toBeFocused();
    await ask(page, setCharm(charm));
    expect(complaints).toEqual([]);
  });

  test("a tree that is dropped twice is there once", async ({ browser }) => {
    const { page } = await join(browser, world.url, "gamemaster");
    const sheet = await openSheet(page, "Kestrel");
    await ask(
      page,
      `(async () => {
        const { sheet, items } = game.actors.getName("Kestrel");
        const known = items.map((item) => item.system.identifier);
        const trees = await game.packs.get("matrix-construct.sf").getDocuments();
        const tree = trees.find((item) => !known.includes(item.system.identifier));
        globalThis.dropped = tree.system.identifier;
        await Promise.all([1, 2].map(() => sheet._onDropItem(new DragEvent("drop"), tree)));
      })()`,
    );
    const count = "game.actors.getName('Kestrel').items.filter((one) => one.system.identifier === dropped).length";
    await asked(page, count).toBe(1);
    await expect(sheet).toBeVisible();
  });

  test("whoever is deleted while the question stands open does nothing any more, and that is said", async ({
    browser,
  }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page, complaints } = await join(browser, world.url, "player-two");
    const sheet = await openSheet(page, "Vesper");
    await sheet.locator("[data-action=rollSkill]").first().click();
    const dialog = page.locator("form[id^=matrix-construct-ask]");
    await expect(dialog).toBeVisible();
    const cards = await ask<number>(page, "game.messages.size");
    const kept = await ask<string>(gm.page, "JSON.stringify(game.actors.getName('Vesper').toObject())");
    await ask(gm.page, "game.actors.getName('Vesper').delete().then(() => null)");
    await expect(sheet).toHaveCount(0);
    await dialog.locator("button[type=submit]").click();
    await expect(page.locator("#notifications, .notification").last()).toContainText("gone");
    await asked(page, "game.messages.size").toBe(cards);
    await ask(gm.page, `Actor.implementation.create(${kept}, { keepId: true }).then(() => null)`);
    expect(complaints).toEqual([]);
  });

  test("markup typed into any name shows as text and runs nowhere", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const { page, complaints } = await join(browser, world.url, "player-one");
    const evil = `<img src=x onerror="globalThis.harm=1"><b>bold</b>`;
    const name = JSON.stringify(evil);
    await ask(page, `game.user.character.update({ name: ${name} })`);
    await ask(page, `game.user.character.items.find((i) => i.type === "weapon").update({ name: ${name} })`);
    await ask(page, `game.user.character.items.find((i) => i.type === "skill").update({ name: ${name} })`);
    await ask(gm.page, `game.scenes.active.tokens.getName("Agent Marsh").update({ name: ${name} })`);
    const sheet = await openSheet(page, evil);
    await showTab(sheet, "gear");
    await showTab(sheet, "combat");
    await target(page, evil);
    await ask(page, "CONFIG.Dice.randomUniform = () => 0.35");
    await sheet.locator("[data-action=attack][data-mode=ss]").first().click();
    const submit = page.locator("form:has(.mc-attack) button[type=submit]");
    const card = await cardFrom(page, () => submit.click());
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(card).toContainText("<b>bold</b>");
    await card.locator("[data-action=apply]").click();
    await expect(card.locator("[data-entry=target0][data-state=applied]").first()).toBeVisible();
    await showTab(sheet, "values");
    const skill = sheet.locator("[data-action=rollSkill]").first();
    await expect(await cardFrom(page, () => skill.click({ modifiers: ["Shift"] }))).toBeVisible();
    await allIsTold(page, gm.page);
    for (const window of [page, gm.page]) {
      await asked(window, "globalThis.harm ?? null").toBe(null);
      expect(await window.locator("b", { hasText: /^bold$/ }).count()).toBe(0);
      expect(await window.locator("img[src=x]").count()).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
});
