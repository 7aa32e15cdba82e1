import { describe, it } from "vitest";
import * as abilities from "../../src/rules/abilities/index.ts";
import { EXAMPLE } from "../unit/rules/abilities/character.ts";
import { functionsOf, withstands } from "../support/fuzz.ts";

const formula = { count: 1, faces: 6, bonus: 2, kind: "wound" };
const RIGHT: readonly unknown[] = [
  EXAMPLE,
  { ...EXAMPLE, skills: { pistols: { ability: "dex", rank: 2 } }, effects: [{ key: "a", aspect: "step", amount: 1 }] },
  EXAMPLE.abilities,
  EXAMPLE.tracks,
  abilities.DEFAULT_RULES,
  { score: 12, step: 1, actionCheck: false },
  { score: 12, step: 1, damage: abilities.weaponDamage(3), target: null, mortalSecondary: false },
  { con: 11, tracks: EXAMPLE.tracks, armor: 1 },
  { kind: "wound", amount: 5 },
  formula,
  abilities.openRound(1, [{ id: "a", from: "good", actions: 2, score: 11 }]),
  [{ id: "a", from: "good", actions: 2, score: 11 }],
  { kind: "skill", skill: "pistols", ability: "dex" },
  { kind: "actionCheck" },
  [{ key: "MC.Term.situation", amount: 1 }],
  1,
  12,
  "dex",
  "good",
  "wound",
  "firstAid",
  "melee",
  "d6+2",
  "a",
];

describe("whatever it is given, an answer, a refusal or an argument error comes from", () => {
  it.each(functionsOf(abilities))("%s", (_name, subject) => {
    withstands(subject, RIGHT);
  });
});
