import { wholeIn } from "../apps/answers.ts";
import { ask, type Answers } from "../apps/ask-dialog.ts";
import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { readersFormats, say } from "../adapter/text.ts";
import { mayObserve, targetOf, type Target } from "../adapter/targets.ts";
import { viewItem, viewTarget } from "../adapter/view-data.ts";
import type { ValueChange } from "../adapter/write.ts";
import { playStep } from "../dice/play.ts";
import { attackDialog, attackOf, type AttackChoice, type AttackInput } from "../../view/ze/attack.ts";
import { attackModes, UNARMED, UNARMED_ID } from "../../view/ze/weapon-use.ts";
import type { WeaponItem } from "../../view/ze/documents.ts";
import { stepOf } from "./attack-kind.ts";
import { mayPassOver, warn } from "./ask.ts";
import { postCard } from "./post.ts";
import { inTurn } from "./queue.ts";

/** How an attack was called for: the way to attack, and whether the dialog is to be passed over. */
export interface AttackCall {
  readonly mode: string;
  readonly isFast: boolean;
}

/** What an attack needs before anything is chosen. */
interface Attack {
  readonly actor: Actor.OfType<"ze">;
  readonly item: Item.Implementation | null;
  readonly weapon: WeaponItem;
  readonly target: Target | null;
}

/**
 * Attacks the user's target with a weapon of the character: asks how, unless that is passed over, rolls, counts the
 * ammunition, and posts the card. What the rules refuse is said and nothing is written.
 */
export async function attack(actor: Actor.OfType<"ze">, itemId: string, call: AttackCall): Promise<void> {
  const item = actor.items.get(itemId) ?? null;
  const found = item ? viewItem(item) : null;
  const weapon = itemId === UNARMED_ID ? { ...UNARMED, name: say({ key: "MC.Weapon.unarmed" }) } : found;
  if (weapon?.type !== "weapon" || !actor.isOwner) return;
  const target = oneTarget(actor);
  const planned: Attack = { actor, item, weapon, target };
  const first = firstChoice(weapon, call.mode);
  const choice = mayPassOver(call.isFast) ? first : await askHow(planned, first);
  if (choice) await inTurn(() => carryOut(planned, choice));
}

/** Whom an attack goes at; said where there are several targets. */
function oneTarget(actor: Attack["actor"]): Target | null {
  const target = targetOf(actor);
  if (target && game.user.targets.size > 1) {
    ui.notifications.info(say({ key: "MC.Notice.oneTarget", data: { name: target.name } }));
  }
  return target;
}

function firstChoice({ system }: WeaponItem, wanted: string): AttackChoice {
  const modes = attackModes(system);
  const mode = modes.find((one) => one === wanted) ?? modes[0] ?? "strike";
  return { mode, dodging: false, beyond: true, situation: 0 };
}

/** The attack as the view draws it, with the figures of a target that the user may observe. */
function inputOf({ actor, weapon, target }: Attack, choice: AttackChoice): AttackInput {
  const known = target && mayObserve(target.actor) && target.actor.is("ze") ? readCharacter(target.actor) : null;
  return {
    attacker: readCharacter(actor),
    weapon,
    target: target ? viewTarget(target, actor) : null,
    figures: known,
    choice,
    rules: readHouseRules(),
    formats: readersFormats(),
  };
}

function askHow(planned: Attack, choice: AttackChoice): Promise<AttackChoice | null> {
  return ask({
    title: say({ key: "MC.Attack.title", data: { name: planned.weapon.name } }),
    template: "attack",
    choice,
    read: readChoice,
    draw: (now: AttackChoice) => attackDialog(inputOf(planned, now)),
  });
}

function readChoice(answers: Answers, before: AttackChoice): AttackChoice {
  const { mode, dodging, beyond, situation, parry } = answers;
  return {
    mode: ([...MODES].find((one) => one === mode) ?? before.mode) satisfies AttackChoice["mode"],
    dodging: dodging === true,
    beyond: beyond === undefined ? before.beyond : beyond === true,
    situation: wholeIn(situation, before.situation),
    parry: parryIn(parry),
  };
}

/** The Stufe of a parry as it was typed; null for an empty field, and where there is none. */
function parryIn(typed: unknown): number | null {
  const stufe = typed === undefined || typed === null || typed === "" ? Number.NaN : Number(typed);
  return Number.isInteger(stufe) ? stufe : null;
}

const MODES = ["ss", "bf", "fa", "strike"] as const;

/**
 * Rolls the attack with the figures as they are now. The check on the card holds nothing of the target but its dodge:
 * what the hit does is worked out where it is applied, by who may know.
 */
async function carryOut(planned: Attack, choice: AttackChoice): Promise<void> {
  const { actor, item, target } = planned;
  const weapon = (item ? viewItem(item) : null) ?? planned.weapon;
  if (weapon.type !== "weapon") return;
  const { check } = attackOf({ ...inputOf({ ...planned, weapon }, choice), figures: null });
  if (!check.ok) return warn(check.problems);
  const { kind } = check.value;
  const played = await playStep<object>(stepOf({ kind, check: check.value }));
  const bullets = check.value.kind === "shot" ? check.value.bullets : 0;
  const costs: readonly ValueChange[] =
    item && weapon.system.magazine && bullets > 0
      ? [{ uuid: item.uuid, path: "system.magazine.value", add: -bullets }]
      : [];
  const targets = target ? [target] : [];
  await postCard({ kind, actor, item, what: weapon.name, check: check.value, played, costs, targets });
}
