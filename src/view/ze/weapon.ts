import { AMMUNITION } from "../../content/weapon.ts";
import { ze } from "../../rules/index.ts";
import { named, type Formats, type Text } from "../text.ts";
import type { WeaponItem } from "./documents.ts";
import { namedOption, optionsOf, type Option } from "../option.ts";
import { frameOf, type ItemFrame, type ItemSheetInput } from "./items.ts";

/** What was typed into the weapon maker: shots and bursts a minute, energy in joule, velocity in metres a second. */
export interface MakerInput {
  readonly single: number | null;
  readonly burst: number | null;
  readonly energy: number | null;
  readonly velocity: number | null;
}

/** What tables 2 and 3 make of it, and whether it takes a silencer; null where nothing was typed. */
export interface MakerResult {
  readonly ss: number | null;
  readonly bf: number | null;
  readonly damage: number | null;
  readonly silenceable: boolean | null;
}

/** A weapon as its sheet is drawn from. */
export interface WeaponSheetInput extends ItemSheetInput<WeaponItem> {
  readonly maker: MakerInput;
  /** The slug of the skill as it is set; empty where it follows the kind of weapon. */
  readonly skill: string;
  /** Skills to choose from, by slug and name. */
  readonly skills: readonly { readonly slug: string; readonly name: string }[];
}

/** A figure of a weapon at a glance. */
export interface WeaponFact {
  readonly label: string;
  readonly value: Text;
}

/** The sheet of a weapon; where figures are null their fields are empty. */
export interface WeaponSheet extends ItemFrame {
  readonly weapon: WeaponItem["system"];
  readonly facts: readonly WeaponFact[];
  readonly ammunition: readonly Option[];
  readonly categories: readonly Option[];
  readonly skills: readonly Option[];
  readonly carried: readonly Option[];
  readonly holsters: readonly Option[];
  /** Whether it takes a silencer. */
  readonly maySilence: boolean;
  /** The most rounds that can be loaded: its capacity, where it has one. */
  readonly mostRounds: number;
  readonly maker: {
    readonly typed: MakerInput;
    readonly results: readonly WeaponFact[];
    readonly silencer: string;
    /** Whether it made anything. */
    readonly ready: boolean;
  };
}

/** The most rounds that a weapon without a capacity can be given. */
const MOST_ROUNDS = 10_000;

/**
 * The ROF of single shots and bursts, and the damage, that tables 2 and 3 give for what was typed; and whether a weapon
 * of that velocity, a revolver or none, takes a silencer.
 */
export function makeWeapon({ single, burst, energy, velocity }: MakerInput, revolver: boolean): MakerResult {
  return {
    ss: single === null ? null : ze.rofOf("ss", single),
    bf: burst === null ? null : ze.rofOf("bf", burst),
    damage: energy === null ? null : ze.damageOfEnergy(energy),
    silenceable: velocity === null ? null : ze.mayBeSilenceable(revolver, velocity),
  };
}

/** Figures by the last part of the key of their name; those that there are not are left out. */
function listed(figures: Readonly<Record<string, Text | null>>): readonly WeaponFact[] {
  return Object.entries(figures).flatMap(([name, value]) => (value ? [{ label: `MC.Weapon.${name}`, value }] : []));
}

function signed(value: number | null, formats: Formats): Text | null {
  return value === null ? null : named(value === 0 ? formats.number(value) : formats.signed(value));
}

function factsOf({ item, formats }: WeaponSheetInput): readonly WeaponFact[] {
  const { damage, rof, ze: blow, magazine, range, area } = item.system;
  return listed({
    damage: named(formats.number(damage)),
    rofSs: signed(rof.ss, formats),
    rofBf: signed(rof.bf, formats),
    rofFa: rof.fa === null ? null : { key: "MC.Cost.rounds", data: { count: rof.fa } },
    ze: signed(blow, formats),
    magazine: magazine && { key: "MC.Weapon.loaded", data: { count: magazine.value, max: magazine.max } },
    range: range === null ? null : { key: "MC.Weapon.metres", data: { count: range } },
    area: area && { key: "MC.Weapon.areaText", data: { ...area } },
    silencer: rof.ss === null ? null : { key: silencerState(item.system) },
  });
}

function silencerState(weapon: ze.Weapon): string {
  if (ze.isSilenced(weapon)) return "MC.Weapon.silencedYes";
  return ze.maySilence(weapon) ? "MC.Weapon.silencedPossible" : "MC.Weapon.silencedNo";
}

function skillOptions({ item, skill, skills }: WeaponSheetInput): readonly Option[] {
  // A skill that nobody here has stays chosen: the form would lose it otherwise.
  const isKnown = skill === "" || skills.some(({ slug }) => slug === skill);
  const standard = ze.CATEGORY_SKILLS[item.system.category];
  const other = item.system.lost
    ? { key: "MC.Weapon.skillLostByKind", data: { lost: skill, skill: standard } }
    : { key: "MC.Sf.probeSkill", data: { skill } };
  return [
    { value: "", label: { key: "MC.Weapon.skillByKind", data: { skill: standard } }, selected: skill === "" },
    ...skills.map(({ slug, name }) => namedOption(slug, name, skill)),
    ...(isKnown ? [] : [{ value: skill, label: other, selected: true }]),
  ];
}

function makerOf({ item, maker, formats }: WeaponSheetInput): WeaponSheet["maker"] {
  const { ss, bf, damage, silenceable } = makeWeapon(maker, item.system.revolver);
  const results = listed({
    rofSs: signed(ss, formats),
    rofBf: signed(bf, formats),
    damage: damage === null ? null : named(formats.number(damage)),
  });
  return {
    typed: maker,
    results,
    silencer: silenceable === null ? "" : silenceable ? "MC.Maker.quiet" : "MC.Maker.loud",
    ready: results.length > 0 || silenceable !== null,
  };
}

/** The sheet of a weapon: its figures at a glance, the form, and the maker that reckons them by tables 2 and 3. */
export function weaponSheet(input: WeaponSheetInput): WeaponSheet {
  const { system } = input.item;
  const { category, ammunition, carried, holster } = system;
  return {
    ...frameOf(input, { key: `MC.Category.${category}` }),
    weapon: system,
    facts: factsOf(input),
    ammunition: optionsOf(AMMUNITION, "MC.Ammunition", ammunition),
    categories: optionsOf(ze.CATEGORIES, "MC.Category", category),
    skills: skillOptions(input),
    carried: optionsOf(["readied", "stowed"], "MC.Carried", carried),
    holsters: optionsOf(ze.HOLSTERS, "MC.Holster", holster),
    maySilence: ze.maySilence(system),
    mostRounds: system.magazine?.max || MOST_ROUNDS,
    maker: makerOf(input),
  };
}
