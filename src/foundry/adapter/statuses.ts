import type { ze } from "../../rules/index.ts";
import { FOLDER } from "../ids.ts";

/** The states that a token shows, each by the id of its status. */
export const STATUSES = ["dead", "out", "dodging"] as const;

/** One of those states. */
export type Status = (typeof STATUSES)[number];

/** The fixed ids of the effects that stand for a state, so that two clients never make two of them. */
const IDS: Readonly<Record<Status, string>> = {
  dead: "mcStatusDead0000",
  out: "mcStatusOut00000",
  dodging: "mcStatusDodging0",
};

const ICONS: Readonly<Record<Status, string>> = { dead: "dead", out: "knocked-out", dodging: "dodging" };

/** Our statuses as Foundry is told of them. */
export function statusEffects() {
  return STATUSES.map((id) => ({
    id,
    _id: IDS[id],
    name: `MC.Status.${id}`,
    img: `${FOLDER}/icons/${ICONS[id]}.svg`,
  }));
}

/** Whether the id of an effect is that of one that stands for a state. */
export function isStatusOfOurs(id: string | null): boolean {
  return Object.values(IDS).some((one) => one === id);
}

/** Which states a character is in. */
export function statesOf({ dead, out }: Pick<ze.Derived, "dead" | "out">, dodge: number | null) {
  return { dead, out: out && !dead, dodging: dodge !== null && !out && !dead } satisfies Record<Status, boolean>;
}
