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
  checkSnapshot("snapshot", snapshot);
  const asked = checkSubject(subject);
  const further = checkTerms("situation", situation);
  const { terms, step, subjects } = scoreOf(snapshot, asked, checkRules(rules));
  const steps = [...step, ...penaltySum(snapshot, rules).terms, ...ownEffects(snapshot, subjects), ...further];
  return { score: atLeastNone(terms), step: sumUp(steps), actionCheck: asked.kind === "actionCheck" };
}

/** The steps that a character's ability puts on whoever acts against it, as an item for `prepare`. @rule R-A5 */
export function resistanceTerm(snapshot: Snapshot, ability: Ability): Term {
  checkSnapshot("snapshot", snapshot);
  const { total } = resistanceSum(snapshot, oneOf("ability", ability, ABILITIES));
  return { key: "MC.Term.resistance", data: { ability }, amount: total };
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
  record("subject", subject);
  oneOf("subject.kind", subject.kind, KINDS);
  if (subject.kind !== "actionCheck") oneOf("subject.ability", subject.ability, ABILITIES);
  if (subject.kind === "skill") text("subject.skill", subject.skill);
  return subject;
}

function checkTerms(name: string, terms: readonly Term[]): readonly Term[] {
  for (const term of list(name, terms, MOST)) {
    const { key, amount } = record(name, term);
    text(`${name}.key`, key);
    integer(`${name}.amount`, amount, -MOST, MOST);
  }
  return terms;
}
