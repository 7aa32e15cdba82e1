import { ArgumentError, sumUp, text, type Sum } from "../kernel/index.ts";
import { checkRules, checkSnapshot } from "./arguments.ts";
import { effectTerms } from "./effects.ts";
import { DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { ATTRIBUTES, SKILL_ATTRIBUTES, type Attribute } from "./ids.ts";
import type { SkillFigure, Snapshot } from "./snapshot.ts";
import { malusSum } from "./wounds.ts";

/** Whether a slug names an attribute. */
export function isAttribute(subject: string): subject is Attribute {
  return ATTRIBUTES.some((id) => id === subject);
}

/** Whether a slug names a skill of the rules. */
function isKnownSkill(subject: string): subject is keyof typeof SKILL_ATTRIBUTES {
  return Object.hasOwn(SKILL_ATTRIBUTES, subject);
}

/** The attribute and value of a skill: as the character has it, else untrained with the attribute of the rules. */
export function skillOf({ skills }: Pick<Snapshot, "skills">, subject: string): SkillFigure {
  const own = Object.hasOwn(skills, subject) ? skills[subject] : undefined;
  if (own) return own;
  if (isKnownSkill(subject)) return { attribute: SKILL_ATTRIBUTES[subject], value: 0 };
  throw new ArgumentError("subject", "an attribute or a skill that the character or the rules have");
}

/** The value of a probe on an attribute or skill of a character that has been checked. */
export function valueOf(snapshot: Snapshot, subject: string): Sum {
  const effects = effectTerms(snapshot.effects, "value", subject);
  if (isAttribute(subject)) {
    return sumUp([{ key: `MC.Attribute.${subject}`, amount: snapshot.attributes[subject] }, ...effects]);
  }
  const { attribute, value } = skillOf(snapshot, subject);
  return sumUp([
    { key: `MC.Attribute.${attribute}`, amount: snapshot.attributes[attribute] },
    { key: "MC.Sum.skill", data: { skill: subject }, amount: value },
    ...effects,
  ]);
}

/** The Stufe modifiers that lie on a character who has been checked: wounds, once, and effects. */
export function stufeModifiers(snapshot: Snapshot, subject: string, rules: HouseRules): Sum {
  return sumUp([...malusSum(snapshot, rules).terms, ...effectTerms(snapshot.effects, "stufe", subject)]);
}

/**
 * What is added to the W10 in a probe on an attribute (id) or a skill (slug): attribute, skill and effects, itemised.
 * An untrained skill is its attribute alone; a skill that neither the character nor the rules know is an argument
 * error.
 *
 * @rule R-Z5
 */
export function valueSum(snapshot: Snapshot, subject: string, rules: HouseRules = DEFAULT_RULES): Sum {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  return valueOf(snapshot, text("subject", subject));
}

/** The Stufe modifiers on a probe of the character: the wound malus and effects, itemised, each once. @rule R-Z2 */
export function stufeSum(snapshot: Snapshot, subject: string, rules: HouseRules = DEFAULT_RULES): Sum {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  return stufeModifiers(snapshot, text("subject", subject), rules);
}
