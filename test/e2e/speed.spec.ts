import { expect, test, type Page } from "@playwright/test";
import { ask, join } from "./player.ts";
import { sharedWorld } from "./world.ts";

/** The longest that a sheet may take to open, in milliseconds of scripting, where nothing else runs. */
const OPENING = 150;

/** What sorting 10,000 numbers takes in the same page, in milliseconds, on the machine that the bound is stated for. */
const STATED_BASELINE = 2;

/** How much slower a busy machine may make it without failing the suite; the figures stand in the report. */
const BUSY = 3;

const world = sharedWorld();

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

/** What was measured, in milliseconds: openings of the sheet, and beside each of them the baseline. */
interface Times {
  readonly openings: readonly number[];
  readonly baselines: readonly number[];
}

/** Times several openings of the sheet, from the call until everything stands in the page. */
function measure(page: Page): Promise<Times> {
  return ask(
    page,
    `(async () => {
      const { sheet } = game.actors.getName("Kestrel");
      const [openings, baselines] = [[], []];
      for (let turn = 0; turn < 9; turn += 1) {
        let seed = 1;
        const numbers = Array.from({ length: 10000 }, () => (seed = (seed * 16807) % 2147483647));
        const before = performance.now();
        numbers.sort((a, b) => a - b);
        const start = performance.now();
        await sheet.render({ force: true });
        openings.push(performance.now() - start);
        baselines.push(start - before);
        await sheet.close({ animate: false });
      }
      return { openings, baselines };
    })()`,
  );
}

/** The third quickest of some times: a busy machine slows some of them, never makes one quicker than the page is. */
function third(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[2] ?? Infinity;
}

test("a character with 40 skills, all 17 trees and 60 other items opens quickly", async ({ browser }) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
  await enlarge(page);
  const counts = await ask(
    page,
    `(({ skill, sf, weapon, armor, gear }) => [skill.length, sf.length, weapon.length + armor.length + gear.length])(game.actors.getName("Kestrel").itemTypes)`,
  );
  expect(counts).toEqual([40, 17, 60]);
  const { openings, baselines } = await measure(page);
  const figures = [openings, baselines].map((times) => times.map((time) => time.toFixed(1)).join(" ")).join(" / ");
  test.info().annotations.push({ type: "opening", description: figures });
  // A slower machine is given as much more time as it takes for the baseline.
  const slower = Math.max(1, third(baselines) / STATED_BASELINE);
  expect(third(openings)).toBeLessThan(OPENING * BUSY * slower);
  expect(complaints).toEqual([]);
});

test("one changed value draws only the parts of the sheet that show it", async ({ browser }) => {
  const { page, complaints } = await join(browser, world.url, "gamemaster");
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
