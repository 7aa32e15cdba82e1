import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { type Data, deepClone } from "../shared/objects.ts";
import { PRIMARY } from "../shared/structure.ts";

type Documents = Map<string, Map<string, Data>>;

function keyOf(documentName: string, id: string): string {
  return `!${PRIMARY[documentName] ?? documentName}!${id}`;
}

/** The documents of a world, in memory and on disk. */
export class World {
  private readonly database: ClassicLevel<string, Data>;
  private readonly documents: Documents;

  private constructor(database: ClassicLevel<string, Data>, documents: Documents) {
    this.database = database;
    this.documents = documents;
  }

  static async open(folder: string): Promise<World> {
    await mkdir(folder, { recursive: true });
    const database = new ClassicLevel<string, Data>(join(folder, "data"), { valueEncoding: "json" });
    await database.open();
    const documents: Documents = new Map(Object.keys(PRIMARY).map((name) => [name, new Map<string, Data>()]));
    const names = new Map(Object.entries(PRIMARY).map(([name, collection]) => [collection, name]));
    for await (const [key, value] of database.iterator()) {
      const [, collection = "", id = ""] = key.split("!");
      documents.get(names.get(collection) ?? "")?.set(id, value);
    }
    return new World(database, documents);
  }

  get isEmpty(): boolean {
    return [...this.documents.values()].every((map) => map.size === 0);
  }

  get(documentName: string, id: string): Data | undefined {
    return this.documents.get(documentName)?.get(id);
  }

  all(documentName: string): Data[] {
    return [...(this.documents.get(documentName)?.values() ?? [])];
  }

  begin(): Transaction {
    return new Transaction(this);
  }

  /** Writes all changes of a transaction at once. */
  async commit(changes: Map<string, Change>): Promise<void> {
    const batch = [...changes.values()].map(({ documentName, id, source }) => {
      const key = keyOf(documentName, id);
      return source === null ? ({ type: "del", key } as const) : ({ type: "put", key, value: source } as const);
    });
    await this.database.batch(batch);
    for (const { documentName, id, source } of changes.values()) {
      if (source === null) this.documents.get(documentName)?.delete(id);
      else this.documents.get(documentName)?.set(id, source);
    }
  }

  async close(): Promise<void> {
    await this.database.close();
  }
}

interface Change {
  documentName: string;
  id: string;
  source: Data | null;
}

/** Changes that are not yet made: dropped with the transaction unless it is committed. */
export class Transaction {
  readonly world: World;
  private readonly changes = new Map<string, Change>();

  constructor(world: World) {
    this.world = world;
  }

  /** The document as it would be now. */
  peek(documentName: string, id: string): Data | undefined {
    const change = this.changes.get(keyOf(documentName, id));
    return change === undefined ? this.world.get(documentName, id) : (change.source ?? undefined);
  }

  /** A copy that may be written into. */
  edit(documentName: string, id: string): Data | undefined {
    const change = this.changes.get(keyOf(documentName, id));
    if (change !== undefined) return change.source ?? undefined;
    const source = this.world.get(documentName, id);
    if (source === undefined) return undefined;
    const copy = deepClone(source);
    this.changes.set(keyOf(documentName, id), { documentName, id, source: copy });
    return copy;
  }

  put(documentName: string, id: string, source: Data): void {
    this.changes.set(keyOf(documentName, id), { documentName, id, source });
  }

  remove(documentName: string, id: string): void {
    this.changes.set(keyOf(documentName, id), { documentName, id, source: null });
  }

  async commit(): Promise<void> {
    await this.world.commit(this.changes);
  }
}
