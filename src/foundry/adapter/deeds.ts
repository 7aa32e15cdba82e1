import { kernel, ze } from "../../rules/index.ts";
import type { Deed, Shift } from "../../view/ze/deed.ts";
import { FORGOTTEN } from "./marks.ts";
import { readCharacter, readHouseRules } from "./read.ts";
import type { ValueChange } from "./write.ts";

/** What wounds, points and life of a character become. */
interface State {
  readonly wounds: ze.Snapshot["wounds"];
  readonly mental: number;
  readonly dead: boolean;
  readonly ap: number;
}

/** What a deed changes on somebody, and what is to be told of it. */
export interface Done {
  readonly changes: readonly ValueChange[];
  readonly told: { readonly shifts: readonly Shift[]; readonly dead: boolean };
}

/** What a deed does to a character as it is now; `name` is that by which the card knows the character. */
export function doneTo(deed: Deed, actor: Actor.OfType<"ze">, name: string): kernel.Result<Done> {
  const snapshot = readCharacter(actor);
  const before: State = { ...snapshot, ap: snapshot.ap.value };
  const after = afterDeed(deed, actor, name);
  if (!after.ok) return after;
  const then = { ...before, ...after.value };
  return kernel.allow({
    changes: changesBetween(actor, before, then),
    told: { shifts: shiftsBetween(before, then), dead: then.dead && !before.dead },
  });
}

function afterDeed(deed: Deed, actor: Actor.OfType<"ze">, name: string): kernel.Result<Partial<State>> {
  const rules = readHouseRules();
  const snapshot = readCharacter(actor, rules);
  if (deed.kind === "harm") {
    const { kind, row, boxes, reduced = false } = deed.check;
    if (row === undefined || boxes === undefined) return kernel.refuse(FORGOTTEN);
    const { wounds, mental, dead } = ze.dealByHand(snapshot, { kind, row, boxes, reduced }, rules);
    return kernel.allow({ wounds, mental, dead });
  }
  if (deed.kind === "rest") {
    const { deaths, ...choice } = deed.check;
    const { wounds, mental, ap: value } = ze.restFor(snapshot, choice, rules);
    return kernel.allow({ wounds, mental, ap: value, dead: snapshot.dead || deaths.includes(name) });
  }
  return healed(deed, snapshot);
}

/** What is left of wounds once a special ability has healed boxes, as chosen or else from the heaviest row on. */
function healed({ check, outcome }: Extract<Deed, { kind: "heal" }>, { wounds, dead }: ze.Snapshot) {
  const result = outcome.results.find((one) => one.kind === "heal");
  if (!result) return kernel.allow<Partial<State>>({});
  if (result.boxes === "all") return kernel.allow<Partial<State>>({ wounds: ze.UNHURT, dead: false });
  if (dead) return kernel.refuse({ key: "MC.Refusal.dead" });
  const boxes = check.boxes ?? ze.suggestBoxes(wounds, result.boxes);
  const after = ze.healBoxes(wounds, boxes, result.boxes);
  return after.ok ? kernel.allow<Partial<State>>({ wounds: after.value }) : after;
}

function changesBetween({ uuid, system }: Actor.OfType<"ze">, before: State, after: State): readonly ValueChange[] {
  const ap = after.ap - before.ap;
  return [
    ...markChanges({ uuid, system }, before, after),
    ...(ap === 0 ? [] : [{ uuid, path: "system.ap.value", add: ap }]),
    ...(after.dead === before.dead ? [] : [{ uuid, path: "system.dead", from: before.dead, to: after.dead }]),
  ];
}

/**
 * The changes that bring a character's marks from what the rules know of them to what they become. Where more is stored
 * than the rules have boxes for, what lies beyond goes with the first change of its row.
 */
export function markChanges(
  { uuid, system }: Pick<Actor.OfType<"ze">, "uuid" | "system">,
  before: Pick<State, "wounds" | "mental">,
  after: Pick<State, "wounds" | "mental">,
): readonly ValueChange[] {
  const rows = ze.ROWS.map((row) => {
    const path = `system.wounds.${row}`;
    return { path, stored: system.wounds[row], from: before.wounds[row], to: after.wounds[row] };
  });
  const all = [...rows, { path: "system.mental", stored: system.mental, from: before.mental, to: after.mental }];
  return all.flatMap(({ path, stored, from, to }) => (from === to ? [] : [{ uuid, path, add: to - stored }]));
}

function shiftsBetween(before: State, after: State): readonly Shift[] {
  const rows = ze.ROWS.map((row) => {
    return { label: { key: "MC.Wounds.row", data: { row } }, from: before.wounds[row], to: after.wounds[row] };
  });
  const all = [
    ...rows,
    { label: { key: "MC.Wounds.mentalRow" }, from: before.mental, to: after.mental },
    { label: { key: "MC.Sheet.ap" }, from: before.ap, to: after.ap },
  ];
  return all.filter(({ from, to }) => from !== to);
}

/** What a deed did, as its target remembers it; null for what is none. */
export function readDone(told: kernel.Plain): Done["told"] | null {
  // Written by this system alone, in one piece with the changes.
  return kernel.isRecord(told) && Array.isArray(told["shifts"]) ? (told as unknown as Done["told"]) : null;
}
