import { evaluate, roundedDown, type Sum } from "../kernel/index.ts";
import { checkRules, checkSnapshot } from "./arguments.ts";
import { DEFAULT_RULES, OUT_OF_ACTION, type HouseRules } from "./house-rules.ts";
import type { Attribute } from "./ids.ts";
import type { Snapshot } from "./snapshot.ts";
import { isAttribute, skillOf, valueOf } from "./values.ts";
import { malusSum } from "./wounds.ts";

/** How full something is. */
export interface Meter {
  readonly value: number;
  readonly max: number;
}

/** All that follows from the figures of a character. */
export interface Derived {
  /** The wound malus as a Stufe modifier (0 down to -99), with the track and row it comes from. */
  readonly malus: Sum;
  /** Whether the wounds put the character out of action. */
  readonly out: boolean;
  readonly dead: boolean;
  readonly ap: Meter;
  /** Unmarked and all boxes of physical wounds; a dreamer has none in row O. */
  readonly body: Meter;
  /** Unmarked and all boxes of mental damage. */
  readonly mind: Meter;
  /** What is added to the W10 in a probe, by attribute and by skill. */
  readonly attributes: Readonly<Record<Attribute, Sum>>;
  readonly skills: Readonly<Record<string, Sum>>;
}

/** The largest number of AP that a formula may give. */
const MOST_AP = 1_000_000;

/** A figure of the character that a formula names, such as `attributes.wk`; undefined where there is none. */
function figureAt(snapshot: Snapshot, path: string): number | undefined {
  const [group, id, ...rest] = path.split(".");
  if (id === undefined || rest.length > 0) return undefined;
  if (group === "attributes") return isAttribute(id) ? snapshot.attributes[id] : undefined;
  if (group === "skills") return Object.hasOwn(snapshot.skills, id) ? skillOf(snapshot, id).value : 0;
  return group === "sf" ? (Object.hasOwn(snapshot.sf, id) ? snapshot.sf[id] : 0) : undefined;
}

/** The maximum AP of a character that has been checked. */
function apMaximum(snapshot: Snapshot, rules: HouseRules): number {
  if (snapshot.ap.override !== null) return snapshot.ap.override;
  const find = (path: string): number | undefined => figureAt(snapshot, path);
  const result = evaluate(rules.apFormula, find);
  const found = result.ok ? result : evaluate(DEFAULT_RULES.apFormula, find);
  return found.ok ? roundedDown(Math.min(MOST_AP, Math.max(0, found.value))) : 0;
}

/**
 * The most AP that a character can have: what is set for it, else the world's formula, rounded down, not below 0. A
 * formula that cannot be read counts as the default one.
 *
 * @rule R-Z8
 */
export function maximumAp(snapshot: Snapshot, rules: HouseRules = DEFAULT_RULES): number {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  return apMaximum(snapshot, rules);
}

function bodyOf({ wounds, dreamer }: Snapshot, rules: HouseRules): Meter {
  const rows = rules.rows.filter(({ id }) => !(dreamer && id === "O"));
  const max = rows.reduce((sum, { boxes }) => sum + boxes.length, 0);
  return { value: max - rows.reduce((sum, { id }) => sum + wounds[id], 0), max };
}

function attributeValues(snapshot: Snapshot): Record<Attribute, Sum> {
  const value = (id: Attribute): Sum => valueOf(snapshot, id);
  return {
    st: value("st"),
    ge: value("ge"),
    ko: value("ko"),
    re: value("re"),
    wn: value("wn"),
    in: value("in"),
    wk: value("wk"),
    ch: value("ch"),
  };
}

/** All that follows from the figures of a character: malus, state, AP, boxes left, and the value of every probe. */
export function derive(snapshot: Snapshot, rules: HouseRules = DEFAULT_RULES): Derived {
  checkRules(rules);
  checkSnapshot("snapshot", snapshot, rules);
  const malus = malusSum(snapshot, rules);
  const effects = snapshot.effects.filter(({ aspect }) => aspect === "value");
  const figures = { ...snapshot, effects };
  const mind = rules.mental.length;
  return {
    malus,
    out: malus.total <= -OUT_OF_ACTION,
    dead: snapshot.dead,
    ap: { value: snapshot.ap.value, max: apMaximum(snapshot, rules) },
    body: bodyOf(snapshot, rules),
    mind: { value: mind - snapshot.mental, max: mind },
    attributes: attributeValues(figures),
    skills: Object.fromEntries(Object.keys(snapshot.skills).map((slug) => [slug, valueOf(figures, slug)])),
  };
}
