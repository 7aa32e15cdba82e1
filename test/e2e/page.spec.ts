import { expect, test, type Page } from "@playwright/test";
import { ask, asked, join } from "./player.ts";
import { sharedWorld } from "./world.ts";

async function say(page: Page, text: string): Promise<void> {
  const box = page.locator("#chat-message");
  await box.fill(text);
  await box.press("Enter");
}

test.describe("the page of the stand-in host", () => {
  const world = sharedWorld({ latency: 40 });

  test("settings are listed, stored, and open the system's menus", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    await page.locator(".open-settings").click();
    const settings = page.locator("#settings-config");
    await settings.locator("[data-action=openMenu]").first().click();
    await expect(page.locator("#matrix-construct-house-rules")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#matrix-construct-house-rules")).toBeHidden();
    await settings.locator("select[name='core.colorScheme']").selectOption("light");
    await settings.locator("input[name='matrix-construct.skipDialog']").check();
    await settings.locator("button[type=submit]").click();
    await expect(settings).toBeHidden();
    await expect(page.locator("body")).toHaveClass(/theme-light/);
    await asked(page, "game.settings.get('matrix-construct', 'skipDialog')").toBe(true);
    expect(complaints).toEqual([]);
  });

  test("items are created, dragged out of a pack into the world, and deleted after asking", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    await page.locator("#sidebar-tab-items").click();
    const items = page.locator("#items");
    await items.locator(".create-entry").click();
    await page.locator("dialog input[name=name]").fill("Zippo");
    await page.keyboard.press("Enter");
    await expect(page.locator(".window-title").filter({ hasText: "Zippo" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("#sidebar-tab-compendium").click();
    await page.getByText("Weapons / Waffen").click();
    await page.locator("#sidebar-tab-items").click();
    await page.locator(".compendium .directory-item").filter({ hasText: "Katana" }).dragTo(items.locator("ol").first());
    await expect(items.getByText("Katana")).toBeVisible();
    await items.locator(".directory-item").filter({ hasText: "Zippo" }).locator(".delete-entry").click();
    await page.locator("dialog [data-action=yes]").click();
    await expect(items.getByText("Zippo")).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test("the chat takes text, rolls, whispers and links, and says what it does not know", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const player = await join(browser, world.url, "player-one");
    await say(gm.page, "<b>bold</b>");
    await say(gm.page, "/gmroll 2d6kh + (1 + 2) # guess");
    await say(gm.page, "/w [Player One] psst");
    await say(gm.page, "/nonsense");
    await expect(gm.page.locator(".notification.error")).toContainText("/nonsense");
    await expect(gm.page.locator(".dice-formula")).toHaveText("2d6kh + (1 + 2)");
    await expect(player.page.locator(".chat-message")).toHaveCount(2);
    await expect(player.page.locator(".chat-message").first()).toContainText("<b>bold</b>");
    await expect(player.page.locator(".chat-message").last()).toContainText("psst");
    await ask(
      gm.page,
      "ChatMessage.implementation.create({ content: `@UUID[${game.actors.getName('Kestrel').uuid}]{the runner}` }).then(() => 1)",
    );
    await player.page.getByRole("button", { name: "the runner" }).click();
    await expect(player.page.locator(".window-title").filter({ hasText: "Kestrel" })).toBeVisible();
    await gm.page.locator(".chat-message").filter({ hasText: "the runner" }).locator(".message-delete").click();
    await expect(player.page.getByRole("button", { name: "the runner" })).toBeHidden();
    expect([...gm.complaints, ...player.complaints]).toEqual([]);
  });

  test("who joins while things are made knows each of them once, and in their order", async ({ browser }) => {
    const gm = await join(browser, world.url, "gamemaster");
    const made = ask(
      gm.page,
      `(async () => {
        const vesper = game.actors.getName("Vesper");
        for (let n = 0; n < 60; n += 1) {
          const [thing] = await vesper.createEmbeddedDocuments("Item", [{ name: "Thing", type: "gear" }]);
          await thing.update({ name: "Thing " + n });
        }
      })()`,
    );
    const { page, complaints } = await join(browser, world.url, "player-one");
    await made;
    const things = "game.actors.getName('Vesper').toObject().items.map(({ name }) => name)";
    await asked(page, things).toEqual(await ask<readonly string[]>(gm.page, things));
    expect([...complaints, ...gm.complaints]).toEqual([]);
  });

  test("a token is acted as, and taken into an encounter and out of it", async ({ browser }) => {
    const { page, complaints } = await join(browser, world.url, "gamemaster");
    const row = page.locator("[data-token-id]").filter({ hasText: "Vesper" });
    await row.locator("[data-action=control]").click();
    await expect(row.locator("[data-action=control]")).toHaveAttribute("aria-pressed", "true");
    await page.locator("#sidebar-tab-combat").click();
    await row.locator("[data-action=combat]").click();
    await expect(page.locator("#combat .combatant")).toHaveText(["Vesper"]);
    await row.locator("[data-action=combat]").click();
    await expect(page.locator("#combat .combatant")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
