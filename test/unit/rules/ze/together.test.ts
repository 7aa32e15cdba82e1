import { describe, expect, it } from "vitest";
import { replay } from "../../../../src/rules/kernel/index.ts";
import * as ze from "../../../../src/rules/ze/index.ts";
import { effect, fighter, fists, granted, katana, pistol, refusals, rifle, starter } from "../../../support/ze.ts";

const uzi = pistol({ category: "smg", damage: 2, rof: { ss: -2, bf: 1, fa: 8 }, range: 100, silenceable: true });

describe("mali of several kinds at once", () => {
  const hurt = fighter({ wounds: { L: 6, M: 0, S: 0, O: 0 } });
  const runner = fighter({ armor: 1, effects: [effect({ aspect: "hit", amount: -2 })] });
  const situation = { mode: "bf", dodging: true, distance: 150, target: runner, dodge: 1 } as const;

  it("wounds, dodging, range and a wall run add up, and the dodge comes on top", () => {
    const sums = ze.shotSum(hurt, uzi, situation);
    expect(sums.stufe.total).toBe(-1 - 1 - 2 - 2);
    expect(sums.ze.total).toBe(10 + 1 + 1);
    const check = granted(ze.shotCheck(hurt, uzi, situation));
    expect(granted(replay(ze.shoot(check), [[10, 10, 5]]))).toMatchObject({ total: 33, stufe: 0, hit: false });
  });

  it("R-Z11, R-Z13: a burst through armour on who was born outside flows over from where it begins", () => {
    const outsider = fighter({ armor: 1, born: "outside", wounds: { L: 9, M: 10, S: 1, O: 0 } });
    const check = granted(ze.shotCheck(fighter(), uzi, { mode: "bf", target: outsider, dodge: 1 }));
    // 2 + 3 bullets + 4 - (3 + 2 - 0) - 1 = 3 boxes from L: one fits, M is full, two go on to S.
    expect(granted(replay(ze.shoot(check), [[4], [4]]))).toMatchObject({
      difference: 1,
      bullets: 3,
      boxes: 3,
      marks: { L: 10, M: 10, S: 3, O: 0 },
      malus: 2,
    });
  });

  it("R-Z21: a silencer changes neither the burst nor its time", () => {
    const loud = ze.shotCheck(fighter(), uzi, { mode: "bf" });
    expect(ze.isSilenced({ ...uzi, silenced: true })).toBe(true);
    expect(ze.shotCheck(fighter(), { ...uzi, silenced: true }, { mode: "bf" })).toEqual(loud);
  });

  it("R-Z23: a burst with one round left is one bullet, of which one hits", () => {
    const last = { ...uzi, magazine: { value: 1, max: 25 } };
    const check = granted(ze.shotCheck(fighter(), last, { mode: "bf", target: fighter(), dodge: null }));
    expect(check).toMatchObject({ mode: "bf", bullets: 1, ze: 11 });
    expect(granted(replay(ze.shoot(check), [[9], [1]]))).toMatchObject({ hit: true, bullets: 1 });
  });

  it("R-Z10: who dodges beside a special ability pays the Stufe as well as the ZE", () => {
    const runs = fighter({ sf: { move: 4, dodge: 0 } });
    const check = (user: ze.Snapshot, dodging: boolean) =>
      granted(ze.sfCheck({ user, target: null }, { tree: "move", level: 1, dodging }));
    expect(check(runs, false)).toMatchObject({ ze: 10, probe: { stufe: 0, target: 1 } });
    expect(check(runs, true)).toMatchObject({ ze: 11, probe: { stufe: -1, target: 1 } });
    expect(check({ ...runs, sf: { move: 4, dodge: 1 } }, true)).toMatchObject({ ze: 10, probe: { stufe: -1 } });
  });

  it("R-Z13, R-Z18, R-Z33: Fast Shot, dodging and birthplace first, then the factors, rounded down", () => {
    const load = { fastShot: 3, dodging: true, born: "outside" } as const;
    expect(ze.timeSum({ kind: "shoot", rof: -3 }, { ...load, factor: 0.5 }).total).toBe(3);
    const twice = effect({ aspect: "zeFactor", amount: 0.5 });
    const slow = fighter({ sf: { "fast-shot": 3 }, born: "outside", effects: [twice, twice] });
    expect(ze.shotSum(slow, pistol(), { dodging: true }).ze.total).toBe(1);
    const both = { ...slow, effects: [twice, effect({ aspect: "zeFactor", amount: 2 })] };
    expect(ze.shotSum(both, pistol(), { dodging: true }).ze.total).toBe(4 + 1 + 2);
  });
});

