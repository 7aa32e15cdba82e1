import { describe, expect, it } from "vitest";
import { disciplines as rules, kernel } from "../../../../src/rules/index.ts";

const LEVELS = [-1, 0, 1, 2, 3];
const keysOf = (result: kernel.Result<unknown>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ key }) => key);

describe("movement", () => {
  const move = (levels: Partial<rules.Mover>): rules.Movement => rules.movementOf({ strength: 0, ...levels });

  it("is 15 feet an action walking and 30 running", () => {
    expect([move({}).walk.total, move({}).run.total]).toEqual([15, 30]);
  });

  it("gains 5, 10, 15 feet an action by Energy", () => {
    expect(LEVELS.map((energy) => move({ energy }).walk.total)).toEqual([15, 15, 20, 25, 30]);
    expect(LEVELS.map((energy) => move({ energy }).run.total)).toEqual([30, 30, 35, 40, 45]);
  });

  it("R-D28: leaps 2, 5, 10, 20, 30 feet by Strength, three times as far with a run", () => {
    expect(LEVELS.map((strength) => move({ strength }).leap.total)).toEqual([2, 5, 10, 20, 30]);
    expect(LEVELS.map((strength) => move({ strength }).runningLeap.total)).toEqual([6, 15, 30, 60, 90]);
  });

  it("R-D28: leaps 5, 20, 40 feet farther by Energy, standing and running", () => {
    expect(LEVELS.map((energy) => move({ energy }).leap.total)).toEqual([5, 5, 10, 25, 45]);
    expect(LEVELS.map((energy) => move({ energy }).runningLeap.total)).toEqual([15, 15, 20, 35, 55]);
  });

  it("runs for 3-5, 6-8, 9-11 rounds by Endurance, without limit from 3, for 1-2 at -1", () => {
    expect([-1, 0, 1, 2, 3, 4].map((endurance) => move({ endurance }).runRounds)).toEqual([
      { min: 1, max: 2 },
      { min: 3, max: 5 },
      { min: 6, max: 8 },
      { min: 9, max: 11 },
      null,
      null,
    ]);
  });

  it("runs along walls for 10 feet at Speed 2 and 20 at Speed 3, with Balance 2", () => {
    expect(LEVELS.map((speed) => move({ speed, balance: 2 }).wallRun)).toEqual([0, 0, 0, 10, 20]);
    expect(move({ speed: 3, balance: 1 }).wallRun).toBe(0);
  });

  it("R-D29: flies at 30, 100, 760 mph", () => {
    expect(LEVELS.map((flight) => move({ flight }).flightSpeed)).toEqual([null, null, 30, 100, 760]);
  });
});

describe("flight", () => {
  it("has a ceiling of 2,000 and 10,000 feet, and none at level 3", () => {
    expect(LEVELS.map((level) => rules.flightOf(level)?.ceiling)).toEqual([undefined, undefined, 2000, 10_000, null]);
  });

  it("R-D29: is lost in 30 %, 5 % and 5 % of cases when shot or badly wounded", () => {
    expect([1, 2, 3].map((level) => rules.flightOf(level)?.loss)).toEqual([30, 5, 5]);
    expect([1, 2, 3].map((level) => rules.featChance("loseFlight", level)?.chance)).toEqual([30, 5, 5]);
  });

  it("R-D29: hovers from level 2 on", () => {
    expect([1, 2, 3].map((level) => rules.flightOf(level)?.hovers)).toEqual([false, true, true]);
  });

  it("starts with a run-up, a moment of concentration, or at will at 30 mph", () => {
    expect([1, 2, 3].map((level) => rules.flightOf(level)?.start)).toEqual(["runUp", "moment", "will"]);
    expect(rules.flightOf(3)).toMatchObject({ easySpeed: 30, seconds: 5 });
  });

  it("lands hard without Balance 1, must slow down at level 2, and lands at any speed at level 3", () => {
    expect([rules.landsHard(1, 0), rules.landsHard(1, 1), rules.landsHard(3, 0)]).toEqual([true, false, false]);
    expect([2, 3].map((level) => rules.flightOf(level)?.landing)).toEqual(["slow", "moment"]);
  });

  it("R-D29: a crash at the speed of sound kills, with Endurance 4 in 60 % of cases", () => {
    expect(rules.crash({ endurance: 3 })).toEqual(kernel.done("dead"));
    expect(rules.crash({ endurance: 3, supersonic: false })).toEqual(kernel.done("gm"));
    const all = kernel.odds(rules.crash({ endurance: 4 }));
    expect(kernel.chanceOf(all, (end) => end === "dead")).toBeCloseTo(0.6, 12);
  });

  it("a fall from a skyscraper is a car at 30 mph at Endurance 4", () => {
    expect([3, 4].map((endurance) => rules.fallAsCar(endurance))).toEqual([null, 30]);
  });
});

