import { kernel, ze } from "../../rules/index.ts";
import { named, type Compare, type Formats, type Text } from "../text.ts";
import { inColumns } from "./values.ts";

/** All that the window of advancement is drawn from. */
export interface AdvancementInput {
  readonly snapshot: ze.Learner;
  readonly ledger: readonly kernel.LedgerEntry[];
  /** Skills that may be raised, by slug and name. */
  readonly skills: readonly { readonly slug: string; readonly name: string }[];
  readonly formats: Formats;
  readonly compare: Compare;
}

/** One step that may be bought; `problem` says why not, or is null. */
export interface AdvancementRow {
  readonly subject: string;
  readonly label: Text;
  readonly from: string;
  readonly to: string;
  readonly cp: number;
  readonly problem: Text | null;
}

/** Steps of one kind with their price in CP. */
export interface AdvancementGroup {
  readonly title: string;
  readonly price: number;
  readonly columns: readonly (readonly AdvancementRow[])[];
}

/** The window of advancement: attributes and skills; special abilities are bought in their picture. */
export interface AdvancementContext {
  /** The CP that are left. */
  readonly free: number;
  readonly groups: readonly AdvancementGroup[];
}

function rowOf(input: AdvancementInput, what: ze.Improvable, label: Text): AdvancementRow | null {
  const { snapshot, ledger, formats } = input;
  const found = ze.improvement(snapshot, what);
  if (!found.ok) return null;
  const { from, to, cp } = found.value;
  const missing = cp - kernel.balanceOf(ledger);
  return {
    subject: `${what.kind}.${what.id}`,
    label,
    from: formats.number(from),
    to: formats.number(to),
    cp,
    problem: missing > 0 ? { key: "MC.Refusal.points", data: { missing } } : null,
  };
}

function groupOf(kind: "attribute" | "skill", rows: readonly (AdvancementRow | null)[]): AdvancementGroup {
  return {
    title: kind === "attribute" ? "MC.Sheet.attributes" : "MC.Sheet.skills",
    price: ze.improvementPrice(kind),
    columns: inColumns(rows.filter((row) => row !== null)),
  };
}

/** The window of advancement; what stands at its highest value is left out. */
export function advancement(input: AdvancementInput): AdvancementContext {
  const skills = [...input.skills].sort((a, b) => input.compare(a.name, b.name));
  return {
    free: kernel.balanceOf(input.ledger),
    groups: [
      groupOf(
        "attribute",
        ze.ATTRIBUTES.map((id) => rowOf(input, { kind: "attribute", id }, { key: `MC.Attribute.${id}` })),
      ),
      groupOf(
        "skill",
        skills.map(({ slug, name }) => rowOf(input, { kind: "skill", id: slug }, named(name))),
      ),
    ],
  };
}
