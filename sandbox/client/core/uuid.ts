import type { Document } from "./document.ts";
import { worldCollection } from "./world.ts";

interface Split {
  collection: ReturnType<typeof worldCollection>;
  id: string;
  embedded: string[];
}

function split(uuid: string): Split | null {
  const parts = uuid.split(".");
  if (parts[0] === "Compendium") {
    const [, scope, pack, ...rest] = parts;
    const [, id = "", ...embedded] = rest;
    return { collection: worldCollection(`Compendium.${scope}.${pack}`), id, embedded };
  }
  const [type, id, ...embedded] = parts;
  if (type === undefined || id === undefined) return null;
  return { collection: worldCollection(type), id, embedded };
}

function descend(document: Document, embedded: string[]): Document | null {
  let target: Document | null = document;
  for (let index = 0; index + 1 < embedded.length && target !== null; index += 2) {
    const [kind = "", id = ""] = embedded.slice(index, index + 2);
    const { actor } = target as { actor?: Document | null }; // a token stands for an actor of its own
    if (kind === "Actor") target = actor ?? null;
    else target = target.getEmbeddedDocument(kind, id) ?? null;
  }
  return target;
}

interface Source {
  get: (id: string) => Document | undefined;
  index?: { get: (id: string) => Document | undefined };
  getDocument?: (id: string) => Promise<Document | null>;
}

function sourceOf(found: Split | null): Source | undefined {
  return found?.collection as Source | undefined; // both kinds of collections find by id
}

/** The document of a uuid where it stands in the world; from a pack its index entry, or null. */
export function resolveUuidSync(uuid: string | null | undefined): Document | null {
  const found = typeof uuid === "string" ? split(uuid) : null;
  if (found === null) return null;
  const source = sourceOf(found);
  const document = source?.get(found.id) ?? source?.index?.get(found.id) ?? null;
  if (document === null || found.embedded.length === 0) return document;
  return "getEmbeddedDocument" in document ? descend(document, found.embedded) : null;
}

export async function resolveUuid(uuid: string | null | undefined): Promise<Document | null> {
  const found = typeof uuid === "string" ? split(uuid) : null;
  const source = sourceOf(found);
  if (found === null || source === undefined) return null;
  const document = source.getDocument === undefined ? source.get(found.id) : await source.getDocument(found.id);
  return document === undefined || document === null ? null : descend(document, found.embedded);
}