describe("telekinesis", () => {
  it("stops a car in three rounds, deflects by five feet, and does both from level 1", () => {
    expect(rules.TELEKINESIS).toMatchObject({ vehicleRounds: 3, deflectFeet: 5 });
    expect([0, 1].map((level) => rules.telekinesisPowers(level).slowsVehicles)).toEqual([false, true]);
    expect([0, 1].map((level) => rules.telekinesisPowers(level).deflects)).toEqual([false, true]);
  });

  it("throws 10-15, 15-30, 30-60 feet and shoves five from level 2", () => {
    expect(LEVELS.map((level) => rules.throwRange(level))).toEqual([
      { thrown: null, shove: 0 },
      { thrown: null, shove: 0 },
      { thrown: { min: 10, max: 15 }, shove: 0 },
      { thrown: { min: 15, max: 30 }, shove: 5 },
      { thrown: { min: 30, max: 60 }, shove: 5 },
    ]);
  });

  it("R-D30: holds the willing and 400 pounds at once from level 2, and moves them ten feet an action", () => {
    const hold = (pounds: number): kernel.Result<unknown> => rules.suspend({ telekinesis: 2, what: "object", pounds });
    expect(hold(400)).toEqual({ ok: true, value: { atOnce: true, moveFeet: 10 } });
    expect(hold(401)).toMatchObject({ value: { atOnce: false } });
    expect(keysOf(rules.suspend({ telekinesis: 2, what: "person" }))).toEqual(["MC.Refusal.unwilling"]);
    expect(rules.suspend({ telekinesis: 2, what: "person", willing: true })).toMatchObject({ value: { atOnce: true } });
    expect(keysOf(rules.suspend({ telekinesis: 1, what: "object" }))).toEqual(["MC.Refusal.disciplineLevel"]);
  });

  it("R-D30: calls a wall at level 3, with more concentration beyond 100 square feet", () => {
    expect(rules.callWall(3, 100)).toEqual({ ok: true, value: { concentration: false } });
    expect(rules.callWall(3, 101)).toEqual({ ok: true, value: { concentration: true } });
    expect(keysOf(rules.callWall(2, 10))).toEqual(["MC.Refusal.disciplineLevel"]);
  });

  it("sends bullets back and holds things from level 2 on, and calls walls at level 3", () => {
    expect([1, 2, 3].map((level) => rules.telekinesisPowers(level).suspends)).toEqual([false, true, true]);
    expect([1, 2, 3].map((level) => rules.telekinesisPowers(level).wall)).toEqual([false, false, true]);
    expect([1, 2, 3].map((level) => rules.telekinesisPowers(level).reversesBullets)).toEqual([false, true, true]);
  });
});

describe("Matrix Warping", () => {
  it("harms agents and passes walls from 1, opens doors from 2, deletes from 3", () => {
    expect(
      [0, 1, 2, 3].map((level) => {
        const { harmsAgents, passesWalls, doors, deletes } = rules.warpingPowers(level);
        return [harmsAgents, passesWalls, doors, deletes];
      }),
    ).toEqual([
      [false, false, false, false],
      [true, true, false, false],
      [true, true, true, false],
      [true, true, true, true],
    ]);
  });

  it("R-D31: takes three rounds for a door and two inside a program", () => {
    expect(rules.WARPING_ROUNDS).toEqual({ door: 3, deletion: 2 });
    expect(rules.mayDelete(3, "agent")).toEqual({ ok: true, value: { rounds: 2 } });
    expect(keysOf(rules.mayDelete(2, "exile"))).toEqual(["MC.Refusal.disciplineLevel"]);
    expect(keysOf(rules.mayDelete(3, "slave"))).toEqual(["MC.Refusal.noProgram"]);
    expect(keysOf(rules.mayDelete(2, "slave"))).toEqual(["MC.Refusal.disciplineLevel", "MC.Refusal.noProgram"]);
  });

  it("R-D31: deletes or frees, half and half", () => {
    const all = kernel.odds(rules.deleteProgram());
    expect(kernel.chanceOf(all, (end) => end === "freed")).toBeCloseTo(0.5, 12);
    expect(kernel.chanceOf(all, (end) => end === "deleted")).toBeCloseTo(0.5, 12);
  });
});

