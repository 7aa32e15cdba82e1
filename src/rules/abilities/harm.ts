import { integer, keyed, oneOf, record } from "../kernel/index.ts";
import { checkRules, DEFAULT_RULES, type HouseRules } from "./house-rules.ts";
import { DAMAGE_KINDS, type DamageKind } from "./ids.ts";
import { checkTracks, MOST, type Tracks } from "./snapshot.ts";

/** Damage of one attack before armour. */
export interface Damage {
  readonly kind: DamageKind;
  readonly amount: number;
}

/** What the rules of damage know of someone: Constitution, marked boxes, points of armour. */
export interface Body {
  readonly con: number;
  readonly tracks: Tracks;
  readonly armor: number;
}

/** What keeps someone from acting: the gravest of death, knockout by wounds, knockout by stun. */
export const OUT = ["dead", "wound", "stun", "none"] as const;

/** What keeps someone from acting, or `none`. */
export type Out = (typeof OUT)[number];

/** What damage did. */
export interface Harm {
  /** Boxes that the damage would mark: the primary damage after armour and the secondary damage. */
  readonly dealt: Tracks;
  /** Boxes that it did mark; what does not fit is lost. */
  readonly added: Tracks;
  /** Marked boxes afterwards. */
  readonly tracks: Tracks;
  readonly out: Out;
}

/** Boxes by Constitution: stun and wound as many, mortal half as many, rounded up. */
export function limitsOf(con: number): Tracks {
  return bodyLimits(integer("con", con, 1, MOST));
}

/** Boxes by a Constitution that was checked. */
export function bodyLimits(con: number): Tracks {
  return { stun: con, wound: con, mortal: Math.ceil(con / 2) };
}

/** What keeps someone with these marked boxes and limits from acting. @rule R-A9 */
export function outOf(tracks: Tracks, limits: Tracks): Out {
  if (tracks.mortal >= limits.mortal) return "dead";
  if (tracks.wound >= limits.wound) return "wound";
  return tracks.stun >= limits.stun ? "stun" : "none";
}

/**
 * What damage does to a body. Armour reduces the primary damage only; wounds cause one stun for every two, counted
 * before armour; mortal damage causes nothing more unless the house rules say so.
 *
 * @rule R-A8 Secondary damage counts from the unreduced amount.
 */
export function harm(damage: Damage, body: Body, rules: HouseRules = DEFAULT_RULES): Harm {
  record("damage", damage);
  const dealt: Damage = {
    kind: oneOf("damage.kind", damage.kind, DAMAGE_KINDS),
    amount: integer("damage.amount", damage.amount, 0),
  };
  return harmed(dealt, checkBody("body", body), checkRules(rules).mortalSecondary);
}

/** The given body, read and checked. */
export function checkBody(name: string, body: Body): Body {
  record(name, body);
  return {
    con: integer(`${name}.con`, body.con, 1, MOST),
    tracks: checkTracks(`${name}.tracks`, body.tracks),
    armor: integer(`${name}.armor`, body.armor, 0),
  };
}

/** What damage does to a body; both were checked. */
export function harmed(damage: Damage, { con, tracks, armor }: Body, mortalSecondary: boolean): Harm {
  const limits = bodyLimits(con);
  const dealt = dealtBy(damage, armor, mortalSecondary);
  const added = keyed(DAMAGE_KINDS, (kind) => Math.min(dealt[kind], Math.max(0, limits[kind] - tracks[kind])));
  const after = keyed(DAMAGE_KINDS, (kind) => tracks[kind] + added[kind]);
  return { dealt, added, tracks: after, out: outOf(after, limits) };
}

function dealtBy({ kind, amount }: Damage, armor: number, mortalSecondary: boolean): Tracks {
  const primary = Math.max(0, amount - armor);
  const secondary = Math.floor(amount / 2);
  if (kind === "stun") return { stun: primary, wound: 0, mortal: 0 };
  if (kind === "wound") return { stun: secondary, wound: primary, mortal: 0 };
  return mortalSecondary
    ? { stun: secondary, wound: secondary, mortal: primary }
    : { stun: 0, wound: 0, mortal: primary };
}
