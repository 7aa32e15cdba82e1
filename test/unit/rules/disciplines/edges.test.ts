import { describe, expect, it } from "vitest";
import * as rules from "../../../../src/rules/disciplines/index.ts";
import { playWith, replay, type LedgerEntry } from "../../../../src/rules/kernel/index.ts";
import { blow, bullet, REBEL } from "./samples.ts";

const refused = (...problems: readonly object[]): object => ({ ok: false, problems });
const low = (discipline: string, needed: number, held: number): object => ({
  key: "MC.Refusal.disciplineLevel",
  data: { discipline, needed, held },
});

describe("giving back a level", () => {
  const line = (own: Partial<LedgerEntry>): LedgerEntry => ({
    id: "a",
    amount: -2,
    key: "k",
    subject: "discipline.speed",
    from: 0,
    to: 1,
    by: "u",
    at: 0,
    ...own,
  });
  const lower = (...ledger: readonly LedgerEntry[]): unknown => {
    const result = rules.lowerDiscipline({ speed: 1 }, ["speed"], "speed", ledger);
    return result.ok ? result.value.amount : result.problems;
  };

  it("gives what the newest line of that level cost, else what it would cost again", () => {
    expect(lower()).toBe(1);
    expect(lower(line({}))).toBe(2);
    expect(lower(line({}), line({ id: "b", amount: -3 }))).toBe(3);
    expect(lower(line({ subject: "discipline.agility" }))).toBe(1);
    expect(lower(line({ to: 2 }))).toBe(1);
    expect(lower(line({ amount: 0 }))).toBe(1);
    expect(lower(line({ amount: 5 }))).toBe(1);
    expect(lower(line({}), line({ id: "b", amount: 2, from: 1, to: 0, refunds: "a" }))).toBe(1);
  });

  it("is refused at level 0 and at -1 with the level it would come to", () => {
    for (const held of [0, -1]) {
      expect(rules.lowerDiscipline({ speed: held }, [], "speed")).toEqual(
        refused({ key: "MC.Refusal.levelTooLow", data: { discipline: "speed", level: held - 1, limit: 0 } }),
      );
    }
  });

  it("R-D2: is refused where another discipline stands on it, and only that one is named", () => {
    const held = { awareness: 3, endurance: 1, speed: 3, telekinesis: 1 };
    expect(rules.lowerDiscipline(held, [], "endurance")).toEqual(
      refused({
        key: "MC.Refusal.needed",
        data: { discipline: "telekinesis", level: 1, needs: "endurance", needed: 1, held: 0 },
      }),
    );
    expect(rules.lowerDiscipline({ ...held, endurance: 2 }, [], "endurance").ok).toBe(true);
    expect(rules.lowerDiscipline({ evasion: 1, speed: 1 }, [], "speed")).toMatchObject({ ok: false });
  });
});

describe("what a talent costs", () => {
  it("exactly the points there are is enough, one less is not", () => {
    const average = { stealth: "average" } as const;
    const { cost } = rules.quoteTalent(average, "stealth");
    const points = cost ?? 0;
    expect(rules.quoteTalent(average, "stealth", points)).toEqual({ legal: true, cost, problems: [] });
    expect(rules.quoteTalent(average, "stealth", points - 1)).toEqual({
      legal: false,
      cost,
      problems: [{ key: "MC.Refusal.points", data: { missing: 1 } }],
    });
  });

  it("is nothing at the top and at the bottom, which are refused with the talent's name", () => {
    const top = { stealth: "exceptional" } as const;
    const problems = [{ key: "MC.Refusal.ratingTooHigh", data: { talent: "stealth" } }];
    expect(rules.quoteTalent(top, "stealth")).toEqual({ legal: false, cost: null, problems });
    expect(rules.raiseTalent(top, "stealth")).toEqual(refused(...problems));
    expect(rules.lowerTalent({}, "stealth")).toEqual(
      refused({ key: "MC.Refusal.ratingTooLow", data: { talent: "stealth" } }),
    );
    expect(rules.lowerTalent(top, "stealth")).toEqual({
      ok: true,
      value: { subject: "talent.stealth", from: 5, to: 3, amount: 2 },
    });
  });
});

