import { kernel, ze } from "../../rules/index.ts";
import type { Text } from "../text.ts";

/** Somebody to whom points can be granted. */
export interface Grantee {
  readonly uuid: string;
  readonly name: string;
  readonly ledger: readonly kernel.LedgerEntry[];
}

/** What the GM has chosen: how many points, for what, to whom. */
export interface GrantChoice {
  readonly points: number;
  readonly reason: string;
  readonly to: readonly string[];
}

/** The dialog in which the GM grants points. */
export interface GrantContext {
  readonly points: number;
  readonly reason: string;
  readonly hints: readonly Text[];
  readonly mayGrant: boolean;
  readonly actors: readonly {
    readonly uuid: string;
    readonly name: string;
    /** The points that are left. */
    readonly free: number;
    readonly checked: boolean;
  }[];
}

/** The dialog in which the GM grants points to one or to all player characters. */
export function grantDialog(grantees: readonly Grantee[], { points, reason, to }: GrantChoice): GrantContext {
  return {
    points,
    reason,
    hints: ze.GRANT_KINDS.map((kind) => ({ key: `MC.Grant.hint.${kind}`, data: { ...ze.suggestedGrant(kind) } })),
    mayGrant: points !== 0 && to.length > 0,
    actors: grantees.map(({ uuid, name, ledger }) => ({
      uuid,
      name,
      free: kernel.balanceOf(ledger),
      checked: to.includes(uuid),
    })),
  };
}
