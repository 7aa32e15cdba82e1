import { syntheticSource } from "../shared/delta.ts";
import { type Data, isPlainObject } from "../shared/objects.ts";
import { EMBEDDED } from "../shared/structure.ts";
import { Refusal } from "./refusal.ts";
import type { Transaction } from "./world.ts";

/** One step on the way from a document of the world to a document inside it. */
export interface Step {
  documentName: string;
  source: Data;
}

/** Where an operation takes place: the documents from the outermost to the parent, all of them writable. */
export interface Place {
  steps: Step[];
  /** The step at which the actor of an unlinked token stands, or -1. */
  synthetic: number;
}

export function listOf(source: Data, field: string): Data[] {
  const list = source[field];
  if (Array.isArray(list)) return list as Data[]; // such fields hold documents
  const made: Data[] = [];
  source[field] = made;
  return made;
}

export function entryOf(source: Data, field: string, id: string): Data | undefined {
  return listOf(source, field).find((entry) => entry["_id"] === id);
}

/** The actor that an unlinked token stands for, as a copy. */
export function tokenActor(transaction: Transaction, token: Data): Data | undefined {
  const base = transaction.peek("Actor", String(token["actorId"]));
  const { delta } = token;
  return base === undefined ? undefined : syntheticSource(base, isPlainObject(delta) ? delta : null);
}

function stepInto(transaction: Transaction, from: Step, kind: string, id: string): Data | undefined {
  if (kind === "Actor" && from.documentName === "Token") return tokenActor(transaction, from.source);
  const field = EMBEDDED[from.documentName]?.[kind];
  return field === undefined ? undefined : entryOf(from.source, field, id);
}

/** Finds the parent of an operation. */
export function locate(transaction: Transaction, uuid: string): Place {
  const [kind = "", id = "", ...rest] = uuid.split(".");
  const root = transaction.edit(kind, id);
  if (root === undefined) throw new Refusal("Missing", { document: "", id: uuid });
  const steps: Step[] = [{ documentName: kind, source: root }];
  let synthetic = -1;
  for (let index = 0; index < rest.length; index += 2) {
    const [name = "", inner = ""] = rest.slice(index, index + 2);
    const from = steps.at(-1);
    const source = from === undefined ? undefined : stepInto(transaction, from, name, inner);
    if (source === undefined) throw new Refusal("Missing", { document: "", id: uuid });
    if (name === "Actor") synthetic = steps.length;
    steps.push({ documentName: name, source });
  }
  return { steps, synthetic };
}
