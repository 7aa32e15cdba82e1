import { ze } from "../../rules/index.ts";
import { named, type Text } from "../text.ts";
import { healingOf } from "./heal.ts";
import type { ZeSheetInput } from "./sheet-input.ts";
import { byOwner, isForeign } from "./tree-groups.ts";

/** How a level of a tree stands: had, to be bought now, too dear, locked, or behind another one. */
export type SfState = "owned" | "open" | "dear" | "locked" | "later";

/** A tree as the sheet needs it: an item of the character, or one that it could still begin. */
export interface SfTreeData {
  /** Id of the character's item; empty where it has none yet. */
  readonly id: string;
  readonly tree: string;
  readonly name: string;
  readonly owner: ze.TreeOwner;
  readonly levels: readonly { readonly name: string; readonly text: string }[];
  readonly value: number;
  readonly taught: boolean;
  /** What the next level costs in the points of the purse, and why it cannot be bought (null where it can). */
  readonly price: number;
  readonly problem: Text | null;
  /** Whether the problem is only that there are too few points. */
  readonly dear: boolean;
  /** Whether the highest level can be given back at its price. */
  readonly refundable: boolean;
}

/** What levels are paid from: the points of creation while that is under way, CP afterwards. */
export interface SfPurse {
  readonly unit: "cp" | "points";
  readonly free: number;
}

/** One level, as a node of the picture. */
export interface SfNode {
  readonly tree: string;
  readonly level: number;
  readonly state: SfState;
  readonly selected: boolean;
  readonly icon: string;
  readonly name: Text;
  readonly cost: Text | null;
  readonly label: Text;
}

/** One tree, as a row of the picture. `teach` says whether the GM may tick "taught". */
export interface SfTreeRow {
  readonly id: string;
  readonly tree: string;
  readonly name: string;
  readonly line: Text;
  readonly teach: boolean;
  readonly taught: boolean;
  readonly nodes: readonly SfNode[];
}

/** The trees of one class, or of everyone, or of other classes. */
export interface SfGroup {
  readonly title: string;
  readonly price: Text;
  readonly trees: readonly SfTreeRow[];
}

/** What stands below the picture about the chosen level. */
export interface SfDetail {
  readonly tree: string;
  readonly level: number;
  /** Id of the item whose sheet the reader may open to write into it; empty for none. */
  readonly edit: string;
  readonly name: Text;
  readonly treeName: string;
  readonly text: string;
  readonly use: boolean;
  /** Whether the level can be given back at its price, or, by the GM's free editing, taken away without one. */
  readonly refund: boolean;
  readonly remove: boolean;
  readonly buy: Text | null;
  readonly problem: Text | null;
  readonly facts: readonly { readonly label: string; readonly value: Text }[];
}

/** The tab of special abilities. */
export interface SfContext {
  readonly active: boolean;
  readonly editing: boolean;
  readonly free: Text;
  readonly groups: readonly SfGroup[];
  readonly owned: readonly { readonly id: string; readonly name: string; readonly level: string }[];
  readonly detail: SfDetail | null;
}

const MARKS: Readonly<Record<SfState, string>> = {
  owned: "check",
  open: "plus",
  dear: "minus",
  locked: "lock",
  later: "",
};

function isPrinted(tree: string): tree is ze.Tree {
  return ze.TREES.some((id) => id === tree);
}

/** A level as the tables print it; null where the tree is a world's own or the level is printed empty. */
function printed(tree: string, level: number): ze.SfListing | null {
  if (!isPrinted(tree) || level > ze.lastLevel(tree)) return null;
  const listing = ze.listEntry(tree, level);
  return listing.name === null ? null : listing;
}

function stateOf({ value, problem, dear }: SfTreeData, level: number): SfState {
  if (level <= value) return "owned";
  if (level > value + 1) return "later";
  if (problem === null) return "open";
  return dear ? "dear" : "locked";
}

function levelName({ levels }: SfTreeData, level: number): Text {
  const name = levels[level - 1]?.name ?? "";
  return name === "" ? { key: "MC.Sf.empty" } : named(name);
}

