import * as abilities from "../../src/rules/abilities/index.ts";
import * as disciplines from "../../src/rules/disciplines/index.ts";
import * as ze from "../../src/rules/ze/index.ts";
import type { Called } from "../support/argument-table.ts";
import { functionsOf } from "../support/fuzz.ts";
import { timelineCalls } from "../support/ze-timeline-calls.ts";
import { zeCalls } from "../support/ze-calls.ts";
import { CALLS as ABILITIES_CALLS } from "../unit/rules/abilities/samples.ts";
import { CALLS } from "../unit/rules/disciplines/samples.ts";

/** The functions of each variant, and where a legal call of each comes from; asked for late, so that tests can fail. */
const VARIANTS = {
  abilities: { functions: functionsOf(abilities), calls: () => ABILITIES_CALLS },
  disciplines: { functions: functionsOf(disciplines), calls: () => CALLS },
  ze: { functions: functionsOf(ze), calls: () => ({ ...zeCalls(), ...timelineCalls() }) },
} as const;

/** The names of the functions of a variant in their order. */
export function namesIn(variant: keyof typeof VARIANTS): readonly string[] {
  return VARIANTS[variant].functions.map(([name]) => name).toSorted();
}

const known: Partial<Record<keyof typeof VARIANTS, Readonly<Record<string, readonly unknown[]>>>> = {};

/** A function of a variant with its legal call. */
export function calledIn(variant: keyof typeof VARIANTS, name: string): Called {
  const { functions, calls } = VARIANTS[variant];
  const found = functions.find(([own]) => own === name);
  if (!found) throw new Error(`${variant} has no ${name}`);
  const given = (known[variant] ??= calls())[name];
  return { name, call: found[1], given: given ?? [] };
}
