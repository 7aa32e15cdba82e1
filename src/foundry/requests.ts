import { warn } from "./actions/ask.ts";
import { takeAnswer } from "./actions/contest.ts";
import { applyEntry, undoEntry } from "./actions/entries.ts";
import { entryOf, kindOf, type Card } from "./actions/kinds.ts";
import { inTurn } from "./actions/queue.ts";
import { readAnswer, type ContestAnswer } from "./adapter/cards.ts";
import { reportFailure } from "./adapter/failure.ts";
import { inOneWindow } from "./adapter/one-window.ts";
import { sayAsHtml } from "./adapter/text.ts";
import { findActor } from "./adapter/targets.ts";
import { kernel } from "../rules/index.ts";
import type { VERBS } from "./data/message.ts";

/** What can be asked of an entry of a card. */
export type Verb = (typeof VERBS)[number];

type Request = ChatMessage.OfType<"request">;

/** What is to be done to an entry of a card; an answer to a contest brings its dice along. */
export interface Wish {
  readonly verb: Verb;
  readonly card: Card;
  readonly entry: string;
  readonly answer?: ContestAnswer | null;
}

/**
 * Does what a click on a card asks: here, when this is the client that executes; by a request to the GM's client
 * otherwise. With no GM online it is done here when the user may write all of it, and refused with a reason when not.
 */
export async function ask(wish: Wish): Promise<void> {
  if (game.users.activeGM?.isSelf === true) return tell(await inTurn(() => execute(wish, game.user.name)));
  if (game.users.activeGM) return sendRequest(wish);
  if (!(await mayBeDone(wish))) return tell(kernel.refuse({ key: "MC.Refusal.noGm" }));
  return tell(await inTurn(() => execute(wish, game.user.name)));
}

/** Whether somebody is there who can do what is asked; said to the user where not. */
export async function mayAsk(wish: Wish): Promise<boolean> {
  if (game.users.activeGM || (await mayBeDone(wish))) return true;
  tell(kernel.refuse({ key: "MC.Refusal.noGm" }));
  return false;
}

/** Does what is wished. A card whose figures mean nothing is refused like one whose outcome does not follow. */
async function execute(wish: Wish, by: string): Promise<kernel.Result<null>> {
  try {
    return await carryOut(wish, by);
  } catch (error) {
    if (error instanceof kernel.ArgumentError) return kernel.refuse({ key: "MC.Refusal.doesNotFollow" });
    throw error;
  }
}

function carryOut({ verb, card, entry, answer }: Wish, by: string): Promise<kernel.Result<null>> {
  if (verb === "apply") return applyEntry(card, entry, by);
  if (verb === "undo") return undoEntry(card, entry, by);
  const missing = kernel.refuse({ key: "MC.Refusal.doesNotFollow" });
  return answer ? takeAnswer(card, entry, { answer, by }) : Promise.resolve(missing);
}

function tell(result: kernel.Result<null>): void {
  if (!result.ok) warn(result.problems);
}

/** Whether the user may write all that a wish changes: the card alone for an answer, else the target as well. */
async function mayBeDone({ verb, card, entry: id }: Wish): Promise<boolean> {
  if (verb === "answer") return card.isAuthor;
  const uuid = entryOf(card, id)?.target ?? null;
  return card.isAuthor && (uuid === null || (await findActor(uuid))?.isOwner === true);
}

async function sendRequest({ verb, card, entry, answer }: Wish): Promise<void> {
  const waiting = game.messages.some(
    (one) => one.is("request") && one.isAuthor && one.system.message === card.id && one.system.entry === entry,
  );
  if (waiting) return;
  await ChatMessage.implementation.create({
    type: "request",
    content: sayAsHtml({ key: "MC.Request.plain" }),
    whisper: game.users.filter((user) => user.isGM).map(({ id }) => id),
    system: { verb, message: card.id ?? "", entry, payload: { ...answer } },
  });
}

