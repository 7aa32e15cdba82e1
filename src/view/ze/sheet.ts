import { combatOf, type CombatContext } from "./combat.ts";
import { effectsOf, type EffectsContext } from "./effects.ts";
import { gearOf, type GearContext } from "./gear.ts";
import { headOf, type HeadContext } from "./head.ts";
import { historyOf, type HistoryContext } from "./history.ts";
import { notesOf, type NotesContext } from "./notes.ts";
import { sfOf, type SfContext } from "./sf.ts";
import { TABS, type Tab, type ZeSheetInput } from "./sheet-input.ts";
import { valuesOf, type ValuesContext } from "./values.ts";

/** One tab as a button; the badge is empty where there is nothing to count. */
export interface TabButton {
  readonly id: Tab;
  readonly label: string;
  readonly active: boolean;
  readonly badge: string;
}

/** All parts of the character sheet. Programs, agents, dreamers and humans are drawn on one page (`compact`). */
export interface ZeSheetContext {
  readonly id: string;
  readonly compact: boolean;
  readonly editable: boolean;
  readonly editing: boolean;
  readonly head: HeadContext;
  readonly bar: { readonly list: readonly TabButton[] };
  readonly values: ValuesContext;
  readonly sf: SfContext;
  readonly combat: CombatContext;
  readonly gear: GearContext;
  readonly effects: EffectsContext;
  readonly notes: NotesContext;
  readonly history: HistoryContext;
}

function tabsOf({ tab, effects, formats }: ZeSheetInput): readonly TabButton[] {
  const inForce = effects.filter(({ on }) => on).length;
  return TABS.map((id) => ({
    id,
    label: `MC.Tab.${id}`,
    active: id === tab,
    badge: id === "effects" && inForce > 0 ? formats.number(inForce) : "",
  }));
}

/** The character sheet of the `ze` variant as its templates need it. */
export function zeSheet(input: ZeSheetInput): ZeSheetContext {
  const { id, actor, editable, editing, tab } = input;
  return {
    id,
    compact: actor.system.role !== "character",
    editable,
    editing: editable && editing,
    head: headOf(input),
    bar: { list: tabsOf(input) },
    values: valuesOf(input),
    sf: sfOf(input),
    combat: combatOf(input),
    gear: gearOf(input),
    effects: effectsOf(input),
    notes: notesOf(input.notes, actor.uuid, tab === "notes"),
    history: historyOf(input),
  };
}
