import { ze } from "../../rules/index.ts";
import { SYSTEM } from "../ids.ts";
import { readCharacter } from "./read.ts";

/** What a character may learn, by slug: its own item where it has one, else that of the world, else that of the pack. */
export interface Offer {
  readonly skills: ReadonlyMap<string, Item.OfType<"skill">>;
  /** Those of the rules first and in their order. */
  readonly trees: ReadonlyMap<string, Item.OfType<"sf">>;
}

const PACKS = ["skills", "sf"] as const;

const loaded = new Map<string, Promise<readonly Item.Implementation[]>>();

/** The items of one of our packs in the reader's language, loaded once a session. */
function itemsOf(pack: string): Promise<readonly Item.Implementation[]> {
  const known = loaded.get(pack) ?? load(pack);
  loaded.set(pack, known);
  known.catch(() => loaded.delete(pack));
  return known;
}

async function load(name: string): Promise<readonly Item.Implementation[]> {
  const pack = game.packs.get(`${SYSTEM}.${name}`);
  // The packs that are asked for hold items alone; the type of a pack found by name does not say so.
  return pack ? ((await pack.getDocuments()) as unknown as readonly Item.Implementation[]) : [];
}

/**
 * All skills and trees that a character has or may begin. What the GM has made in this world is offered beside the
 * packs to whoever may see it, and stands in for what has the same slug there.
 */
export async function offerTo(actor: Actor.OfType<"ze">): Promise<Offer> {
  const packs = await Promise.all(PACKS.map(itemsOf));
  const world = game.items.filter((item) => item.testUserPermission(game.user, "LIMITED"));
  const skills = new Map<string, Item.OfType<"skill">>();
  const trees = new Map<string, Item.OfType<"sf">>();
  for (const item of [...packs.flat(), ...world, ...actor.items]) {
    if (item.is("skill") && item.system.variant === "ze") offer(skills, item.system.identifier, item);
    else if (item.is("sf")) offer(trees, item.system.tree, item);
  }
  return { skills, trees: new Map([...trees].toSorted(([a], [b]) => placeOf(a) - placeOf(b))) };
}

const PLACES = new Map<string, number>(ze.TREES.map((tree, place) => [tree, place]));

function placeOf(tree: string): number {
  return PLACES.get(tree) ?? PLACES.size;
}

function offer<T>(offered: Map<string, T>, slug: string, item: T): void {
  if (slug !== "") offered.set(slug, item);
}

/** The item of the character among what is offered to it, or null where it has none. */
export function ownItem<T extends Item.Implementation>(actor: Actor.Implementation, item: T | undefined): T | null {
  return item?.parent === actor ? item : null;
}

/** What decides what a character may learn, with the shapes of the trees on offer. */
export function readLearner(actor: Actor.OfType<"ze">, { trees }: Offer): ze.Learner & Pick<ze.Snapshot, "born"> {
  const shapes = [...trees].map(([slug, { system }]) => {
    return [slug, { owner: system.class, last: system.levels.length }] as const;
  });
  return { ...readCharacter(actor), trees: Object.fromEntries(shapes) };
}

/** A character in the making as the rules of creation know it. */
export function readCreation(actor: Actor.OfType<"ze">, offered: Offer): ze.Creation {
  const { class: own, born, attributes, skills, sf, trees = {} } = readLearner(actor, offered);
  const values = Object.entries(skills).map(([slug, { value }]) => [slug, value] as const);
  return { class: own, born, attributes, sf, trees, skills: Object.fromEntries(values) };
}

/** The data of a new item of a character, made from what is offered, with the given value. */
export function newItemData(item: Item.OfType<"skill"> | Item.OfType<"sf">, value: number): Item.CreateData {
  const { name, img, type, uuid, pack } = item;
  // Whether a tree was taught is the GM's to say for each character anew.
  const system = { ...item.system.toObject(), value, ...(item.is("sf") ? { taught: false } : {}) };
  const { flags } = item.toObject();
  return { name, img, type, system, flags, _stats: { compendiumSource: pack ? uuid : null } };
}
