import type { DiceConfig } from "../dice/dice-config.ts";
import type { DataModelClass } from "./data-model.ts";
import type { DocumentClass } from "./document.ts";

/** A sheet class as registered for a type of document. */
export interface SheetEntry {
  id: string;
  cls: new (options: { document: object }) => object;
  label: string;
  default: boolean;
}

export interface DocumentConfig {
  documentClass: DocumentClass;
  dataModels: Record<string, DataModelClass>;
  typeLabels: Record<string, string>;
  sheetClasses: Record<string, Record<string, SheetEntry>>;
  compendiumIndexFields: string[];
  trackableAttributes: Record<string, { bar: string[]; value: string[] }>;
  [key: string]: unknown;
}

export interface StatusEffect {
  id: string;
  name: string;
  img: string;
  _id?: string;
  [key: string]: unknown;
}

export interface Config {
  Dice: DiceConfig;
  ui: Record<string, unknown>;
  specialStatusEffects: Record<string, string>;
  statusEffects: StatusEffect[];
  [documentName: string]: unknown;
}

export const CONFIG: Config = {
  Dice: { rolls: [], termTypes: {}, terms: {}, randomUniform: Math.random, rollModes: {} },
  ui: {},
  specialStatusEffects: { DEFEATED: "dead", INVISIBLE: "invisible", BLIND: "blind" },
  statusEffects: [],
};

export const config = {
  /** The configuration of a kind of document. */
  document(name: string): DocumentConfig {
    const found = CONFIG[name];
    if (found === undefined) throw new Error(`sandbox: CONFIG.${name} is not there`);
    return found as DocumentConfig; // entries named after documents are made by `declare` below
  },

  /** Makes the entry of a kind of document. */
  declare(documentClass: DocumentClass, typeLabels: Record<string, string>): void {
    CONFIG[documentClass.documentName] = {
      documentClass,
      dataModels: {},
      typeLabels,
      sheetClasses: {},
      compendiumIndexFields: [],
      trackableAttributes: {},
    } satisfies DocumentConfig;
  },
};
