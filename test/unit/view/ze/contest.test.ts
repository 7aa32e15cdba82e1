import { describe, expect, it } from "vitest";
import { kernel, ze } from "../../../../src/rules/index.ts";
import {
  contestCard,
  type ContestAnswerer,
  type ContestCardInput,
  type ContestSide,
} from "../../../../src/view/ze/contest.ts";
import { probeDialog } from "../../../../src/view/ze/probe.ts";
import { fighter } from "../../../support/ze.ts";
import { FORMATS, short } from "../reader.ts";

function side(name: string, value: number, face: number): ContestSide {
  const check: ze.ProbeCheck = { reading: "0-10", value, stufe: 0, target: null };
  const rolled = kernel.replay(ze.probe(check), [[face]]);
  if (!rolled.ok) throw new Error("The face is none of a W10.");
  return { name, what: "schleichen", check, outcome: rolled.value };
}

const ENTRY = {
  id: "target0",
  target: { uuid: "Actor.b", name: "Vesper", img: "", foe: false },
  state: "open",
  by: "",
  mayApply: true,
  mayUndo: false,
} as const;

/** The other side as its answer stands on the card, with its roll for who may know it. */
function answer({ name, what, check, outcome }: ContestSide, isKnown = true): ContestAnswerer {
  return { name, what, stufe: outcome.stufe, roll: isKnown ? { check, outcome, faces: [[4]] } : null };
}

function card(other: ContestAnswerer | null, changes: Partial<ContestCardInput> = {}) {
  return contestCard({
    actor: { name: "Kestrel", img: "" },
    own: side("Kestrel", 8, 5),
    opponent: "Vesper",
    other,
    transcript: [[5]],
    entry: { ...ENTRY, state: other === null ? "open" : "applied" },
    formats: FORMATS,
    ...changes,
  });
}

describe("the card of a contest", () => {
  it("waits for the other side, whose owner alone gets a button to answer", () => {
    const { result, entries } = card(null);
    expect(short(result?.line ?? null)).toBe("MC.Contest.waits (name Vesper)");
    expect(entries.map(({ action, apply }) => [action, short(apply)])).toEqual([["answer", "MC.Request.answer"]]);
    expect(card(null, { entry: { ...ENTRY, mayApply: false } }).entries[0]?.apply).toBeNull();
  });

  it("R-Z3: names who wins with the higher Stufe, and nobody on a tie", () => {
    const title = (other: ContestSide): string => short(card(answer(other)).result?.title ?? null);
    expect(title(side("Vesper", 2, 4))).toBe("MC.Contest.won (name Kestrel)");
    expect(title(side("Vesper", 18, 4))).toBe("MC.Contest.won (name Vesper)");
    expect(title(side("Vesper", 9, 4))).toBe("MC.Contest.tie");
  });

  it("shows the Stufe alone of one whose figures the reader may not know", () => {
    const open = card(answer(side("Vesper", 9, 4)));
    const hidden = card(answer(side("Vesper", 9, 4), false));
    expect([open.dice.length, hidden.dice.length]).toEqual([2, 1]);
    expect(open.lines.length).toBe(2 * hidden.lines.length);
    expect(short(hidden.entries[0]?.effect?.label ?? null)).toContain("stufe 3");
  });
});

describe("the dialog of an opposed probe", () => {
  const input = {
    snapshot: fighter(),
    subject: "pistolen",
    choice: { target: null, situation: 0, opponent: "Actor.b" },
    opponents: [{ uuid: "Actor.b", name: "Vesper" }],
    rules: ze.DEFAULT_RULES,
    formats: FORMATS,
  };

  it("gives the exact chance to win against figures that are known, and none against others", () => {
    expect(short(probeDialog(input).opposed)).toBe("MC.Probe.opposed (name Vesper)");
    expect(probeDialog(input).odds.lead).toBeNull();
    const { lead } = probeDialog({ ...input, rival: fighter() }).odds;
    expect(short(lead?.label ?? null)).toBe("MC.Odds.win");
    expect(Number(lead?.text.replace("%", ""))).toBeLessThan(50);
    const own = {
      ...input,
      subject: "own-skill",
      snapshot: fighter({ skills: { "own-skill": { attribute: "ge", value: 3 } } }),
    };
    expect(probeDialog({ ...own, rival: fighter() }).odds.lead).toBeNull();
  });

  it("answers a Stufe with whatever the answerer has, and with the chance to beat it", () => {
    const subjects = [
      { id: "pistolen", name: "Pistols" },
      { id: "re", name: "Reaction" },
    ];
    const dialog = probeDialog({ ...input, subjects, answers: { name: "Kestrel", stufe: 6 } });
    expect(dialog.subjects.map(({ value, selected }) => [value, selected])).toEqual([
      ["pistolen", true],
      ["re", false],
    ]);
    expect(short(dialog.opposed)).toBe("MC.Probe.answers (name Kestrel, stufe 6)");
    expect(dialog.odds.lead?.text).toBe("0%");
  });
});
