import {
  budgetOf,
  integer,
  oneOf,
  record,
  refuse,
  allow,
  triangular,
  type Budget,
  type Refusal,
  type Result,
} from "../kernel/index.ts";
import { CREATION_LIMITS, CREATION_POINTS, HIGHEST, LOWEST_ATTRIBUTE } from "./advance.table.ts";
import { entriesOf, figure } from "./arguments.ts";
import { ATTRIBUTES, BIRTHPLACES, CLASSES, type Attribute, type Birthplace, type ZeClass } from "./ids.ts";
import { treeShape, type OwnTrees } from "./sf/trees.ts";

/** The kinds of values that points are spent on. */
export const VALUE_KINDS = ["attribute", "skill", "sf"] as const;

/** One of the kinds of values. */
export type ValueKind = (typeof VALUE_KINDS)[number];

/** A character in the making. A skill or tree that is missing stands at 0, a missing attribute at 1. */
export interface Creation {
  readonly class: ZeClass;
  readonly born: Birthplace;
  readonly attributes: Readonly<Partial<Record<Attribute, number>>>;
  /** Values by slug. */
  readonly skills: Readonly<Record<string, number>>;
  readonly sf: Readonly<Partial<Record<string, number>>>;
  /** Trees of the world's own that `sf` may name beside those of the rules. */
  readonly trees?: OwnTrees;
}

/** The three budgets of creation, and all that stands against finishing it. */
export interface CreationState {
  readonly attributes: Budget;
  readonly skills: Budget;
  readonly sf: Budget;
  readonly problems: readonly Refusal[];
}

/**
 * The points that a value costs at creation: 1, 3, 6, 10, 15, 21 for 1 to 6. Refused (`MC.Refusal.highest`) beyond 5
 * for attributes and 6 for skills and special abilities.
 */
export function creationCost(kind: ValueKind, value: number): Result<number> {
  const highest = HIGHEST[oneOf("kind", kind, VALUE_KINDS)];
  if (integer("value", value, 0) > highest) return refuse({ key: "MC.Refusal.highest", data: { kind, highest } });
  return allow(triangular(value));
}

/** The attributes of a character in the making, with 1 for what is missing. */
function attributesOf(given: Creation["attributes"]): readonly (readonly [Attribute, number])[] {
  const attributes = record("attributes", given);
  return ATTRIBUTES.map((id) => [id, figure(`attributes.${id}`, attributes[id] ?? LOWEST_ATTRIBUTE)]);
}

function attributeProblems(attributes: readonly (readonly [Attribute, number])[]): readonly Refusal[] {
  return attributes.flatMap(([attribute, value]): readonly Refusal[] => {
    if (value > CREATION_LIMITS.attribute) {
      return [{ key: "MC.Refusal.attributeHigh", data: { attribute, highest: CREATION_LIMITS.attribute } }];
    }
    if (value >= LOWEST_ATTRIBUTE) return [];
    return [{ key: "MC.Refusal.attributeLow", data: { attribute, lowest: LOWEST_ATTRIBUTE } }];
  });
}

/** One skill may stand at 6, all others at 5 or less. */
function skillProblems(skills: readonly (readonly [string, number])[]): readonly Refusal[] {
  const { skill: highest, oneSkill } = CREATION_LIMITS;
  const tooHigh = skills
    .filter(([, value]) => value > oneSkill)
    .map(([skill]) => ({ key: "MC.Refusal.skillHigh", data: { skill, highest: oneSkill } }));
  const best = skills.filter(([, value]) => value > highest);
  return best.length > 1 ? [...tooHigh, { key: "MC.Refusal.oneBestSkill", data: { highest } }] : tooHigh;
}

/** Own and common trees only, up to 4 and up to the last level of the tree. @rule R-Z15 */
function sfProblems(sf: readonly (readonly [string, number])[], own: ZeClass, trees?: OwnTrees): readonly Refusal[] {
  return sf.flatMap(([tree, level]) => {
    const { owner, last } = treeShape(tree, trees);
    if (level === 0) return [];
    const highest = Math.min(CREATION_LIMITS.sf, last);
    const foreign = owner !== "common" && owner !== own;
    return [
      ...(foreign ? [{ key: "MC.Refusal.foreignTree", data: { tree } }] : []),
      ...(level > highest ? [{ key: "MC.Refusal.sfHigh", data: { tree, highest } }] : []),
    ];
  });
}

function spentOn(limit: number, values: readonly (readonly [string, number])[]): Budget {
  return budgetOf(
    limit,
    values.map(([, value]) => triangular(value)),
  );
}

/** A refusal for each budget that is overspent; leaving points unspent is legal. @rule R-Z25 */
function overspent(budgets: Readonly<Record<string, Budget>>): readonly Refusal[] {
  return Object.entries(budgets)
    .filter(([, { left }]) => left < 0)
    .map(([kind, { left, limit }]) => ({ key: "MC.Refusal.overspent", data: { kind, over: -left, limit } }));
}

/**
 * The three budgets (60 points for attributes, 170 for skills, 19 for special abilities) and everything that stands
 * against finishing the creation: values beyond their limits, a second skill at 6, foreign trees, points overspent.
 *
 * @rule R-Z15
 * @rule R-Z25
 */
export function creationState(creation: Creation): CreationState {
  const { class: own, born, skills, sf } = record("creation", creation);
  const ownClass = oneOf("class", own, CLASSES);
  oneOf("born", born, BIRTHPLACES);
  const attributeValues = attributesOf(creation.attributes);
  const skillValues = entriesOf("skills", skills).map(
    ([slug, value]) => [slug, figure(`skills.${slug}`, value)] as const,
  );
  const sfValues = entriesOf("sf", sf).map(([tree, level]) => [tree, figure(`sf.${tree}`, level)] as const);
  const budgets = {
    attributes: spentOn(CREATION_POINTS.attributes, attributeValues),
    skills: spentOn(CREATION_POINTS.skills, skillValues),
    sf: spentOn(CREATION_POINTS.sf, sfValues),
  };
  const problems = [
    ...attributeProblems(attributeValues),
    ...skillProblems(skillValues),
    ...sfProblems(sfValues, ownClass, creation.trees),
    ...overspent(budgets),
  ];
  return { ...budgets, problems };
}
