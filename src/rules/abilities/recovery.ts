import { allow, integer, keyed, oneOf, record, refuse, type Result } from "../kernel/index.ts";
import { checkSuccess } from "./attack.ts";
import { limitsOf, outOf } from "./harm.ts";
import { DAMAGE_KINDS, SUCCESSES, type Success } from "./ids.ts";
import { checkTracks, type Tracks } from "./snapshot.ts";

/** The treatments, each with the skill that it is a check on. @rule R-A4 */
export const TREATMENTS = {
  firstAid: "knowledge-first-aid",
  medicalScience: "medical-science",
  surgery: "medical-science-surgery",
} as const;

/** One of the treatments. */
export type Treatment = keyof typeof TREATMENTS;

/** What first aid and medical science are spent on: stun, or one wound. */
export type Aim = "stun" | "wound";

/** Someone to be treated: Constitution and marked boxes. */
export interface Patient {
  readonly con: number;
  readonly tracks: Tracks;
}

const TREATMENT_IDS = ["firstAid", "medicalScience", "surgery"] as const;

/**
 * The marked boxes after a treatment that came out with `degree`. First aid and medical science heal 1, 2 or 3 stun,
 * or 1 wound; surgery heals 1 mortal and 2 wounds. Refused for the dead (`MC.Refusal.dead`) and where nothing of what
 * it heals is marked (`MC.Refusal.nothingToHeal`).
 *
 * @rule R-A11
 */
export function treat(patient: Patient, treatment: Treatment, degree: Success, aim: Aim = "stun"): Result<Tracks> {
  const { tracks, dead } = checkPatient(patient);
  const kind = oneOf("treatment", treatment, TREATMENT_IDS);
  const success = checkSuccess("degree", degree);
  const stun = oneOf("aim", aim, ["stun", "wound"]) === "stun";
  if (dead) return refuse({ key: "MC.Refusal.dead" });
  if (kind === "surgery") return healed(tracks, { stun: 0, wound: 2, mortal: 1 });
  return healed(tracks, stun ? { stun: 1 + SUCCESSES.indexOf(success), wound: 0, mortal: 0 } : ONE_WOUND);
}

const ONE_WOUND: Tracks = { stun: 0, wound: 1, mortal: 0 };

/**
 * The marked boxes after so many whole days of rest (0 to 10,000): one wound a day. Stun is gone by then, for no scene
 * lasts a day. Refused for the dead (`MC.Refusal.dead`).
 *
 * @rule R-A11
 */
export function rest(patient: Patient, days: number): Result<Tracks> {
  const { tracks, dead } = checkPatient(patient);
  const wound = integer("days", days, 0, 10_000);
  if (dead) return refuse({ key: "MC.Refusal.dead" });
  return allow(less(tracks, { stun: days > 0 ? tracks.stun : 0, wound, mortal: 0 }));
}

/** The marked boxes at the end of a scene: stun is gone. @rule R-A10 */
export function endScene(tracks: Tracks): Tracks {
  return { ...checkTracks("tracks", tracks), stun: 0 };
}

/** The first round in which someone knocked out by stun in round `round` acts again. @rule R-A10 */
export function wakingRound(round: number): number {
  return integer("round", round, 0) + 2;
}

/** Someone at the start of a round: marked boxes, and whether they are awake. */
export interface Waking {
  readonly tracks: Tracks;
  readonly awake: boolean;
}

/**
 * What the start of round `round` does for someone knocked out in round `since`: from two rounds later on one stun is
 * regained, and whoever has a free wound box wakes; the others lie until a wound is healed. The dead stay dead.
 *
 * @rule R-A10
 */
export function wake(patient: Patient, since: number, round: number): Waking {
  const { tracks, limits, dead } = checkPatient(patient);
  const due = integer("round", round, 0) >= wakingRound(integer("since", since, 0));
  if (!due || dead) return { tracks, awake: false };
  const stunned = tracks.stun >= limits.stun;
  const after = stunned ? { ...tracks, stun: Math.max(0, limits.stun - 1) } : tracks;
  return { tracks: after, awake: outOf(after, limits) === "none" };
}

function healed(tracks: Tracks, by: Tracks): Result<Tracks> {
  const after = less(tracks, by);
  const isSame = DAMAGE_KINDS.every((kind) => after[kind] === tracks[kind]);
  return isSame ? refuse({ key: "MC.Refusal.nothingToHeal" }) : allow(after);
}

function less(tracks: Tracks, by: Tracks): Tracks {
  return keyed(DAMAGE_KINDS, (kind) => Math.max(0, tracks[kind] - by[kind]));
}

/** What is known of someone to be treated: marked boxes, how many there are, and whether they are dead. */
interface Known {
  readonly tracks: Tracks;
  readonly limits: Tracks;
  readonly dead: boolean;
}

function checkPatient(patient: Patient): Known {
  record("patient", patient);
  const limits = limitsOf(patient.con);
  const tracks = checkTracks("patient.tracks", patient.tracks);
  return { tracks, limits, dead: outOf(tracks, limits) === "dead" };
}
