import { ze } from "../../rules/index.ts";
import { figureOf, type Figure } from "../figure.ts";
import { optionsOf, type Option } from "../option.ts";
import type { Text } from "../text.ts";
import { roleLine } from "./names.ts";
import type { ZeSheetInput } from "./sheet-input.ts";
import { trackOf, type Track } from "./track.ts";

/** A state in a word, with a mark. */
export interface Tag {
  readonly kind: "accent" | "warn" | "wound";
  readonly icon: string;
  readonly label: string;
}

/** The head of the character sheet. */
export interface HeadContext {
  readonly name: string;
  /** The name that can be changed, which is not that of a token. */
  readonly ownName: string;
  readonly img: string;
  readonly line: Text;
  readonly tags: readonly Tag[];
  readonly malus: Figure;
  readonly ap: { readonly value: string; readonly max: Figure; readonly pips: readonly boolean[] };
  readonly track: Track;
  readonly classes: readonly Option[];
  readonly births: readonly Option[];
  /** None where the role is not the reader's to choose. */
  readonly roles: readonly Option[];
  readonly editable: boolean;
  readonly editing: boolean;
  /** Whether class and birthplace can be chosen anew. */
  readonly open: boolean;
  /** Whether the reader may call the character back from death. */
  readonly mayRaise: boolean;
}

/** More pips than these are no longer counted by anyone. */
const MOST_PIPS = 30;

/** The states of a character that everyone should see. */
export function stateTags({ dead, out }: Pick<ze.Derived, "dead" | "out">): readonly Tag[] {
  if (dead) return [{ kind: "wound", icon: "close", label: "MC.State.dead" }];
  return out ? [{ kind: "wound", icon: "close", label: "MC.State.out" }] : [];
}

function apOf({ id, derived, snapshot, rules, formats }: ZeSheetInput): HeadContext["ap"] {
  const { value, max } = derived.ap;
  const label = { key: "MC.Sheet.apMax" };
  const formula = { key: "MC.Sheet.apFormula", data: { formula: rules.apFormula } };
  const note = snapshot.ap.override === null ? formula : { key: "MC.Sheet.apOverride" };
  const sum = { total: max, terms: [{ key: label.key, amount: max }] };
  const pips = max <= MOST_PIPS ? Array.from({ length: max }, (_, index) => index < value) : [];
  return { value: formats.number(value), max: figureOf(sum, { id: `${id}-ap`, label, formats, note }), pips };
}

/** The head: who it is, the malus in force, AP, and the wound track. */
export function headOf(input: ZeSheetInput): HeadContext {
  const { id, actor, snapshot, derived, rules, editable, editing, locked, gm, formats } = input;
  const { role, class: zeClass, born } = actor.system;
  const kind = derived.malus.total < 0 ? "wound" : "";
  return {
    name: actor.name,
    ownName: actor.ownName ?? actor.name,
    img: actor.img,
    line: roleLine(role, zeClass, born),
    tags: stateTags(derived),
    malus: figureOf(derived.malus, { id: `${id}-malus`, label: { key: "MC.Sheet.malus" }, formats, kind }),
    ap: apOf(input),
    track: trackOf({ ...snapshot, rules, malus: derived.malus, editable }),
    classes: optionsOf(ze.CLASSES, "MC.Class", zeClass),
    births: optionsOf(ze.BIRTHPLACES, "MC.BornShort", born),
    roles: optionsOf(gm ? ze.ROLES : [], "MC.Role", role),
    editable,
    editing: editable && editing,
    open: editable && editing && !locked,
    mayRaise: gm && editing && derived.dead,
  };
}