/**
 * Executes a request of another user on the one client that does so; every other client lets it pass. The request is
 * taken away before it is executed: the server takes it away once, so that a GM with two windows does it once.
 */
export async function handleRequest(message: ChatMessage.Implementation): Promise<void> {
  if (game.users.activeGM?.isSelf !== true || !message.is("request") || message.system.answer !== "") return;
  const result = await inTurn(async () => ((await claim(message)) ? tryRequest(message) : kernel.allow(null)));
  if (!result.ok) await answer(message, result.problems);
}

/** Executes a request. Whoever asked learns that it failed, even where it must not; the console here learns why. */
async function tryRequest(request: Request): Promise<kernel.Result<null>> {
  try {
    return await executeRequest(request);
  } catch (error) {
    reportFailure("request", error);
    return kernel.refuse({ key: "MC.Refusal.failed" });
  }
}

/** Executes everything that was asked while no GM was there to do it. */
export async function handleWaiting(): Promise<void> {
  for (const message of game.messages.filter((one) => one.is("request"))) await handleRequest(message);
}

/** Takes a request away; false where another window of the same GM was faster. */
function claim(request: Request): Promise<boolean> {
  return inOneWindow(`request.${request.id ?? ""}`, () => takeAway(request));
}

async function takeAway(request: Request): Promise<boolean> {
  if (!game.messages.has(request.id ?? "")) return false;
  try {
    return (await request.delete()) !== undefined;
  } catch {
    // The server knows no such message any more: it was taken by the other window.
    return false;
  }
}

async function executeRequest(request: Request): Promise<kernel.Result<null>> {
  const { verb, entry, payload } = request.system;
  const card = game.messages.get(request.system.message);
  if (!card?.is("check")) return kernel.refuse({ key: "MC.Refusal.noCard" });
  const allowed = await isAllowed(request, card);
  if (!allowed.ok) return allowed;
  return execute({ verb, card, entry, answer: readAnswer(payload) }, request.author?.name ?? "");
}

/**
 * Whether a request may be done. To answer: by the owner of who is asked. To undo: by the author of the card. To apply:
 * by the owner of the target of a GM's card; or by the author of a card who owns the actor that acts, when the outcome
 * follows from check and dice.
 */
async function isAllowed({ author, system }: Request, card: Card): Promise<kernel.Result<null>> {
  const forbidden = kernel.refuse({ key: "MC.Refusal.notYours" });
  if (!author) return forbidden;
  if (author.isGM || (await isUpTo(author, card, system))) return kernel.allow(null);
  if (system.verb === "answer" || card.author?.id !== author.id) return forbidden;
  if (system.verb === "undo") return kernel.allow(null);
  if (!(await owns(author, card.system.actor))) return forbidden;
  return kindOf(card)?.verify(card) ?? kernel.refuse({ key: "MC.Refusal.noCard" });
}

async function owns(user: User.Implementation, uuid: string | null): Promise<boolean> {
  const actor = await findActor(uuid);
  return actor?.testUserPermission(user, "OWNER") === true;
}

/** Whether it is up to somebody as the owner of who is aimed at: to answer, and to do what a GM's card offers. */
async function isUpTo(user: User.Implementation, card: Card, { verb, entry }: Request["system"]): Promise<boolean> {
  return (verb === "answer" || card.author?.isGM === true) && (await owns(user, entryOf(card, entry)?.target ?? null));
}

/** Tells who asked, and the GMs, why it was not done. */
async function answer({ author, system }: Request, problems: readonly kernel.Refusal[]): Promise<void> {
  const [problem] = problems;
  if (!problem) return;
  const readers = game.users.filter((user) => user.isGM || user.id === author?.id);
  await ChatMessage.implementation.create({
    type: "request",
    content: sayAsHtml(problem),
    whisper: readers.map(({ id }) => id),
    system: { ...system.toObject(), answer: problem.key, data: { ...problem.data }, by: author?.name ?? "" },
  });
}
