import { ask, type Answers } from "../apps/ask-dialog.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { readersFormats, say } from "../adapter/text.ts";
import { playStep } from "../dice/play.ts";
import { ze } from "../../rules/index.ts";
import { probeDialog, probeModifiers, type ProbeChoice } from "../../view/ze/probe.ts";
import { mayPassOver, warn } from "./ask.ts";
import { postCard } from "./post.ts";
import { inTurn } from "./queue.ts";

const PLAIN: ProbeChoice = { target: null, situation: 0, opponent: "" };

/**
 * Rolls a probe of the character on an attribute (id) or a skill (slug): asks against what, unless that is passed over,
 * rolls, and posts the card. What the rules refuse is said and nothing is written.
 */
export async function rollSubject(actor: Actor.OfType<"ze">, subject: string, isFast: boolean): Promise<void> {
  if (!actor.isOwner) return;
  const choice = mayPassOver(isFast) ? PLAIN : await askHow(actor, subject);
  if (choice) await inTurn(() => carryOut(actor, subject, choice));
}

/** The name of what a probe is rolled on, in the reader's language. */
function nameOf(actor: Actor.OfType<"ze">, subject: string): string {
  const skill = actor.items.find((item) => item.is("skill") && item.system.identifier === subject);
  return skill?.name ?? say({ key: `MC.Attribute.${subject}` });
}

function askHow(actor: Actor.OfType<"ze">, subject: string): Promise<ProbeChoice | null> {
  return ask({
    title: say({ key: "MC.Probe.title", data: { name: nameOf(actor, subject) } }),
    template: "probe",
    choice: PLAIN,
    read: readChoice,
    draw: (choice: ProbeChoice) =>
      probeDialog({
        snapshot: readCharacter(actor),
        subject,
        choice,
        opponents: [],
        rules: readHouseRules(),
        formats: readersFormats(),
      }),
  });
}

function readChoice({ target, situation }: Answers, before: ProbeChoice): ProbeChoice {
  const stufe = target === "" || target === undefined || target === null ? null : Number(target);
  return {
    ...before,
    target: stufe === null || Number.isInteger(stufe) ? stufe : before.target,
    situation: Number.isInteger(Number(situation)) ? Number(situation) : before.situation,
  };
}

async function carryOut(actor: Actor.OfType<"ze">, subject: string, choice: ProbeChoice): Promise<void> {
  const { target } = choice;
  const modifiers = probeModifiers(choice);
  const check = ze.probeCheck(readCharacter(actor), subject, { target, modifiers }, readHouseRules());
  if (!check.ok) return warn(check.problems);
  const played = await playStep<object>(ze.probe(check.value));
  const what = nameOf(actor, subject);
  const content = say({ key: "MC.Card.plain", data: { actor: actor.name, item: what } });
  await postCard({
    kind: "probe",
    actor,
    item: null,
    what,
    check: check.value,
    played,
    targets: [],
    costs: [],
    content,
  });
}