/** What a use costs in AP, in words; null where it costs none. */
export function apText(ap: ze.SfAp): Text | null {
  if (ap === "all") return { key: "MC.Cost.apAll" };
  if (typeof ap === "number") return ap === 0 ? null : { key: "MC.Cost.ap", data: { count: ap } };
  if ("per" in ap) return { key: `MC.Cost.apPer.${ap.per}`, data: { count: ap.ap } };
  return { key: "MC.Cost.apFailure", data: { count: ap.ap, failure: ap.onFailure } };
}

/** What a use takes in ZE, in words; null where it takes none. */
export function zeCost(cost: ze.SfZe): Text | null {
  if (cost === null) return { key: "MC.Cost.zeGm" };
  if (typeof cost === "number") return cost === 0 ? null : { key: "MC.Cost.ze", data: { count: cost } };
  return { key: "MC.Cost.zeRange", data: { min: cost.min, max: cost.max } };
}

/** What a probe of a level is rolled on and against, in words. */
export function probeText({ probe, against }: Pick<ze.SfListing, "probe" | "against">): Text {
  if (probe === null) return { key: "MC.Sf.noProbe" };
  const what = ze.ATTRIBUTES.some((id) => id === probe) ? { attribute: probe } : { skill: probe };
  const kind = "attribute" in what ? "probeAttribute" : "probeSkill";
  if (against === "opposed") return { key: `MC.Sf.${kind}Opposed`, data: what };
  if (against === null) return { key: `MC.Sf.${kind}`, data: what };
  const difficulty = { key: `MC.Difficulty.${ze.difficultyOf(against)}` };
  return { key: `MC.Sf.${kind}Against`, data: { ...what, difficulty } };
}

/** What stands below a node: its price where it can be bought, else what it costs to use. */
function nodeCost(tree: SfTreeData, level: number, state: SfState, { unit }: SfPurse): Text | null {
  const { price } = tree;
  if (state === "open" || state === "dear")
    return { key: `MC.Cost.${unit}${state === "dear" ? "Dear" : ""}`, data: { count: price } };
  if (state === "locked") return { key: "MC.Sf.locked" };
  const listing = state === "owned" ? printed(tree.tree, level) : null;
  if (!listing) return null;
  const ap = apText(listing.ap);
  const time = listing.ze === null ? null : zeCost(listing.ze);
  return ap && time ? { key: "MC.Word.both", data: { first: ap, second: time } } : (ap ?? time);
}

function nodeOf(input: ZeSheetInput, tree: SfTreeData, level: number): SfNode {
  const state = stateOf(tree, level);
  const name = levelName(tree, level);
  const { selected } = input;
  return {
    tree: tree.tree,
    level,
    state,
    selected: selected?.tree === tree.tree && selected.level === level,
    icon: MARKS[state],
    name,
    cost: nodeCost(tree, level, state, input.purse),
    label: { key: "MC.Sf.node", data: { level, state: { key: `MC.Sf.state.${state}` } } },
  };
}

function rowOf(input: ZeSheetInput, tree: SfTreeData): SfTreeRow {
  const foreign = isForeign(tree.owner, input.actor.system.class);
  const count = { key: "MC.Sf.levelOf", data: { level: tree.value, last: tree.levels.length } };
  const taught = { key: tree.taught ? "MC.Sf.taught" : "MC.Sf.notTaught" };
  return {
    id: tree.id,
    tree: tree.tree,
    name: tree.name,
    line: foreign && tree.value === 0 ? taught : count,
    teach: foreign && input.gm && input.purse.unit === "cp",
    taught: tree.taught,
    nodes: tree.levels.map((_, index) => nodeOf(input, tree, index + 1)),
  };
}

