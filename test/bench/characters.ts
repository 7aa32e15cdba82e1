import type * as abilities from "../../src/rules/abilities/index.ts";
import * as disciplines from "../../src/rules/disciplines/index.ts";
import { keyed } from "../../src/rules/kernel/index.ts";
import * as ze from "../../src/rules/ze/index.ts";

/** One character in each variant. */
interface Everyone {
  readonly abilities: abilities.Snapshot;
  readonly disciplines: disciplines.Snapshot;
  readonly ze: ze.Snapshot;
}

/** The `n`th character of a crowd: each has other figures, wounds, skills and effects. */
export function characterOf(n: number): Everyone {
  return { abilities: sixAbilities(n), disciplines: rebel(n), ze: fighter(n) };
}

function sixAbilities(n: number): abilities.Snapshot {
  const score = (at: number): number => 4 + ((n + at * 7) % 11);
  return {
    abilities: { str: score(0), dex: score(1), con: score(2), int: score(3), wil: score(4), per: score(5) },
    profession: n % 3,
    skills: {
      pistols: { ability: "dex", rank: n % 4 },
      stealth: { ability: "dex", rank: n % 3 },
      athletics: { ability: "str", rank: n % 2 },
    },
    tracks: { stun: n % 4, wound: n % 3, mortal: n % 2 },
    armor: n % 5,
    effects: [
      { key: "MC.Effect.cover", aspect: "step", amount: 1 },
      { key: "MC.Effect.shield", aspect: "armor", amount: 2 },
    ],
  };
}

function rebel(n: number): disciplines.Snapshot {
  return {
    disciplines: { ...disciplines.levelsOfRole("character"), speed: n % 4, agility: n % 3, awareness: n % 2 },
    talents: keyed(disciplines.TALENTS, () => "average"),
    chosen: ["speed", "agility", "awareness"],
    level: 1 + (n % 9),
    role: "character",
    hpMax: null,
    wounds: [{ id: "a", kind: "bullet", amount: 1 + (n % 2), source: "" }],
    visit: { inside: true, augmented: 0, accelerated: 0, regeneration: 0, regenerationInCombat: 0 },
    points: { disciplines: 0, talents: 0 },
    effects: [],
  };
}

function fighter(n: number): ze.Snapshot {
  return {
    attributes: keyed(ze.ATTRIBUTES, () => 2 + (n % 4)),
    skills: {
      pistolen: { attribute: "ge", value: n % 6 },
      ausweichen: { attribute: "re", value: n % 5 },
      konzentration: { attribute: "wk", value: n % 4 },
    },
    sf: { "fast-shot": n % 4, dodge: n % 3 },
    taught: [],
    class: "fighter",
    born: n % 2 === 0 ? "matrix" : "outside",
    dreamer: false,
    wounds: { L: n % 10, M: n % 4, S: 0, O: 0 },
    mental: n % 5,
    dead: false,
    ap: { value: 5, override: null },
    armor: n % 3,
    effects: [],
  };
}
