import type { Data } from "../../shared/objects.ts";
import type { DataModelClass } from "./data-model.ts";
import type { DocumentClass } from "./document.ts";

/** A sheet class as registered for a type of document. */
export interface SheetEntry {
  id: string;
  cls: object;
  label: string;
  default: boolean;
  scope: string;
}

export interface DocumentConfig {
  documentClass: DocumentClass;
  dataModels: Record<string, DataModelClass>;
  typeLabels: Record<string, string>;
  typeIcons: Record<string, string>;
  sheetClasses: Record<string, Record<string, SheetEntry>>;
  compendiumIndexFields: string[];
  trackableAttributes: Record<string, { bar: string[]; value: string[] }>;
  collection?: unknown;
  [key: string]: unknown;
}

export interface StatusEffect {
  id: string;
  name: string;
  img: string;
  _id?: string;
  [key: string]: unknown;
}

/** A roll class, as far as documents know it. */
export interface RollClass {
  name: string;
  fromData: (data: Data) => unknown;
}

export interface Config {
  Dice: {
    rolls: RollClass[];
    termTypes: Record<string, unknown>;
    terms: Record<string, unknown>;
    functions: Record<string, unknown>;
    randomUniform: () => number;
    rollModes: Record<string, { label: string; icon: string }>;
  };
  TextEditor: { enrichers: unknown[] };
  queries: Record<string, (data: unknown, options: { timeout?: number }) => unknown>;
  sounds: Record<string, string>;
  ui: Record<string, unknown>;
  ux: Record<string, unknown>;
  specialStatusEffects: Record<string, string>;
  statusEffects: StatusEffect[];
  time: { roundTime: number; turnTime: number };
  compatibility: { mode: number; excludePatterns: RegExp[] };
  fontDefinitions: Data;
  [documentName: string]: unknown;
}

export const CONFIG: Config = {
  Dice: {
    rolls: [],
    termTypes: {},
    terms: {},
    functions: {},
    randomUniform: Math.random,
    rollModes: {},
  },
  TextEditor: { enrichers: [] },
  queries: {},
  sounds: { dice: "" },
  ui: {},
  ux: {},
  specialStatusEffects: { DEFEATED: "dead", INVISIBLE: "invisible", BLIND: "blind" },
  statusEffects: [],
  time: { roundTime: 0, turnTime: 0 },
  compatibility: { mode: 1, excludePatterns: [] },
  fontDefinitions: {},
};

export const config = {
  /** The configuration of a kind of document. */
  document(name: string): DocumentConfig {
    const found = CONFIG[name];
    if (found === undefined) throw new Error(`sandbox: CONFIG.${name} is not there`);
    return found as DocumentConfig; // entries named after documents are made by `declare` below
  },

  /** Makes the entry of a kind of document. */
  declare(documentClass: DocumentClass, more: Data = {}): void {
    const entry: DocumentConfig = {
      documentClass,
      dataModels: {},
      typeLabels: {},
      typeIcons: {},
      sheetClasses: {},
      compendiumIndexFields: [],
      trackableAttributes: {},
      sidebarIcon: "",
      ...more,
    };
    CONFIG[documentClass.documentName] = entry;
  },
};
