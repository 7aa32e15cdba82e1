import { describe, expect, it } from "vitest";
import {
  dealByHand,
  DEFAULT_RULES,
  type HandDeed,
  type HandResult,
  type Snapshot,
} from "../../../../src/rules/ze/index.ts";
import { fighter } from "../../../support/ze.ts";

const WOUNDED = { wounds: { L: 6, M: 4, S: 2, O: 1 }, mental: 3, armor: 1 };

function dealt(deed: Partial<HandDeed>, change: Partial<Snapshot> = {}): HandResult {
  const whole = { kind: "damage", row: "S", boxes: 4, reduced: false, ...deed } as const;
  return dealByHand(fighter({ ...WOUNDED, ...change }), whole, DEFAULT_RULES);
}

describe("damage by hand", () => {
  it("R-Z6: marks from the row on and runs over into the next", () => {
    expect(dealt({ boxes: 9 })).toEqual({ wounds: { L: 6, M: 4, S: 10, O: 2 }, mental: 3, dead: false, boxes: 9 });
  });

  it("is lessened by KO of the row and armour where the GM says so, never below 0", () => {
    expect(dealt({ reduced: true }).boxes).toBe(2);
    expect(dealt({ row: "L", reduced: true }).boxes).toBe(0);
    expect(dealt({ boxes: 6, reduced: true }, { born: "outside" }).boxes).toBe(2);
    expect(dealt({ row: "mental", reduced: true }).boxes).toBe(4);
    expect(dealt({ kind: "heal", reduced: true }).boxes).toBe(4);
  });

  it("R-Z7: kills who has no box left, and a dreamer beyond S", () => {
    expect(dealt({ row: "O", boxes: 10 }).dead).toBe(true);
    expect(dealt({ row: "O", boxes: 9 }).dead).toBe(false);
    expect(dealt({ boxes: 9 }, { dreamer: true, wounds: { L: 0, M: 0, S: 2, O: 0 } }).dead).toBe(true);
  });

  it("R-Z39: of the mind fills its own track, and what is too much is lost", () => {
    expect(dealt({ row: "mental" })).toEqual({ wounds: WOUNDED.wounds, mental: 7, dead: false, boxes: 4 });
    expect(dealt({ row: "mental", boxes: 1000 }).mental).toBe(DEFAULT_RULES.mental.length);
  });
});

describe("healing by hand", () => {
  it("clears no more boxes than are marked", () => {
    expect(dealt({ kind: "heal", boxes: 1 }).wounds).toEqual({ L: 6, M: 4, S: 1, O: 1 });
    expect(dealt({ kind: "heal", boxes: 9 }).wounds.S).toBe(0);
    expect(dealt({ kind: "heal", row: "mental", boxes: 2 }).mental).toBe(1);
    expect(dealt({ kind: "heal", row: "mental", boxes: 9 }).mental).toBe(0);
  });

  it("wakes no dead", () => {
    expect(dealt({ kind: "heal" }, { dead: true }).dead).toBe(true);
    expect(dealt({ boxes: 0 }, { dead: true }).dead).toBe(true);
  });
});
