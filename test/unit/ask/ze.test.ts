import { describe, expect, it } from "vitest";
import { answer } from "../../../tools/ask/answer.ts";

type Json = Readonly<Record<string, unknown>>;

async function ask(question: string, input: Json): Promise<unknown> {
  const { line, status } = await answer(["ze", question, JSON.stringify(input)]);
  expect({ line, status }).toMatchObject({ status: 0 });
  return JSON.parse(line);
}

async function fails(question: string, input: Json): Promise<string> {
  const { line, status } = await answer(["ze", question, JSON.stringify(input)]);
  expect(status).toBe(2);
  const { error } = JSON.parse(line) as { error: string };
  return error;
}

async function oddsOf(question: string, input: Json): Promise<Readonly<Record<string, number>>> {
  const { odds } = (await ask(question, { ...input, odds: true })) as { odds: Record<string, number> };
  return odds;
}

const sum = (odds: Readonly<Record<string, number>>): number => Object.values(odds).reduce((a, b) => a + b, 0);

const ANSWERS: readonly (readonly [string, Json, Json])[] = [
  ["probe", { value: 7, faces: [5] }, { total: 12, stufe: 2, done: true, success: null }],
  ["probe", { value: 7, faces: [10, 4] }, { total: 21, stufe: 4, done: true, success: null }],
  ["probe", { value: 7, faces: [10, 10, 3], target: 7 }, { total: 30, stufe: 6, done: true, success: false }],
  ["probe", { value: 7, faces: [0, 6], target: -1 }, { total: 1, stufe: -1, done: true, success: true }],
  ["probe", { value: 7, faces: [0, 10, 2] }, { total: -5, stufe: -2, done: true, success: null }],
  ["probe", { value: 7, faces: [0, 0], stufe: -2 }, { total: 7, stufe: -2, done: true, success: null }],
  ["probe", { value: 7, faces: [10] }, { total: 17, stufe: 4, done: false, success: null }],
  ["probe", { value: 7, faces: [0, 10], target: 1 }, { total: -3, stufe: -2, done: false, success: null }],
  ["probe", { value: 7, faces: [9, 3], reading: "0-9" }, { total: 19, stufe: 4, done: true, success: null }],
  ["probe", { value: 7, faces: [1, 3], reading: "1-10" }, { total: 5, stufe: -1, done: true, success: null }],
  ["cost", { kind: "attribute", value: 4 }, { points: 10 }],
  ["cost", { kind: "attribute", value: 5 }, { points: 15 }],
  ["cost", { kind: "skill", value: 6 }, { points: 21 }],
  ["cost", { kind: "sf", value: 0 }, { points: 0 }],
  ["improve", { kind: "attribute" }, { cp: 8 }],
  ["improve", { kind: "skill", foreign: true }, { cp: 2 }],
  ["improve", { kind: "sf" }, { cp: 10 }],
  ["improve", { kind: "sf", foreign: true }, { cp: 20 }],
  ["improve", { kind: "sf", foreign: true, adaptability: 2 }, { cp: 20 }],
  ["improve", { kind: "sf", foreign: true, adaptability: 3 }, { cp: 15 }],
  ["shot", { stufe: 3, dodge: 1 }, { hit: true, difference: 2, row: "M" }],
  ["shot", { stufe: 3, dodge: null }, { hit: true, difference: 3, row: "S" }],
  ["shot", { stufe: 2, dodge: 2 }, { hit: false, difference: 0, row: null }],
  ["shot", { stufe: 1, dodge: -2 }, { hit: true, difference: 1, row: "L" }],
  ["shot", { stufe: 9, dodge: 0 }, { hit: true, difference: 9, row: "O" }],
  ["shot", { stufe: -1, dodge: 3 }, { hit: false, difference: -4, row: null }],
  ["hits", { mode: "ss", bullets: 1, skill: 4 }, { hits: 1 }],
  ["hits", { mode: "bf", bullets: 3, skill: 2 }, { hits: 2 }],
  ["hits", { mode: "bf", bullets: 3, skill: 0, dice: [] }, { hits: 1 }],
  ["hits", { mode: "fa", bullets: 14, skill: 4, dice: [3, 4] }, { hits: 11 }],
  ["hits", { mode: "fa", bullets: 14, skill: 4, dice: [6, 6] }, { hits: 14 }],
  ["hits", { mode: "fa", bullets: 10, skill: 4, dice: [1] }, { hits: 4 }],
  ["damage", { weapon: 2, bullets: 1, w4: 3, ko: 3, difference: 2, armor: 1 }, { row: "M", boxes: 3, dead: false }],
  ["damage", { weapon: 3, strength: 3, melee: true, ko: 4, difference: 3 }, { row: "S", boxes: 4, dead: false }],
  ["damage", { weapon: 2, ko: 1, difference: 1, born: "outside" }, { row: "L", boxes: 0, dead: false }],
  ["damage", { weapon: 2, ko: 9, difference: 4, dreamer: true }, { row: "T", boxes: 0, dead: true }],
  ["damage", { weapon: 2, ko: 0, difference: 0 }, { row: "L", boxes: 2, dead: false }],
  [
    "mark",
    { track: { L: 0, M: 9, S: 0, O: 0 }, row: "M", boxes: 3 },
    { track: { L: 0, M: 10, S: 2, O: 0 }, malus: 2, dead: false },
  ],
  [
    "mark",
    { track: { L: 0, M: 0, S: 0, O: 9 }, row: "O", boxes: 2 },
    { track: { L: 0, M: 0, S: 0, O: 10 }, malus: 99, dead: true },
  ],
  [
    "mark",
    { track: { L: 0, M: 0, S: 9, O: 0 }, row: "S", boxes: 2, dreamer: true },
    { track: { L: 0, M: 0, S: 10, O: 0 }, malus: 3, dead: true },
  ],
  ["unarmed", { difference: 2, strength: 4 }, { boxes: 8 }],
  ["unarmed", { difference: 2, strength: 4, dampened: true }, { boxes: 1 }],
  ["unarmed", { difference: 2, strength: 4, born: "outside" }, { boxes: 6 }],
  ["time", { action: "shoot", rof: -3 }, { ze: 7 }],
  ["time", { action: "shoot", rof: -3, fastShot: 3 }, { ze: 4 }],
  ["time", { action: "shoot", rof: -3, fastShot: 3, born: "outside" }, { ze: 6 }],
  ["time", { action: "shoot", rof: -9, fastShot: 5, dodging: true }, { ze: 2 }],
  ["time", { action: "strike", weapon: -3, fastHit: 1, parrying: true }, { ze: 6 }],
  ["time", { action: "draw", holster: "hidden" }, { ze: 20 }],
  ["time", { action: "draw", holster: "camouflage", fastDraw: true, dodging: true }, { ze: 2 }],
  ["time", { action: "transfer", fastTransfer: true, factor: 0.5 }, { ze: 1 }],
  ["time", { action: "transfer", dodging: true, fasterDodge: true, factor: 2 }, { ze: 20 }],
  ["time", { action: "sf", sf: { tree: "hit", level: 1 }, fastHit: 4 }, { ze: 8 }],
  ["time", { action: "sf", sf: { tree: "influence", level: 3 } }, { ze: 600 }],
  ["time", { action: "sf", sf: { tree: "programming", level: 1 } }, { ze: null }],
  ["time", { action: "sf", sf: { tree: "prevention", level: 1 }, born: "outside", dodging: true }, { ze: 0 }],
  ["time", { action: "sf", sf: { tree: "reaction", level: 1 }, born: "outside" }, { ze: 0 }],
  ["time", { action: "sf", sf: { tree: "move", level: 5 } }, { ze: 0 }],
  ["time", { action: "sf", sf: { tree: "move", level: 3 }, born: "outside" }, { ze: { min: 12, max: 22 } }],
  ["rof", { kind: "ss", rate: 30 }, { rof: -1 }],
  ["rof", { kind: "bf", rate: 200 }, { rof: -4 }],
  ["energy", { joule: 11000 }, { damage: 15 }],
  ["energy", { joule: 0 }, { damage: 0 }],
];

