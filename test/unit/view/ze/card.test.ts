import { describe, expect, it } from "vitest";
import { kernel, ze } from "../../../../src/rules/index.ts";
import { checkCard, type CheckCardInput } from "../../../../src/view/ze/card.ts";
import { diceOf } from "../../../../src/view/ze/dice.ts";
import { entryOf, type EntryInput } from "../../../../src/view/ze/entry.ts";
import { FORMATS, short } from "../reader.ts";

const TARGET = {
  ko: 3,
  armor: 1,
  born: "matrix",
  dreamer: false,
  dampened: false,
  marks: { L: 0, M: 0, S: 0, O: 0 },
  mental: 0,
} as const;

const SHOT: ze.ShotCheck = {
  kind: "shot",
  probe: { reading: "0-10", value: 8, stufe: 0, target: 1 },
  thrown: false,
  mode: "ss",
  bullets: 1,
  skill: 4,
  damage: 2,
  ze: 7,
  target: TARGET,
};

function fired(faces: readonly (readonly number[])[]): ze.ShotOutcome {
  const played = kernel.replay(ze.shoot(SHOT), faces);
  if (!played.ok) throw new Error("These are not the dice of the shot.");
  return played.value;
}

const ENTRY: EntryInput = {
  id: "a",
  target: { uuid: "Token.a", name: "Marsh", img: "marsh.svg", foe: true },
  state: "open",
  by: "",
  harm: null,
  label: null,
  mayApply: true,
  mayUndo: false,
};

function card(transcript: readonly (readonly number[])[], changes: Partial<CheckCardInput> = {}) {
  const frame = {
    actor: { name: "Kestrel", img: "kestrel.svg" },
    what: { key: "MC.Word.name", data: { name: "Glock 17" } },
    transcript,
    entries: [],
    formats: FORMATS,
  };
  return checkCard({ ...frame, kind: "shot", check: SHOT, outcome: fired(transcript), ...changes } as CheckCardInput);
}

describe("the card of a shot", () => {
  it("says hit and row against the recorded target, and how the Stufe came about", () => {
    const { result, lines, actor } = card([[6], [3]]);
    expect(result).toMatchObject({ text: "3", kind: "accent", state: "good" });
    expect(short(result?.title ?? null)).toBe("MC.Card.hitRow (row M)");
    expect(short(result?.line ?? null)).toBe("MC.Card.better (stufe 3, target 1, by 2)");
    expect(lines.map(({ label, text }) => `${short(label)}: ${text}`)).toEqual([
      "MC.Card.rolled (value 8, die 6): 14",
      "MC.Card.table (name MC.Difficulty.schwer): 3",
    ]);
    expect(short(actor.line)).toBe("MC.Card.use (what MC.Word.name (name Glock 17), mode ss, count 7)");
  });

  it("R-Z3: a tie is a miss", () => {
    const { result } = card([[1]]);
    expect(short(result?.title ?? null)).toBe("MC.Card.miss");
    expect(short(result?.line ?? null)).toBe("MC.Card.tie (stufe 1, target 1, by 0)");
  });

  it("shows every die, with its sign and where it opened", () => {
    const [w10, w4] = card([[10, 10, 3], [2]]).dice;
    expect(w10?.faces).toEqual([
      { text: "10", sign: "", open: "up" },
      { text: "10", sign: "+", open: "up" },
      { text: "3", sign: "+", open: "" },
    ]);
    expect(w10?.total).toBe("23");
    expect(w4).toMatchObject({ name: "MC.Dice.w4", total: "" });
  });
});

