import { beforeEach, describe, expect, it } from "vitest";
import { diceConfig } from "../../sandbox/client/dice/dice-config.ts";
import { Die, Roll, installDice, type DiceTerm } from "../../sandbox/client/dice/index.ts";

/** Faces of a ten-sided die that come one after the other. */
function faces(sides: number, ...list: number[]): () => number {
  let at = 0;
  return () => 1 - (list[at++ % list.length] ?? 1) / sides;
}

class OpenDie extends Die {
  static override DENOMINATION = "w";
  static override MODIFIERS = {};

  constructor(data: ConstructorParameters<typeof Die>[0] = {}) {
    super({ ...data, faces: 10 });
  }

  override async _evaluate(options: object): Promise<this> {
    await super._evaluate(options);
    while (this.results.at(-1)?.result === 10) await this.roll();
    return this;
  }
}

class OwnRoll extends Roll {}

beforeEach(() => {
  installDice();
  const { rolls, terms } = diceConfig();
  rolls.push(OwnRoll);
  terms["w"] = OpenDie;
});

async function total(formula: string, data = {}): Promise<number> {
  return (await new Roll(formula, data).evaluate()).total;
}

describe("formulas", () => {
  it("are written back with one blank around operators", () => {
    expect(new Roll("2d6+1").formula).toBe("2d6 + 1");
    expect(new Roll("  ( 1 + 2 ) * 3 ").formula).toBe("(1 + 2) * 3");
    expect(new Roll("1d10[fire] + 2[bonus]").formula).toBe("1d10[fire] + 2[bonus]");
  });

  it("collapse a row of plus and minus signs", async () => {
    expect(new Roll("3 + - 2").formula).toBe("3 - 2");
    expect(await total("3 - - 2")).toBe(5);
    expect(await total("-2 + 3")).toBe(1);
  });

  it.each([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["7 - 2 - 1", 4],
    ["8 / 2 / 2", 2],
    ["2 * -(3)", -6],
    ["7 % 4", 3],
    ["0d6 + 4", 4],
  ])("%s is %d", async (formula, expected) => {
    expect(await total(formula)).toBe(expected);
  });

  it("take data by path, negative values in parentheses, missing ones as zero", async () => {
    expect(await total("@a.b + @c", { a: { b: 3 }, c: -2 })).toBe(1);
    expect(await total("5 - @c", { c: -2 })).toBe(7);
    expect(await total("5 + @nothing")).toBe(5);
  });

  it.each(["1d6 +", "1W6", "nothing", "+K2V3", "2 3", "(1", "1d6zz"])("%j cannot be rolled", async (formula) => {
    await expect(total(formula)).rejects.toThrow();
  });
});

describe("dice", () => {
  it("fall by CONFIG.Dice.randomUniform", async () => {
    diceConfig().randomUniform = faces(6, 3, 5);
    const roll = await new Roll("2d6 + 1").evaluate();
    expect(roll.total).toBe(9);
    expect(roll.dice.map((term) => term.values)).toEqual([[3, 5]]);
    expect(roll.result).toBe("8 + 1");
  });

  it("of a registered letter are rolled by their class", async () => {
    diceConfig().randomUniform = faces(10, 10, 4);
    const roll = await new Roll("1dw + 7").evaluate();
    expect(roll.total).toBe(21);
    expect(roll.formula).toBe("1dw + 7");
    expect(roll.dice[0]?.results.map((one) => one.result)).toEqual([10, 4]);
  });

  it("in parentheses belong to the roll", async () => {
    diceConfig().randomUniform = faces(6, 2);
    const roll = await new Roll("2 * (1d6 + 1) + 2d6").evaluate();
    expect(roll.total).toBe(10);
    expect(roll.dice).toHaveLength(2);
  });

  it.each([
    ["3d6kh", [1, 5, 3], 5],
    ["3d6kh2", [1, 5, 3], 8],
    ["3d6kl", [1, 5, 3], 1],
    ["2d6x", [6, 2, 4], 12],
    ["1d6x5", [5, 5, 1], 11],
  ])("%s with the faces %j counts %d", async (formula, list, total) => {
    diceConfig().randomUniform = faces(6, ...list);
    expect((await new Roll(formula).evaluate()).total).toBe(total);
  });

  it("are the least or the greatest when so asked", async () => {
    expect((await new Roll("3d6").evaluate({ minimize: true })).total).toBe(3);
    expect((await new Roll("3d6").evaluate({ maximize: true })).total).toBe(18);
  });

  it("more than 999 are refused, and a roll is evaluated once only", async () => {
    await expect(new Roll("1000d6").evaluate()).rejects.toThrow(/999/u);
    const roll = await new Roll("1d6").evaluate();
    await expect(roll.evaluate()).rejects.toThrow(/already/u);
  });

  it("tell a tooltip their faces with least and greatest marked", async () => {
    diceConfig().randomUniform = faces(6, 1, 6);
    const roll = await new Roll("2d6").evaluate();
    expect(roll.dice[0]?.getTooltipData().rolls).toEqual([
      { result: "1", classes: "roll die d6 min" },
      { result: "6", classes: "roll die d6 max" },
    ]);
  });
});

describe("stored rolls", () => {
  it("come back with class, options, faces and total", async () => {
    diceConfig().randomUniform = faces(10, 10, 4);
    const roll = await new OwnRoll("1dw + (2 + 1)", {}, { check: { value: 7 } }).evaluate();
    const again = Roll.fromJSON(JSON.stringify(roll));
    expect(again).toBeInstanceOf(OwnRoll);
    expect(again.options).toEqual({ check: { value: 7 } });
    expect(again.total).toBe(17);
    expect(again.formula).toBe("1dw + (2 + 1)");
    const [term] = again.dice as [DiceTerm];
    expect(term).toBeInstanceOf(OpenDie);
    expect(term.results.map((one) => one.result)).toEqual([10, 4]);
    expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(roll)));
  });

  it("of an unknown class are refused by name", () => {
    expect(() => Roll.fromData({ class: "Gone", terms: [], formula: "" })).toThrow(/Gone/u);
  });
});
