import { expect, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";

/** What a console may say without a journey failing: nothing but plain remarks. */
const QUIET = new Set(["log", "info", "debug"]);

/** How many times slower every window is made; `SLOW_WINDOW=6` tries the journeys on a slow machine. */
const SLOW_WINDOW = Number(process.env["SLOW_WINDOW"] ?? 1);

/** The longest that a window may take to be ready, in milliseconds. */
const LOADING = 60_000;

/** The longest that a window is asked again for what it cannot answer yet, in milliseconds. */
const PATIENCE = 20_000;

/** A person at the page: the page, and everything its console complained about. */
export interface Person {
  readonly page: Page;
  readonly complaints: string[];
}

const windows: BrowserContext[] = [];

/** Closes every window that was opened, so that none comes back to the next world at the same address. */
export async function leaveAll(): Promise<void> {
  await Promise.all(windows.splice(0).map((window) => window.close()));
}

/**
 * Joins a world as a user and waits until the page can be used: in a browser of its own, or in another window beside
 * one that is there.
 */
export async function join(browser: Browser, url: string, user: string, beside?: Person): Promise<Person> {
  const context = beside?.page.context() ?? (await browser.newContext());
  if (!beside) windows.push(context);
  const page = await context.newPage();
  if (SLOW_WINDOW > 1) {
    const tools = await context.newCDPSession(page);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_WINDOW });
  }
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!QUIET.has(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  await page.goto(`${url}/?user=${user}`);
  await ready(page);
  return { page, complaints };
}

/** Loads a page anew and waits until it can be used. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction("globalThis.game?.ready === true", undefined, { timeout: LOADING });
}

/** Opens the sheet of an actor by its name, as the directory does. */
export async function openSheet(page: Page, name: string): Promise<Locator> {
  await page.getByRole("tab", { name: /Actors|Akteure/ }).click();
  await page.locator(".directory-list").getByText(name, { exact: true }).first().click();
  const sheet = page.locator(".application:has(.mc-sheet)").filter({ hasText: name }).first();
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Shows a tab of a sheet. */
export async function showTab(sheet: Locator, tab: string): Promise<void> {
  await sheet.locator(`[role=tab][data-tab="${tab}"]`).click();
  await expect(sheet.locator(`[role=tabpanel][data-tab="${tab}"]`)).toBeVisible();
}

/** Chooses one of several in a window, each of which is a field inside its words. */
export async function choose(window: Locator, name: string, value: string): Promise<void> {
  const field = `input[name="${name}"][value="${value}"]`;
  await window.locator(`label:has(${field})`).click();
  await expect(window.locator(field)).toBeChecked();
}

/** Takes a token as the one target. */
export async function target(page: Page, token: string): Promise<void> {
  const row = page.locator("[data-token-id]").filter({ has: page.getByText(token, { exact: true }) });
  const button = row.locator("[data-action=target]");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

/** The cards that a window knows, by the ids of their messages; questions to the GM are none. */
const CARDS = "game.messages.filter((one) => one.type === 'check').map((one) => one.id)";

/**
 * Does something that posts a card, and answers with this very card in the chat of the window: never with an older one
 * that still stands last, nor with a later one.
 */
export async function cardFrom(page: Page, act: () => Promise<unknown>): Promise<Locator> {
  const before = await ask<readonly string[]>(page, CARDS);
  await act();
  const fresh = `${CARDS}.find((id) => !${JSON.stringify(before)}.includes(id)) ?? null`;
  await asked(page, fresh).not.toBeNull();
  return cardOf(page, await ask<string>(page, fresh));
}

/** A card in another window. */
export async function cardIn(page: Page, card: Locator): Promise<Locator> {
  return cardOf(page, (await card.getAttribute("data-message-id")) ?? "");
}

function cardOf(page: Page, id: string): Locator {
  return page.locator(`li.chat-message[data-message-id="${id}"]`);
}

/** Runs a function of text in the page and answers with its value. */
export function ask<T>(page: Page, code: string): Promise<T> {
  return page.evaluate<T>(code);
}

/**
 * Expects something of what a window answers, and waits until it is so: a window learns what another one did only
 * when it is told. What cannot be worked out yet is asked again.
 */
export function asked(page: Page, code: string): ReturnType<typeof expect.poll<unknown>> {
  const end = Date.now() + PATIENCE;
  const answer = async (): Promise<unknown> => {
    for (;;) {
      try {
        return await ask<unknown>(page, code);
      } catch (error) {
        if (Date.now() > end) throw error;
        await page.waitForTimeout(100);
      }
    }
  };
  return expect.poll(answer);
}

/**
 * Waits until all the windows have drawn what any of them did so far, to tell what does not come from what is late: each
 * says a word, and words are drawn in the order in which they are said.
 */
export async function allIsTold(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const id = await ask<string>(page, "ChatMessage.implementation.create({ content: '…' }).then(({ id }) => id)");
    for (const other of pages) await expect(other.locator(`[data-message-id="${id}"]`)).toBeAttached();
    await ask(page, `game.messages.get("${id}").delete().then(() => null)`);
  }
}

/** Drags a window by its header so that its corner comes to lie at the given place of the page. */
export async function moveWindow(
  page: Page,
  window: Locator,
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  // Waits until the window rests, and takes hold of it where it rests then.
  await window.locator(".window-header").hover({ position: { x: 60, y: 12 } });
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs(((await window.boundingBox())?.x ?? Infinity) - to.x)).toBeLessThan(4);
}
