import { type Data, differenceOf, isPlainObject, readChange } from "../shared/objects.ts";
import { EMBEDDED } from "../shared/structure.ts";
import { type Manifest, subType } from "./manifest.ts";
import { type Place, tokenActor } from "./place.ts";
import { Refusal } from "./refusal.ts";
import type { Transaction } from "./world.ts";

const OWNER = 3;
const ASSISTANT = 3;

/** The role from which a user may create documents; who is not named here needs an assistant. */
const CREATE_ROLES: Record<string, number> = { ChatMessage: 1 };

export interface Judge {
  transaction: Transaction;
  manifest: Manifest;
  user: Data;
}

export function isGM(user: Data): boolean {
  return Number(user["role"]) >= ASSISTANT;
}

export function levelOf(user: Data, source: Data | undefined): number {
  const { ownership } = source ?? {};
  if (!isPlainObject(ownership)) return 0;
  const own = Number(ownership[String(user["_id"])] ?? -1);
  return own < 0 ? Number(ownership["default"] ?? 0) : own;
}

function actorOfToken({ transaction }: Judge, token: Data): Data | undefined {
  if (token["actorLink"] === true) return transaction.peek("Actor", String(token["actorId"]));
  return tokenActor(transaction, token);
}

/** Whether a user owns what an operation takes place in. */
function ownsPlace(judge: Judge, place: Place): boolean {
  const own = place.synthetic >= 0 ? place.steps[place.synthetic] : place.steps[0];
  return levelOf(judge.user, own?.source) >= OWNER;
}

function refuse(judge: Judge, verb: "Create" | "Change" | "Delete", document: string): never {
  throw new Refusal(`MayNot${verb}`, { user: String(judge.user["name"]), document });
}

export function judgeCreate(judge: Judge, documentName: string, place: Place | null): void {
  if (isGM(judge.user)) return;
  if (place === null) {
    if (Number(judge.user["role"]) < (CREATE_ROLES[documentName] ?? ASSISTANT)) refuse(judge, "Create", documentName);
  } else if (documentName === "Token" || !ownsPlace(judge, place)) refuse(judge, "Create", documentName);
}

function ownsEmbedded(judge: Judge, documentName: string, place: Place, source: Data): boolean {
  if (documentName === "Token") return levelOf(judge.user, actorOfToken(judge, source)) >= OWNER;
  if (documentName === "Actor") return levelOf(judge.user, source) >= OWNER;
  return ownsPlace(judge, place);
}

function ownsPrimary(judge: Judge, documentName: string, source: Data): boolean {
  if (documentName === "ChatMessage") return source["author"] === judge.user["_id"];
  if (documentName === "User") return source["_id"] === judge.user["_id"];
  if (documentName === "Combat" || documentName === "Setting" || documentName === "Folder") return false;
  return levelOf(judge.user, source) >= OWNER;
}

/** What of a document only a game master changes; embedded documents are changed by operations of their own. */
const GM_ONLY_KEYS: Record<string, string[]> = {
  User: ["role", "name", "permissions"],
  ChatMessage: ["author"],
  Token: ["actorId", "actorLink"],
};

export function judgeUpdate(judge: Judge, target: Target, change: Data): void {
  const { documentName, place, source } = target;
  if (isGM(judge.user)) return;
  const owns =
    place === null ? ownsPrimary(judge, documentName, source) : ownsEmbedded(judge, documentName, place, source);
  if (!owns) refuse(judge, "Change", documentName);
  judgeDifference(judge, documentName, source, differenceOf(source, change));
}

function judgeDifference(judge: Judge, documentName: string, source: Data, difference: Data): void {
  const embedded = Object.values(EMBEDDED[documentName] ?? {});
  const kept = ["type", "ownership", ...embedded, ...(GM_ONLY_KEYS[documentName] ?? [])];
  const own = (subType(judge.manifest, documentName, source["type"])?.gmOnlyFields ?? []).map(
    (path) => `system.${path}`,
  );
  const touched = [...kept, ...own].find((path) => touches(difference, path.split(".")));
  if (touched !== undefined) throw new Refusal("MasterField", { field: touched, document: documentName });
  if (documentName === "Token") judgeDelta(judge, source, difference);
}

/** What a token keeps of its actor is judged like a change of that actor. */
function judgeDelta(judge: Judge, token: Data, difference: Data): void {
  const change = Object.entries(difference).map(([key, raw]) => readChange(key, raw));
  const delta = change.find(({ key }) => key === "delta");
  if (delta === undefined) return;
  const actor = judge.transaction.peek("Actor", String(token["actorId"]));
  if (delta.kind !== "set" || !isPlainObject(delta.value) || actor === undefined) {
    throw new Refusal("MasterField", { field: "delta", document: "Token" });
  }
  judgeDifference(judge, "Actor", actor, delta.value);
}

/** Whether a change reaches a path, be it that it replaces or deletes something above it. */
function touches(change: unknown, [part, ...rest]: string[]): boolean {
  if (!isPlainObject(change)) return false;
  return Object.entries(change).some(([rawKey, raw]) => {
    const { key, kind, value } = readChange(rawKey, raw);
    if (part !== "*" && key !== part) return false;
    return rest.length === 0 || kind !== "set" || !isPlainObject(value) || touches(value, rest);
  });
}

export interface Target {
  documentName: string;
  place: Place | null;
  source: Data;
}

export function judgeDelete(judge: Judge, { documentName, place, source }: Target): void {
  if (isGM(judge.user)) return;
  if (place === null) {
    if (documentName !== "ChatMessage" || !ownsPrimary(judge, documentName, source))
      refuse(judge, "Delete", documentName);
  } else if (documentName === "Token" || !ownsEmbedded(judge, documentName, place, source)) {
    refuse(judge, "Delete", documentName);
  }
}