describe("R-D27: the extra speed of Energy", () => {
  it("is none at level 0 and -1", () => {
    for (const energy of [0, -1]) expect(rules.quickStep(energy, 0)).toEqual({ bonus: 0, inRow: 0, left: 0 });
  });

  it("counts the actions in a row, then asks for a normal one", () => {
    const first = rules.quickStep(1, 0);
    expect(first).toMatchObject({ inRow: 1, left: 2 });
    expect(first.bonus).toBeGreaterThan(0);
    expect(rules.quickStep(1, 2)).toMatchObject({ inRow: 3, left: 0, bonus: first.bonus });
    expect(rules.quickStep(1, 3)).toEqual({ bonus: 0, inRow: 0, left: 3 });
    expect(rules.quickStep(1, 4)).toEqual({ bonus: 0, inRow: 0, left: 3 });
  });
});

describe("actions of a turn", () => {
  const turn: rules.Turn = { actions: 10, spent: 0, accelerated: false, evading: false, guns: [], quick: 0 };
  const taken = (use: rules.ActionUse, before = turn): rules.ActionTaken => {
    const result = rules.takeAction(before, use);
    if (result.ok) return result.value;
    throw new Error("refused");
  };

  it("walking and running count for the extra speed, everything else breaks the row", () => {
    for (const kind of ["move", "run"] as const) {
      expect(taken({ kind, energy: 1 })).toMatchObject({ turn: { quick: 1 } });
      expect(taken({ kind, energy: 1 }).bonus).toBeGreaterThan(0);
    }
    const running = { ...turn, quick: 2 };
    expect(taken({ kind: "fire", gun: "g", energy: 1 }, running)).toMatchObject({ bonus: 0, turn: { quick: 0 } });
  });

  it("R-D16: only fire counts for a gun, and only for the one that is fired", () => {
    const once = taken({ kind: "fire", gun: "g", energy: 0 }).turn;
    expect(once.guns).toEqual([{ id: "g", actions: 1 }]);
    expect(taken({ kind: "fire", energy: 0 }, once).turn.guns).toEqual([{ id: "g", actions: 1 }]);
    expect(taken({ kind: "reload", gun: "g", energy: 0 }, once).turn.guns).toEqual([{ id: "g", actions: 1 }]);
    const other = taken({ kind: "fire", gun: "h", energy: 0 }, once).turn;
    expect(other.guns).toEqual([
      { id: "g", actions: 1 },
      { id: "h", actions: 1 },
    ]);
    const thrice = taken({ kind: "fire", gun: "g", energy: 0 }, { ...turn, guns: [{ id: "g", actions: 2 }] });
    expect(thrice.strained).toBe(false);
    expect(taken({ kind: "fire", gun: "g", energy: 0 }, thrice.turn).strained).toBe(true);
  });
});

