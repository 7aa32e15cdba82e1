import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import type { Data } from "../shared/objects.ts";
import { PRIMARY } from "../shared/structure.ts";
import { randomID, slugOf } from "../shared/text.ts";
import type { AppliedOperation, Operation, Reply, Snapshot } from "../shared/wire.ts";
import type { Manifest } from "./manifest.ts";
import { messageFor, operationsFor } from "./messages.ts";
import { type Outcome, perform } from "./operations.ts";
import type { Pack } from "./packs.ts";
import { isGM } from "./permissions.ts";
import { Refusal } from "./refusal.ts";
import type { World } from "./world.ts";

/** What the sessions work on. */
export interface Host {
  world: World;
  manifest: Manifest;
  packs: Map<string, Pack>;
  worldInfo: Data;
  generation: number;
  latency: number;
}

type Answer = (reply: Reply) => void;

interface PackQuestion {
  name: string;
  ids?: string[];
}

/** The people who are connected, and all that they ask for in one order. */
export class Sessions {
  private readonly host: Host;
  private readonly server: Server;
  private readonly users = new Map<string, string>();
  private sequence = 0;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(host: Host, http: HttpServer) {
    this.host = host;
    this.server = new Server(http, { serveClient: false, maxHttpBufferSize: 2e7 });
    this.server.use((socket, next) => {
      const user = this.findUser(String(socket.handshake.auth["user"]));
      if (user === undefined) next(new Error("There is no such user. / Diesen Benutzer gibt es nicht."));
      else {
        this.users.set(socket.id, String(user["_id"]));
        next();
      }
    });
    this.server.on("connection", (socket) => this.welcome(socket));
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.tail;
  }

  private findUser(given: string): Data | undefined {
    return this.host.world.all("User").find((user) => user["_id"] === given || slugOf(String(user["name"])) === given);
  }

  private userOf(socket: Socket): Data {
    const user = this.host.world.get("User", this.users.get(socket.id) ?? "");
    if (user === undefined) throw new Refusal("UserGone");
    return user;
  }

  private get sockets(): Socket[] {
    return [...this.server.sockets.sockets.values()];
  }

  private get activeUsers(): string[] {
    const connected = this.sockets.map(({ id }) => this.users.get(id));
    return [...new Set(connected.filter((id) => id !== undefined))];
  }

  private welcome(socket: Socket): void {
    this.listen(socket, "world", () => Promise.resolve(this.snapshot(socket)));
    this.listen(socket, "operations", (payload) => this.enqueue(() => this.operate(socket, payload as Operation[]))); // our own client's shape
    this.listen(socket, "setting", (payload) => this.enqueue(() => this.changeSetting(socket, payload as Data))); // our own client's shape
    this.listen(socket, "pack", (payload) => Promise.resolve(this.readPack(payload as PackQuestion))); // our own client's shape
    this.tellActivity(String(this.users.get(socket.id)), true);
    socket.on("disconnect", () => {
      const userId = String(this.users.get(socket.id));
      this.users.delete(socket.id);
      this.tellActivity(userId, this.activeUsers.includes(userId));
    });
  }

  private tellActivity(userId: string, active: boolean): void {
    for (const socket of this.sockets) this.tell(socket, "activity", { userId, active });
  }

  /** Runs an action after half the latency; its answer takes the other half. */
  private listen(socket: Socket, event: string, action: (payload: unknown) => Promise<unknown>): void {
    socket.on(event, (payload: unknown, answer: Answer) => {
      this.later(() => {
        action(payload).then(
          (value) => this.later(() => answer({ ok: true, value })),
          (error: unknown) => this.later(() => answer(refusalOf(error))),
        );
      });
    });
  }

  private later(action: () => void): void {
    if (this.host.latency === 0) action();
    else setTimeout(action, this.host.latency / 2);
  }

  private tell(socket: Socket, event: string, ...args: unknown[]): void {
    this.later(() => socket.emit(event, ...args));
  }

  private enqueue<T>(action: () => Promise<T>): Promise<T> {
    const run = this.tail.then(action);
    this.tail = run.catch(() => undefined);
    return run;
  }

  private snapshot(socket: Socket): Snapshot {
    const { world, manifest, packs, worldInfo, generation } = this.host;
    const userId = String(this.users.get(socket.id));
    const documents: Record<string, Data[]> = {};
    for (const documentName of Object.keys(PRIMARY)) documents[documentName] = world.all(documentName);
    documents["ChatMessage"] = world
      .all("ChatMessage")
      .sort((a, b) => Number(a["timestamp"]) - Number(b["timestamp"]))
      .map((message) => messageFor(userId, message))
      .filter((message) => message !== null);
    const infos = [...packs.values()].map(({ info }) => info);
    const { activeUsers, sequence } = this;
    return { sequence, userId, generation, world: worldInfo, system: manifest, documents, activeUsers, packs: infos };
  }

  private async operate(socket: Socket, operations: Operation[]): Promise<AppliedOperation[]> {
    const user = this.userOf(socket);
    const transaction = this.host.world.begin();
    const judge = { transaction, manifest: this.host.manifest, user };
    const outcomes = operations.map((operation) => perform(judge, operation));
    await transaction.commit();
    this.sequence += 1;
    this.broadcast(String(user["_id"]), outcomes);
    return outcomes.map(({ applied }) => applied);
  }

  private broadcast(userId: string, outcomes: Outcome[]): void {
    for (const socket of this.sockets) {
      const reader = String(this.users.get(socket.id));
      const operations = outcomes.flatMap((outcome) => operationsFor(reader, outcome));
      if (operations.length > 0) this.tell(socket, "applied", { sequence: this.sequence, userId, operations });
    }
  }

  private async changeSetting(socket: Socket, { key, value }: Data): Promise<Data> {
    const user = this.userOf(socket);
    if (!isGM(user)) throw new Refusal("MasterSetting");
    const present = this.host.world.all("Setting").find((entry) => entry["key"] === key);
    const setting: Data = { _id: present?.["_id"] ?? randomID(), key, value };
    const transaction = this.host.world.begin();
    transaction.put("Setting", String(setting["_id"]), setting);
    await transaction.commit();
    for (const other of this.sockets) this.tell(other, "setting", { ...setting, userId: user["_id"] });
    return setting;
  }

  private readPack({ name, ids }: PackQuestion): { documents: Data[]; folders: Data[] } {
    const pack = this.host.packs.get(name);
    if (pack === undefined) throw new Refusal("Missing", { document: "Compendium", id: name });
    const documents =
      ids === undefined ? pack.documents : pack.documents.filter(({ _id }) => ids.includes(String(_id)));
    return { documents, folders: pack.folders };
  }
}

function refusalOf(error: unknown): Reply {
  if (error instanceof Refusal) return { ok: false, error: error.message, key: error.key, data: error.data };
  console.error(error);
  return { ok: false, error: error instanceof Error ? error.message : String(error) };
}
