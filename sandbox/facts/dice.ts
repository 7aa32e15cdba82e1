import { group } from "./fact.ts";
import { windowGlobals } from "./window-globals.ts";

const ROLL_PAGE = "https://foundryvtt.com/api/classes/foundry.dice.Roll.html";
const DIE_PAGE = "https://foundryvtt.com/api/classes/foundry.dice.terms.DiceTerm.html";
const DICE_ARTICLE = "https://foundryvtt.com/article/dice/";

/** Rolls the formula with the given faces of a die with so many sides. */
async function rollWith(formula: string, sides: number, faces: number[]) {
  const { CONFIG, foundry } = windowGlobals();
  const before = CONFIG.Dice.randomUniform;
  let at = 0;
  // The middle of the range that stands for a face, so that no rounding moves it.
  CONFIG.Dice.randomUniform = () => 1 - ((faces[at++] ?? 1) - 0.5) / sides;
  try {
    return await new foundry.dice.Roll(formula).evaluate();
  } finally {
    CONFIG.Dice.randomUniform = before;
  }
}

export const diceFacts = group("dice", [
  {
    id: "W-101",
    claim: "a formula is written back with blanks around its operators",
    source: ROLL_PAGE,
    run(assert) {
      assert.deepEqual(new (windowGlobals().foundry.dice.Roll)("2d6+1").formula, "2d6 + 1");
    },
  },
  {
    id: "W-102",
    claim: "an evaluated roll has a total; before, it has none to speak of",
    source: ROLL_PAGE,
    async run(assert) {
      assert.ok(!new (windowGlobals().foundry.dice.Roll)("1d6").total);
      assert.deepEqual((await rollWith("2d6 + 1", 6, [3, 5])).total, 9);
    },
  },
  {
    id: "W-103",
    claim: "a roll cannot be evaluated twice",
    source: ROLL_PAGE,
    async run(assert) {
      const roll = await rollWith("1d6", 6, [3]);
      await assert.rejects(roll.evaluate(), /./u);
    },
  },
  {
    id: "W-105",
    claim: "@paths are replaced from the data given to the roll",
    source: DICE_ARTICLE,
    async run(assert) {
      const roll = new (windowGlobals().foundry.dice.Roll)("@a.b + 1", { a: { b: 4 } });
      assert.deepEqual((await roll.evaluate()).total, 5);
    },
  },
  {
    id: "W-107",
    claim: "kh keeps the highest dice and marks the others as discarded",
    source: "https://foundryvtt.com/article/dice-modifiers/",
    async run(assert) {
      const roll = await rollWith("3d6kh", 6, [1, 5, 3]);
      assert.deepEqual(roll.total, 5);
      assert.deepEqual(roll.dice[0]?.results.filter((one) => one.discarded).length, 2);
    },
  },
  {
    id: "W-108",
    claim: "a class in CONFIG.Dice.terms is rolled by its letter",
    source: DIE_PAGE,
    async run(assert) {
      const { CONFIG, foundry } = windowGlobals();
      class FactDie extends foundry.dice.terms.Die {
        static override DENOMINATION = "q";
        constructor(data: object = {}) {
          super({ ...data, faces: 4 });
        }
      }
      CONFIG.Dice.terms["q"] = FactDie;
      try {
        const roll = await rollWith("2dq", 4, [4, 3]);
        assert.deepEqual(roll.total, 7);
        assert.ok(roll.dice[0] instanceof FactDie);
      } finally {
        delete CONFIG.Dice.terms["q"];
      }
    },
  },
  {
    id: "W-110",
    claim: "a roll comes back from its JSON as the class that it was, with options and faces",
    source: ROLL_PAGE,
    async run(assert) {
      const { CONFIG, foundry } = windowGlobals();
      class FactRoll extends foundry.dice.Roll {}
      CONFIG.Dice.rolls.push(FactRoll);
      try {
        const roll = await new FactRoll("2d6 + (1 + 1)", {}, { check: 7 }).evaluate();
        const again = foundry.dice.Roll.fromJSON(JSON.stringify(roll));
        assert.ok(again instanceof FactRoll);
        assert.deepEqual(again.total, roll.total);
        assert.deepEqual(again.options["check"], 7);
        assert.deepEqual(again.dice[0]?.results, roll.dice[0]?.results);
      } finally {
        CONFIG.Dice.rolls.splice(CONFIG.Dice.rolls.indexOf(FactRoll), 1);
      }
    },
  },
  {
    id: "W-111",
    claim: "the tooltip shows formula and faces, the greatest marked by the class max",
    source: "https://github.com/SplittermondFoundry/Splittermond",
    async run(assert) {
      const html = await (await rollWith("1d6", 6, [6])).getTooltip();
      const holder = document.createElement("div");
      holder.innerHTML = html;
      assert.deepEqual(holder.querySelector(".part-formula")?.textContent?.trim(), "1d6");
      assert.ok(holder.querySelector("li.roll.die.d6.max"));
    },
  },
  {
    id: "W-112",
    claim: "a roll drawn as private tells neither faces nor total",
    source: "assumption",
    async run(assert) {
      const html = await (await rollWith("1d6 + 40", 6, [6])).render({ isPrivate: true });
      assert.ok(!html.includes("46"));
    },
  },
  {
    id: "W-113",
    claim: "toMessage without creating gives data with the roll in it and the total as content",
    source: ROLL_PAGE,
    async run(assert) {
      const roll = await rollWith("1d6", 6, [6]);
      const data = (await roll.toMessage({ flavor: "fact" }, { create: false })) as Record<string, unknown>; // its data
      const rolls = data["rolls"];
      assert.ok(Array.isArray(rolls) && rolls.length === 1);
      assert.deepEqual(data["flavor"], "fact");
    },
  },
]);
