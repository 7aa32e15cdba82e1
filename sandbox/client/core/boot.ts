import { io } from "socket.io-client";
import type { Data } from "../../shared/objects.ts";
import type { Applied, Snapshot } from "../../shared/wire.ts";
import { receive } from "./apply.ts";
import { canvas } from "./canvas.ts";
import { CONFIG, config } from "./config.ts";
import type { DocumentClass } from "./document.ts";
import { ActiveEffect } from "./documents/active-effect.ts";
import { Actor } from "./documents/actor.ts";
import { ChatMessage } from "./documents/chat-message.ts";
import { Combat, Combatant } from "./documents/combat.ts";
import { Item } from "./documents/item.ts";
import { Folder } from "./documents/folder.ts";
import { Scene, TokenDocument } from "./documents/scene.ts";
import { User, connected } from "./documents/user.ts";
import { connectCollections, game, worldCollections } from "./game.ts";
import { Hooks } from "./hooks.ts";
import { registerCoreSettings } from "./core-settings.ts";
import { CompendiumCollection } from "./packs.ts";
import { registry } from "./registry.ts";
import { settings } from "./settings.ts";
import { request, setLine } from "./socket.ts";
import { defineStatusEffects } from "./status-effects.ts";
import { loadCoreTexts, loadModules, loadStyles, loadTexts } from "./system-files.ts";
import { setWorldCollection, world } from "./world.ts";

/** The base classes of the documents, under their names. */
export const DOCUMENTS = {
  Actor,
  Item,
  ActiveEffect,
  ChatMessage,
  Combat,
  Combatant,
  Folder,
  Scene,
  TokenDocument,
  User,
};

const BUILDS: Record<number, number> = { 13: 351, 14: 369 };

const waiting: Applied[] = [];

function connect(): Promise<void> {
  const user = new URLSearchParams(location.search).get("user") ?? "";
  const line = io({ auth: { user }, transports: ["websocket"] });
  setLine(line);
  line.on("applied", (applied: Applied) => {
    if (world.ready) receive(applied);
    else waiting.push(applied);
  });
  line.on("setting", (entry: Data) => settings.receive(entry));
  line.on("activity", ({ userId, active }: { userId: string; active: boolean }) => {
    if (active) connected.add(userId);
    else connected.delete(userId);
    if (!world.ready) return;
    Hooks.callAll("userConnected", game.users.get(userId), active);
    registry.refresh("users");
  });
  return new Promise((done, fail) => {
    line.once("connect", () => {
      done();
      // Whatever happened while the line was down is only known to the server.
      line.on("connect", () => location.reload());
    });
    line.once("connect_error", fail);
  });
}

/** Fills in what the page knows of its world. */
function takeOver(snapshot: Snapshot): void {
  const { system, generation } = snapshot;
  const types = system["documentTypes"] as Record<string, Record<string, Data>> | undefined; // the platform's shape
  Object.assign(world, {
    generation,
    userId: snapshot.userId,
    systemId: String(system["id"]),
    documentTypes: types ?? {},
  });
  for (const id of snapshot.activeUsers) connected.add(id);
  const build = BUILDS[generation] ?? 0;
  const version = `${generation}.${build}`;
  Object.assign(game, { system: { flags: {}, documentTypes: {}, ...system }, world: snapshot.world, version });
  Object.assign(game.release, { generation, build });
  settings.load(snapshot.documents["Setting"] ?? []);
}

function declareDocuments(): void {
  for (const cls of Object.values(DOCUMENTS)) {
    const documentClass = cls as unknown as DocumentClass; // each of them is a class of documents
    const types = Object.keys(world.documentTypes[documentClass.documentName] ?? {});
    const typeLabels = Object.fromEntries(types.map((type) => [type, `TYPES.${documentClass.documentName}.${type}`]));
    config.declare(documentClass, typeLabels);
  }
  const modes = ["public", "gm", "blind", "self"];
  const labels = Object.fromEntries(modes.map((mode) => [mode, { label: `SANDBOX.Mode.${mode}`, icon: "" }]));
  if (world.generation >= 14) config.document("ChatMessage")["modes"] = labels;
  else CONFIG.Dice.rollModes = Object.fromEntries(Object.entries(labels).map(([key, mode]) => [`${key}roll`, mode]));
  defineStatusEffects(world.generation);
}

function buildDocuments(snapshot: Snapshot): void {
  for (const collection of worldCollections()) {
    for (const source of snapshot.documents[collection.documentName] ?? []) collection.build(source);
  }
  world.ready = true;
  for (const collection of worldCollections()) for (const document of collection) document._safePrepareData();
  // Before anything that comes from now on, and without what the snapshot holds already.
  for (const applied of waiting.splice(0)) if (applied.sequence > snapshot.sequence) receive(applied);
}

async function openPacks({ packs }: Snapshot): Promise<void> {
  for (const info of packs) {
    const pack = new CompendiumCollection(info);
    game.packs.set(info.id, pack);
    setWorldCollection(`Compendium.${info.id}`, pack);
  }
  await Promise.all(game.packs.map((pack) => pack.getIndex()));
}

/** Connects, loads the system and runs through the hooks of the start. */
export async function boot(exposeGlobals: () => void): Promise<void> {
  await connect();
  const snapshot = await request<Snapshot>("world", null);
  takeOver(snapshot);
  connectCollections();
  declareDocuments();
  registerCoreSettings();
  game.i18n.lang = String(settings.get("core", "language"));
  document.documentElement.lang = game.i18n.lang;
  await loadCoreTexts();
  exposeGlobals();
  await registry.prepare();
  loadStyles(snapshot.system);
  await loadModules(snapshot.system);
  Hooks.callAll("init");
  await loadTexts(snapshot.system);
  Hooks.callAll("i18nInit");
  buildDocuments(snapshot);
  await openPacks(snapshot);
  Hooks.callAll("setup");
  await registry.buildPage();
  canvas.ready = game.scenes.active !== undefined;
  Hooks.callAll("canvasReady", canvas);
  game.ready = true;
  Hooks.callAll("ready");
}
