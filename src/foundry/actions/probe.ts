import { textIn, wholeIn } from "../apps/answers.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { opponentsOf } from "../adapter/opponents.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { findActorNow, mayObserve } from "../adapter/targets.ts";
import { readersFormats, readersOrder, say } from "../adapter/text.ts";
import { playStep } from "../dice/play.ts";
import { ze } from "../../rules/index.ts";
import type { Text } from "../../view/text.ts";
import { probeDialog, probeModifiers, type ProbeChoice, type ProbeInput } from "../../view/ze/probe.ts";
import { mayPassOver, warn } from "./ask.ts";
import { postCard } from "./post.ts";
import { inTurn } from "./queue.ts";

/** A probe about which nothing was decided. */
export const PLAIN_PROBE: ProbeChoice = { target: null, situation: 0, opponent: "" };

/**
 * Rolls a probe of the character on an attribute (id) or a skill (slug): asks against what or whom, unless that is
 * passed over, rolls, and posts the card. What the rules refuse is said and nothing is written.
 */
export async function rollSubject(actor: Actor.OfType<"ze">, subject: string, isFast: boolean): Promise<void> {
  if (!actor.isOwner) return;
  const title = { key: "MC.Probe.title", data: { name: subjectName(actor, subject) } };
  const question = { title, subject, opponents: opponentsOf(actor) };
  const choice = mayPassOver(isFast) ? PLAIN_PROBE : await askProbe(actor, question);
  if (choice) await inTurn(() => carryOut(actor, subject, choice));
}

/** Answers how an attribute (id) or a skill (slug) is called in the reader's language; the items are read once. */
function namesOf(actor: Actor.OfType<"ze">): (subject: string) => string {
  const skills = new Map<string, string>();
  for (const item of actor.items) if (item.is("skill")) skills.set(item.system.identifier, item.name);
  const isAttribute = (subject: string): boolean => ze.ATTRIBUTES.some((id) => id === subject);
  return (subject) =>
    skills.get(subject) ?? say({ key: isAttribute(subject) ? `MC.Attribute.${subject}` : `MC.Skill.${subject}` });
}

/** The name of what a probe is rolled on, in the reader's language. */
export function subjectName(actor: Actor.OfType<"ze">, subject: string): string {
  return namesOf(actor)(subject);
}

/** All that a character has to roll on: its skills in the order of the reader's language, then every attribute. */
export function subjectsOf(actor: Actor.OfType<"ze">): readonly { readonly id: string; readonly name: string }[] {
  const compare = readersOrder();
  const nameOf = namesOf(actor);
  const named = (id: string) => ({ id, name: nameOf(id) });
  const skills = Object.keys(readCharacter(actor).skills).map(named);
  return [...skills.sort((a, b) => compare(a.name, b.name)), ...ze.ATTRIBUTES.map(named)];
}

/** What is chosen in the dialog of a probe, with the attribute (id) or skill (slug) that is rolled on. */
export type SubjectChoice = ProbeChoice & { readonly subject: string };

/** What the dialog of a probe is about, besides who rolls. */
type Question = Omit<ProbeInput, "snapshot" | "choice" | "rival" | "rules" | "formats"> & { readonly title: Text };

/** Asks how a character rolls a probe, and on what where that is open. */
export function askProbe(actor: Actor.OfType<"ze">, { title, ...about }: Question): Promise<SubjectChoice | null> {
  return ask({
    title: say(title),
    template: "probe",
    choice: { ...PLAIN_PROBE, subject: about.subject },
    read: readChoice,
    draw: (choice: SubjectChoice) =>
      probeDialog({
        ...about,
        snapshot: readCharacter(actor),
        subject: choice.subject,
        choice,
        rival: rivalOf(choice),
        rules: readHouseRules(),
        formats: readersFormats(),
      }),
  });
}

/** The figures of the chosen opponent, where the user may know them. */
function rivalOf({ opponent }: ProbeChoice): ze.Snapshot | null {
  const rival = opponent === "" ? null : findActorNow(opponent);
  return rival?.is("ze") === true && mayObserve(rival) ? readCharacter(rival) : null;
}

function readChoice({ target, situation, opponent, subject }: Answers, before: SubjectChoice): SubjectChoice {
  const stufe = target === "" || target === undefined || target === null ? null : Number(target);
  const chosen = stufe === null || Number.isInteger(stufe) ? stufe : before.target;
  const rival = textIn(opponent, before.opponent);
  // A probe goes against a difficulty or against somebody: whichever was chosen last.
  const isOpposed = rival !== "" && (chosen === null || rival !== before.opponent);
  return {
    target: isOpposed ? null : chosen,
    situation: wholeIn(situation, before.situation),
    opponent: isOpposed ? rival : "",
    subject: textIn(subject, before.subject),
  };
}

async function carryOut(actor: Actor.OfType<"ze">, subject: string, choice: ProbeChoice): Promise<void> {
  const opponent = opponentsOf(actor).find(({ uuid }) => uuid === choice.opponent);
  const target = opponent ? null : choice.target;
  const modifiers = probeModifiers(choice);
  const check = ze.probeCheck(readCharacter(actor), subject, { target, modifiers }, readHouseRules());
  if (!check.ok) return warn(check.problems);
  const played = await playStep(ze.probe(check.value));
  const card = { actor, what: subjectName(actor, subject) };
  if (!opponent) return void (await postCard({ ...card, kind: "probe", check: check.value, played }));
  await postCard({
    ...card,
    kind: "contest",
    check: { subject, probe: check.value, answer: null },
    played: { ...played, value: { own: played.value, other: null } },
    targets: [opponent],
  });
}
