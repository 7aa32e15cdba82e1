import { kernel, ze } from "../../src/rules/index.ts";
import type { Compare, Formats } from "../../src/view/text.ts";
import type {
  ArmorItem,
  GearItem,
  SfItem,
  SkillItem,
  TargetData,
  WeaponItem,
  ZeActor,
  ZeItem,
} from "../../src/view/ze/documents.ts";
import type { EffectData } from "../../src/view/ze/effects.ts";
import type { NotesInput } from "../../src/view/ze/notes.ts";
import type { SfTreeData } from "../../src/view/ze/sf.ts";
import type { Tab, ZeSheetInput } from "../../src/view/ze/sheet-input.ts";

/** The reader that a gallery page is drawn for. */
export interface Reader {
  readonly lang: "en" | "de";
  readonly formats: Formats;
  readonly compare: Compare;
  readonly names: (key: string) => string;
}

const FOLDER = "systems/matrix-construct";

function weapon(id: string, name: string, system: Partial<WeaponItem["system"]>): WeaponItem {
  const category = system.category ?? "pistol";
  return {
    id,
    uuid: `Item.${id}`,
    name,
    img: `${FOLDER}/icons/${category}.svg`,
    type: "weapon",
    system: {
      identifier: id,
      description: "",
      category,
      damage: 2,
      rof: { ss: -2, bf: null, fa: null },
      ze: null,
      magazine: { value: 11, max: 18 },
      range: 10,
      silenceable: false,
      silenced: false,
      revolver: false,
      hands: 1,
      skill: ze.CATEGORY_SKILLS[category],
      area: null,
      ammunition: "light",
      carried: "readied",
      holster: "quick",
      ...system,
    },
  };
}

/** The weapons of the sample character. */
export const WEAPONS: readonly WeaponItem[] = [
  weapon("vp70", "VP70 M", { rof: { ss: -2, bf: 0, fa: 18 } }),
  weapon("glock", "Glock 17", { rof: { ss: -3, bf: null, fa: null }, range: 100, magazine: { value: 18, max: 18 } }),
  weapon("spas", "SPAS-12", {
    category: "shotgun",
    damage: 11,
    rof: { ss: 0, bf: null, fa: null },
    range: 5,
    magazine: { value: 7, max: 8 },
    hands: 2,
  }),
  weapon("katana", "Katana", {
    category: "melee",
    damage: 3,
    rof: { ss: null, bf: null, fa: null },
    ze: -1,
    magazine: null,
    range: null,
  }),
  weapon("psg", "HK PSG 1", {
    category: "sniper",
    damage: 10,
    range: 800,
    magazine: { value: 0, max: 50 },
    hands: 2,
    carried: "stowed",
    holster: "hidden",
  }),
];

const ATTRIBUTES: Readonly<Record<string, ze.Attribute>> = ze.SKILL_ATTRIBUTES;

const VALUES: Readonly<Record<string, number>> = {
  athletik: 5,
  aufmerksamkeit: 4,
  ausweichen: 5,
  "computer-und-netze": 2,
  einschuechtern: 3,
  fahrzeuge: 3,
  gassenwissen: 3,
  konzentration: 4,
  maschinenpistolen: 4,
  matrixkunde: 3,
  "medizinische-hilfe": 2,
  menschenkenntnis: 3,
  nahkampfwaffen: 4,
  pistolen: 6,
  schleichen: 4,
  "schloesser-oeffnen": 2,
  schrotflinten: 3,
  scharfschuetzengewehre: 4,
  sprachen: 2,
  ueberreden: 3,
  "waffenloser-kampf": 5,
};

function skillsOf(reader: Reader, slugs: readonly string[]): readonly SkillItem[] {
  return slugs.map((slug) => ({
    id: slug,
    uuid: `Item.${slug}`,
    name: reader.names(`MC.Skill.${slug}`),
    img: "",
    type: "skill" as const,
    system: {
      identifier: slug,
      description: "",
      variant: "ze",
      attribute: ATTRIBUTES[slug] ?? "ge",
      value: VALUES[slug] ?? 0,
    },
  }));
}

