import { asPlain, readContest, readTranscript, type Card, type ContestAnswer } from "../adapter/cards.ts";
import { markName, remember } from "../adapter/marks.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { findActor } from "../adapter/targets.ts";
import { writeTogether } from "../adapter/write.ts";
import { playStep } from "../dice/play.ts";
import { storedW10 } from "../dice/stored.ts";
import { kernel, ze } from "../../rules/index.ts";
import { probeModifiers } from "../../view/ze/probe.ts";
import { warn } from "./ask.ts";
import { stateUpdate } from "./entries.ts";
import { follow } from "./follow.ts";
import { entryOf, type CardKind } from "./kinds.ts";
import { askProbe, subjectName, subjectsOf, type SubjectChoice } from "./probe.ts";

/** The longest name of what was rolled on. */
const LONGEST_NAME = 200;

/** A card of a contest is answered, not applied. */
export const contestKind: CardKind = {
  verify: () => Promise.resolve(kernel.refuse({ key: "MC.Refusal.noSuchEntry" })),
  decide: () => kernel.refuse({ key: "MC.Refusal.noSuchEntry" }),
};

/**
 * Asks the other side of a contest how it answers, and rolls. Null where the window is closed, the rules refuse, or the
 * card cannot be answered by this user.
 */
export async function rollAnswer(card: Card, entryId: string): Promise<ContestAnswer | null> {
  const actor = await answererOf(card, entryId);
  if (!actor?.isOwner) return null;
  const choice = await askHow(card, actor);
  if (!choice) return null;
  const modifiers = probeModifiers(choice);
  const check = ze.probeCheck(readCharacter(actor), choice.subject, { modifiers }, readHouseRules());
  if (!check.ok) {
    warn(check.problems);
    return null;
  }
  const played = await playStep(ze.probe(check.value));
  const transcript = played.transcript.map(({ faces }) => [...faces]);
  return { subject: choice.subject, what: subjectName(actor, choice.subject), probe: check.value, transcript };
}

async function answererOf(card: Card, id: string): Promise<Actor.OfType<"ze"> | null> {
  const entry = card.system.kind === "contest" ? entryOf(card, id) : null;
  const actor = await findActor(entry?.target ?? null);
  return actor?.is("ze") === true ? actor : null;
}

function askHow(card: Card, actor: Actor.OfType<"ze">): Promise<SubjectChoice | null> {
  const known = subjectsOf(actor);
  const { subject: asked } = { subject: "", ...card.system.check };
  const first = known.some(({ id }) => id === asked) ? asked : (known.at(-1)?.id ?? "re");
  // A skill that nobody learnt can be answered with all the same: untrained.
  const isUntrained = typeof asked === "string" && first !== asked && Object.hasOwn(ze.SKILL_ATTRIBUTES, asked);
  const subjects = isUntrained ? [{ id: asked, name: subjectName(actor, asked) }, ...known] : known;
  return askProbe(actor, {
    title: { key: "MC.Contest.title", data: { name: actor.name } },
    subject: isUntrained ? asked : first,
    opponents: [],
    subjects,
    answers: { name: card.system.names.actor, stufe: readContest(card).outcome.own.stufe },
  });
}

/** Whether somebody has the value that an answer claims; what the situation is worth is open to whoever answers. */
function hasFigures(actor: Actor.OfType<"ze">, { subject, probe }: ContestAnswer): boolean {
  const rules = readHouseRules();
  const isKnown = subjectsOf(actor).some(({ id }) => id === subject) || Object.hasOwn(ze.SKILL_ATTRIBUTES, subject);
  return isKnown && probe.value <= ze.valueSum(readCharacter(actor), subject, rules).total;
}

/** Whether everybody who reads a card may know the figures of somebody, and so the dice that betray them. */
function isOpenTo({ whisper, author }: Card, actor: Actor.Implementation): boolean {
  const readers = game.users.filter(({ id }) => whisper.length === 0 || whisper.includes(id) || id === author?.id);
  return readers.every((reader) => actor.testUserPermission(reader, "OBSERVER"));
}

/**
 * Puts an answer on the card of a contest: what it was rolled on and its Stufe. Figures and dice stand with who answered,
 * as the readers of the card may not know them; where they all may, the card gets the dice among its rolls, as every card
 * has its own. Refused where it was answered before, where the dice do not fit, and where
 * the answerer has not such figures.
 */
export async function takeAnswer(
  card: Card,
  entryId: string,
  { answer, by }: { readonly answer: ContestAnswer; readonly by: string },
): Promise<kernel.Result<null>> {
  const entry = entryOf(card, entryId);
  const actor = await answererOf(card, entryId);
  if (!entry || !actor) return kernel.refuse({ key: "MC.Refusal.target" });
  if (entry.state !== "open") return kernel.refuse({ key: "MC.Refusal.answered" });
  const { subject, what, transcript } = answer;
  const { reading, value, stufe } = answer.probe;
  // Built anew, so that nothing else that a request carried is kept.
  const check = { reading, value, stufe, target: null };
  const played = [...readTranscript(card), ...transcript];
  const contest = follow(() => ze.contest(readContest(card).check.probe, check), played);
  if (!contest.ok || !hasFigures(actor, answer)) return kernel.refuse({ key: "MC.Refusal.doesNotFollow" });
  const { own, other } = contest.value;
  const told = { check, outcome: other, faces: transcript.map((faces) => [...faces]) };
  const rolls = isOpenTo(card, actor) ? transcript.map((faces) => storedW10(faces, reading)) : [];
  const { update } = stateUpdate(card, entryId, "applied", by);
  const answered = {
    ...update,
    "system.check.answer": { subject, what: what.slice(0, LONGEST_NAME) },
    "system.outcome": { own, other: { stufe: other.stufe } },
    rolls: [...card.toObject().rolls, ...rolls],
  };
  const mark = { at: card.timestamp, changes: [], told: asPlain(told) };
  await writeTogether([
    { document: actor, update: remember(actor, markName(card.id, entryId), mark) },
    { document: card, update: answered },
  ]);
  return kernel.allow(null);
}
