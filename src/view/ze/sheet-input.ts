import type { ze } from "../../rules/index.ts";
import type { Compare, Formats } from "../text.ts";
import type { TargetData, ZeActor, ZeItem } from "./documents.ts";
import type { EffectData } from "./effects.ts";
import type { NotesInput } from "./notes.ts";
import type { SfPurse, SfTreeData } from "./sf.ts";

/** The tabs of the character sheet. */
export const TABS = ["values", "sf", "combat", "gear", "effects", "notes", "history"] as const;

/** One of the tabs. */
export type Tab = (typeof TABS)[number];

/** All that the character sheet is drawn from. */
export interface ZeSheetInput {
  /** An id that no other window has; explanations hang on it. */
  readonly id: string;
  readonly actor: ZeActor;
  readonly items: readonly ZeItem[];
  readonly snapshot: ze.Snapshot;
  readonly derived: ze.Derived;
  readonly rules: ze.HouseRules;
  readonly tab: Tab;
  /** Whether the reader may change the character, and whether editing is unlocked. */
  readonly editable: boolean;
  readonly editing: boolean;
  /** Whether values are only to be raised by advancement, because creation is over and the reader is no GM. */
  readonly locked: boolean;
  /** Whether this world builds characters by the guided creation. */
  readonly guided: boolean;
  readonly gm: boolean;
  readonly target: TargetData | null;
  readonly effects: readonly EffectData[];
  readonly notes: NotesInput;
  /** The trees to be shown, in their order, and the node that is looked at. */
  readonly trees: readonly SfTreeData[];
  readonly selected: { readonly tree: string; readonly level: number } | null;
  readonly purse: SfPurse;
  /** How many of the skills on offer the character does not have as items. */
  readonly missingSkills: number;
  /** Names of users by id. */
  readonly users: Readonly<Record<string, string>>;
  /** A timestamp as the reader writes dates. */
  readonly when: (at: number) => string;
  readonly formats: Formats;
  readonly compare: Compare;
}
