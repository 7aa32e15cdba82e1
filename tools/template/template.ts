import { readFileSync } from "node:fs";
import { defaultsOf, fakeFoundry } from "./fake-foundry.ts";

/** A data model as far as it is asked here. */
interface Model {
  defineSchema(): Parameters<typeof defaultsOf>[0];
}

interface SubType {
  readonly htmlFields: readonly string[];
  readonly filePathFields: Readonly<Record<string, readonly string[]>>;
  readonly gmOnlyFields: readonly string[];
}

interface Manifest {
  readonly documentTypes: Readonly<Record<string, Readonly<Record<string, SubType>>>>;
}

/** The documents whose types Foundry allows a template.json to list. */
const LISTED = ["Actor", "Item"] as const;

async function models(): Promise<Record<string, Record<string, unknown>>> {
  Object.assign(globalThis, { foundry: fakeFoundry });
  const [ze, weapon, armor, gear, skill, sf] = await Promise.all([
    import("../../src/foundry/data/ze.ts"),
    import("../../src/foundry/data/weapon.ts"),
    import("../../src/foundry/data/armor.ts"),
    import("../../src/foundry/data/gear.ts"),
    import("../../src/foundry/data/skill.ts"),
    import("../../src/foundry/data/sf.ts"),
  ]);
  return {
    Actor: { ze: ze.ZeData },
    Item: {
      weapon: weapon.WeaponData,
      armor: armor.ArmorData,
      gear: gear.GearData,
      skill: skill.SkillData,
      sf: sf.SfData,
    },
  };
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === "object" && value !== null && "documentTypes" in value;
}

function isModel(value: unknown): value is Model {
  return typeof value === "function" && "defineSchema" in value;
}

/**
 * What the server must clean or guard in any of these types. Foundry takes it from the document's level of a
 * `template.json` in place of the manifest's, so that what were missing here would be lost.
 */
function guardedFields(types: readonly SubType[]): Readonly<Record<string, unknown>> {
  const union = (paths: readonly string[]): readonly string[] => [...new Set(paths)].toSorted();
  const files = Object.fromEntries(types.flatMap(({ filePathFields }) => Object.entries(filePathFields)));
  const gmOnly = union(types.flatMap(({ gmOnlyFields }) => gmOnlyFields));
  return {
    htmlFields: union(types.flatMap(({ htmlFields }) => htmlFields)),
    ...(Object.keys(files).length > 0 ? { filePathFields: files } : {}),
    ...(gmOnly.length > 0 ? { gmOnlyFields: gmOnly } : {}),
  };
}

/**
 * The text of `template.json`: for each listed document its types with the defaults of the data models, and the union
 * of the fields that the server cleans or guards, as the manifest names them.
 */
export async function templateText(): Promise<string> {
  const manifest: unknown = JSON.parse(readFileSync("system.json", "utf8"));
  if (!isManifest(manifest)) throw new Error("system.json declares no types of documents.");
  const known = await models();
  const template: Record<string, Record<string, unknown>> = {};
  for (const document of LISTED) {
    const types = manifest.documentTypes[document] ?? {};
    const body: Record<string, unknown> = { types: Object.keys(types), ...guardedFields(Object.values(types)) };
    for (const type of Object.keys(types)) {
      const model = known[document]?.[type];
      if (!isModel(model)) throw new Error(`${document} type "${type}" of system.json has no data model.`);
      body[type] = defaultsOf(model.defineSchema());
    }
    template[document] = body;
  }
  return `${JSON.stringify(template, null, 2)}\n`;
}
