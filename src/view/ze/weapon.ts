import { AMMUNITION } from "../../content/weapon.ts";
import { ze } from "../../rules/index.ts";
import type { Text } from "../text.ts";
import type { WeaponItem } from "./documents.ts";
import { optionsOf, type Option } from "./head.ts";
import {
  choiceField,
  frameOf,
  numberField,
  optionalField,
  type Bounds,
  type FormCheck,
  type FormField,
  type ItemFrame,
  type ItemSheetInput,
} from "./items.ts";

/** What was typed into the weapon maker: shots and bursts a minute, energy in joule, velocity in metres a second. */
export interface MakerInput {
  readonly single: number | null;
  readonly burst: number | null;
  readonly energy: number | null;
  readonly velocity: number | null;
}

/** What tables 2 and 3 make of it; null where nothing was typed. */
export interface MakerResult {
  readonly ss: number | null;
  readonly bf: number | null;
  readonly damage: number | null;
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

/** Fields that belong together. */
export interface FieldGroup {
  readonly title: string;
  readonly meta: Text | null;
  readonly fields: readonly FormField[];
  readonly checks: readonly FormCheck[];
}

/** The sheet of a weapon. */
export interface WeaponSheet extends ItemFrame {
  readonly facts: readonly WeaponFact[];
  readonly groups: readonly FieldGroup[];
  readonly maker: {
    readonly fields: readonly FormField[];
    readonly results: readonly { readonly label: string; readonly text: string }[];
    readonly silencer: string;
  };
}

/** The ROF of single shots and bursts, and the damage, that tables 2 and 3 give for what was typed. */
export function makeWeapon({ single, burst, energy }: MakerInput): MakerResult {
  return {
    ss: single === null ? null : ze.rofOf("ss", single),
    bf: burst === null ? null : ze.rofOf("bf", burst),
    damage: energy === null ? null : ze.damageOfEnergy(energy),
  };
}

function factsOf({ item, formats }: WeaponSheetInput): readonly WeaponFact[] {
  const { damage, rof, ze: blow, magazine, range, area } = item.system;
  const fact = (label: string, value: Text): WeaponFact => ({ label, value });
  const number = (value: number, signed = false): Text => {
    const name = signed && value !== 0 ? formats.signed(value) : formats.number(value);
    return { key: "MC.Word.name", data: { name } };
  };
  return [
    fact("MC.Weapon.damage", number(damage)),
    ...(rof.ss === null ? [] : [fact("MC.Weapon.rofSs", number(rof.ss, true))]),
    ...(rof.bf === null ? [] : [fact("MC.Weapon.rofBf", number(rof.bf, true))]),
    ...(rof.fa === null ? [] : [fact("MC.Weapon.rofFa", { key: "MC.Cost.rounds", data: { count: rof.fa } })]),
    ...(blow === null ? [] : [fact("MC.Weapon.ze", number(blow, true))]),
    ...(magazine === null
      ? []
      : [fact("MC.Weapon.magazine", { key: "MC.Weapon.loaded", data: { count: magazine.value, max: magazine.max } })]),
    ...(range === null ? [] : [fact("MC.Weapon.range", { key: "MC.Weapon.metres", data: { count: range } })]),
    ...(area === null
      ? []
      : [fact("MC.Weapon.area", { key: "MC.Weapon.areaText", data: { radius: area.radius, damage: area.damage } })]),
    ...(rof.ss === null ? [] : [fact("MC.Weapon.silencer", { key: silencerState(item.system) })]),
  ];
}

function silencerState(weapon: ze.Weapon): string {
  if (ze.isSilenced(weapon)) return "MC.Weapon.silencedYes";
  return ze.maySilence(weapon) ? "MC.Weapon.silencedPossible" : "MC.Weapon.silencedNo";
}

function skillOptions({ item, skill, skills }: WeaponSheetInput): readonly Option[] {
  const { category } = item.system;
  const standard = ze.CATEGORY_SKILLS[category];
  const byKind = {
    value: "",
    label: { key: "MC.Weapon.skillByKind", data: { skill: standard } },
    selected: skill === "",
  };
  const others = skills.map(({ slug, name }) => ({
    value: slug,
    label: { key: "MC.Word.name", data: { name } },
    selected: slug === skill,
  }));
  // A skill that nobody here has stays chosen: the form would lose it otherwise.
  const isKnown = skill === "" || skills.some(({ slug }) => slug === skill);
  const own = { value: skill, label: { key: "MC.Sf.probeSkill", data: { skill } }, selected: true };
  return [byKind, ...others, ...(isKnown ? [] : [own])];
}

const ROF: Bounds = [-20, 20];
const FIGURE: Bounds = [0, 100];
const AMOUNT: Bounds = [0, 100_000];

function figureGroup({ item }: WeaponSheetInput): FieldGroup {
  const { damage, rof, ze: blow, range, hands } = item.system;
  const number = (label: string, path: string, value: number | null, bounds: Bounds): FormField =>
    optionalField(`MC.Weapon.${label}`, `system.${path}`, value, bounds);
  return {
    title: "MC.Weapon.figures",
    meta: { key: "MC.Weapon.emptyIsNone" },
    fields: [
      numberField("MC.Weapon.damage", "system.damage", damage, FIGURE),
      number("rofSs", "rof.ss", rof.ss, ROF),
      number("rofBf", "rof.bf", rof.bf, ROF),
      number("rofFa", "rof.fa", rof.fa, [1, 200]),
      number("ze", "ze", blow, [-20, 50]),
      number("range", "range", range, AMOUNT),
      numberField("MC.Weapon.hands", "system.hands", hands, [0, 2]),
    ],
    checks: [],
  };
}

function magazineGroup({ item }: WeaponSheetInput): FieldGroup {
  const { magazine, area, ammunition } = item.system;
  const number = (label: string, path: string, value: number | undefined, bounds: Bounds): FormField =>
    optionalField(`MC.Weapon.${label}`, `system.${path}`, value ?? null, bounds);
  return {
    title: "MC.Weapon.magazineAndArea",
    meta: null,
    fields: [
      number("rounds", "magazine.value", magazine?.value, [0, 10_000]),
      number("capacity", "magazine.max", magazine?.max, [0, 10_000]),
      choiceField("MC.Weapon.ammunition", "system.ammunition", optionsOf(AMMUNITION, "MC.Ammunition", ammunition)),
      number("areaRadius", "area.radius", area?.radius, AMOUNT),
      number("areaDamage", "area.damage", area?.damage, FIGURE),
    ],
    checks: [],
  };
}

function useGroup(input: WeaponSheetInput): FieldGroup {
  const { item, editable } = input;
  const { category, carried, holster, silenceable, silenced, revolver } = item.system;
  const check = (name: string, checked: boolean, open = true): FormCheck => {
    return { name: `system.${name}`, label: { key: `MC.Weapon.${name}` }, checked, editable: editable && open };
  };
  return {
    title: "MC.Weapon.use",
    meta: null,
    fields: [
      choiceField("MC.Weapon.category", "system.category", optionsOf(ze.CATEGORIES, "MC.Category", category)),
      choiceField("MC.Weapon.skill", "system.skill", skillOptions(input)),
      choiceField("MC.Weapon.carried", "system.carried", optionsOf(["readied", "stowed"], "MC.Carried", carried)),
      choiceField("MC.Weapon.holster", "system.holster", optionsOf(ze.HOLSTERS, "MC.Holster", holster)),
    ],
    checks: [
      check("revolver", revolver),
      check("silenceable", silenceable),
      check("silenced", silenced, ze.maySilence(item.system)),
    ],
  };
}

function makerOf({ item, maker, formats }: WeaponSheetInput): WeaponSheet["maker"] {
  const { ss, bf, damage } = makeWeapon(maker);
  const field = (name: keyof MakerInput): FormField =>
    optionalField(`MC.Maker.${name}`, `maker.${name}`, maker[name], AMOUNT);
  const result = (label: string, value: number | null, signed: boolean): WeaponSheet["maker"]["results"] => {
    if (value === null) return [];
    return [{ label, text: signed && value !== 0 ? formats.signed(value) : formats.number(value) }];
  };
  const quiet = maker.velocity === null ? null : ze.mayBeSilenceable(item.system.revolver, maker.velocity);
  return {
    fields: [field("single"), field("burst"), field("energy"), field("velocity")],
    results: [
      ...result("MC.Weapon.rofSs", ss, true),
      ...result("MC.Weapon.rofBf", bf, true),
      ...result("MC.Weapon.damage", damage, false),
    ],
    silencer: quiet === null ? "" : quiet ? "MC.Maker.quiet" : "MC.Maker.loud",
  };
}

/** The sheet of a weapon: its figures at a glance, the form, and the maker that reckons them by tables 2 and 3. */
export function weaponSheet(input: WeaponSheetInput): WeaponSheet {
  const { item } = input;
  const line = { key: `MC.Category.${item.system.category}` };
  return {
    ...frameOf(input, line),
    facts: factsOf(input),
    groups: [figureGroup(input), magazineGroup(input), useGroup(input)],
    maker: makerOf(input),
  };
}
