import { readFile } from "node:fs/promises";
import { type Data, applyChanges, deepClone, getProperty, isPlainObject } from "../shared/objects.ts";
import { EMBEDDED, PRIMARY } from "../shared/structure.ts";
import { isValidId, randomID } from "../shared/text.ts";
import { cleanDocument } from "./html.ts";
import type { Manifest } from "./manifest.ts";
import { StartRefusal } from "./options.ts";
import type { Pack } from "./packs.ts";
import type { World } from "./world.ts";

/** What a prepared world begins with. */
export type Seed = Partial<Record<string, Data[]>> & { settings?: unknown; world?: unknown };

const USERS: Data[] = [
  { name: "Gamemaster", role: 4, color: "#c8553d" },
  { name: "Player One", role: 1, color: "#3d7ac8" },
  { name: "Player Two", role: 1, color: "#3da35d" },
];

export async function readSeed(file: string | null): Promise<Seed> {
  return file === null ? {} : (JSON.parse(await readFile(file, "utf8")) as Seed); // the file is ours
}

/** A copy of a pack's document, where an entry names one instead of being one. */
function fromPack(entry: Data, packs: Map<string, Pack>): Data {
  const { $pack: pack, identifier, ...overrides } = entry;
  if (typeof pack !== "string") return entry;
  const found = packs.get(pack)?.documents.find((source) => {
    const flags = isPlainObject(source["flags"]) ? Object.values(source["flags"]) : [];
    const own = [source["_id"], getProperty(source, "system.identifier")];
    return [...own, ...flags.map((scope) => getProperty(scope, "identifier"))].includes(identifier);
  });
  if (found === undefined) throw new StartRefusal(`The seed names ${pack}/${String(identifier)}, which is in no pack.`);
  const copy = deepClone(found);
  delete copy["folder"];
  applyChanges(copy, { _id: randomID(), ...overrides });
  return copy;
}

function complete(documentName: string, source: Data, packs: Map<string, Pack>): Data {
  const copy = deepClone(fromPack(source, packs));
  if (!isValidId(copy["_id"])) copy["_id"] = randomID();
  for (const [inner, field] of Object.entries(EMBEDDED[documentName] ?? {})) {
    const list = copy[field];
    if (Array.isArray(list)) copy[field] = list.filter(isPlainObject).map((entry) => complete(inner, entry, packs));
  }
  return copy;
}

function settingsOf(seed: Seed): Data[] {
  const settings = isPlainObject(seed.settings) ? seed.settings : {};
  return Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
}

/** Fills an empty world. */
export async function plant(
  world: World,
  seed: Seed,
  place: { manifest: Manifest; packs: Map<string, Pack> },
): Promise<void> {
  if (!world.isEmpty) return;
  const transaction = world.begin();
  for (const [documentName, collection] of Object.entries(PRIMARY)) {
    const given = documentName === "Setting" ? settingsOf(seed) : seed[collection];
    const sources = given ?? (documentName === "User" ? USERS : []);
    for (const source of sources) {
      const document = complete(documentName, source, place.packs);
      cleanDocument(place.manifest, documentName, document["type"], document);
      transaction.put(documentName, String(document["_id"]), document);
    }
  }
  await transaction.commit();
}
