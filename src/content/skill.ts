import { ATTRIBUTES } from "../rules/ze/ids.ts";
import type { Attribute } from "../rules/ze/ids.ts";
import type { Reader } from "./reader.ts";

/** What an entry says of a skill: the rule variant it belongs to, and the attribute that it is rolled with. */
export interface SkillFigures {
  readonly variant: "ze";
  readonly attribute: Attribute;
}

/** What a skill's entry has under `system`. @rule R-Z4 Each skill has one attribute. */
export function readSkill(reader: Reader): SkillFigures {
  const figures = { variant: reader.oneOf("variant", ["ze"]), attribute: reader.oneOf("attribute", ATTRIBUTES) };
  reader.close();
  return figures;
}
