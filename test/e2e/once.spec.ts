import { expect, test, type Locator, type Page } from "@playwright/test";
import { allIsTold, ask, asked, cardFrom, join, openSheet, showTab, target } from "./player.ts";
import { freshWorlds } from "./world.ts";

/** Presses a button so many times within one turn, each time as a click of its own. */
async function pressAtOnce(button: Locator, times = 2): Promise<void> {
  await button.evaluate((element, count) => {
    for (let press = 0; press < count; press += 1) {
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    }
  }, times);
}

const questions = "form[id^=matrix-construct-ask], .application.dialog";

const messages = "game.messages.size";

/** Waits until whatever was asked for has come, and as long as somebody would who wonders whether anything more comes. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await allIsTold(page);
}

/** Opens a sheet for editing, and waits until it is drawn so: a button that is drawn anew hears no press. */
async function unlock(sheet: Locator): Promise<void> {
  await sheet.locator("[data-action=toggleEdit]").click();
  await expect(sheet.locator("input[name=name]")).toBeVisible();
}

test.describe("whatever is pressed twice in one go", () => {
  const world = freshWorlds({ latency: 100 });

  test("Enter pressed twice or held in a question answers it once, and does not ask it anew", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    const roll = sheet.locator("[data-action=rollSkill]").first();
    for (const presses of [2, 5]) {
      const before = await ask<number>(page, messages);
      await roll.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(questions).locator(":focus")).toHaveCount(1);
      await page.locator(questions).locator("button[type=submit]").focus();
      for (let press = 0; press < presses; press += 1) await page.keyboard.press("Enter", { delay: 60 });
      await asked(page, messages).toBe(before + 1);
      await settle(page);
      await expect(page.locator(questions), `${presses} presses`).toHaveCount(0);
      await asked(page, messages).toBe(before + 1);
      await expect(roll).toBeFocused();
    }
    expect(complaints).toEqual([]);
  });

  test("a key pressed twice in one go counts once, however late a busy page comes to hear of it", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    await ask(page, "game.settings.set('matrix-construct', 'skipDialog', true).then(() => null)");
    const before = await ask<number>(page, messages);
    const roll = await sheet.locator("[data-action=rollSkill]").first().elementHandle();
    // The click that a key makes counts none of its own. Both are made now, and heard one after the other.
    await roll?.evaluate((button) => {
      const [first, second] = [0, 0].map((detail) => new MouseEvent("click", { bubbles: true, detail, view: window }));
      if (first) button.dispatchEvent(first);
      button.addEventListener("later", () => second && button.dispatchEvent(second));
    });
    await asked(page, messages).toBe(before + 1);
    await page.waitForTimeout(600);
    await roll?.evaluate((button) => button.dispatchEvent(new Event("later")));
    await settle(page);
    await asked(page, messages).toBe(before + 1);
    expect(complaints).toEqual([]);
  });

  test("every question of a sheet is asked once, and comes to the front when it is asked for again", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    const sheet = await openSheet(page, "Kestrel");
    const buttons = [
      ["values", "[data-action=rollAttribute]"],
      ["combat", "[data-action=attack][data-mode=ss]"],
      ["combat", "[data-action=dodge]"],
      [null, "[data-action=openDamage]"],
      [null, "[data-action=openRest]"],
      ["history", "[data-action=openGrant]"],
      ["gear", "[role=tabpanel][data-tab=gear] [data-action=deleteItem]"],
    ] as const;
    for (const [tab, button] of buttons) {
      if (tab) await showTab(sheet, tab);
      if (button.includes("deleteItem")) await unlock(sheet);
      await pressAtOnce(sheet.locator(button).first(), 3);
      await expect(page.locator(questions)).toHaveCount(1);
      await pressAtOnce(sheet.locator(button).first());
      await settle(page);
      await expect(page.locator(questions), button).toHaveCount(1);
      await page.locator(questions).locator("[data-action=close]").first().click();
      await expect(page.locator(questions)).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });

  test("an item is deleted once", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "gear");
    await unlock(sheet);
    const button = sheet
      .locator("tr[data-item-id] [data-action=deleteItem], [data-item-id] [data-action=deleteItem]")
      .first();
    const before = await ask<number>(page, "game.user.character.items.size");
    await pressAtOnce(button);
    const yes = page.locator(".application.dialog [data-action=yes]");
    await pressAtOnce(yes);
    await asked(page, "game.user.character.items.size").toBe(before - 1);
    await settle(page);
    await expect(page.locator(questions)).toHaveCount(0);
    await asked(page, "game.user.character.items.size").toBe(before - 1);
    expect(complaints).toEqual([]);
  });

  test("an item that is gone by the time of the answer is no failure", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "gear");
    await unlock(sheet);
    const button = sheet.locator("[data-action=deleteItem]").first();
    const id = await button.getAttribute("data-item-id");
    await button.click();
    await ask(page, `game.user.character.items.get("${id}").delete().then(() => true)`);
    await page.locator(".application.dialog [data-action=yes]").click();
    await expect(page.locator(questions)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test("an entry of a card is applied once and taken back once, and no press goes through to the button after it", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    await ask(page, "CONFIG.Dice.randomUniform = () => 0.35");
    await target(page, "Agent Marsh");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    const attack = sheet.locator("[data-action=attack][data-mode=ss]").first();
    const card = await cardFrom(page, () => attack.click({ modifiers: ["Shift"] }));
    await page.getByRole("tab", { name: "Chat" }).click();
    const states: string[] = [];
    for (const [verb, state] of [
      ["apply", "applied"],
      ["undo", "undone"],
    ] as const) {
      await pressAtOnce(card.locator(`[data-entry=target0][data-action=${verb}]`));
      await expect(card.locator(`[data-entry=target0][data-state=${state}]`).first()).toBeVisible();
      await card
        .locator("button[data-entry=target0][data-action]")
        .first()
        .dispatchEvent("click", { detail: 2, bubbles: true });
      await settle(page);
      const id = await card.getAttribute("data-message-id");
      states.push(await ask<string>(page, `game.messages.get("${id}").system.entries.at(-1).state`));
    }
    expect(states).toEqual(["applied", "undone"]);
    expect(complaints).toEqual([]);
  });

  test("a question opens in the detached window in which its sheet stands, and in the page where it stands there", async ({
    browser,
  }) => {
    const { page, complaints } = await join(browser, world.url, "player-one");
    const sheet = await openSheet(page, "Kestrel");
    await showTab(sheet, "combat");
    await ask(
      page,
      `(() => {
        const { ApplicationV2 } = foundry.applications.api;
        const { render } = ApplicationV2.prototype;
        globalThis.opened = [];
        ApplicationV2.prototype.render = function (options) {
          if (options?.force) opened.push(options.window?.windowId ?? "page");
          return render.call(this, options);
        };
      })()`,
    );
    for (const place of ["page", "aside"]) {
      if (place === "aside") await ask(page, "void (game.user.character.sheet.window = { windowId: 'aside' })");
      await sheet.locator("[data-action=openRest]").click();
      await page.locator(questions).locator("[data-action=close]").first().click();
      await expect(page.locator(questions)).toHaveCount(0);
      expect(await ask<string>(page, "opened.join()")).toBe(place === "page" ? "page" : "page,aside");
    }
    expect(complaints).toEqual([]);
  });
});
