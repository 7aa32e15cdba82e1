import * as ze from "../../src/rules/ze/index.ts";
import { fighter, granted } from "./ze.ts";

/** A legal call of each function of the timeline, healing, AP, initiative and special abilities, by name. */
export function timelineCalls(): Readonly<Record<string, readonly unknown[]>> {
  const levels = Object.fromEntries(ze.TREES.map((tree) => [tree, ze.lastLevel(tree)]));
  const hero = fighter({ sf: levels, ap: { value: 30, override: null } });
  const victim = { marks: { L: 1, M: 0, S: 2, O: 0 }, dreamer: true, born: "outside" };
  const starter = (id: string, total: number): ze.Starter => ({
    id,
    name: id,
    total,
    re: 3,
    stufe: -1,
    first: id === "c",
  });
  const starters = [starter("a", 17), starter("b", 12), starter("c", 3)];
  const begun = ze.startTimeline(starters);
  const plan = { id: "bomb", owner: "b", key: "MC.Event.test", data: { deep: [{ row: "L" }] }, ze: 0 };
  const armed = granted(ze.schedule(begun, plan)).line;
  const held = granted(ze.setAside(armed, "b", "held"));
  const open = granted(ze.openBubble(held.line, "a", ["b"]));
  // As it comes from storage, so that it is read anew.
  const line: unknown = JSON.parse(JSON.stringify(open.line));
  const plain: unknown = JSON.parse(JSON.stringify(begun));
  const history: unknown = JSON.parse(JSON.stringify({ line: open.line, steps: [held.undo, open.undo] }));
  const use = granted(ze.sfCheck({ user: hero, target: hero }, { tree: "combat", level: 4 }));
  const jump = { ...ze.PLAIN_USE, tree: "move", level: 3, metres: 12, given: ["inside"], shot: { fired: 9, hit: 3 } };
  const rest = { wounds: { L: 1, M: 2, S: 3, O: 4 }, mental: 5, hours: 12.5, treated: true, fast: true };

  return {
    apFor: [
      { per: "copy", ap: 2 },
      { available: 9, count: 2, success: true },
    ],
    burn: [{ row: "L", boxes: 2, rounds: 4, roundZe: 10 }, 5],
    cancel: [line, "bomb"],
    charge: [line, "a", "own", 5],
    closeBubble: [line],
    comeBack: [line, "b"],
    delay: [line, "b", 5],
    endKept: [{ key: "MC.Effect.sf", aspect: "stufe", amount: -1 }, 30, 10],
    entryOf: ["combat", 4],
    fire: [line],
    healAtRest: [rest],
    healBoxes: [rest.wounds, { L: 1, M: 0, S: 0, O: 1 }, 2],
    healingMinutes: [true],
    historyOf: [line],
    initiativeCheck: [hero, 2, [{ key: "MC.Test.modifier", aspect: "value", amount: 1 }], { ...ze.DEFAULT_RULES }],
    isMoving: [line, "a"],
    isOver: [{ key: "MC.Effect.sf", aspect: "stufe", amount: -1, until: 3 }, 30],
    join: [line, "d", 3],
    lastLevel: ["combat"],
    leave: [line, "a"],
    listEntry: ["move", 5],
    moveTo: [line, "a", 33],
    openBubble: [plain, "a", ["b"]],
    orderOf: [line],
    ownerOf: ["combat"],
    passTime: [line],
    placeOf: [line, "a"],
    placeUse: [line, "a", { charge: "own", ze: 5, inZe: 5, success: true }, { id: "e", key: "MC.Event.test", data: 1 }],
    putOut: [line, "a"],
    recover: [line, "a"],
    regainAp: [{ value: 1, max: 9, hours: 30, inside: true }],
    remember: [history, JSON.parse(JSON.stringify(open))],
    schedule: [plain, plan],
    setAside: [line, "a", "held"],
    sfCheck: [{ user: hero, target: hero, rules: { ...ze.DEFAULT_RULES } }, jump],
    sfOdds: [use],
    shiftOf: [JSON.parse(JSON.stringify(open))],
    spend: [plain, "c", 5],
    startBoard: [starters],
    startMovement: [line, "a", 5],
    startTimeline: [starters],
    stepBack: [history, 1],
    stopMovement: [line, "a"],
    stun: [line, "a", 100],
    suggestBoxes: [rest.wounds, 4],
    takeBack: [line, JSON.parse(JSON.stringify(open.undo))],
    timelineOf: [line],
    upNext: [line],
    useSf: [use],
    woundByPower: [victim, { row: "O", boxes: 3 }, { ...ze.DEFAULT_RULES }],
  };
}
