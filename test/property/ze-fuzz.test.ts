import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kernel, ze } from "../../src/rules/index.ts";
import { functionsOf, withstands } from "../support/fuzz.ts";
import { fighter, fists, granted, grenade, katana, pistol, rifle } from "../support/ze.ts";

const hero = fighter();
const target = fighter({ wounds: { L: 3, M: 1, S: 0, O: 0 } });
const shot = granted(ze.shotCheck(hero, rifle(), { mode: "fa", target, dodge: 1 }));
const blow = granted(ze.strikeCheck(hero, katana(), { target, parry: 1 }));
const probe = { reading: "0-10", value: 7, stufe: -1, target: 1 } as const;
const improvement = granted(ze.improvement(hero, { kind: "skill", id: "pistolen" }));
const stamp = { id: "1", by: "gm", at: 0 };
const modifiers = [{ key: "MC.Test.modifier", aspect: "stufe", amount: -1 }];
const hit = { melee: false, weapon: 2, bullets: 1, w4: 3, strength: 3, ko: 3, difference: 2, armor: 1 };
const whom = { born: "matrix", dreamer: false, dampened: false };

/** A legal call of each function that this zone exports, by name. */
const CALLS: Readonly<Record<string, readonly unknown[]>> = {
  blowOn: [blow, { hit: true, difference: 2 }, ze.targetFigures(target), { ...ze.DEFAULT_RULES }],
  bulletHits: [{ mode: "fa", bullets: 14, skill: 4 }],
  bulletsFired: [rifle(), "fa"],
  creationCost: ["skill", 6],
  creationState: [{ class: "fighter", born: "matrix", attributes: { st: 3 }, skills: { pistolen: 4 }, sf: { hit: 2 } }],
  damageOf: [{ ...hit, ...whom }, ze.DEFAULT_RULES],
  derive: [hero, { ...ze.DEFAULT_RULES }],
  dodge: [{ ...probe, target: null }],
  dodgeCheck: [hero, modifiers, { ...ze.DEFAULT_RULES }],
  fireModesOf: [rifle()],
  hitDiceOf: [{ mode: "fa", bullets: 14, skill: 4 }],
  impactOn: [shot, { hit: true, difference: 2, bullets: 3, w4: 2 }, ze.targetFigures(target), { ...ze.DEFAULT_RULES }],
  improvement: [hero, { kind: "sf", id: "hit" }],
  improvementPrice: ["sf", true, 3],
  isForeign: ["sense", "fighter"],
  isSilenced: [pistol()],
  isThrown: [grenade()],
  isUnarmed: [fists()],
  markMental: [3, 4, { ...ze.DEFAULT_RULES }],
  markWounds: [{ marks: target.wounds, dreamer: false }, "M", 4, { ...ze.DEFAULT_RULES }],
  maximumAp: [hero, { ...ze.DEFAULT_RULES }],
  mayAct: [hero, { ...ze.DEFAULT_RULES }],
  mayBeSilenceable: [false, 300],
  mayFireAtArea: [rifle(), "fa"],
  maySilence: [pistol()],
  parryCheck: [hero, katana(), modifiers, { ...ze.DEFAULT_RULES }],
  payFor: [[{ id: "0", amount: 9, key: "k", subject: "", from: 0, to: 0, by: "gm", at: 0 }], improvement, stamp],
  physicalDamage: [{ strength: 4, ...whom }],
  plainDamage: [4, "outside"],
  probe: [probe],
  probeCheck: [hero, "pistolen", { target: 1, modifiers }, { ...ze.DEFAULT_RULES }],
  probeStufe: [probe],
  probeSums: [hero, "pistolen", modifiers, { ...ze.DEFAULT_RULES }],
  reductionOf: [3, "M", "outside"],
  rofOf: ["bf", 100],
  rowOf: [3, true],
  shoot: [shot, { ...ze.DEFAULT_RULES }],
  shootArea: [shot, [{ dodge: 1, target: ze.targetFigures(target) }], { ...ze.DEFAULT_RULES }],
  shotCheck: [hero, rifle(), { mode: "fa", target, modifiers, distance: 600 }, { ...ze.DEFAULT_RULES }],
  shotOdds: [shot, { ...ze.DEFAULT_RULES }],
  shotSum: [hero, rifle(), { mode: "fa", target, modifiers, distance: 600 }, { ...ze.DEFAULT_RULES }],
  strike: [blow, { ...ze.DEFAULT_RULES }],
  strikeCheck: [hero, katana(), { target, parry: probe, modifiers }, { ...ze.DEFAULT_RULES }],
  strikeOdds: [blow, { ...ze.DEFAULT_RULES }],
  strikeSum: [hero, fists(), { target, parry: 2, style: "physical", modifiers }, { ...ze.DEFAULT_RULES }],
  stufeSum: [hero, "pistolen", { ...ze.DEFAULT_RULES }],
  targetFigures: [target, { ...ze.DEFAULT_RULES }],
  timeSum: [
    { kind: "shoot", rof: -3 },
    { fastShot: 3, dodging: true, factor: 0.5, terms: modifiers },
  ],
  unarmedDamage: [{ difference: 2, strength: 4, ...whom }],
  valueSum: [hero, "pistolen", { ...ze.DEFAULT_RULES }],
  woundMalus: [target, { ...ze.DEFAULT_RULES }],
};

