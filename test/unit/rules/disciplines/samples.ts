import * as rules from "../../../../src/rules/disciplines/index.ts";

const NONE = Object.fromEntries(rules.DISCIPLINES.map((id) => [id, 0])) as Record<rules.Discipline, number>;

/** A rebel of some experience. */
export const REBEL: rules.Snapshot = {
  disciplines: { ...NONE, speed: 3, agility: 2, awareness: 2 },
  talents: Object.fromEntries(rules.TALENTS.map((talent) => [talent, "average"])) as Record<rules.Talent, rules.Rating>,
  chosen: ["speed", "agility", "awareness"],
  level: 1,
  role: "character",
  hpMax: null,
  wounds: [],
  visit: { inside: true, augmented: 0, accelerated: 0, regeneration: 0, regenerationInCombat: 0 },
  points: { disciplines: 0, talents: 0 },
  effects: [],
};

/** A bullet wound of so many hit points. */
export function bullet(id: string, amount: number): rules.Wound {
  return { id, kind: "bullet", amount, source: "" };
}

/** A blow of so much punishment. */
export function blow(id: string, amount: number): rules.Wound {
  return { id, kind: "blow", amount, source: "" };
}

const TURN: rules.Turn = { actions: 10, spent: 0, accelerated: false, evading: false, guns: [], quick: 0 };
const LINE = { id: "a", amount: -1, key: "k", subject: "discipline.speed", from: 2, to: 3, by: "u", at: 0 };
const FIGHTER = { agility: 1, speed: 1, strength: 1 };
const HIT = { kind: "melee", attacker: FIGHTER, target: { ...FIGHTER, awareness: 1, evasion: 1 }, modifier: 0 };
const FIRE = { ...HIT, ammunition: "light", distance: 30, shots: 2, target: { ...HIT.target, endurance: 3, hp: 2 } };
const STRIKE = {
  ...HIT,
  special: true,
  attacker: { ...FIGHTER, telekinesis: 2 },
  target: { ...FIGHTER, endurance: 1 },
};
const DEAD = {
  regeneration: 3,
  visit: REBEL.visit,
  role: "character",
  endurance: 4,
  hpMax: 5,
  wounds: [bullet("a", 9)],
  other: true,
  touching: true,
};

