import { ze } from "../../rules/index.ts";
import { choice, flag, html, plain, whole } from "./fields.ts";

const { ArrayField, SchemaField } = foundry.data.fields;

const SF_VARIANTS = ["ze"] as const;

function defineSfSchema() {
  return {
    identifier: plain(),
    description: html(),
    variant: choice(SF_VARIANTS, "ze"),
    tree: plain(),
    class: choice(ze.TREE_OWNERS, "common"),
    levels: new ArrayField(new SchemaField({ name: plain(), text: plain() })),
    value: whole(0, 0, 20),
    taught: flag(),
  };
}

type SfSchema = ReturnType<typeof defineSfSchema>;

/** What a tree of special abilities is: its levels in words, how far its owner has come, and whether it was taught. */
export class SfData extends foundry.abstract.TypeDataModel<SfSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["MC.SfTree"];

  static override defineSchema(): SfSchema {
    return defineSfSchema();
  }
}