const right = [
  ...Object.values(CALLS).flat(),
  ...ze.ROWS,
  ...ze.FIRE_MODES,
  ...ze.TREES.slice(0, 4),
  "re",
  "schwer",
  3,
];

const ODD = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom<unknown>(null, undefined, NaN, Infinity, -Infinity, 1e308, 0.5, -1, -0, 1e9, 1e6, Symbol("s")),
  fc.constantFrom<unknown>([], {}, [[]], () => 1, "x".repeat(20_000), Array.from({ length: 20_000 }).fill(1)),
  fc.constantFrom<unknown>("constructor", "__proto__", "toString", "T", "O", "fa", "hit", "0-9", true, 1000, 99),
);

/** Plays a step with low, then with high faces, so that what hides behind the first roll is called too. */
function follow(value: unknown): void {
  if (typeof value !== "object" || value === null || !("kind" in value)) return;
  const { kind } = value;
  if (kind !== "done" && kind !== "roll" && kind !== "then") return;
  for (const faces of [[5], [10, 10, 5]]) {
    kernel.playWith(value as kernel.Step<unknown>, (ask) => {
      if (ask.kind === "sum") return Array.from({ length: ask.count }, () => 1);
      return ask.reading === "0-9" ? faces.map((face) => face % 10 && 5).slice(0, 1) : faces;
    });
  }
}

function mayOnlyRefuse(call: (...given: readonly unknown[]) => unknown, given: readonly unknown[]): void {
  try {
    follow(call(...given));
  } catch (error) {
    if (!(error instanceof kernel.ArgumentError)) throw error;
    expect(error.message.startsWith(error.argument)).toBe(true);
  }
}

/** The same data with one part, chosen by `way`, replaced by `odd`. */
function replaceOne(data: unknown, way: readonly number[], odd: unknown): unknown {
  const [first, ...rest] = way;
  if (first === undefined || typeof data !== "object" || data === null) return odd;
  const keys = Object.keys(data);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return odd;
  if (Array.isArray(data))
    return data.map((item: unknown, at) => (at === Number(key) ? replaceOne(item, rest, odd) : item));
  return { ...data, [key]: replaceOne(Reflect.get(data, key), rest, odd) };
}

describe("every public function of ze", () => {
  for (const [name, call] of functionsOf(ze)) {
    it(`${name} answers or names a bad argument, whatever it is given`, () => {
      withstands(call, right, 300);
    });
  }
});

describe("one odd part in a legal call of ze", () => {
  const functions = new Map(functionsOf(ze));
  for (const [name, legal] of Object.entries(CALLS)) {
    const call = functions.get(name);
    if (!call) continue;
    it(`${name} answers its legal call`, () => {
      expect(() => follow(call(...legal))).not.toThrow();
    });
    it(`${name} names the odd part, or answers`, () => {
      fc.assert(
        fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 5 }), ODD, (way, odd) => {
          const changed = replaceOne(legal, way, odd);
          mayOnlyRefuse(call, Array.isArray(changed) ? changed : [changed]);
        }),
        { numRuns: 300 },
      );
    });
  }
});
