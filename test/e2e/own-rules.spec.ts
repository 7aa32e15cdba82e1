import { expect, test } from "@playwright/test";
import { ask, join, openSheet, showTab } from "./player.ts";
import { sharedWorld } from "./world.ts";

const world = sharedWorld();

test("skills and trees that the GM makes in the world are offered in creation and advancement, and nothing twice", async ({
  browser,
}) => {
  const gm = await join(browser, world.url, "gamemaster");
  await ask(
    gm.page,
    `(async () => {
      await Item.create({ name: "Kung-Fu über Dächern", type: "skill", system: { attribute: "ge" } });
      await Item.create({ name: "Hidden lore", type: "skill", ownership: { default: 0 } }).then((item) => item.update({ "ownership.default": 0 }));
      const levels = [{ name: "First leap", text: "Leaps." }, { name: "Second leap", text: "Leaps far." }];
      await Item.create({ name: "Free Leap", type: "sf", system: { class: "fighter", levels } });
      await Actor.create({ name: "Nova", type: "ze", ownership: { userplayerone000: 3 } });
    })()`,
  );
  const player = await join(browser, world.url, "player-one");
  const { page } = player;
  const nova = await openSheet(page, "Nova");
  await nova.locator("[data-action=takeAllSkills]").click();
  await expect(nova.locator("[data-tab=values] tr[data-item-id]")).toHaveCount(32);
  await expect(nova).toContainText("Kung-Fu über Dächern");
  await expect(nova).not.toContainText("Hidden lore");
  await expect(nova.locator("[data-action=takeAllSkills]")).toHaveCount(0);
  await nova.locator("[data-action=openBuilder]").click();
  const builder = page.locator(".application:has(.mc-builder)");
  await builder.locator(".mc-steps [data-step=sf]").click();
  const leap = builder.locator("tr").filter({ hasText: "Free Leap" });
  await leap.locator("[data-action=raise]").click();
  await leap.locator("[data-action=raise]").click();
  await expect(leap.locator("[data-action=raise]")).toBeDisabled();
  await expect(builder.locator(".mc-budget__line").nth(2)).toContainText("3 of 19");
  await builder.locator("[data-action=close]").first().click();
  await nova.locator("[data-action=close]").first().click();

  const sheet = await openSheet(page, "Kestrel");
  await showTab(sheet, "sf");
  await expect(sheet.locator("[data-action=selectSf][data-tree=free-leap]")).toHaveCount(2);
  await showTab(sheet, "history");
  await sheet.locator("[data-action=openAdvancement]").click();
  await expect(page.locator("[data-action=buy][data-subject='skill.kung-fu-ueber-daechern']")).toBeDisabled();

  const slugs = await ask(
    gm.page,
    `(async () => {
      const leap = () => Item.create({ name: "Free Leap", type: "sf" });
      const [second, third] = [await leap(), await leap()];
      await third.update({ system: { identifier: "far-leap" } });
      return [second, third].flatMap(({ system }) => [system.identifier, system.tree]);
    })()`,
  );
  expect(slugs).toEqual(["free-leap-2", "free-leap-2", "far-leap", "far-leap"]);

  const twice = await ask<number>(
    page,
    `(async () => {
      const actor = game.actors.getName("Kestrel");
      const source = (await game.packs.get("matrix-construct.skills").getDocuments()).find((item) => item.system.identifier === "pistolen");
      await actor.sheet._onDropItem(new DragEvent("drop"), source);
      return actor.itemTypes.skill.filter((item) => item.system.identifier === "pistolen").length;
    })()`,
  );
  expect(twice).toBe(1);
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});

test("without the guided creation the GM writes values freely, and a player does not", async ({ browser }) => {
  const gm = await join(browser, world.url, "gamemaster");
  await ask(
    gm.page,
    `(async () => {
      await game.settings.set("matrix-construct", "guidedCreation", false);
      await Actor.create({ name: "Free", type: "ze", ownership: { userplayerone000: 3 } });
    })()`,
  );
  const player = await join(browser, world.url, "player-one");
  const sheet = await openSheet(player.page, "Free");
  await expect(sheet.locator("[data-action=openBuilder]")).toHaveCount(0);
  await sheet.locator("[data-action=toggleEdit]").click();
  await expect(sheet.locator("input[name=name]")).toBeVisible();
  await expect(sheet.locator("input[name='system.attributes.st']")).toHaveCount(0);

  const gmSheet = await openSheet(gm.page, "Free");
  await gmSheet.locator("[data-action=toggleEdit]").click();
  const strength = gmSheet.locator("input[name='system.attributes.st']");
  await strength.fill("9");
  await strength.press("Tab");
  await expect(sheet.locator("[data-attribute=st]")).toContainText("9");

  await ask(gm.page, `game.settings.set("matrix-construct", "guidedCreation", true)`);
  await expect(sheet.locator("[data-action=openBuilder]")).toBeVisible();
  await expect(sheet.locator("input[name='system.attributes.st']")).toHaveValue("9");
  await gmSheet.locator("select[name='system.creation']").selectOption("free");
  await expect(sheet.locator("[data-action=openBuilder]")).toHaveCount(0);
  await expect(sheet.locator("input[name='system.attributes.st']")).toHaveCount(0);
  await expect(strength).toHaveValue("9");
  expect([...player.complaints, ...gm.complaints]).toEqual([]);
});

test("whatever is typed as a slug becomes one, and the character that has the item can be opened", async ({
  browser,
}) => {
  const gm = await join(browser, world.url, "gamemaster");
  const { page } = gm;
  const slugs = await ask<string>(
    page,
    `(async () => {
      const actor = await Actor.create({ name: "Slugs", type: "ze" });
      const [skill, tree] = await actor.createEmbeddedDocuments("Item", [
        { name: "Odd", type: "skill", system: { identifier: "__proto__", attribute: "ge" } },
        { name: "Tree", type: "sf" },
      ]);
      const seen = [skill.system.identifier];
      for (const identifier of ["constructor", "Über den Dächern!", "", "…"]) {
        await skill.update({ system: { identifier } });
        seen.push(skill.system.identifier);
      }
      await tree.update({ system: { identifier: "Free Leap" } });
      return [...seen, tree.system.identifier, tree.system.tree].join();
    })()`,
  );
  expect(slugs).toBe("proto,constructor,ueber-den-daechern,ueber-den-daechern,ueber-den-daechern,free-leap,free-leap");
  await ask(
    page,
    "game.actors.getName('Slugs').items.getName('Odd').update({ system: { identifier: 'constructor' } })",
  );
  const sheet = await openSheet(page, "Slugs");
  await expect(sheet).toContainText("Odd");
  await showTab(sheet, "combat");
  expect(gm.complaints).toEqual([]);
});
