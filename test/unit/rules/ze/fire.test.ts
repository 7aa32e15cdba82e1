import { describe, expect, it } from "vitest";
import { chanceOf, odds, replay } from "../../../../src/rules/kernel/index.ts";
import {
  bulletHits,
  bulletsFired,
  fireModesOf,
  hitDiceOf,
  isSilenced,
  isThrown,
  mayBeSilenceable,
  mayFireAtArea,
  maySilence,
  type Volley,
} from "../../../../src/rules/ze/index.ts";
import { granted, grenade, katana, pistol, rifle } from "../../../support/ze.ts";

const volley = (bullets: number, skill = 4): Volley => ({ mode: "fa", bullets, skill });
const hits = (bullets: number, dice: readonly number[], skill = 4): number =>
  granted(replay(bulletHits(volley(bullets, skill)), dice.length === 0 ? [] : [dice]));

describe("bullets fired", () => {
  it("one, three, or what automatic fire prints", () => {
    expect(bulletsFired(rifle(), "ss")).toBe(1);
    expect(bulletsFired(rifle(), "bf")).toBe(3);
    expect(bulletsFired(rifle(), "fa")).toBe(20);
  });

  it("R-Z23: with fewer rounds left the rest is fired", () => {
    const low = rifle({ magazine: { value: 2, max: 50 } });
    expect(bulletsFired(low, "fa")).toBe(2);
    expect(bulletsFired(low, "bf")).toBe(2);
    expect(bulletsFired(rifle({ magazine: { value: 0, max: 50 } }), "ss")).toBe(0);
    expect(bulletsFired(rifle({ magazine: null }), "fa")).toBe(20);
  });

  it("none in a mode that the weapon does not have", () => {
    expect(bulletsFired(pistol(), "bf")).toBe(0);
    expect(fireModesOf(pistol())).toEqual(["ss"]);
    expect(fireModesOf(rifle())).toEqual(["ss", "bf", "fa"]);
    expect(fireModesOf(katana())).toEqual([]);
  });
});

describe("bullets that hit, table 2", () => {
  it.each([
    [1, 0, 0],
    [8, 0, 0],
    [9, 1, -1],
    [10, 1, -1],
    [11, 1, 0],
    [12, 1, 0],
    [13, 2, 0],
    [18, 2, 0],
    [19, 3, 0],
    [24, 3, 0],
    [25, 4, 0],
    [200, 4, 0],
  ])("R-Z11: of %i fired, skill 1 and %i W6 with %i", (bullets, dice, plus) => {
    expect(hitDiceOf(volley(bullets))).toBe(dice);
    const faces = Array.from({ length: dice }, () => 2);
    expect(hits(bullets, faces, 1)).toBe(1 + 2 * dice + plus);
  });

  it("R-Z11: 14 bullets at skill 4: 4 + 2W6, never more than 14", () => {
    expect(hits(14, [3, 4])).toBe(11);
    expect(hits(14, [6, 6])).toBe(14);
  });

  it("R-Z11: at least one after a success, never more than fired", () => {
    expect(hits(3, [], 0)).toBe(1);
    expect(hits(3, [], 6)).toBe(3);
    expect(hits(9, [1], 0)).toBe(1);
    expect(hits(0, [], 4)).toBe(0);
  });

  it("R-Z11: a burst goes by the table, a single shot is one bullet", () => {
    expect(granted(replay(bulletHits({ mode: "bf", bullets: 3, skill: 2 }), []))).toBe(2);
    expect(granted(replay(bulletHits({ mode: "ss", bullets: 1, skill: 6 }), []))).toBe(1);
    expect(hitDiceOf({ mode: "ss", bullets: 1, skill: 6 })).toBe(0);
  });

  it("has exact odds", () => {
    const all = odds(bulletHits(volley(14)));
    expect(chanceOf(all, (count) => count === 14)).toBeCloseTo(6 / 36, 12);
    expect(chanceOf(all, (count) => count === 6)).toBeCloseTo(1 / 36, 12);
  });
});

describe("silencers", () => {
  it("R-Z21: fit only what is marked so, and no revolver", () => {
    expect(maySilence(pistol())).toBe(false);
    expect(maySilence(pistol({ silenceable: true }))).toBe(true);
    expect(maySilence(pistol({ silenceable: true, revolver: true }))).toBe(false);
    expect(isSilenced(pistol({ silenceable: true, silenced: true }))).toBe(true);
    expect(isSilenced(pistol({ silenceable: false, silenced: true }))).toBe(false);
  });

  it("by the general rule: no revolver, and less than 350 metres a second", () => {
    expect(mayBeSilenceable(false, 349)).toBe(true);
    expect(mayBeSilenceable(false, 350)).toBe(false);
    expect(mayBeSilenceable(true, 200)).toBe(false);
  });
});

describe("areas", () => {
  it("R-Z22: automatic fire and shotguns may be fired at an area", () => {
    expect(mayFireAtArea(rifle(), "fa")).toBe(true);
    expect(mayFireAtArea(rifle(), "ss")).toBe(false);
    expect(mayFireAtArea(pistol({ category: "shotgun" }), "ss")).toBe(true);
    expect(mayFireAtArea(pistol({ category: "shotgun" }), "fa")).toBe(false);
  });

  it("R-Z22: grenades are thrown", () => {
    expect(isThrown(grenade())).toBe(true);
    expect(isThrown(rifle())).toBe(false);
  });
});
