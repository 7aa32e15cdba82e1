import { choice, html, plain, whole } from "./fields.ts";

const SKILL_VARIANTS = ["ze", "abilities"] as const;

function defineSkillSchema() {
  return {
    identifier: plain(),
    description: html(),
    variant: choice(SKILL_VARIANTS, "ze"),
    attribute: plain("ge"),
    value: whole(0, 0, 100),
  };
}

type SkillSchema = ReturnType<typeof defineSkillSchema>;

/** What a skill is: the attribute it is rolled with, and how well its owner has it. */
export class SkillData extends foundry.abstract.TypeDataModel<SkillSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["MC.Skill"];

  static override defineSchema(): SkillSchema {
    return defineSkillSchema();
  }
}