const ARMOR: readonly ArmorItem[] = [
  {
    id: "vest",
    uuid: "Item.vest",
    name: "Kevlar vest",
    img: `${FOLDER}/icons/armor.svg`,
    type: "armor",
    system: { identifier: "vest", description: "", protection: 2, worn: true },
  },
  {
    id: "coat",
    uuid: "Item.coat",
    name: "Mantel <b>mit</b> Keramikplatten und einem sehr langen Namen",
    img: `${FOLDER}/icons/armor.svg`,
    type: "armor",
    system: { identifier: "coat", description: "", protection: 1, worn: false },
  },
];

const GEAR: readonly GearItem[] = [
  {
    id: "phone",
    uuid: "Item.phone",
    name: "Cell phone",
    img: `${FOLDER}/icons/gear.svg`,
    type: "gear",
    system: { identifier: "phone", description: "", quantity: 2 },
  },
];

const LEVELS: Readonly<Record<string, number>> = {
  move: 2,
  reaction: 2,
  "fast-shot": 3,
  dodge: 2,
  hit: 2,
  prevention: 1,
  camouflage: 0,
  "time-control": 0,
};

/** The trees of the sample character with the printed names of their levels. */
export function treesOf(reader: Reader): readonly SfTreeData[] {
  return ze.TREES.map((tree) => {
    const value = LEVELS[tree] ?? 0;
    const owner = ze.ownerOf(tree);
    const foreign = owner !== "common" && owner !== "fighter";
    const taught = tree === "camouflage";
    const problem = foreign && !taught ? { key: "MC.Refusal.untaught", data: { tree } } : null;
    const dear = foreign && taught ? { key: "MC.Refusal.points", data: { missing: 8 } } : null;
    const levels = ze.SF_TREES[tree].map((entry) => ({
      name: entry?.name ?? "",
      text: entry
        ? "Körperliche Wunden geben bis zum Ende des Kampfes keinen Malus. Ein Wert von 99 bleibt bestehen."
        : "",
    }));
    return {
      id: value > 0 || taught ? tree : "",
      tree,
      name: reader.names(`MC.Tree.${tree}`),
      owner,
      levels,
      value,
      taught,
      price: foreign ? 20 : 10,
      problem: problem ?? dear,
      dear: dear !== null,
      refundable: value > 0,
    };
  });
}

const LEDGER: readonly kernel.LedgerEntry[] = [
  granted("a", 6, "Lagerhaus", 1),
  granted("b", 16, "Abschluss des Abenteuers", 2),
  improved("c", { kind: "skill", id: "pistolen", from: 5, to: 6, cp: 2 }, 3),
  improved("d", { kind: "attribute", id: "ge", from: 3, to: 4, cp: 8 }, 4),
  { ...improved("e", { kind: "attribute", id: "ge", from: 4, to: 3, cp: -8 }, 5), refunds: "d" },
];

function granted(id: string, amount: number, reason: string, at: number): kernel.LedgerEntry {
  return { id, amount, key: "MC.Ledger.granted", data: { reason }, subject: "", from: 0, to: 0, by: "gm", at };
}

function improved(id: string, step: ze.Improvement, at: number): kernel.LedgerEntry {
  const { kind, from, to, cp } = step;
  const data = { kind, id: step.id, to };
  return { id, amount: -cp, key: "MC.Ledger.improved", data, subject: `${kind}.${step.id}`, from, to, by: "p1", at };
}

/** A character as the rules know it, with the given changes. */
export function snapshotOf(changes: Partial<ze.Snapshot> = {}): ze.Snapshot {
  const skills = Object.fromEntries(
    Object.entries(VALUES).map(([slug, value]) => [slug, { attribute: ATTRIBUTES[slug] ?? "ge", value }]),
  );
  return {
    attributes: { st: 3, ge: 4, ko: 3, re: 4, wn: 4, in: 3, wk: 3, ch: 3 },
    skills,
    sf: LEVELS,
    taught: ["camouflage"],
    class: "fighter",
    born: "matrix",
    dreamer: false,
    wounds: { L: 6, M: 4, S: 0, O: 0 },
    mental: 2,
    dead: false,
    ap: { value: 9, override: null },
    armor: 2,
    effects: [],
    ...changes,
  };
}

/** Who is aimed at in the gallery. */
export const MARSH: TargetData = {
  uuid: "Token.marsh",
  name: "Agent Marsh",
  img: `${FOLDER}/portraits/agent.svg`,
  foe: true,
  dodge: 1,
  distance: 12,
};

