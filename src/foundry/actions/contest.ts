import { readContest, readTranscript, type Card, type ContestAnswer } from "../adapter/cards.ts";
import { markName } from "../adapter/marks.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { findActor } from "../adapter/targets.ts";
import { readersFormats, say } from "../adapter/text.ts";
import { writeTogether } from "../adapter/write.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { playStep } from "../dice/play.ts";
import { FLAGS, SYSTEM } from "../ids.ts";
import { kernel, ze } from "../../rules/index.ts";
import { probeDialog, probeModifiers, type ProbeChoice } from "../../view/ze/probe.ts";
import { warn } from "./ask.ts";
import { follow } from "./follow.ts";
import type { CardKind, Entry } from "./kinds.ts";
import { PLAIN_PROBE, readProbeChoice, subjectName, subjectsOf } from "./probe.ts";

/** The longest name of what was rolled on. */
const LONGEST_NAME = 200;

/** A card of a contest is answered, not applied. */
export const contestKind: CardKind = {
  verify: () => Promise.resolve(kernel.refuse({ key: "MC.Refusal.noSuchEntry" })),
  decide: () => kernel.refuse({ key: "MC.Refusal.noSuchEntry" }),
};

/** What the one who answers decides: what to roll on, and what the situation is worth. */
interface AnswerChoice {
  readonly subject: string;
  readonly probe: ProbeChoice;
}

/**
 * Asks the other side of a contest how it answers, and rolls. Null where the window is closed, the rules refuse, or the
 * card cannot be answered by this user.
 */
export async function rollAnswer(card: Card, entryId: string): Promise<ContestAnswer | null> {
  const actor = await answererOf(card, entryId);
  if (!actor?.isOwner) return null;
  const choice = await askHow(card, actor);
  if (!choice) return null;
  const modifiers = probeModifiers(choice.probe);
  const check = ze.probeCheck(readCharacter(actor), choice.subject, { modifiers }, readHouseRules());
  if (!check.ok) {
    warn(check.problems);
    return null;
  }
  const played = await playStep(ze.probe(check.value));
  const transcript = played.transcript.map(({ faces }) => [...faces]);
  return { subject: choice.subject, what: subjectName(actor, choice.subject), probe: check.value, transcript };
}

function entryOf(card: Card, id: string): Entry | null {
  const isContest = card.system.kind === "contest";
  return isContest ? (card.system.entries.find((entry) => entry.id === id) ?? null) : null;
}

async function answererOf(card: Card, id: string): Promise<Actor.OfType<"ze"> | null> {
  const uuid = entryOf(card, id)?.target ?? null;
  const actor = uuid === null ? null : await findActor(uuid);
  return actor?.is("ze") === true ? actor : null;
}

function askHow(card: Card, actor: Actor.OfType<"ze">): Promise<AnswerChoice | null> {
  const known = subjectsOf(actor);
  const { subject: asked } = { subject: "", ...card.system.check };
  const first = known.some(({ id }) => id === asked) ? asked : (known.at(-1)?.id ?? "re");
  // A skill that nobody learnt can be answered with all the same: untrained.
  const isUntrained = typeof asked === "string" && first !== asked && Object.hasOwn(ze.SKILL_ATTRIBUTES, asked);
  const subjects = isUntrained ? [{ id: asked, name: subjectName(actor, asked) }, ...known] : known;
  const { names } = card.system;
  const answers = { name: names.actor, stufe: readContest(card).outcome.own.stufe };
  return ask({
    title: say({ key: "MC.Contest.title", data: { name: actor.name } }),
    template: "probe",
    choice: { subject: isUntrained ? asked : first, probe: PLAIN_PROBE },
    read: readChoice,
    draw: ({ subject, probe }: AnswerChoice) =>
      probeDialog({
        snapshot: readCharacter(actor),
        subject,
        choice: probe,
        opponents: [],
        subjects,
        answers,
        rules: readHouseRules(),
        formats: readersFormats(),
      }),
  });
}

function readChoice(answers: Answers, before: AnswerChoice): AnswerChoice {
  const { subject } = answers;
  return {
    subject: typeof subject === "string" ? subject : before.subject,
    probe: readProbeChoice(answers, before.probe),
  };
}

/** Whether somebody has the value that an answer claims; what the situation is worth is open to whoever answers. */
function hasFigures(actor: Actor.OfType<"ze">, { subject, probe }: ContestAnswer): boolean {
  const rules = readHouseRules();
  const isKnown = subjectsOf(actor).some(({ id }) => id === subject) || Object.hasOwn(ze.SKILL_ATTRIBUTES, subject);
  return isKnown && probe.value <= ze.valueSum(readCharacter(actor), subject, rules).total;
}

/**
 * Puts an answer on the card of a contest: what it was rolled on and its Stufe. Figures and dice stand with who answered,
 * as the readers of the card may not know them. Refused where it was answered before, where the dice do not fit, and where
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
  const mark = `flags.${SYSTEM}.${FLAGS.applied}.${markName(card.id, entryId)}`;
  const entries = card.system
    .toObject()
    .entries.map((one) => (one.id === entryId ? { ...one, state: "applied", by } : one));
  const update = {
    "system.check.answer": { subject, what: what.slice(0, LONGEST_NAME) },
    "system.outcome": { own, other: { stufe: other.stufe } },
    "system.entries": entries,
  };
  await writeTogether([
    { document: actor, update: { [mark]: { at: card.timestamp, changes: [], told } } },
    { document: card, update },
  ]);
  return kernel.allow(null);
}
