import { expect, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";

/** What a console may say without a journey failing: nothing but plain remarks. */
const QUIET = new Set(["log", "info", "debug"]);

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

/** Joins a world as a user, in a window of its own, and waits until the page can be used. */
export async function join(browser: Browser, url: string, user: string): Promise<Person> {
  const context = await browser.newContext();
  windows.push(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!QUIET.has(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  await page.goto(`${url}/?user=${user}`);
  await page.waitForFunction("globalThis.game?.ready === true");
  return { page, complaints };
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

/** Takes a token as the one target. */
export async function target(page: Page, token: string): Promise<void> {
  const row = page.locator("[data-token-id]").filter({ has: page.getByText(token, { exact: true }) });
  await row.locator("[data-action=target]").click();
}

/** The newest card in the chat. */
export function newestCard(page: Page): Locator {
  return page.locator("li.chat-message [data-mc-card]").last();
}

/** Runs a function of text in the page and answers with its value. */
export function ask<T>(page: Page, code: string): Promise<T> {
  return page.evaluate<T>(code);
}

/** Drags a window by its header so that its corner comes to lie at the given place of the page. */
export async function moveWindow(
  page: Page,
  window: Locator,
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  const header = await window.locator(".window-header").boundingBox();
  if (!header) throw new Error("The window has no header to drag it by.");
  await page.mouse.move(header.x + 60, header.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 12, { steps: 4 });
  await page.mouse.up();
}