function sfItems(reader: Reader): readonly SfItem[] {
  return treesOf(reader)
    .filter(({ id }) => id !== "")
    .map((tree) => ({
      id: tree.id,
      uuid: `Item.${tree.id}`,
      name: tree.name,
      img: `${FOLDER}/icons/sf.svg`,
      type: "sf" as const,
      system: {
        identifier: tree.tree,
        description: "",
        tree: tree.tree,
        class: tree.owner,
        levels: tree.levels,
        value: tree.value,
        taught: tree.taught,
      },
    }));
}

const EFFECTS: readonly EffectData[] = [
  {
    id: "e1",
    name: "Wandrennen",
    img: `${FOLDER}/icons/effect.svg`,
    on: true,
    parts: [{ key: "MC.Effect.sf", aspect: "hit", amount: -2, until: 64 }],
  },
  {
    id: "e2",
    name: "Schmerzwiderstand",
    img: `${FOLDER}/icons/wounded.svg`,
    on: true,
    parts: [
      { key: "MC.Effect.sf", aspect: "ignoreRow", amount: 0, row: "M" },
      { key: "MC.Effect.sf", aspect: "stufe", amount: -1, skill: "pistolen" },
    ],
  },
  {
    id: "e3",
    name: "Zeitkontrolle",
    img: `${FOLDER}/icons/effect.svg`,
    on: false,
    parts: [{ key: "MC.Effect.sf", aspect: "zeFactor", amount: 0.5 }],
  },
];

const NOTES: NotesInput = {
  biography: { value: "", enriched: "<h2>Zion</h2><p>Geboren in einem Brutkasten, aufgewacht mit siebzehn.</p>" },
  notes: { value: "", enriched: "<p>Der Schlüsselmacher schuldet uns etwas.</p>" },
  gm: "Weiß nicht, dass Marsh ihr Bruder war.",
};

const KESTREL: ZeActor = {
  id: "kestrel",
  uuid: "Actor.kestrel",
  name: "Kestrel",
  img: `${FOLDER}/portraits/coat-and-glasses.svg`,
  type: "ze",
  system: { role: "character", class: "fighter", born: "matrix", dodge: null, creation: "finished", ledger: LEDGER },
};

/** The sheet of the sample character, on the given tab, with the given changes. */
export function sheetInput(reader: Reader, tab: Tab, changes: Partial<ZeSheetInput> = {}): ZeSheetInput {
  const items: readonly ZeItem[] = [
    ...WEAPONS,
    ...skillsOf(reader, Object.keys(VALUES)),
    ...ARMOR,
    ...GEAR,
    ...sfItems(reader),
  ];
  const snapshot = changes.snapshot ?? snapshotOf();
  return {
    id: `sheet-${tab}-${reader.lang}`,
    actor: KESTREL,
    items,
    snapshot,
    derived: ze.derive(snapshot),
    rules: ze.DEFAULT_RULES,
    tab,
    editable: true,
    editing: false,
    gm: true,
    target: MARSH,
    effects: EFFECTS,
    notes: NOTES,
    trees: treesOf(reader),
    selected: { tree: "prevention", level: 2 },
    purse: { unit: "cp", free: kernel.balanceOf(LEDGER) },
    missingSkills: 0,
    locked: false,
    guided: true,
    users: { gm: "Spielleitung", p1: "Robin" },
    when: (at) => `${at}. 11. 2026, 20:1${at}`,
    formats: reader.formats,
    compare: reader.compare,
    ...changes,
  };
}

/** The one-page sheet of a program. */
export function agentInput(reader: Reader): ZeSheetInput {
  const snapshot = snapshotOf({
    attributes: { st: 5, ge: 4, ko: 5, re: 5, wn: 4, in: 3, wk: 3, ch: 2 },
    wounds: { L: 3, M: 0, S: 0, O: 0 },
    mental: 0,
    ap: { value: 9, override: 15 },
  });
  const base = sheetInput(reader, "values", { snapshot });
  const slugs = ["ausweichen", "pistolen", "waffenloser-kampf", "aufmerksamkeit", "konzentration"];
  const items: readonly ZeItem[] = [...skillsOf(reader, slugs), ...WEAPONS.slice(0, 1), ...ARMOR.slice(0, 1)];
  const system = { ...base.actor.system, role: "agent" as const };
  const actor = { ...base.actor, name: "Agent Marsh", img: MARSH.img, system };
  return { ...base, id: `compact-${reader.lang}`, actor, items, target: { ...MARSH, name: "Kestrel", dodge: null } };
}