describe("Awareness", () => {
  it("has premonitions, senses weapons from level 2, agents within 600 feet and auras at level 3", () => {
    expect(LEVELS.map((level) => rules.sensesOf(level).premonitions)).toEqual([
      "none",
      "none",
      "rare",
      "occasional",
      "frequent",
    ]);
    expect(LEVELS.map((level) => rules.sensesOf(level).neverSurprised)).toEqual([false, false, true, true, true]);
    expect(LEVELS.map((level) => rules.sensesOf(level).aimedAt)).toEqual([false, false, false, true, true]);
    expect(LEVELS.map((level) => rules.sensesOf(level).agentFeet)).toEqual([0, 0, 0, 0, 600]);
    expect(LEVELS.map((level) => rules.sensesOf(level).auras)).toEqual([false, false, false, false, true]);
  });
});

describe("printed chances", () => {
  it("R-D17: roll the middle of their range, rounded down", () => {
    for (const feat of rules.FEATS)
      for (const { min, max, chance } of rules.PRINTED_CHANCES[feat])
        if (feat !== "stumble") expect(chance).toBe(Math.floor((min + max) / 2));
  });

  it("R-D17, R-D32: are 45 % for intentions, 79 % in the air, 60 % at an explosion, 9 % to stumble", () => {
    expect(rules.featChance("senseIntent", 3)).toMatchObject({ min: 40, max: 50, chance: 45 });
    expect(rules.featChance("keepFlying", 2)).toMatchObject({ min: 60, max: 99, chance: 79 });
    expect(rules.featChance("explosion", 2)).toMatchObject({ min: 50, max: 70, chance: 60 });
    expect(rules.featChance("stumble", 3)?.chance).toBe(9);
  });

  it("are single figures where no range is printed", () => {
    for (const feat of ["ignoreBullet", "loseFlight", "freeProgram"] as const)
      for (const { min, max, chance } of rules.PRINTED_CHANCES[feat]) expect([min, max]).toEqual([chance, chance]);
  });

  it("R-D12: are 60 % against deadly bullets at Endurance 3 and 4", () => {
    expect([2, 3, 4].map((level) => rules.featChance("ignoreBullet", level)?.chance)).toEqual([undefined, 60, 60]);
  });

  it("R-D17: give way to the chance that the GM sets, and are refused where there is neither", () => {
    const own = rules.rollFeat("senseIntent", 3, 50);
    expect(own.ok && kernel.replay(own.value, [[50]])).toMatchObject({ value: { chance: 50, success: true } });
    const printed = rules.rollFeat("senseIntent", 3);
    expect(printed.ok && kernel.replay(printed.value, [[46]])).toMatchObject({ value: { chance: 45, success: false } });
    expect(keysOf(rules.rollFeat("senseIntent", 2))).toEqual(["MC.Refusal.noChance"]);
  });
});

describe("the sentences on each level", () => {
  it("cover every level of every discipline", () => {
    for (const id of rules.DISCIPLINES)
      for (let level = 0; level <= rules.highestLevel(id); level += 1)
        expect(rules.benefitsAt(id, level).length, `${id} ${level}`).toBeGreaterThan(0);
    expect(rules.benefitsAt("speed", -1)).toEqual([]);
  });

  it("have a key of their own each", () => {
    const keys = rules.DISCIPLINES.flatMap((id) =>
      [0, 1, 2, 3].flatMap((level) => rules.benefitsAt(id, level).map(({ key }) => key)),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("say the figures that the rules use", () => {
    const data = (id: rules.Discipline, level: number, key: string): unknown =>
      rules.benefitsAt(id, level).find((one) => one.key === `MC.Benefit.${id}${level}${key}`)?.data;
    for (const level of [1, 2, 3]) {
      expect(data("speed", level, "Actions")).toEqual({ actions: rules.actionsOf(level).total });
      expect(data("matrixWarping", level, "Acceleration")).toEqual({
        actions: level,
        rounds: rules.acceleratedRounds(level),
      });
      expect(data("telekinesis", level, "Throw")).toMatchObject(rules.throwRange(level).thrown ?? {});
      const { leap, runningLeap } = rules.movementOf({ strength: level });
      expect(data("strength", level, "Leap")).toEqual({ leap: leap.total, run: runningLeap.total });
      expect(data("flight", level, "Loss")).toEqual({ chance: rules.flightOf(level)?.loss });
    }
    for (const level of [0, 1, 2])
      expect(data("endurance", level, "Run")).toEqual(rules.movementOf({ strength: 0, endurance: level }).runRounds);
    for (const level of [0, 1])
      expect(data("regeneration", level, "Blows")).toEqual({ hours: rules.healingHours("blow", level) });
    expect(data("regeneration", 2, "Limbs")).toEqual({ hours: rules.healingHours("limb", 2) });
  });

  it("name a talent and a rating in it", () => {
    expect(rules.talentTexts("stealth", "poor")).toEqual([
      { key: "MC.TalentHint.stealth" },
      { key: "MC.TalentRating.stealth.poor" },
    ]);
  });
});
