import { kernel, ze } from "../../rules/index.ts";
import { figureOf, partOf, plainFigure, type Figure } from "../figure.ts";
import { pictureOf, type Picture } from "../picture.ts";
import { named, type Text } from "../text.ts";
import { aimsOf, type Aim } from "./aim.ts";
import type { WeaponItem, ZeItem } from "./documents.ts";
import { zeText } from "./names.ts";
import type { ZeSheetInput } from "./sheet-input.ts";
import { attackModes, costOf, modeName, UNARMED, UNARMED_ID, type AttackMode } from "./weapon-use.ts";

/** One way to attack, as a button. */
export interface ModeButton {
  readonly item: string;
  readonly mode: AttackMode;
  readonly name: string;
  readonly cost: Text;
  readonly disabled: boolean;
}

/** What is in a magazine; `reload` says whether it is not full and the reader may. */
export interface MagazineContext {
  readonly value: string;
  readonly max: string;
  readonly part: number;
  readonly reload: boolean;
}

/** One weapon that is at hand. */
export interface WeaponRow {
  readonly id: string;
  readonly title: Text;
  /** Whether it has a sheet of its own, which fighting without a weapon has not. */
  readonly opens: boolean;
  readonly picture: Picture;
  readonly line: Text;
  /** What is said where the skill that it names is missing, so that it uses that of its kind. */
  readonly lost: Text | null;
  readonly damage: string;
  readonly count: number;
  readonly modes: readonly ModeButton[];
  readonly magazine: MagazineContext | null;
  readonly chance: { readonly part: number; readonly figure: Figure } | null;
}

/** A figure with its name. */
export interface Fact {
  readonly label: string;
  readonly figure: Figure;
}

/** What decides which buttons there are for actions without a weapon, and what a dodge costs in ZE. */
export interface ActionsContext {
  readonly dodgeZe: number;
  readonly dodging: boolean;
  readonly idle: boolean;
  readonly dead: boolean;
  readonly gm: boolean;
}

/** The tab of weapons, defence and actions. */
export interface CombatContext {
  readonly active: boolean;
  readonly target: Text;
  /** A warning where more is readied than two hands hold. */
  readonly hands: Text | null;
  readonly weapons: readonly WeaponRow[];
  readonly armor: Figure;
  readonly facts: readonly Fact[];
  /** Null for who may only look. */
  readonly actions: ActionsContext | null;
}

function magazineOf(input: ZeSheetInput, { magazine }: ze.Weapon): MagazineContext | null {
  if (magazine === null) return null;
  const { value, max } = magazine;
  return {
    value: input.formats.number(value),
    max: input.formats.number(max),
    part: max > 0 ? partOf(value / max) : 0,
    reload: value < max && input.editable,
  };
}

function weaponLine({ name, sums }: Aim, { range }: ze.Weapon): Text {
  const data = { skill: name, value: sums.value.total };
  return range === null ? { key: "MC.Weapon.line", data } : { key: "MC.Weapon.lineRange", data: { ...data, range } };
}

function chanceOf({ target, formats }: ZeSheetInput, id: string, { sums, chance }: Aim): WeaponRow["chance"] {
  if (chance === null) return null;
  const { value, stufe } = sums;
  const note = { key: "MC.Odds.beat", data: { stufe: ze.targetStufe(target?.dodge ?? null) } };
  const label = { key: "MC.Odds.how" };
  const figure = figureOf(kernel.sumUp([...value.terms, ...stufe.terms]), { id, label, formats, note });
  return { part: partOf(chance), figure: { ...figure, text: formats.percent(chance), total: "" } };
}

function weaponRow(input: ZeSheetInput, item: WeaponItem, aim: Aim): WeaponRow {
  const { snapshot, rules, formats, editable } = input;
  const weapon = item.system;
  const empty = weapon.magazine !== null && weapon.magazine.value === 0;
  const modes = attackModes(weapon).map((mode) => ({
    item: item.id,
    mode,
    name: modeName(weapon, mode),
    cost: zeText(costOf(snapshot, weapon, mode, rules)),
    disabled: !editable || (empty && mode !== "strike"),
  }));
  return {
    id: item.id,
    title: named(item.name),
    opens: true,
    picture: pictureOf(item.img, weapon.category),
    line: weaponLine(aim, weapon),
    lost: weapon.lost ? { key: "MC.Weapon.skillLost", data: { lost: weapon.lost } } : null,
    damage: formats.number(weapon.damage),
    count: Math.max(1, modes.length),
    modes,
    magazine: magazineOf(input, weapon),
    // What there is no way to attack with hits nobody.
    chance: modes.length > 0 ? chanceOf(input, `${input.id}-chance-${item.id}`, aim) : null,
  };
}