describe("refusals say what is missing", () => {
  it("levels that are too low", () => {
    expect(rules.mayReverseBullets(1, 1)).toEqual(refused(low("telekinesis", 2, 1)));
    expect(rules.mayReverseBullets(2, 2)).toEqual(refused({ key: "MC.Refusal.oneShooter" }));
    expect(rules.suspend({ telekinesis: 1, what: "person", willing: false, pounds: 100 })).toEqual(
      refused(low("telekinesis", 2, 1), { key: "MC.Refusal.unwilling" }),
    );
    expect(rules.callWall(2, 10)).toEqual(refused(low("telekinesis", 3, 2)));
    expect(rules.mayDelete(2, "human")).toEqual(refused(low("matrixWarping", 3, 2), { key: "MC.Refusal.noProgram" }));
    expect(rules.augmentBlow({ energy: 0, visit: REBEL.visit, held: true, missedRounds: 0 })).toEqual(
      refused(low("energy", 1, 0)),
    );
    const declared = (evasion: number, against: "gun" | "melee"): unknown =>
      rules.declareEvasion({ evasion, attackers: 1, against, left: 5 });
    expect(declared(0, "gun")).toEqual(refused(low("evasion", 1, 0)));
    expect(declared(0, "melee")).toEqual(refused(low("evasion", 3, 0)));
    expect(rules.declareEvasion({ evasion: 1, attackers: 6, against: "gun", left: 5 })).toEqual(
      refused({ key: "MC.Refusal.actions", data: { cost: 6, left: 5 } }),
    );
  });

  it("R-D22: augmented blows that are used up, and blows that are not clean", () => {
    const blowWith = (augmented: number, missedRounds: number): unknown =>
      rules.augmentBlow({ energy: 1, visit: { ...REBEL.visit, augmented }, missedRounds });
    expect(blowWith(3, 3)).toEqual(refused({ key: "MC.Refusal.augmentedUsed", data: { limit: 3 } }));
    expect(blowWith(0, 2)).toEqual(refused({ key: "MC.Refusal.notClean", data: { rounds: 2, needed: 3 } }));
    expect(blowWith(2, 3)).toMatchObject({ ok: true, value: { augmented: 3 } });
    const armed = { energy: 1, visit: REBEL.visit, held: true, missedRounds: 0, armed: true };
    expect(rules.augmentBlow(armed)).toEqual(refused({ key: "MC.Refusal.augmentedArmed" }));
  });

  it("R-D26: wounds that are not there or healed already", () => {
    const none = refused({ key: "MC.Refusal.noSuchWound" });
    const closed = { ...bullet("a", 2), closed: true };
    expect(rules.closeWound([bullet("a", 2), blow("b", 5)], "b")).toMatchObject({
      value: [
        { id: "a", closed: false },
        { id: "b", closed: true },
      ],
    });
    expect(rules.closeWound([bullet("a", 2)], "b")).toEqual(none);
    expect(rules.closeWound([closed], "a")).toEqual(none);
    expect(rules.closeWound([], "a")).toEqual(none);
  });

  it("R-D2: creation says what is spent, how many disciplines there are, and which level is missing", () => {
    const { problems } = rules.checkCreation({ matrixWarping: 3, speed: 3, agility: 1, awareness: 1 }, {});
    expect(problems).toContainEqual({ key: "MC.Refusal.creationDisciplines", data: { count: 4, limit: 3 } });
    expect(problems).toContainEqual({ key: "MC.Refusal.creationPoints", data: { spent: 14, limit: 12 } });
    const missing = problems.filter(({ key }) => key === "MC.Refusal.prerequisite");
    expect(missing.length).toBeGreaterThan(0);
    for (const { data } of missing) {
      expect(data).toMatchObject({ discipline: "matrixWarping", held: expect.any(Number) as number });
    }
    const named = missing.map(({ data }) => data?.["needs"]);
    expect(new Set(named).size).toBe(named.length);
    const talents = {
      alertness: "exceptional",
      stealth: "exceptional",
      craft: "exceptional",
      driving: "exceptional",
    } as const;
    expect(rules.checkCreation({ speed: 3, agility: 2, awareness: 2 }, talents).problems).toEqual([
      { key: "MC.Refusal.talentPoints", data: { spent: 20, limit: 18 } },
      { key: "MC.Refusal.exceptional", data: { count: 4, limit: 2 } },
    ]);
  });
});

