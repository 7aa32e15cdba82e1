/** The physical attributes: Stärke, Geschicklichkeit, Konstitution, Reaktion. @rule R-Z4 */
export const PHYSICAL_ATTRIBUTES = ["st", "ge", "ko", "re"] as const;

/** The mental attributes: Wahrnehmung, Intelligenz, Willenskraft, Charisma. @rule R-Z4 */
export const MENTAL_ATTRIBUTES = ["wn", "in", "wk", "ch"] as const;

/** All eight attributes, physical ones first. @rule R-Z4 */
export const ATTRIBUTES = [...PHYSICAL_ATTRIBUTES, ...MENTAL_ATTRIBUTES] as const;

/** One of the eight attributes. */
export type Attribute = (typeof ATTRIBUTES)[number];

/** The three classes of characters, which decide what special abilities are their own. */
export const CLASSES = ["fighter", "operator", "controller"] as const;

/** One of the three classes. */
export type ZeClass = (typeof CLASSES)[number];

/** Where a character was born: inside the Matrix, or outside it. */
export const BIRTHPLACES = ["matrix", "outside"] as const;

/** One of the two birthplaces. */
export type Birthplace = (typeof BIRTHPLACES)[number];

/** What an actor is in the story. */
export const ROLES = ["character", "agent", "program", "exile", "dreamer", "human"] as const;

/** One of the roles. */
export type Role = (typeof ROLES)[number];

/** The rows of physical wounds from the lightest to the heaviest. @rule R-Z6 */
export const ROWS = ["L", "M", "S", "O"] as const;

/** One of the rows of physical wounds. */
export type Row = (typeof ROWS)[number];

/** The row in which a dreamer who is hit that well dies, instead of O. @rule R-Z7 */
export const DREAMER_ROW = "T";

/** A row in which a hit begins: one of the four, or the dreamer's death. */
export type HitRow = Row | typeof DREAMER_ROW;

/** The ways to fire: single shot, burst fire, full automatic fire. */
export const FIRE_MODES = ["ss", "bf", "fa"] as const;

/** One of the ways to fire. */
export type FireMode = (typeof FIRE_MODES)[number];

/** The kinds of weapons. */
export const CATEGORIES = ["melee", "pistol", "smg", "rifle", "sniper", "shotgun", "machinegun", "grenade"] as const;

/** One of the kinds of weapons. */
export type Category = (typeof CATEGORIES)[number];

/** Where a weapon is drawn from: quick-draw, camouflage, or hidden holster. */
export const HOLSTERS = ["quick", "camouflage", "hidden"] as const;

/** One of the holsters. */
export type Holster = (typeof HOLSTERS)[number];

/** The trees of special abilities: those for everyone, then those of fighters, operators and controllers. */
export const TREES = [
  "healing",
  "move",
  "transfer",
  "reaction",
  "fast-shot",
  "fast-hit",
  "dodge",
  "hit",
  "prevention",
  "programming",
  "camouflage",
  "adaptability",
  "combat",
  "influence",
  "sense",
  "time-control",
  "telekinesis",
] as const;

/** One of the trees of special abilities. */
export type Tree = (typeof TREES)[number];

/** Whose tree it is: everyone's, or that of one class. */
export const TREE_OWNERS = ["common", ...CLASSES] as const;

/** Everyone, or one class. */
export type TreeOwner = (typeof TREE_OWNERS)[number];

/** The skills of the rules and the attribute that each is rolled with. @rule R-Z5 */
export const SKILL_ATTRIBUTES = {
  pistolen: "ge",
  maschinenpistolen: "ge",
  gewehre: "ge",
  scharfschuetzengewehre: "wn",
  schrotflinten: "ge",
  maschinengewehre: "st",
  wurfwaffen: "ge",
  "waffenloser-kampf": "ge",
  nahkampfwaffen: "ge",
  ausweichen: "re",
  athletik: "ge",
  schleichen: "ge",
  fahrzeuge: "re",
  fluggeraete: "re",
  konzentration: "wk",
  programmieren: "in",
  "computer-und-netze": "in",
  elektronik: "in",
  mechanik: "in",
  sprengstoffe: "in",
  "medizinische-hilfe": "in",
  "schloesser-oeffnen": "ge",
  aufmerksamkeit: "wn",
  menschenkenntnis: "wn",
  ueberreden: "ch",
  einschuechtern: "ch",
  fuehrung: "ch",
  gassenwissen: "ch",
  allgemeinwissen: "in",
  matrixkunde: "in",
  sprachen: "in",
} as const satisfies Readonly<Record<string, Attribute>>;

/** One of the skills of the rules; a world may add its own. */
export type Skill = keyof typeof SKILL_ATTRIBUTES;

/** The skill that a kind of weapon is used with, unless the weapon names another. @rule R-Z24 */
export const CATEGORY_SKILLS = {
  melee: "nahkampfwaffen",
  pistol: "pistolen",
  smg: "maschinenpistolen",
  rifle: "gewehre",
  sniper: "scharfschuetzengewehre",
  shotgun: "schrotflinten",
  machinegun: "maschinengewehre",
  grenade: "wurfwaffen",
} as const satisfies Readonly<Record<Category, Skill>>;

/** The skill of fighting without a weapon. @rule R-Z24 */
export const UNARMED_SKILL = "waffenloser-kampf" satisfies Skill;
