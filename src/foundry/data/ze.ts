import { ze } from "../../rules/index.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { CREATION_STATES } from "../../view/ze/documents.ts";
import { choice, flag, html, whole, wholeOrNone } from "./fields.ts";

const { ObjectField, SchemaField } = foundry.data.fields;

function attribute() {
  return whole(1, 0, 20);
}

function defineZeSchema() {
  return {
    role: choice(ze.ROLES, "character"),
    class: choice(ze.CLASSES, "fighter"),
    born: choice(ze.BIRTHPLACES, "matrix"),
    attributes: new SchemaField({
      st: attribute(),
      ge: attribute(),
      ko: attribute(),
      re: attribute(),
      wn: attribute(),
      in: attribute(),
      wk: attribute(),
      ch: attribute(),
    }),
    wounds: new SchemaField({ L: whole(), M: whole(), S: whole(), O: whole() }),
    mental: whole(),
    dead: flag(),
    dodge: wholeOrNone(-20, 20),
    ap: new SchemaField({ value: whole(), override: wholeOrNone(0) }),
    creation: choice(CREATION_STATES, "open"),
    // By id, so that two people who write a line at once lose none.
    ledger: new ObjectField({ required: true, nullable: false, initial: {} }),
    biography: html(),
    notes: html(),
  };
}

type ZeSchema = ReturnType<typeof defineZeSchema>;

/** A token bar: what is left, and how much there can be. */
export interface Bar {
  value: number;
  max: number;
}

/** What the rules make of a character: maxima, maluses, and the two token bars that every variant has. */
export type ZeDerived = {
  bars: { body: Bar; power: Bar };
  derived: ze.Derived;
};

/** The German rule set's character. Its figures are read by the adapter; what follows from them is derived there. */
export class ZeData extends foundry.abstract.TypeDataModel<
  ZeSchema,
  Actor.Implementation,
  Record<string, never>,
  ZeDerived
> {
  static override LOCALIZATION_PREFIXES = ["MC.Actor.ze"];

  static override defineSchema(): ZeSchema {
    return defineZeSchema();
  }

  override prepareDerivedData(): void {
    const { parent } = this;
    if (!parent.is("ze")) return;
    this.derived = ze.derive(readCharacter(parent), readHouseRules());
    this.bars = { body: { ...this.derived.body }, power: { ...this.derived.ap } };
  }
}
