import { kernel, ze } from "../../rules/index.ts";
import { partOf } from "../figure.ts";
import { named, type Compare, type Formats, type Text } from "../text.ts";
import { optionsOf, type Option } from "../option.ts";
import { byOwner, isForeign } from "./tree-groups.ts";
import { inColumns } from "./values.ts";

/** The steps of the creation, in their order. */
export const BUILD_STEPS = ["origin", "attributes", "skills", "sf", "review"] as const;

/** One of the steps. */
export type BuildStep = (typeof BUILD_STEPS)[number];

/** A skill that may be learned, by slug and name, and the attribute that it is rolled with. */
export interface BuildSkill {
  readonly slug: string;
  readonly name: string;
  readonly attribute: string;
}

/** A tree that may be learned. */
export interface BuildTree {
  readonly tree: string;
  readonly name: string;
  readonly owner: ze.TreeOwner;
  readonly last: number;
}

/** All that the builder is drawn from. */
export interface BuilderInput {
  readonly step: BuildStep;
  readonly creation: ze.Creation;
  /** What the actor is in the story; the budgets bind characters alone. */
  readonly role: ze.Role;
  /** Whether the reader is a GM, who alone says what an actor is in the story. */
  readonly gm: boolean;
  /** How many of the skills the actor does not have as items. */
  readonly missing: number;
  readonly skills: readonly BuildSkill[];
  readonly trees: readonly BuildTree[];
  readonly formats: Formats;
  readonly compare: Compare;
}

/** One value with its buttons. */
export interface BuildRow {
  readonly subject: string;
  readonly label: Text;
  readonly line: Text | null;
  readonly text: string;
  readonly cost: string;
  readonly mayRaise: boolean;
  readonly mayLower: boolean;
}

/** Values of one kind, side by side with others. */
export interface BuildTable {
  readonly title: string;
  readonly rows: readonly BuildRow[];
}

/** One of the three budgets. */
export interface BudgetContext {
  readonly label: string;
  readonly spent: string;
  readonly limit: number;
  readonly left: Text;
  readonly part: number;
  readonly kind: "" | "wound";
  readonly over: boolean;
}

/** A choice with a word on what it means. */
export type BuildChoice = Option & { readonly hint: Text | string };

/** The builder: the steps, the budgets, and what belongs to the step at hand. */
export interface BuilderContext {
  readonly steps: readonly {
    readonly id: BuildStep;
    readonly label: string;
    readonly number: string;
    readonly icon: string;
    readonly state: "done" | "open" | "problem";
    readonly word: string;
    readonly current: boolean;
  }[];
  readonly budgets: readonly BudgetContext[];
  readonly origin: {
    readonly births: readonly BuildChoice[];
    readonly classes: readonly BuildChoice[];
    /** None where the role is not the reader's to choose. */
    readonly roles: readonly BuildChoice[];
  } | null;
  readonly attributes: readonly BuildTable[] | null;
  readonly skills: readonly BuildTable[] | null;
  /** Whether the skills that are missing can be taken all at once. */
  readonly takeAll: boolean;
  readonly trees: readonly BuildTable[] | null;
  readonly review: readonly { readonly kind: "done" | "warn"; readonly message: Text }[] | null;
  readonly back: BuildStep | "";
  readonly next: BuildStep | "";
  readonly legal: boolean;
}

function rowOf({ creation, formats }: BuilderInput, what: ze.BuildValue, label: Text, line: Text | null): BuildRow {
  const value = ze.builtValue(creation, what);
  return {
    subject: `${what.kind}.${what.id}`,
    label,
    line,
    text: formats.number(value),
    cost: formats.number(kernel.triangular(value)),
    mayRaise: ze.mayStep(creation, what, 1),
    mayLower: ze.mayStep(creation, what, -1),
  };
}

function attributeTables(input: BuilderInput): readonly BuildTable[] {
  return [ze.PHYSICAL_ATTRIBUTES, ze.MENTAL_ATTRIBUTES].map((ids, index) => ({
    title: index === 0 ? "MC.Creation.physical" : "MC.Creation.mental",
    rows: ids.map((id) => rowOf(input, { kind: "attribute", id }, { key: `MC.Attribute.${id}` }, null)),
  }));
}

function skillTables(input: BuilderInput): readonly BuildTable[] {
  const rows = [...input.skills]
    .sort((a, b) => input.compare(a.name, b.name))
    .map(({ slug, name, attribute }) =>
      rowOf(input, { kind: "skill", id: slug }, named(name), { key: `MC.AttributeShort.${attribute}` }),
    );
  return inColumns(rows).map((some) => ({ title: "MC.Sheet.skill", rows: some }));
}