/** What a level costs, in words: of an own or common tree, and of a foreign one. */
function pricesOf({ purse, snapshot }: ZeSheetInput): readonly [Text, Text] {
  if (purse.unit === "points") return [{ key: "MC.Sf.priceCreation" }, { key: "MC.Sf.notAtCreation" }];
  const foreign = ze.improvementPrice("sf", true, snapshot.sf["adaptability"] ?? 0);
  return [
    { key: "MC.Sf.price", data: { count: ze.improvementPrice("sf") } },
    { key: "MC.Sf.priceForeign", data: { count: foreign } },
  ];
}

function groupsOf(input: ZeSheetInput): readonly SfGroup[] {
  const [price, foreignPrice] = pricesOf(input);
  return byOwner(input.trees, input.actor.system.class).map(({ title, trees, foreign }) => ({
    title,
    price: foreign ? foreignPrice : price,
    trees: trees.map((tree) => rowOf(input, tree)),
  }));
}

function factsOf(tree: SfTreeData, level: number, { unit, free }: SfPurse): SfDetail["facts"] {
  const listing = printed(tree.tree, level);
  const none = { key: "MC.Word.none" };
  const facts: Readonly<Record<string, Text>> = {
    ...(listing && {
      ap: apText(listing.ap) ?? none,
      ze: zeCost(listing.ze) ?? none,
      probe: probeText(listing),
      timing: { key: `MC.Sf.timing.${listing.timing}` },
    }),
    ...(stateOf(tree, level) === "open" && {
      after: { key: `MC.Cost.${unit}`, data: { count: free - tree.price } },
    }),
  };
  return Object.entries(facts).map(([name, value]) => ({ label: `MC.Sf.fact.${name}`, value }));
}

/** What can be done about a level by who may change the character. */
function offersOf(
  tree: SfTreeData,
  level: number,
  { state, unit, freely }: { readonly state: SfState; readonly unit: SfPurse["unit"]; readonly freely: boolean },
): Pick<SfDetail, "use" | "refund" | "remove" | "buy"> {
  const isTop = state === "owned" && level === tree.value;
  return {
    use: state === "owned" && healingOf(tree.tree, level) !== null,
    refund: isTop && tree.refundable,
    remove: isTop && !tree.refundable && freely,
    buy:
      state === "open" ? { key: unit === "cp" ? "MC.Sf.buy" : "MC.Sf.buyPoints", data: { count: tree.price } } : null,
  };
}

/** Why a level cannot be had now; null where it can, or is had already. */
function problemOf(tree: SfTreeData, level: number, state: SfState): Text | null {
  if (state === "later") return { key: "MC.Sf.buyBefore", data: { name: levelName(tree, level - 1) } };
  return state === "dear" || state === "locked" ? tree.problem : null;
}

const NO_OFFERS = { use: false, refund: false, remove: false, buy: null } as const;

function detailOf({ selected, trees, editable, editing, gm, locked, purse }: ZeSheetInput): SfDetail | null {
  const tree = trees.find((one) => one.tree === selected?.tree);
  const level = selected?.level ?? 0;
  const shown = tree?.levels[level - 1];
  if (!tree || !shown) return null;
  const state = stateOf(tree, level);
  return {
    tree: tree.tree,
    level,
    edit: editable && editing && !locked ? tree.id : "",
    name: levelName(tree, level),
    treeName: tree.name,
    text: shown.text,
    ...(editable ? offersOf(tree, level, { state, unit: purse.unit, freely: gm && editing }) : NO_OFFERS),
    problem: problemOf(tree, level, state),
    facts: factsOf(tree, level, purse),
  };
}

/** The tab of special abilities: the trees as rows of nodes, and what is to be said about the chosen one. */
export function sfOf(input: ZeSheetInput): SfContext {
  const { unit, free } = input.purse;
  return {
    active: input.tab === "sf",
    editing: input.editable && input.editing && !input.locked,
    free: { key: unit === "cp" ? "MC.Sf.free" : "MC.Sf.freePoints", data: { count: free } },
    groups: groupsOf(input),
    owned: input.trees
      .filter(({ value, id }) => value > 0 && id !== "")
      .map(({ id, name, value }) => ({ id, name, level: input.formats.number(value) })),
    detail: detailOf(input),
  };
}