describe("resurrection", () => {
  const dead = {
    regeneration: 3,
    visit: REBEL.visit,
    role: "character",
    endurance: 4,
    wounds: [bullet("a", 99)],
  } as const;

  it("R-D26: takes all 40 actions of the visit and leaves 1 hit point", () => {
    const result = rules.resurrect(dead);
    expect(result).toMatchObject({ ok: true, value: { visit: { regeneration: 40 } } });
    if (!result.ok) return;
    const body = rules.bodyOf({ endurance: 4, hpMax: null, wounds: result.value.wounds });
    expect(body).toMatchObject({ hp: { value: 1 }, dead: false });
  });

  it("R-D26: is refused with fewer actions, below level 3, for the living and for programs", () => {
    const used = { ...REBEL.visit, regeneration: 1 };
    expect(rules.resurrect({ ...dead, visit: used })).toEqual(
      refused({ key: "MC.Refusal.regeneration", data: { cost: 40, left: 39 } }),
    );
    expect(rules.resurrect({ ...dead, regeneration: 2 })).toEqual(refused(low("regeneration", 3, 2)));
    expect(rules.resurrect({ ...dead, wounds: [] })).toEqual(refused({ key: "MC.Refusal.alive" }));
    expect(rules.resurrect({ ...dead, role: "agent" })).toEqual(refused({ key: "MC.Refusal.program" }));
    expect(rules.resurrect({ ...dead, bodyWhole: false })).toEqual(refused({ key: "MC.Refusal.bodyDestroyed" }));
    expect(rules.resurrect({ ...dead, other: true })).toEqual(refused({ key: "MC.Refusal.touch" }));
    expect(rules.resurrect({ ...dead, other: true, touching: true, inCombat: true })).toEqual(
      refused({ key: "MC.Refusal.inCombat" }),
    );
    expect(rules.resurrect({ ...dead, other: true, touching: true }).ok).toBe(true);
    expect(rules.resurrect({ ...dead, inCombat: true }).ok).toBe(true);
  });
});

describe("blows", () => {
  const fighter = { agility: 1, speed: 1, strength: 3, telekinesis: 0 };
  const target = { agility: 1, speed: 1, strength: 1, awareness: 0, evasion: 0, endurance: 1, punishment: 0 };
  const check = (own: object = {}): rules.StrikeCheck => ({ attacker: fighter, target, modifier: 0, ...own });

  it("R-D18, R-D24: neither armed and augmented at once, nor a hold on Evasion 3 in use", () => {
    expect(rules.planStrike(check({ augmented: true, armed: true }))).toEqual(
      refused({ key: "MC.Refusal.augmentedArmed" }),
    );
    expect(rules.planStrike(check({ augmented: true })).ok).toBe(true);
    expect(rules.planStrike(check({ armed: true })).ok).toBe(true);
    const slippery = { ...target, evasion: 3 };
    const hold = { intent: "hold", evading: true, target: slippery };
    expect(rules.planStrike(check(hold))).toEqual(refused({ key: "MC.Refusal.cannotHold" }));
    expect(rules.planStrike(check({ ...hold, evading: false })).ok).toBe(true);
    expect(rules.planStrike(check({ ...hold, intent: "harm" })).ok).toBe(true);
    expect(rules.planStrike(check({ ...hold, target: { ...target, evasion: 2 } })).ok).toBe(true);
  });

  it("R-D10: a miss leaves the target as it stands or lies", () => {
    const missed = (punishment: number): unknown =>
      replay(rules.strike(check({ target: { ...target, punishment } })), [[100]]);
    expect(missed(99.5)).toMatchObject({ ok: true, value: { hit: false, total: 99.5, drops: false } });
    expect(missed(100)).toMatchObject({ ok: true, value: { hit: false, total: 100, drops: true } });
    expect(missed(120)).toMatchObject({ ok: true, value: { hit: false, total: 120, drops: true } });
  });

  it("R-D30: a special blow throws by a roll in the range, one and a half times as far when augmented", () => {
    const strong = { ...fighter, telekinesis: 1 };
    const thrown = (own: object, face: number): number => {
      const { value } = playWith(rules.strike(check({ attacker: strong, special: true, ...own })), (ask) => [
        ask.kind === "sum" && ask.faces === 100 ? 1 : face,
      ]);
      return value.thrown;
    };
    expect([thrown({}, 1), thrown({}, 6)]).toEqual([10, 15]);
    expect(thrown({ augmented: true }, 1)).toBe(15);
    expect(thrown({ armed: true }, 1)).toBe(0);
    expect(() => thrown({}, 7)).toThrow("faces");
    const shover = { ...fighter, telekinesis: 2 };
    const { shove } = rules.throwRange(2);
    const feet = (own: object): number =>
      playWith(rules.strike(check({ attacker: shover, shove: true, ...own })), () => [1]).value.thrown;
    expect(shove).toBeGreaterThan(0);
    expect(feet({})).toBe(shove);
    expect(feet({ augmented: true })).toBe(Math.floor(shove * 1.5));
  });
});

