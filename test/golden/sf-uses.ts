import { playWith } from "../../src/rules/kernel/index.ts";
import * as ze from "../../src/rules/ze/index.ts";
import { rounded } from "../support/answer-table.ts";
import { fighter } from "../support/ze.ts";

const levels = Object.fromEntries(ze.TREES.map((tree) => [tree, ze.lastLevel(tree)]));
const given: readonly ze.SfNeed[] = ["agent", "beforeEntry", "hit", "inside", "outside", "shadow", "simulation", "touch"];
const skills = Object.fromEntries(
  Object.entries(ze.SKILL_ATTRIBUTES).map(([skill, attribute]) => [skill, { attribute, value: 4 }]),
);
const user = fighter({ sf: levels, skills, ap: { value: 50, override: null } });
const target = fighter({ skills, wounds: { L: 4, M: 2, S: 0, O: 0 } });

/** Every level of every tree, empty ones too, as `tree level`. */
export const SF_LEVELS = ze.TREES.flatMap((tree) =>
  Array.from({ length: ze.lastLevel(tree) }, (_, at) => ({ title: `${tree} ${at + 1}`, tree, level: at + 1 })),
);

/** What a use comes to with the given faces of the user's W10 and the resisting one's. */
function played(check: ze.SfCheck, own: number, other: number): unknown {
  const faces = [own, other];
  return playWith(ze.useSf(check), (ask) => (ask.kind === "w10" ? [faces.shift() ?? 5] : Array.from({ length: ask.count }, () => 2)))
    .value;
}

/** A level as text: its entry, the check of its use, and what that comes to when it goes well, badly and evenly. */
export function sfUse({ title, tree, level }: (typeof SF_LEVELS)[number]): string {
  const entry = ze.entryOf(tree, level);
  const fired = entry?.needs.includes("shot") ? 1 : 13;
  const plan = { tree, level, given, shot: { fired, hit: 1 }, deadZe: 0, metres: 12, count: 1, row: "M" } as const;
  const result = ze.sfCheck({ user, target }, plan);
  const lines: (readonly [string, unknown])[] = [
    ["entry", entry],
    ["check", result.ok ? result.value : result.problems],
  ];
  if (result.ok) {
    const { value } = result;
    if (value.probe === null) lines.push(["always", played(value, 5, 5)]);
    else lines.push(["well", played(value, 9, 1)], ["badly", played(value, 1, 9)], ["evenly", played(value, 5, 5)]);
  }
  return [title, ...lines.map(([name, data]) => `  ${name}: ${JSON.stringify(data, rounded)}`)].join("\n");
}
