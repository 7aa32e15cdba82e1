import { integer, list, oneOf, record, sumUp, text, type Sum, type Term } from "../kernel/index.ts";
import { actionCheckSum, effectsOn, penaltySum, resistanceSum } from "./derive.ts";
import { checkRules, DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { ABILITIES, type Ability } from "./ids.ts";
import { checkSnapshot, MOST, type Snapshot } from "./snapshot.ts";

/** What a character rolls: an ability, a skill (untrained where the character lacks it), or the action check. */
export type Subject =
  | { readonly kind: "ability"; readonly ability: Ability }
  | { readonly kind: "skill"; readonly skill: string; readonly ability: Ability }
  | { readonly kind: "actionCheck" };

/** A roll with its items: the score to stay within, and the steps of the situation die. */
export interface Prepared {
  readonly score: Sum;
  readonly step: Sum;
  readonly actionCheck: boolean;
}

const KINDS = ["ability", "skill", "actionCheck"] as const;

/**
 * The score and the steps of a roll, each with its items; `situation` are further steps, such as the resistance of the
 * other side. A skill that the character has counts with its own ability, whatever `subject` names.
 *
 * @rule R-A4
 */
export function prepare(
  snapshot: Snapshot,
  subject: Subject,
  situation: readonly Term[] = [],
  rules: HouseRules = DEFAULT_RULES,
): Prepared {
  const character = checkSnapshot("snapshot", snapshot);
  const asked = checkSubject(subject);
  const further = checkTerms("situation", situation);
  const inForce = checkRules(rules);
  const { terms, step, subjects } = scoreOf(character, asked, inForce);
  const steps = [...step, ...penaltySum(character, inForce).terms, ...ownEffects(character, subjects), ...further];
  return { score: atLeastNone(terms), step: sumUp(steps), actionCheck: asked.kind === "actionCheck" };
}

/** The steps that a character's ability puts on whoever acts against it, as an item for `prepare`. @rule R-A5 */
export function resistanceTerm(snapshot: Snapshot, ability: Ability): Term {
  const character = checkSnapshot("snapshot", snapshot);
  const resisting = oneOf("ability", ability, ABILITIES);
  const { total } = resistanceSum(character, resisting);
  return { key: "MC.Term.resistance", data: { ability: resisting }, amount: total };
}

interface Score {
  readonly terms: readonly Term[];
  readonly step: readonly Term[];
  readonly subjects: readonly string[];
}

function scoreOf(snapshot: Snapshot, subject: Subject, rules: HouseRules): Score {
  if (subject.kind === "actionCheck") return { terms: actionCheckSum(snapshot, rules).terms, step: [], subjects: [] };
  if (subject.kind === "ability") return abilityScore(snapshot, subject.ability);
  const known = Object.hasOwn(snapshot.skills, subject.skill) ? snapshot.skills[subject.skill] : undefined;
  const ability = known?.ability ?? subject.ability;
  const points = snapshot.abilities[ability];
  const subjects = [ability, subject.skill];
  const terms = [{ key: `MC.Ability.${ability}`, amount: points }];
  const effects = effectsOn(snapshot, "score", ...subjects);
  if (known) return { terms: [...terms, { key: "MC.Term.rank", amount: known.rank }, ...effects], step: [], subjects };
  const untrained = { key: "MC.Term.untrained", amount: -Math.ceil(points / 2) };
  return { terms: [...terms, untrained, ...effects], step: [{ key: "MC.Term.untrained", amount: 1 }], subjects };
}

function abilityScore(snapshot: Snapshot, ability: Ability): Score {
  const terms = [
    { key: `MC.Ability.${ability}`, amount: snapshot.abilities[ability] },
    ...effectsOn(snapshot, "score", ability),
  ];
  return { terms, step: [], subjects: [ability] };
}

/** Effects on the steps of these subjects alone; those on everything stand in the penalty. */
function ownEffects(snapshot: Snapshot, subjects: readonly string[]): readonly Term[] {
  return effectsOn(snapshot, "step", ...subjects).filter(({ subject }) => subject !== undefined);
}

/** The sum, raised to 0 by an item of its own where it would fall below. */
function atLeastNone(terms: readonly Term[]): Sum {
  const { total } = sumUp(terms);
  return sumUp(total < 0 ? [...terms, { key: "MC.Term.notBelowZero", amount: -total }] : terms);
}

function checkSubject(subject: Subject): Subject {
  const given = record("subject", subject);
  const kind = oneOf("subject.kind", given["kind"], KINDS);
  if (kind === "actionCheck") return { kind };
  const ability = oneOf("subject.ability", given["ability"], ABILITIES);
  return kind === "ability" ? { kind, ability } : { kind, ability, skill: text("subject.skill", given["skill"]) };
}

function checkTerms(name: string, terms: readonly Term[]): readonly Term[] {
  return list(name, terms, MOST).map((term) => {
    record(name, term);
    const { key, amount, data } = term;
    const item = { key: text(`${name}.key`, key), amount: integer(`${name}.amount`, amount, -MOST, MOST) };
    return data === undefined ? item : { ...item, data };
  });
}
