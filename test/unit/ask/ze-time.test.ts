import { describe, expect, it } from "vitest";
import { answer } from "../../../tools/ask/answer.ts";

type Json = Readonly<Record<string, unknown>>;

async function ask(question: string, input: Json): Promise<unknown> {
  const { line, status } = await answer(["ze", question, JSON.stringify(input)]);
  return status === 0 ? JSON.parse(line) : { status, line };
}

async function fails(question: string, input: Json): Promise<string> {
  const { line, status } = await answer(["ze", question, JSON.stringify(input)]);
  expect(status).toBe(2);
  return line;
}

const track = { L: 5, M: 4, S: 3, O: 2 };
const combatant = (id: string, total: number, change: Json = {}): Json => ({ id, total, re: 3, name: id, ...change });
const nameless = { name: null, ap: 0, ze: null, probe: null, against: null, timing: "own" };

const ANSWERS: readonly (readonly [string, Json, Json])[] = [
  [
    "initiative",
    { combatants: [17, 12, 12, 9, 8, 8, 7].map((total, at) => combatant(`f${at}`, total)) },
    {
      ticks: { f0: 0, f1: 10, f2: 10, f3: 15, f4: 16, f5: 16, f6: 20 },
      order: ["f0", "f1", "f2", "f3", "f4", "f5", "f6"],
    },
  ],
  [
    "initiative",
    { combatants: [combatant("a", 12), combatant("b", 12, { re: 4 }), combatant("c", 3, { first: true })] },
    { ticks: { c: 0, b: 0, a: 0 }, order: ["c", "b", "a"] },
  ],
  ["initiative", { combatants: [] }, { ticks: {}, order: [] }],
  ["time", { action: "draw", fastDraw: true, dodging: true }, { ze: 2 }],
  ["healing", { track, hours: 10 }, { track: { L: 0, M: 3, S: 3, O: 2 }, mental: 0, dead: false }],
  ["healing", { track, mental: 7, hours: 0.5 }, { track, mental: 4, dead: false }],
  ["healing", { track, hours: 168 }, { track: { L: 0, M: 0, S: 0, O: 2 }, mental: 0, dead: true }],
  ["healing", { track, hours: 168, treated: true }, { track: { L: 0, M: 0, S: 0, O: 1 }, mental: 0, dead: false }],
  ["healing", { track, hours: 2, fast: true }, { track: { L: 0, M: 2, S: 1, O: 2 }, mental: 0, dead: false }],
  [
    "healing",
    { track, hours: 48, fast: true, treated: true },
    { track: { L: 0, M: 0, S: 0, O: 0 }, mental: 0, dead: false },
  ],
  ["ap", { value: 3, max: 10, hours: 71, inside: true }, { value: 5 }],
  ["ap", { value: 3, max: 10, hours: 0.5, inside: false }, { value: 6 }],
  ["ap", { value: 3, max: 10, hours: 24, inside: false }, { value: 10 }],
  [
    "sf",
    { tree: "healing", level: 6 },
    { name: "Resurrection", ap: "all", ze: 10, probe: null, against: null, timing: "own" },
  ],
  [
    "sf",
    { tree: "combat", level: 4 },
    {
      name: "Kill Human",
      ap: { ap: 8, onFailure: 1 },
      ze: 10,
      probe: "konzentration",
      against: "opposed",
      timing: "delayed",
    },
  ],
  [
    "sf",
    { tree: "time-control", level: 4 },
    {
      name: "Controll",
      ap: { per: "target", ap: 1 },
      ze: 3,
      probe: "konzentration",
      against: 2,
      timing: "immediate",
    },
  ],
  [
    "sf",
    { tree: "programming", level: 5 },
    { name: "Multiply", ap: { per: "copy", ap: 2 }, ze: 10, probe: null, against: null, timing: "own" },
  ],
  [
    "sf",
    { tree: "move", level: 3 },
    { name: "Jump", ap: 0, ze: { min: 10, max: 20 }, probe: "konzentration", against: 1, timing: "own" },
  ],
  [
    "sf",
    { tree: "transfer", level: 4 },
    { name: "Sudden exit", ap: 5, ze: 3, probe: null, against: null, timing: "own" },
  ],
  ["sf", { tree: "move", level: 5 }, nameless],
];

describe("questions about time", () => {
  it.each(ANSWERS)("%s %j", async (question, input, output) => {
    expect(await ask(question, input)).toEqual(output);
  });

  it("name the key that is wrong", async () => {
    const wrong: readonly (readonly [string, Json, string])[] = [
      ["initiative", {}, "combatants"],
      ["initiative", { combatants: [{ id: "a" }] }, "combatants[0].name"],
      ["initiative", { combatants: [combatant("a", 1), combatant("a", 2)] }, "combatants[1].id"],
      ["healing", { hours: 1 }, "track"],
      ["healing", { track, hours: -1 }, "hours"],
      ["healing", { track: { ...track, O: 11 }, hours: 1 }, "track.O"],
      ["healing", { track, hours: 1, quick: true }, "quick"],
      ["ap", { value: 1, max: 2, hours: 3 }, "inside"],
      ["sf", { tree: "kung-fu", level: 1 }, "tree"],
      ["sf", { tree: "move", level: 7 }, "level"],
      ["sf", { tree: "move", level: 0 }, "level"],
    ];
    for (const [question, input, key] of wrong) expect(await fails(question, input)).toContain(key);
  });
});