function treeTables(input: BuilderInput): readonly BuildTable[] {
  const { class: own, sf } = input.creation;
  // What was learned before another class was chosen can only be given up.
  const trees = input.trees.filter(({ tree, owner }) => !isForeign(owner, own) || (sf[tree] ?? 0) > 0);
  return byOwner(trees, own).map((group) => ({
    title: group.title,
    rows: group.trees.map(({ tree, name, last }) => {
      const line = { key: "MC.Creation.levels", data: { last } };
      return rowOf(input, { kind: "sf", id: tree }, named(name), line);
    }),
  }));
}

function originOf({ creation, trees, role, gm }: BuilderInput): BuilderContext["origin"] {
  const births = optionsOf(ze.BIRTHPLACES, "MC.Born", creation.born).map((option) => ({
    ...option,
    hint: `MC.Creation.birthHint.${option.value}`,
  }));
  const classes = optionsOf(ze.CLASSES, "MC.Class", creation.class).map((option) => {
    const own = trees.filter(({ owner }) => owner === option.value).map(({ name }) => name);
    return { ...option, hint: { key: "MC.Creation.classHint", data: { trees: own.join(", ") } } };
  });
  const roles = optionsOf(gm ? ze.ROLES : [], "MC.Role", role).map((option) => ({
    ...option,
    hint: `MC.Creation.roleHint.${option.value}`,
  }));
  return { births, classes, roles };
}

function budgetOf(kind: string, { limit, spent, left }: kernel.Budget, formats: Formats): BudgetContext {
  const over = left < 0;
  return {
    label: `MC.Creation.budget.${kind}`,
    spent: formats.number(spent),
    limit,
    left: over ? { key: "MC.Creation.over", data: { over: -left } } : { key: "MC.Creation.left", data: { left } },
    part: partOf(limit === 0 ? 0 : spent / limit),
    kind: over ? "wound" : "",
    over,
  };
}

function reviewOf({ problems }: ze.CreationState, role: ze.Role): BuilderContext["review"] {
  if (role !== "character") return [{ kind: "done", message: { key: "MC.Creation.unbound" } }];
  if (problems.length === 0) return [{ kind: "done", message: { key: "MC.Creation.legal" } }];
  return problems.map((message) => ({ kind: "warn", message }));
}

/** What belongs to a kind of problem: the step at which it can be cured. */
function stepsWithProblems({ problems }: ze.CreationState): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ data = {} }) => {
      if ("attribute" in data) return ["attributes"];
      if ("tree" in data) return ["sf"];
      if ("skill" in data) return ["skills"];
      return [String(data["kind"] ?? "skills")];
    }),
  );
}

function stepsOf({ step }: BuilderInput, state: ze.CreationState, formats: Formats): BuilderContext["steps"] {
  const bad = stepsWithProblems(state);
  const budgets: Readonly<Record<string, kernel.Budget>> = {
    attributes: state.attributes,
    skills: state.skills,
    sf: state.sf,
  };
  return BUILD_STEPS.map((id, index) => {
    const finished = id === "origin" || budgets[id]?.left === 0 || (id === "review" && state.problems.length === 0);
    const how = bad.has(id) ? "problem" : finished ? "done" : "open";
    return {
      id,
      label: `MC.Creation.step.${id}`,
      number: formats.number(index + 1),
      icon: how === "done" ? "check" : how === "problem" ? "warn" : "",
      state: how,
      word: `MC.Creation.word.${how}`,
      current: id === step,
    };
  });
}

/** The guided creation of a character: budgets run along, every step can be visited at any time. */
export function builder(input: BuilderInput): BuilderContext {
  const { step, creation, role, formats } = input;
  const state = ze.creationState(creation);
  const at = BUILD_STEPS.indexOf(step);
  return {
    steps: stepsOf(input, state, formats),
    budgets: (["attributes", "skills", "sf"] as const).map((kind) => budgetOf(kind, state[kind], formats)),
    origin: step === "origin" ? originOf(input) : null,
    attributes: step === "attributes" ? attributeTables(input) : null,
    skills: step === "skills" ? skillTables(input) : null,
    takeAll: step === "skills" && input.missing > 0,
    trees: step === "sf" ? treeTables(input) : null,
    review: step === "review" ? reviewOf(state, role) : null,
    back: BUILD_STEPS[at - 1] ?? "",
    next: BUILD_STEPS[at + 1] ?? "",
    legal: role !== "character" || state.problems.length === 0,
  };
}