describe("ask ze", () => {
  it.each(ANSWERS)("%s %j", async (question, input, output) => {
    expect(await ask(question, input)).toEqual(output);
  });

  it("cost beyond the highest value is not legal", async () => {
    for (const [kind, value] of [
      ["attribute", 6],
      ["skill", 7],
      ["sf", 7],
    ] as const) {
      expect(await ask("cost", { kind, value })).toMatchObject({ legal: false, problems: [{}] });
    }
  });

  it("creation says what is spent and what stands against it", async () => {
    const input = {
      class: "fighter",
      born: "matrix",
      attributes: { st: 4, ge: 4, ko: 3, re: 4, wn: 3, in: 2, wk: 3, ch: 2 },
      skills: { pistolen: 6, ausweichen: 5 },
      sf: { "fast-shot": 4, move: 2 },
    };
    expect(await ask("creation", input)).toEqual({
      legal: true,
      spent: { attributes: 54, skills: 36, sf: 13 },
      problems: [],
    });
    expect(await ask("creation", { ...input, sf: { sense: 1 } })).toMatchObject({
      legal: false,
      problems: [{ key: "MC.Refusal.foreignTree" }],
    });
  });

  it("creation counts every skill, whatever a world calls it", async () => {
    const skills: unknown = JSON.parse('{ "__proto__": 6, "constructor": 5, "tarot": 1 }');
    expect(await ask("creation", { class: "fighter", skills })).toMatchObject({ legal: true, spent: { skills: 37 } });
  });

  it("probe has odds before modifiers, with a target also of success", async () => {
    const odds = await oddsOf("probe", { value: 7, target: 1, stufe: -1 });
    const { success, failure, ...stufen } = odds;
    expect(Object.keys(stufen).toSorted()).toEqual(["-1", "-2", "0", "1", "2", "3", "4", "5", "6"]);
    expect(Math.abs(sum(stufen) - 1)).toBeLessThan(1e-12);
    expect(Math.abs((success ?? 0) + (failure ?? 0) - 1)).toBeLessThan(1e-12);
    expect(success).toBeCloseTo(
      ["2", "3", "4", "5", "6"].reduce((all, key) => all + (odds[key] ?? 0), 0),
      12,
    );
    expect(Object.keys(await oddsOf("probe", { value: 7 }))).toHaveLength(9);
  });

  it("hits and damage have odds over their dice", async () => {
    const hits = await oddsOf("hits", { mode: "fa", bullets: 14, skill: 4 });
    expect(Math.abs(sum(hits) - 1)).toBeLessThan(1e-12);
    expect(hits["11"]).toBeCloseTo(6 / 36, 12);
    expect(await oddsOf("damage", { weapon: 2, bullets: 1, ko: 3, difference: 2, armor: 1 })).toEqual({
      "1": 0.25,
      "2": 0.25,
      "3": 0.25,
      "4": 0.25,
    });
    expect(await oddsOf("damage", { weapon: 3, strength: 3, melee: true, ko: 4, difference: 3 })).toEqual({ "4": 1 });
  });

  it.each([
    ["probe", { value: 7, faces: [5, 3] }, "faces"],
    ["probe", { value: 7, faces: [11] }, "faces"],
    ["probe", { value: 7, faces: [10], reading: "0-9" }, "faces"],
    ["probe", { value: 7, faces: [] }, "faces"],
    ["probe", { value: "7", faces: [1] }, "value"],
    ["probe", { value: 7, faces: [1], reading: "d10" }, "reading"],
    ["hits", { mode: "fa", bullets: 14, skill: 4, dice: [3] }, "dice"],
    ["hits", { mode: "ss", bullets: 1, skill: 4, dice: [3] }, "dice"],
    ["hits", { mode: "fa", bullets: 14, skill: 4, dice: [3, 7] }, "dice"],
    ["hits", { mode: "xx", bullets: 14, skill: 4 }, "mode"],
    ["damage", { ko: 3, difference: 1 }, "weapon"],
    ["damage", { weapon: 1, ko: 3, difference: 1, w4: 5 }, "w4"],
    ["mark", { track: { L: 11, M: 0, S: 0, O: 0 }, row: "L", boxes: 1 }, "track.L"],
    ["mark", { track: { L: 1 }, row: "X", boxes: 1 }, "row"],
    ["time", { action: "draw" }, "holster"],
    ["time", { action: "sf", sf: { tree: "hit", level: 5 } }, "level"],
    ["improve", { kind: "sf", foreign: true, adaptability: 4 }, "adaptability"],
    ["creation", { class: "wizard" }, "class"],
    ["creation", { class: "fighter", sf: { magic: 1 } }, "magic"],
    ["energy", { joule: -1 }, "joule"],
  ] as const)("%s %j names %s", async (question, input, key) => {
    expect(await fails(question, input)).toContain(key);
  });
});
