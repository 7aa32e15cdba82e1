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

function changesBetween(actor: Actor.OfType<"ze">, before: State, after: State): readonly ValueChange[] {
  const { uuid } = actor;
  const ap = after.ap - before.ap;
  return [
    ...markChanges(actor, before, after),
    ...(ap === 0 ? [] : [{ uuid, path: "system.ap.value", add: ap }]),
    ...(after.dead === before.dead ? [] : [{ uuid, path: "system.dead", from: before.dead, to: after.dead }]),
  ];
}

type Marks = Pick<State, "wounds" | "mental">;

/** Every row of the track with its path, its name, and how many of its boxes were marked and will be. */
function marksBetween(before: Marks, after: Marks) {
  return [
    ...ze.ROWS.map((row) => ({
      path: `system.wounds.${row}`,
      label: { key: "MC.Wounds.row", data: { row } },
      from: before.wounds[row],
      to: after.wounds[row],
    })),
    { path: "system.mental", label: { key: "MC.Wounds.mentalRow" }, from: before.mental, to: after.mental },
  ].filter(({ from, to }) => from !== to);
}

/**
 * The changes that bring a character's marks from what the rules know of them to what they become. Where more is stored
 * than the rules have boxes for, what lies beyond goes with the first change of its row.
 */
export function markChanges(actor: Actor.OfType<"ze">, before: Marks, after: Marks): readonly ValueChange[] {
  return marksBetween(before, after).map(({ path, to }) => {
    const stored = Number(foundry.utils.getProperty(actor, path));
    return { uuid: actor.uuid, path, add: to - stored };
  });
}

function shiftsBetween(before: State, after: State): readonly Shift[] {
  const { ap: from } = before;
  const { ap: to } = after;
  const marks = marksBetween(before, after).map(({ label, ...shift }) => ({ label, from: shift.from, to: shift.to }));
  return from === to ? marks : [...marks, { label: { key: "MC.Sheet.ap" }, from, to }];
}

/** What a deed did, as its target remembers it; null for what is none. */
export function readDone(told: kernel.Plain): Done["told"] | null {
  // Written by this system alone, in one piece with the changes.
  return kernel.isRecord(told) && Array.isArray(told["shifts"]) ? (told as unknown as Done["told"]) : null;
}
