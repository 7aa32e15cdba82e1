import { ze, type kernel } from "../../rules/index.ts";
import { linesOf, type Line } from "../figure.ts";
import type { Formats, Text } from "../text.ts";
import { checkSum, type CheckSum } from "./check-sum.ts";
import type { TargetData, WeaponItem } from "./documents.ts";
import { zeText } from "./names.ts";
import { NO_ODDS, shotOddsOf, strikeOddsOf, type OddsContext } from "./odds.ts";
import { probeModifiers } from "./probe.ts";
import { attackModes, modeName, type AttackMode } from "./weapon-use.ts";

/** What the person at the dialog has chosen. */
export interface AttackChoice {
  readonly mode: AttackMode;
  readonly dodging: boolean;
  /** Whether the malus for being out of range counts. */
  readonly beyond: boolean;
  /** Stufen given or taken by the situation. */
  readonly situation: number;
  /** The Stufe of the other's parry of a blow, as it was rolled at the table; null for none. */
  readonly parry?: number | null;
}

/** All that the dialog of an attack is drawn from. `figures` is null for a target that the reader may not know. */
export interface AttackInput {
  readonly attacker: ze.Snapshot;
  readonly weapon: WeaponItem;
  /** The name of the weapon's skill. */
  readonly target: TargetData | null;
  readonly figures: ze.Snapshot | null;
  readonly choice: AttackChoice;
  readonly rules: ze.HouseRules;
  readonly formats: Formats;
}

/** One way to attack, as a radio square. */
export interface AttackModeRow {
  readonly mode: AttackMode;
  readonly name: string;
  readonly line: Text;
  readonly checked: boolean;
  readonly disabled: boolean;
}

/** The dialog of an attack. */
export interface AttackContext {
  readonly target: { readonly name: string; readonly img: string; readonly foe: boolean; readonly line: Text } | null;
  /** Whether the target's figures are hidden: then only chance and row are shown. */
  readonly secret: boolean;
  readonly magazine: WeaponItem["system"]["magazine"];
  readonly modes: readonly AttackModeRow[];
  readonly modeCount: number;
  /** The key of what the ways to attack are called. */
  readonly modeTitle: string;
  readonly sum: CheckSum;
  readonly odds: OddsContext;
  readonly time: { readonly count: number; readonly lines: readonly Line[]; readonly total: string };
  /** The field for the other's parry; null where it cannot be parried. */
  readonly parry: { readonly value: string } | null;
  readonly refusal: Text | null;
  readonly submit: Text;
}

/** Value, Stufe and ZE of an attack, and the check itself or why there is none. */
export interface Attack {
  readonly sums: ze.ShotSums;
  readonly check: kernel.Result<ze.ShotCheck | ze.StrikeCheck>;
}

/** The attack that the dialog stands for: sums to be shown, and the check to be rolled. */
export function attackOf({ attacker, weapon, target, figures, choice, rules }: AttackInput): Attack {
  const { mode, dodging, beyond } = choice;
  const shared = { dodging, modifiers: probeModifiers(choice), target: figures, dodge: target?.dodge ?? null };
  if (mode === "strike") {
    const blow = { ...shared, parry: choice.parry ?? null };
    const sums = ze.strikeSum(attacker, weapon.system, blow, rules);
    return { sums, check: ze.strikeCheck(attacker, weapon.system, blow, rules) };
  }
  const rangeMalus = beyond ? ze.RANGE_MALUS : 0;
  const situation = { ...shared, mode, rangeMalus, distance: target?.distance ?? null };
  const sums = ze.shotSum(attacker, weapon.system, situation, rules);
  return { sums, check: ze.shotCheck(attacker, weapon.system, situation, rules) };
}

function targetLine({ distance, dodge }: TargetData): Text {
  const stufe = ze.targetStufe(dodge);
  const data = { stufe, distance: distance ?? 0 };
  if (distance === null) return { key: dodge === null ? "MC.Attack.still" : "MC.Attack.dodges", data };
  return { key: dodge === null ? "MC.Attack.awayStill" : "MC.Attack.awayDodges", data };
}

function modeRow({ attacker, weapon, choice, rules }: AttackInput, mode: AttackMode): AttackModeRow {
  const { system } = weapon;
  const name = modeName(system, mode);
  const checked = mode === choice.mode;
  if (mode === "strike") {
    const cost = ze.strikeSum(attacker, system, { dodging: choice.dodging }, rules).ze.total;
    return { mode, name, line: zeText(cost), checked, disabled: false };
  }
  const bullets = ze.bulletsFired(system, mode);
  const { total } = ze.shotSum(attacker, system, { mode, dodging: choice.dodging }, rules).ze;
  const data = { first: { key: "MC.Cost.rounds", data: { count: bullets } }, second: zeText(total) };
  return { mode, name, line: { key: "MC.Word.both", data }, checked, disabled: bullets === 0 };
}

function isBeyond({ weapon, target }: AttackInput): boolean {
  const { range } = weapon.system;
  const distance = target?.distance ?? null;
  return range !== null && distance !== null && distance > range;
}

/** The switches of the dialog stand in the sum at their place, on or off. */
function sumOf(input: AttackInput, { value, stufe }: ze.ShotSums): CheckSum {
  const { choice, weapon, formats } = input;
  const range = weapon.system.range ?? 0;
  return checkSum({ value, stufe }, formats, [
    { name: "dodging", key: "dodging", label: { key: "MC.Attack.dodgeToo" }, on: choice.dodging, amount: -1 },
    ...(isBeyond(input)
      ? [
          {
            name: "beyond",
            key: "range",
            label: { key: "MC.Attack.beyond", data: { range } },
            on: choice.beyond,
            amount: -ze.RANGE_MALUS,
          },
        ]
      : []),
    { name: "situation", key: "situation", label: { key: "MC.Attack.situation" }, counter: choice.situation },
  ]);
}

function oddsOf({ target, rules, formats }: AttackInput, { check }: Attack): OddsContext {
  const name = target?.name ?? "";
  if (!check.ok) return NO_ODDS;
  return check.value.kind === "shot"
    ? shotOddsOf(check.value, name, rules, formats)
    : strikeOddsOf(check.value, name, rules, formats);
}

function parryOf({ mode, parry = null }: AttackChoice): AttackContext["parry"] {
  return mode === "strike" ? { value: parry === null ? "" : String(parry) } : null;
}

/** The dialog of an attack: target, mode, itemised sums, exact odds, and what it costs in ZE. */
export function attackDialog(input: AttackInput): AttackContext {
  const { weapon, target, figures, formats, choice } = input;
  const attack = attackOf(input);
  const modes = attackModes(weapon.system).map((mode) => modeRow(input, mode));
  const { ze: time } = attack.sums;
  const verb = choice.mode === "strike" ? "MC.Attack.strike" : "MC.Attack.fire";
  return {
    target: target === null ? null : { name: target.name, img: target.img, foe: target.foe, line: targetLine(target) },
    secret: target !== null && figures === null,
    magazine: weapon.system.magazine,
    modes,
    modeCount: Math.max(1, modes.length),
    modeTitle: weapon.system.category === "melee" ? "MC.Attack.way" : "MC.Attack.mode",
    sum: sumOf(input, attack.sums),
    odds: oddsOf(input, attack),
    time: { count: time.total, lines: linesOf(time.terms, formats), total: formats.number(time.total) },
    parry: parryOf(choice),
    refusal: attack.check.ok ? null : (attack.check.problems[0] ?? null),
    submit: { key: ze.isThrown(weapon.system) ? "MC.Attack.throw" : verb, data: { count: time.total } },
  };
}
