import { UNHURT, type Effect, type Snapshot, type Starter, type Weapon } from "../../src/rules/ze/index.ts";
import type { Refusal, Result } from "../../src/rules/kernel/index.ts";

/** A fighter with figures of the middle, changed as a test needs. */
export function fighter(change: Partial<Snapshot> = {}): Snapshot {
  return {
    attributes: { st: 3, ge: 4, ko: 3, re: 3, wn: 2, in: 2, wk: 3, ch: 2 },
    skills: {
      pistolen: { attribute: "ge", value: 4 },
      gewehre: { attribute: "ge", value: 4 },
      ausweichen: { attribute: "re", value: 3 },
      nahkampfwaffen: { attribute: "ge", value: 3 },
      "waffenloser-kampf": { attribute: "ge", value: 2 },
      konzentration: { attribute: "wk", value: 2 },
    },
    sf: {},
    taught: [],
    class: "fighter",
    born: "matrix",
    dreamer: false,
    wounds: UNHURT,
    mental: 0,
    dead: false,
    ap: { value: 5, override: null },
    armor: 0,
    effects: [],
    ...change,
  };
}

/** The Glock 17 of the tables, changed as a test needs. */
export function pistol(change: Partial<Weapon> = {}): Weapon {
  return {
    identifier: "glock-17",
    category: "pistol",
    damage: 2,
    rof: { ss: -3, bf: null, fa: null },
    ze: null,
    magazine: { value: 18, max: 18 },
    range: 100,
    silenceable: false,
    silenced: false,
    revolver: false,
    hands: 1,
    skill: "pistolen",
    area: null,
    ammunition: "light",
    ...change,
  };
}

/** The HK G11 of the tables: three modes, 20 bullets in automatic fire. */
export function rifle(change: Partial<Weapon> = {}): Weapon {
  return pistol({
    identifier: "hk-g11",
    category: "rifle",
    damage: 5,
    rof: { ss: -2, bf: -4, fa: 20 },
    magazine: { value: 50, max: 50 },
    range: 500,
    hands: 2,
    skill: "gewehre",
    ...change,
  });
}

/** The katana of the tables. */
export function katana(change: Partial<Weapon> = {}): Weapon {
  return pistol({
    identifier: "katana",
    category: "melee",
    damage: 3,
    rof: { ss: null, bf: null, fa: null },
    ze: -1,
    magazine: null,
    range: null,
    hands: 2,
    skill: "nahkampfwaffen",
    ...change,
  });
}

/** No weapon at all, as the tables have it. */
export function fists(): Weapon {
  return katana({ identifier: "unarmed", damage: 0, ze: -3, hands: 1, skill: "waffenloser-kampf" });
}

/** A grenade with 8 damage in 5 metres. */
export function grenade(): Weapon {
  return pistol({
    identifier: "fragmentation-grenade",
    category: "grenade",
    damage: 8,
    rof: { ss: 0, bf: null, fa: null },
    magazine: { value: 1, max: 1 },
    range: 30,
    skill: "wurfwaffen",
    area: { radius: 5, damage: 8 },
  });
}

/** An effect under a name of its own. */
export function effect(change: Partial<Effect> & Pick<Effect, "aspect" | "amount">): Effect {
  return { key: "MC.Test.effect", ...change };
}

/** Somebody under the given id who rolled so much for the start of a fight. */
export function starter(id: string, total: number, change: Partial<Starter> = {}): Starter {
  return { id, name: id, total, re: 3, stufe: 0, first: false, ...change };
}

/** The value of a result that must be there. */
export function granted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.problems.map(({ key }) => key).join(", ")}`);
}

/** The keys of the refusals of a result that must be refused. */
export function refusals(result: Result<unknown>): readonly string[] {
  if (!result.ok) return result.problems.map(({ key }: Refusal) => key);
  throw new Error("was not refused");
}
