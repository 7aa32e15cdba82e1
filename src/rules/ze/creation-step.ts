import { integer, oneOf, record, text, type Refusal } from "../kernel/index.ts";
import { LOWEST_ATTRIBUTE } from "./advance.table.ts";
import { creationState, VALUE_KINDS, type Creation, type ValueKind } from "./creation.ts";

/** A value of a creation that can be raised or lowered. */
export interface BuildValue {
  readonly kind: ValueKind;
  /** An attribute, or the slug of a skill or tree. */
  readonly id: string;
}

/** Where a kind of values stands in a creation, and in its state. */
const PLACES = { attribute: "attributes", skill: "skills", sf: "sf" } as const;

/** Where a problem names the value that it is about. */
const SUBJECTS = ["attribute", "skill", "tree"] as const;

/** The most that a value is set to on trial. */
const MOST = 1000;

function lowest(kind: ValueKind): number {
  return kind === "attribute" ? LOWEST_ATTRIBUTE : 0;
}

function placeOf(what: BuildValue): (typeof PLACES)[ValueKind] {
  record("what", what);
  return PLACES[oneOf("kind", what.kind, VALUE_KINDS)];
}

/** The value of a creation as it stands: from 0 on, an attribute from 1 on. */
export function builtValue(creation: Creation, what: BuildValue): number {
  const place = placeOf(what);
  const values = record(place, record("creation", creation)[place]);
  const id = text("id", what.id);
  return Object.hasOwn(values, id) ? integer(`${place}.${id}`, values[id], 0, MOST) : lowest(what.kind);
}

/** The creation with one value set to 0 or more; no limit and no budget is looked at. */
export function withValue(creation: Creation, what: BuildValue, value: number): Creation {
  const place = placeOf(what);
  const values = record(place, record("creation", creation)[place]);
  return { ...creation, [place]: { ...values, [text("id", what.id)]: integer("value", value, 0, MOST) } };
}

/**
 * Whether a value may move by one: down as long as it is not the lowest one, up where that adds no problem and stays
 * within its budget.
 *
 * @rule R-Z25
 */
export function mayStep(creation: Creation, what: BuildValue, by: 1 | -1): boolean {
  const value = builtValue(creation, what) + oneOf("by", by, [1, -1]);
  if (by < 0) return value >= lowest(what.kind);
  const after = creationState(withValue(creation, what, value));
  const isOwn = ({ data = {} }: Refusal): boolean => SUBJECTS.some((subject) => data[subject] === what.id);
  if (after[placeOf(what)].left < 0 || after.problems.some(isOwn)) return false;
  return after.problems.length <= creationState(creation).problems.length;
}