describe("a blow that becomes a blur", () => {
  const half = effect({ aspect: "zeFactor", amount: 0.5 });
  const left = (change: Partial<ze.Snapshot>): readonly number[] => {
    const user = fighter({ sf: { hit: 4, "fast-hit": 4 }, ap: { value: 9, override: null }, ...change });
    const paidZe = ze.strikeSum(user, fists(), { style: "physical" }).ze.total;
    const use = { tree: "hit", level: 4, given: ["hit"], paidZe } as const;
    return [paidZe, granted(ze.sfCheck({ user, target: null }, use)).ze];
  };

  it("R-Z32: takes 10 ZE in all, what birthplace and factor make of them, less what the blow took", () => {
    expect(left({})).toEqual([8, 2]);
    expect(left({ born: "outside" })).toEqual([10, 2]);
    expect(left({ born: "outside", effects: [half] })).toEqual([5, 1]);
    expect(left({ effects: [half, half, half, half] })).toEqual([1, 0]);
  });

  it("R-Z32: its four attacks are against Stufe 0, whatever the other rolled before", () => {
    const user = fighter();
    const target = fighter({ effects: [effect({ aspect: "hit", amount: -1 })] });
    const defended = granted(ze.strikeCheck(user, fists(), { target, parry: 3, dodge: 2, style: "physical" }));
    const free = granted(ze.strikeCheck(user, fists(), { target, style: "physical" }));
    expect(granted(replay(ze.strike(defended), [[9]]))).toMatchObject({ stufe: 2, defence: 3, hit: false });
    expect(granted(replay(ze.strike(free), [[9]]))).toMatchObject({ stufe: 2, defence: 0, row: "M", boxes: 3 });
  });
});

describe("in a world with rows of its own", () => {
  const rules: ze.HouseRules = {
    ...ze.DEFAULT_RULES,
    rows: ze.DEFAULT_RULES.rows.map(({ id, boxes }) => ({ id, boxes: [...boxes, ...boxes] })),
  };
  const target = fighter({ wounds: { L: 15, M: 0, S: 0, O: 0 } });

  it("R-Z6: who has more marks than the printed row can be shot at and struck", () => {
    const shot = granted(ze.shotCheck(fighter(), pistol(), { target }, rules));
    expect(granted(replay(ze.shoot(shot, rules), [[1], [4]]))).toMatchObject({ row: "L", boxes: 4, marks: { L: 19 } });
    expect(granted(ze.strikeCheck(fighter(), katana(), { target }, rules)).target?.marks.L).toBe(15);
  });
});

describe("dreamers", () => {
  const dreamer = fighter({ dreamer: true, armor: 50 });

  it("R-Z7: die of any blow with a blade that is better by 4, and only daze without one", () => {
    const blade = granted(ze.strikeCheck(fighter(), katana(), { target: dreamer }));
    expect(granted(replay(ze.strike(blade), [[10, 0]]))).toMatchObject({ stufe: 4, row: "T", boxes: 0, dead: true });
    const bare = granted(ze.strikeCheck(fighter(), fists(), { target: dreamer }));
    expect(granted(replay(ze.strike(bare), [[10, 1]]))).toMatchObject({ stufe: 4, row: null, mental: 10, dead: false });
  });

  it("R-Z7: a burst fills S and no more, one box beyond it kills", () => {
    const hit = (S: number) => {
      const target = fighter({ dreamer: true, wounds: { L: 0, M: 0, S, O: 0 } });
      const check = granted(ze.shotCheck(fighter(), rifle(), { mode: "bf", target }));
      return granted(replay(ze.shoot(check), [[6], [1]]));
    };
    // 5 + 3 bullets + 1 - (3 - 2) = 8 boxes from S.
    expect(hit(2)).toMatchObject({ row: "S", boxes: 8, marks: { S: 10, O: 0 }, dead: false });
    expect(hit(3)).toMatchObject({ row: "S", boxes: 8, marks: { S: 10, O: 0 }, dead: true });
  });
});