/** Every weapon of a character that is at hand, in the order of the reader's language. */
export function readiedWeapons({ items, compare }: Pick<ZeSheetInput, "items" | "compare">): readonly WeaponItem[] {
  return items
    .filter((item: ZeItem): item is WeaponItem => item.type === "weapon" && item.system.carried === "readied")
    .sort((a, b) => compare(a.name, b.name));
}

/** The weapon of who has none: drawn like the others, but it is no document and its name is a key. */
function unarmedRow(input: ZeSheetInput, aim: Aim): WeaponRow {
  const title = { key: "MC.Weapon.unarmed" };
  return { ...weaponRow(input, UNARMED, aim), title, opens: false, picture: pictureOf("", UNARMED_ID) };
}

function targetText({ target }: ZeSheetInput): Text {
  if (target === null) return { key: "MC.Sheet.chanceAnyone" };
  const stufe = ze.targetStufe(target.dodge);
  return { key: "MC.Sheet.chanceAgainst", data: { name: target.name, stufe } };
}

function armorFigure({ id, items, snapshot, formats }: ZeSheetInput): Figure {
  const worn = items.filter((item) => item.type === "armor" && item.system.worn);
  const label = { key: "MC.Sheet.armor" };
  const lines = worn.map(({ name, system }) => ({
    label: { key: "MC.Word.name", data: { name } },
    text: formats.number("protection" in system ? system.protection : 0),
  }));
  return { ...plainFigure(formats.number(snapshot.armor), `${id}-armor`, label), lines };
}

function factsOf(input: ZeSheetInput, armor: Figure): readonly Fact[] {
  const { id, snapshot, derived, rules, formats } = input;
  const figure = (name: string, sum: kernel.Sum): Figure =>
    figureOf(sum, { id: `${id}-${name}`, label: { key: `MC.Fact.${name}` }, formats });
  const rows = rules.rows.filter((row) => !(snapshot.dreamer && row.id === "O"));
  const reductions = rows.map((row) => ({
    row: row.id,
    amount: ze.reductionOf(snapshot.attributes.ko, row.id, snapshot.born),
  }));
  const reduction: Figure = {
    ...plainFigure(reductions.map(({ amount }) => formats.number(amount)).join("\u00a0"), `${id}-ko`, {
      key: "MC.Fact.reduction",
    }),
    lines: reductions.map(({ row, amount }) => ({
      label: { key: "MC.Wounds.row", data: { row } },
      text: formats.number(amount),
    })),
    total: "",
  };
  const figures = {
    dodge: figure("dodge", ze.valueSum(snapshot, ze.DODGE_SKILL, rules)),
    armor,
    reduction,
    initiative: figure("initiative", derived.attributes.re),
    surcharge: figure("surcharge", ze.birthSurcharge(snapshot.born)),
  };
  return Object.entries(figures).map(([name, one]) => ({ label: `MC.Fact.${name}`, figure: one }));
}

function actionsOf({ actor, gm, editable, derived, snapshot }: ZeSheetInput): ActionsContext | null {
  if (!editable) return null;
  const { dead, out } = derived;
  return { dodgeZe: ze.dodgeZe(snapshot), dodging: actor.system.dodge !== null, idle: dead || out, dead, gm };
}

/** The tab of what is at hand in a fight: weapons with their chances against the target, defence, actions. */
export function combatOf(input: ZeSheetInput): CombatContext {
  const weapons = readiedWeapons(input);
  const hands = weapons.reduce((sum, { system }) => sum + system.hands, 0);
  const armor = armorFigure(input);
  const aim = aimsOf(input);
  return {
    active: input.tab === "combat",
    target: targetText(input),
    hands: hands > ze.HANDS ? { key: "MC.Sheet.hands", data: { hands } } : null,
    weapons: [
      ...weapons.map((item) => weaponRow(input, item, aim(item.system.skill))),
      unarmedRow(input, aim(UNARMED.system.skill)),
    ],
    armor,
    facts: factsOf(input, armor),
    actions: actionsOf(input),
  };
}
