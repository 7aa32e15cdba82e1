import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf, lookAt, odds, replay } from "../../src/rules/kernel/index.ts";
import * as ze from "../../src/rules/ze/index.ts";
import { fighter, granted } from "../support/ze.ts";

const sf = Object.fromEntries(ze.TREES.map((tree) => [tree, ze.lastLevel(tree)]));
const given: readonly ze.SfNeed[] = [
  "agent",
  "beforeEntry",
  "hit",
  "inside",
  "outside",
  "shadow",
  "simulation",
  "touch",
];

/** Every printed level that can be used. */
const usable = ze.TREES.flatMap((tree) =>
  ze.SF_TREES[tree].flatMap((entry, at) =>
    entry && entry.play !== "passive" && entry.play !== "initiative" ? [{ tree, level: at + 1, entry }] : [],
  ),
);
const level = fc.constantFrom(...usable);

function user(value: number, change: Partial<ze.Snapshot> = {}): ze.Snapshot {
  const skills = Object.fromEntries(
    Object.entries(ze.SKILL_ATTRIBUTES).map(([skill, attribute]) => [skill, { attribute, value }]),
  );
  return fighter({ sf, skills, ap: { value: 50, override: null }, ...change });
}

function checkOf(used: (typeof usable)[number], who: ze.Snapshot): ze.SfCheck {
  const shot = { fired: used.entry.needs.includes("shot") ? 1 : 13, hit: 1 };
  const { tree, level: at } = used;
  return granted(ze.sfCheck({ user: who, target: user(3) }, { tree, level: at, given, shot, deadZe: 0, row: "M" }));
}

const success = (check: ze.SfCheck): number => chanceOf(ze.sfOdds(check), (one) => one.success);

describe("uses of special abilities", () => {
  it("a better skill never lowers the chance of success", () => {
    fc.assert(
      fc.property(level, fc.integer({ min: 0, max: 5 }), (used, value) => {
        const more = success(checkOf(used, user(value + 1)));
        expect(more).toBeGreaterThanOrEqual(success(checkOf(used, user(value))) - 1e-12);
      }),
    );
  });

  it("a wound never raises it", () => {
    fc.assert(
      fc.property(level, fc.integer({ min: 0, max: 9 }), (used, boxes) => {
        const hurt = user(3, { wounds: { L: 0, M: boxes, S: 0, O: 0 } });
        expect(success(checkOf(used, hurt))).toBeLessThanOrEqual(success(checkOf(used, user(3))) + 1e-12);
      }),
    );
  });

  it("the odds are those of the step that is rolled", () => {
    for (const used of usable) {
      const check = checkOf(used, user(3));
      const short = ze.sfOdds(check);
      expect(Math.abs(chanceOf(short, () => true) - 1)).toBeLessThan(1e-12);
      if (check.other !== null) continue;
      const long = lookAt(odds(ze.useSf(check)), ({ success, difference }) => ({ success, difference }));
      for (const { value, chance } of long) {
        const found = chanceOf(short, (one) => one.success === value.success && one.difference === value.difference);
        expect(found).toBeCloseTo(chance, 12);
      }
    }
  });

  it("AP paid are never more than there are, and at most what success costs", () => {
    fc.assert(
      fc.property(level, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (used, own, other) => {
        const check = checkOf(used, user(3));
        const faces = [...(check.probe ? [[own]] : []), ...(check.other ? [[other]] : [])];
        const played = replay(ze.useSf(check), used.tree === "transfer" && used.level === 4 ? [[2]] : faces);
        if (!played.ok) throw new Error("refused");
        expect(played.value.ap).toBeLessThanOrEqual(check.available);
        expect(played.value.ap).toBeGreaterThanOrEqual(0);
        const price = ze.apFor(used.entry.ap, { available: check.available, count: 1, success: true });
        expect(price).toMatchObject({ ok: true });
        if (price.ok) expect(played.value.ap).toBeLessThanOrEqual(price.value);
      }),
    );
  });

  it("checks survive being stored, with the same outcome", () => {
    fc.assert(
      fc.property(level, fc.integer({ min: 1, max: 9 }), (used, face) => {
        const check = checkOf(used, user(3));
        const stored = JSON.parse(JSON.stringify(check)) as ze.SfCheck;
        const faces = [...(check.probe ? [[face]] : []), ...(check.other ? [[5]] : [])];
        expect(replay(ze.useSf(stored), faces)).toEqual(replay(ze.useSf(check), faces));
      }),
    );
  });
});