describe("a rest", () => {
  const wounded = fighter({
    sf: { healing: 1 },
    wounds: { L: 10, M: 6, S: 4, O: 1 },
    mental: 10,
    ap: { value: 1, override: 40 },
  });
  const rest = (hours: number, inside: boolean, change: Partial<ze.Stay> = {}) =>
    ze.restFor(wounded, { hours, inside, treated: false, fast: true, ...change });

  it("R-Z20: of several hours with Fast Healing heals each row by its own time, and AP by the place", () => {
    expect(rest(1.5, false)).toEqual({ wounds: { L: 1, M: 5, S: 3, O: 1 }, mental: 1, dead: false, ap: 1 + 9 });
    expect(rest(3.99, true)).toEqual({ wounds: { L: 0, M: 3, S: 1, O: 1 }, mental: 0, dead: false, ap: 1 });
    expect(rest(25, true, { treated: true })).toMatchObject({ wounds: { L: 0, M: 0, S: 0, O: 0 }, ap: 2 });
  });

  it("R-Z38: Fast Healing does not count for wounds from outside, nor for who has not learnt it", () => {
    const slow = { L: 9, M: 6, S: 4, O: 1 };
    expect(rest(1.5, false, { fast: false }).wounds).toEqual(slow);
    const unlearnt = ze.restFor({ ...wounded, sf: {} }, { hours: 1.5, inside: false, treated: false, fast: true });
    expect(unlearnt.wounds).toEqual(slow);
  });
});

describe("time", () => {
  const event = (id: string, owner: string, cost: number): ze.EventPlan => ({
    id,
    owner,
    key: "k",
    data: null,
    ze: cost,
  });
  const who = (line: ze.Timeline): string | undefined => {
    const up = ze.upNext(line);
    return up?.kind === "fighter" ? up.id : up?.event.id;
  };

  it("R-Z9: on one tick the event comes first, then who stood there, then who arrives", () => {
    const start = ze.startTimeline([starter("neo", 17), starter("smith", 12), starter("cypher", 12, { re: 5 })]);
    const set = granted(ze.schedule(start, event("fire", "neo", 10))).line;
    const line = granted(ze.spend(set, "neo", 10)).line;
    expect([line.now, who(line)]).toEqual([10, "fire"]);
    const fired = granted(ze.fire(line)).line;
    expect(ze.orderOf(fired).map(({ id }) => id)).toEqual(["cypher", "smith", "neo"]);
    const pushed = granted(ze.delay(fired, "cypher", 1)).line;
    expect([pushed.now, who(pushed)]).toEqual([10, "smith"]);
  });

  it("stepping back over an event that fired puts it back where it stood", () => {
    const start = ze.startTimeline([starter("neo", 17), starter("smith", 12)]);
    let history = ze.historyOf(start);
    history = ze.remember(history, granted(ze.schedule(history.line, event("fire", "neo", 10))));
    history = ze.remember(history, granted(ze.spend(history.line, "neo", 10)));
    const before = history.line;
    history = ze.remember(history, granted(ze.fire(history.line)));
    history = ze.remember(history, granted(ze.spend(history.line, "smith", 4)));
    const back = ze.stepBack(history, 2);
    expect(back.line).toEqual(before);
    expect(who(back.line)).toBe("fire");
    expect(ze.stepBack(back, 2).line).toEqual(start);
  });

  it("goes on to the own tick of who holds an action ready, when nobody else is left to act", () => {
    const start = ze.startTimeline([starter("neo", 17), starter("smith", 12)]);
    const held = granted(ze.setAside(start, "smith", "held")).line;
    const out = granted(ze.putOut(held, "neo")).line;
    expect(refusals(ze.comeBack(out, "smith"))).toEqual(["MC.Refusal.early"]);
    const passed = granted(ze.passTime(out));
    expect([passed.line.now, passed.undo.what]).toEqual([10, { key: "MC.Timeline.pass", data: { ze: 10 } }]);
    expect(who(granted(ze.comeBack(passed.line, "smith")).line)).toBe("smith");
    expect(refusals(ze.passTime(passed.line))).toEqual(["MC.Refusal.noEvent"]);
    const bomb = granted(ze.schedule(out, event("bomb", "neo", 4))).line;
    expect(granted(ze.passTime(bomb)).line.now).toBe(4);
    const late = granted(ze.schedule(out, event("bomb", "neo", 14))).line;
    expect(granted(ze.passTime(late)).line.now).toBe(10);
    expect(refusals(ze.passTime(granted(ze.putOut(out, "smith")).line))).toEqual(["MC.Refusal.noEvent"]);
  });

  it("R-Z30, R-Z35: a nerve strike on who keeps up a time bubble ends it, one on somebody else inside does not", () => {
    const start = ze.startTimeline([starter("neo", 17), starter("trinity", 17), starter("smith", 12)]);
    const open = granted(ze.openBubble(start, "neo", ["trinity"])).line;
    const free = granted(ze.stun(open, "neo", ze.NERVE_STRIKE_ZE)).line;
    expect(free.bubble).toBeNull();
    expect(ze.orderOf(free).map(({ id, tick }) => [id, tick])).toEqual([
      ["trinity", 0],
      ["smith", 10],
      ["neo", 100],
    ]);
    expect(granted(ze.stun(open, "trinity", ze.NERVE_STRIKE_ZE)).line.bubble).toEqual(open.bubble);
    expect(granted(ze.stun(open, "neo", 0)).line.bubble).toEqual(open.bubble);
  });

  it("R-Z9: equal totals of the hurt and the unhurt part, and a full field pushes the hurt on", () => {
    const board = ze.startBoard([
      ...[27, 26, 25, 24, 23, 22].map((total) => starter(`t${total}`, total)),
      starter("hurt", 27, { stufe: -1 }),
      starter("first", 1, { first: true }),
    ]);
    expect(board.map(({ id, tick }) => [id, tick])).toEqual([
      ["first", 0],
      ["t27", 0],
      ["t26", 1],
      ["t25", 2],
      ["t24", 3],
      ["t23", 4],
      ["t22", 5],
      ["hurt", 6],
    ]);
  });
});

