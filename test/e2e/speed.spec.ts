import { expect, test, type Page } from "@playwright/test";
import { startHost, type Host } from "../support/host.ts";
import { ask, join, leaveAll } from "./player.ts";

/** The longest that a sheet may take to open, in milliseconds of scripting, where nothing else runs. */
const OPENING = 150;

/** How much slower a busy machine may make it without failing the suite; the figures stand in the report. */
const BUSY = 3;

let host: Host;

test.beforeAll(async () => {
  host = await startHost();
});

test.afterEach(leaveAll);

test.afterAll(() => host.stop());

/** Gives Kestrel 40 skills, all 17 trees and 60 other items, as a long campaign would. */
async function enlarge(page: Page): Promise<void> {
  await ask(
    page,
    `(async () => {
      const actor = game.actors.getName("Kestrel");
      const load = async (name) => (await game.packs.get("matrix-construct." + name).getDocuments()).map((one) => game.items.fromCompendium(one));
      const [skills, trees, weapons] = [await load("skills"), await load("sf"), await load("weapons")];
      const known = new Set(actor.itemTypes.skill.map((item) => item.system.identifier));
      const missing = skills.filter(({ system }) => !known.has(system.identifier));
      const own = Array.from({ length: 9 }, (_, index) => ({ name: "Own skill " + index, type: "skill", system: { value: 3 } }));
      const carried = Array.from({ length: 60 - actor.itemTypes.weapon.length - actor.itemTypes.armor.length }, (_, index) => {
        return index % 2 ? weapons[index] : { name: "Thing " + index, type: "gear", system: { quantity: index } };
      });
      await actor.createEmbeddedDocuments("Item", [...missing, ...own, ...trees, ...carried]);
      return true;
    })()`,
  );
}

/** The times of several openings of the sheet, in milliseconds from the call until everything stands in the page. */
function openings(page: Page): Promise<readonly number[]> {
  return ask(
    page,
    `(async () => {
      const { sheet } = game.actors.getName("Kestrel");
      const times = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const start = performance.now();
        await sheet.render({ force: true });
        times.push(performance.now() - start);
        await sheet.close({ animate: false });
      }
      return times;
    })()`,
  );
}

test("a character with 40 skills, all 17 trees and 60 other items opens quickly", async ({ browser }) => {
  const { page, complaints } = await join(browser, host.url, "gamemaster");
  await enlarge(page);
  const counts = await ask(
    page,
    `(({ skill, sf, weapon, armor, gear }) => [skill.length, sf.length, weapon.length + armor.length + gear.length])(game.actors.getName("Kestrel").itemTypes)`,
  );
  expect(counts).toEqual([40, 17, 60]);
  const times = (await openings(page)).toSorted((a, b) => a - b);
  // A busy machine slows some of the openings, never makes one quicker than the sheet is.
  const quick = times[2] ?? Infinity;
  test.info().annotations.push({ type: "opening", description: times.map((time) => time.toFixed(0)).join(" ") });
  expect(quick).toBeLessThan(OPENING * BUSY);
  expect(complaints).toEqual([]);
});

test("one changed value draws only the parts of the sheet that show it", async ({ browser }) => {
  const { page, complaints } = await join(browser, host.url, "gamemaster");
  const drawnAnew = await ask<readonly string[]>(
    page,
    `(async () => {
      const actor = game.actors.getName("Kestrel");
      const { sheet } = actor;
      await sheet.render({ force: true });
      const parts = [...sheet.element.querySelectorAll("[data-application-part]")];
      await actor.update({ system: { ap: { value: 4 } } });
      await sheet.render();
      return parts.filter((part) => !part.isConnected).map((part) => part.dataset.applicationPart);
    })()`,
  );
  expect(drawnAnew).toEqual(["header"]);
  expect(complaints).toEqual([]);
});