describe("dice", () => {
  const frame = { reading: "0-10", parry: false } as const;

  it("R-Z1: open downward with a minus sign", () => {
    const [group] = diceOf([[0, 10, 2]], frame, FORMATS);
    expect(group?.faces.map(({ sign, text, open }) => `${sign}${text}${open}`)).toEqual(["0down", "−10down", "−2"]);
    expect(group?.total).toBe("−12");
  });

  it("stand in their order: W10, W6 for bullets, W4 for damage", () => {
    expect(diceOf([[5], [3, 4], [1]], frame, FORMATS).map(({ name, total }) => `${name} ${total}`)).toEqual([
      "MC.Dice.w10 ",
      "MC.Dice.w6 7",
      "MC.Dice.w4 ",
    ]);
  });

  it("R-Z41: a parry in a blow is a second W10", () => {
    const groups = diceOf([[5], [10, 1]], { ...frame, parry: true }, FORMATS);
    expect(groups.map(({ name, total }) => `${name} ${total}`)).toEqual(["MC.Dice.w10 ", "MC.Dice.w10 11"]);
  });
});

describe("an entry of a card", () => {
  const harm = { ...fired([[6], [3]]), mental: false };

  it("names the boxes, the row and where they come from", () => {
    const entry = entryOf({ ...ENTRY, harm }, FORMATS);
    expect(entry.effect?.figure).toBe("3");
    expect(short(entry.effect?.label ?? null)).toBe("MC.Card.boxesRow (count 3, row M)");
    expect(entry.lines.map(({ label, text }) => `${label.key} ${text}`)).toEqual([
      "MC.Damage.weapon 2",
      "MC.Damage.bullets +1",
      "MC.Damage.w4 +3",
      "MC.Damage.constitution −2",
      "MC.Damage.armor −1",
    ]);
    expect(short(entry.apply)).toBe("MC.Card.applyBoxes (count 3)");
  });

  it("holds of a hit on an unknown target no more than row and bullets", () => {
    const entry = entryOf({ ...ENTRY, harm: { ...harm, boxes: null, damage: null } }, FORMATS);
    expect(entry.effect?.figure).toBe("");
    expect(short(entry.effect?.label ?? null)).toBe("MC.Card.hitRow (row M)");
    expect(entry.lines).toEqual([]);
    expect(short(entry.apply)).toBe("MC.Card.apply");
  });

  it("has nothing to apply after a miss", () => {
    const entry = entryOf({ ...ENTRY, harm: { ...fired([[0, 6]]), mental: false } }, FORMATS);
    expect(entry).toMatchObject({ state: "", apply: null, undo: null });
    expect(short(entry.effect?.label ?? null)).toBe("MC.Card.untouched");
  });

  it("offers undo once it is applied, and apply again once it is undone", () => {
    const applied = entryOf({ ...ENTRY, harm, state: "applied", by: "Robin", mayUndo: true }, FORMATS);
    expect(applied).toMatchObject({ apply: null, mark: "check" });
    expect(short(applied.undo)).toBe("MC.Card.undoOf (name Marsh)");
    expect(short(applied.word)).toBe("MC.Card.state.appliedBy (name Robin)");
    const undone = entryOf({ ...ENTRY, harm, state: "undone", mayUndo: true }, FORMATS);
    expect(short(undone.apply)).toBe("MC.Card.applyBoxesAgain (count 3)");
    expect(undone.undo).toBeNull();
  });

  it("offers nothing to who may neither apply nor undo", () => {
    expect(entryOf({ ...ENTRY, harm, mayApply: false }, FORMATS)).toMatchObject({ apply: null, undo: null });
    expect(entryOf({ ...ENTRY, harm, state: "applied" }, FORMATS)).toMatchObject({ apply: null, undo: null });
  });

  it("marks who is dead or out of action", () => {
    const tags = (change: object): readonly string[] =>
      entryOf({ ...ENTRY, harm: { ...harm, ...change } }, FORMATS).effect?.tags.map(({ label }) => label) ?? [];
    expect(tags({})).toEqual([]);
    expect(tags({ out: true })).toEqual(["MC.State.out"]);
    expect(tags({ out: true, dead: true })).toEqual(["MC.State.dead"]);
  });
});