/** One legal call of every public function, as its list of arguments. */
export const CALLS: Readonly<Record<string, readonly unknown[]>> = {
  actionsOf: [3, 3, true],
  acceleratedRounds: [1],
  actionCost: ["reload"],
  strainGun: [4, { ...rules.DEFAULT_RULES, jamChance: 5 }],
  pointsBetween: [1, 5],
  quoteDiscipline: [REBEL.disciplines, ["speed"], "evasion", 3],
  raiseDiscipline: [REBEL.disciplines, ["speed"], "evasion", 3],
  lowerDiscipline: [REBEL.disciplines, ["speed"], "speed", [LINE]],
  quoteTalent: [REBEL.talents, "stealth", 2],
  raiseTalent: [REBEL.talents, "stealth", 2],
  lowerTalent: [REBEL.talents, "stealth"],
  ratingOfCost: [3],
  bulletDamage: ["shotgun", 12, true],
  ammunitionOf: [".45"],
  fireKindOf: [{ category: "pistol", automatic: false, revolver: true }],
  shotsAnAction: ["automatic", 2],
  sensesOf: [3],
  benefitsAt: ["speed", 2],
  talentTexts: ["stealth", "poor"],
  blowEffect: [{ strength: 2, endurance: 2, agent: true, matrixWarping: 0, augmented: true }, rules.DEFAULT_RULES],
  shownPunishment: [33.4],
  bulletStop: [2, 5],
  stopBullets: [2, 5],
  mayReverseBullets: [2, 1],
  freeHands: [[{ id: "a", hands: 1 }]],
  ready: [[{ id: "a", hands: 1 }], { id: "b", hands: 1 }],
  cellOf: [rules.DEFAULT_CHARTS, "melee", 1, 2],
  editCell: [rules.DEFAULT_CHARTS, { chart: "gun", attacker: 0, target: 0, value: 55 }],
  resetChart: [rules.DEFAULT_CHARTS, "gun"],
  talentSum: [{ talent: "stealth", rating: "average", awareness: 2, agility: 1, modifier: 1 }],
  checkTalent: [{ talent: "stealth", rating: "average", difficulty: 14, opposed: false }],
  outcomeWord: [{ total: 3, success: true, special: null }],
  noticeSneak: [
    { rating: "average", awareness: 1 },
    { rating: "poor", modifier: 2 },
  ],
  startTurn: [{ speed: 3, matrixWarping: 1, accelerated: true, visit: REBEL.visit }],
  actionsLeft: [TURN],
  takeAction: [TURN, { kind: "fire", gun: "g", energy: 1 }],
  spendActions: [TURN, 3],
  evade: [TURN, 2, 3, "gun"],
  checkCreation: [REBEL.disciplines, REBEL.talents],
  chosenOf: [REBEL.disciplines],
  levelsOfRole: ["slave"],
  derive: [REBEL],
  highestLevel: ["endurance"],
  augmentBlow: [{ energy: 1, visit: REBEL.visit, held: true, missedRounds: 0 }],
  missesAfterRound: [1, 2, 0],
  canBeKnockedOver: [{ energy: 3, attackerStrength: 3, attackerEnergy: 2, levelGround: true }],
  stopsCar: [3, 44],
  bonesCanBreak: [3],
  evasionCost: [2, 3, "gun"],
  declareEvasion: [{ evasion: 2, attackers: 3, against: "gun", left: 5 }],
  canBeHeld: [3, true],
  featChance: ["senseIntent", 3],
  rollFeat: ["senseIntent", 3, null],
  planFire: ["automatic", 2, 15],
  fire: [FIRE, rules.DEFAULT_RULES],
  fireOdds: [FIRE, rules.DEFAULT_RULES],
  flightOf: [2],
  landsHard: [1, 0],
  crash: [{ endurance: 4, supersonic: true }],
  fallAsCar: [4],
  defenceOf: [2, 3],
  hitChance: [HIT, rules.DEFAULT_RULES],
  rollHit: [HIT, rules.DEFAULT_RULES],
  hitPointRange: [2],
  rollHitPoints: [2, { ...rules.DEFAULT_RULES, hitPoints: "roll" }],
  readRules: [{ ...rules.DEFAULT_RULES, charts: { ...rules.DEFAULT_CHARTS } }],
  initiativeSum: [3, 2],
  rollInitiative: [3, 2],
  actingOrder: [[{ id: "a", total: 12, speed: 1, agility: 1, name: "A" }]],
  warpingPowers: [2],
  mayDelete: [3, "agent"],
  deleteProgram: [],
  movementOf: [REBEL.disciplines],
  quickStep: [1, 2],
  rollPercent: [50],
  talentCost: ["poor"],
  talentModifier: ["poor"],
  healingHours: ["bullet", 1],
  canBleedToDeath: [2],
  recover: [[bullet("a", 2), blow("b", 20)], 1, 3],
  healAtOnce: [{ regeneration: 3, visit: REBEL.visit, wound: "bullet", inCombat: true }],
  closeWound: [[bullet("a", 2)], "a"],
  resurrect: [DEAD],
  isProgram: ["exile"],
  auraOf: ["human"],
  mayTakeHost: ["agent", true, "slave"],
  effectsOn: [{ ...REBEL, effects: [{ key: "k", aspect: "hit", amount: 2 }] }, "hit"],
  snapshotOf: [REBEL],
  throwRange: [2],
  planStrike: [STRIKE],
  strike: [STRIKE, rules.DEFAULT_RULES],
  telekinesisPowers: [3],
  suspend: [{ telekinesis: 2, what: "object", willing: false, pounds: 300 }],
  callWall: [3, 120],
  visitLimits: [REBEL.visit, REBEL.disciplines],
  jackIn: [false],
  jackOut: [REBEL.visit],
  useAcceleratedRound: [REBEL.visit, 2],
  bodyOf: [{ endurance: 2, hpMax: null, wounds: [bullet("a", 2)] }],
  addWound: [[bullet("a", 2)], blow("b", 20)],
  bulletWounds: [[{ hit: true, damage: 3, ignored: false }], "c", "x"],
  blowWound: [12.5, "c", "x"],
  removeWound: [[bullet("a", 2)], "a"],
};