describe("small things", () => {
  it("an outcome is told by its special word first", () => {
    expect(rules.outcomeWord({ total: 1, success: false, special: "disaster" })).toBe("disaster");
    expect(rules.outcomeWord({ total: 1, success: true, special: null })).toBe("success");
    expect(rules.outcomeWord({ total: 1, success: false, special: null })).toBe("failure");
  });

  it("Alertness and Stealth are each rolled with their own bonus", () => {
    const [alert, quiet] = [
      { rating: "average", awareness: 2 },
      { rating: "poor", awareness: 1 },
    ] as const;
    const played = replay(rules.noticeSneak(alert, quiet), [[10], [10]]);
    const bonus = (talent: "alertness" | "stealth", side: typeof alert | typeof quiet): number =>
      rules.talentSum({ talent, ...side, agility: 0 }).total;
    expect(played).toEqual({
      ok: true,
      value: {
        alertness: 10 + bonus("alertness", alert),
        stealth: 10 + bonus("stealth", quiet),
        noticed: true,
      },
    });
    expect(bonus("alertness", alert)).not.toBe(0);
  });

  it("bullets: a roll is made only where the chance is neither 0 nor 100", () => {
    expect(replay(rules.stopBullets(1, 1), [])).toEqual({
      ok: true,
      value: { handled: 1, chance: 100, stopped: 1, through: 0 },
    });
    expect(replay(rules.stopBullets(0, 2), [])).toEqual({
      ok: true,
      value: { handled: 0, chance: 0, stopped: 0, through: 2 },
    });
    expect(replay(rules.stopBullets(1, 2), [[61]])).toMatchObject({ value: { stopped: 0, through: 2 } });
  });

  it("a landing is hard at Flight 1 and 2 without Balance 1", () => {
    expect([0, 1, 2, 3].map((flight) => rules.landsHard(flight, 0))).toEqual([false, true, true, false]);
    expect(rules.landsHard(1, 1)).toBe(false);
  });

  it("R-D12: only a bullet that would kill is ignored at Endurance 3, and only while there are hit points", () => {
    const fire = (hp: number | null, faces: readonly number[][]): unknown =>
      replay(
        rules.fire({
          attacker: { agility: 1, speed: 1 },
          target: { agility: 1, speed: 1, awareness: 0, evasion: 0, endurance: 3, hp },
          modifier: 0,
          ammunition: "light",
          distance: 30,
          shots: 1,
        }),
        faces,
      );
    expect(fire(1, [[1], [60]])).toMatchObject({ ok: true, value: { ignored: 1, damage: 0 } });
    expect(fire(2, [[1]])).toMatchObject({ ok: true, value: { ignored: 0, damage: 1, hp: 1 } });
    expect(fire(0, [[1]])).toMatchObject({ ok: true, value: { ignored: 0, damage: 1 } });
    expect(fire(null, [[1]])).toMatchObject({ ok: true, value: { ignored: 0, damage: 1 } });
  });

  it("charts of another size are refused in words", () => {
    const melee = rules.DEFAULT_CHARTS.melee;
    const cell =
      (chart: unknown): (() => unknown) =>
      () =>
        rules.cellOf({ ...rules.DEFAULT_CHARTS, melee: chart } as rules.Charts, "melee", 0, 0);
    expect(cell(melee.slice(1))).toThrow(`charts.melee must be a list of ${melee.length} rows`);
    expect(cell(melee.map((row) => row.slice(1)))).toThrow(
      `charts.melee.0 must be a list of ${melee[0]?.length} cells`,
    );
    expect(cell(melee.map((row) => [...row]))).not.toThrow();
  });
});