describe("points at their borders", () => {
  it("R-Z13: where somebody was born changes nothing of what may be spent at creation", () => {
    const creation = { class: "operator", attributes: { ko: 5 }, skills: { athletik: 6 }, sf: { healing: 4 } } as const;
    expect(ze.creationState({ ...creation, born: "outside" })).toEqual(
      ze.creationState({ ...creation, born: "matrix" }),
    );
  });

  it("a second skill may be raised to 6 later, and no skill beyond", () => {
    const skills = { pistolen: { attribute: "ge", value: 6 }, gewehre: { attribute: "ge", value: 5 } } as const;
    const master = fighter({ skills });
    expect(granted(ze.improvement(master, { kind: "skill", id: "gewehre" }))).toMatchObject({ to: 6, cp: 2 });
    expect(refusals(ze.improvement(master, { kind: "skill", id: "pistolen" }))).toEqual(["MC.Refusal.highest"]);
  });

  it("R-Z14, R-Z15: the third level of Adaptability makes what comes after it cheaper, not itself", () => {
    const sf = { adaptability: 2, sense: 4 };
    const operator = fighter({ class: "operator", taught: ["sense"], sf });
    const price = (who: ze.Snapshot, id: string): number => granted(ze.improvement(who, { kind: "sf", id })).cp;
    expect([price(operator, "adaptability"), price(operator, "sense")]).toEqual([10, 20]);
    const adapted = { ...operator, sf: { ...sf, adaptability: 3 } };
    expect([price(adapted, "sense"), price(adapted, "healing")]).toEqual([15, 10]);
    const ended = { ...adapted, sf: { ...sf, adaptability: 3, sense: 5 } };
    expect(refusals(ze.improvement(ended, { kind: "sf", id: "sense" }))).toEqual(["MC.Refusal.highest"]);
  });
});
