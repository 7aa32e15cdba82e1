import * as disciplines from "../../src/rules/disciplines/index.ts";
import * as ze from "../../src/rules/ze/index.ts";
import type { Called } from "../support/argument-table.ts";
import { functionsOf } from "../support/fuzz.ts";
import { CALLS as ZE_CALLS } from "../support/ze-calls.ts";
import { CALLS as TIMELINE_CALLS } from "../support/ze-timeline-calls.ts";
import { CALLS as DISCIPLINES_CALLS } from "../unit/rules/disciplines/samples.ts";

function called(module: object, calls: Readonly<Record<string, readonly unknown[]>>): readonly Called[] {
  return functionsOf(module)
    .map(([name, call]) => ({ name, call, given: calls[name] ?? [] }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The functions of each variant with a legal call of each. */
export const VARIANT_CALLS = {
  disciplines: called(disciplines, DISCIPLINES_CALLS),
  ze: called(ze, { ...ZE_CALLS, ...TIMELINE_CALLS }),
} as const;
