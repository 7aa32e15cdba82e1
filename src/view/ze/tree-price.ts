import { kernel, ze } from "../../rules/index.ts";
import type { Text } from "../text.ts";

/** What the next level of a tree costs, why it cannot be had (null where it can), and whether only points are missing. */
export interface TreePrice {
  readonly price: number;
  readonly problem: Text | null;
  readonly dear: boolean;
}

function priced(price: number, free: number): TreePrice {
  const missing = price - free;
  if (missing <= 0) return { price, problem: null, dear: false };
  return { price, problem: { key: "MC.Refusal.points", data: { missing } }, dear: true };
}

/** The price in CP of the next level of a tree, for a character that has `free` CP. @rule R-Z15 */
export function priceInCp(learner: ze.Learner, tree: string, free: number): TreePrice {
  const step = ze.improvement(learner, { kind: "sf", id: tree });
  if (step.ok) return priced(step.value.cp, free);
  const foreign = ze.isForeign(tree, learner.class, learner.trees);
  const price = ze.improvementPrice("sf", foreign, learner.sf["adaptability"] ?? 0);
  return { price, problem: step.problems[0] ?? null, dear: false };
}

/** The price in points of creation of the next level of a tree, for a character with `free` of them. @rule R-Z25 */
export function priceInPoints(creation: ze.Creation, tree: string, free: number): TreePrice {
  const what = { kind: "sf", id: tree } as const;
  const level = ze.builtValue(creation, what) + 1;
  // Alone and without other values, so that nothing but this level can be what stands against it.
  const alone = ze.withValue({ ...creation, attributes: {}, skills: {}, sf: {} }, what, level);
  const problem = ze.creationState(alone).problems.find(({ data }) => data?.["tree"] === tree);
  const price = kernel.triangular(level) - kernel.triangular(level - 1);
  return problem ? { price, problem, dear: false } : priced(price, free);
}
