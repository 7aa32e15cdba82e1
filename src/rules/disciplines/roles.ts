import { allow, refuse, truth, type Refusal, type Result } from "../kernel/index.ts";
import { choice } from "./door.ts";
import { ROLES, type Role } from "./ids.ts";

/** The roles that are programs. */
const PROGRAMS: readonly Role[] = ["agent", "program", "exile"];

/** Whether somebody of this role is a program: an agent, a program or an exile. */
export function isProgram(role: Role): boolean {
  return PROGRAMS.includes(choice(ROLES)("role", role));
}

/** What an aura shows of somebody: slave, rebel, program or exile. */
export type Aura = "slave" | "rebel" | "program" | "exile";

/** The aura of somebody of this role, as Awareness 3 sees it after a moment of concentration. */
export function auraOf(role: Role): Aura {
  const who = choice(ROLES)("role", role);
  if (who === "slave" || who === "exile") return who;
  return isProgram(who) ? "program" : "rebel";
}

/** Whether a defeated agent may move into somebody: agents only, once defeated, and only into slaves. @rule R-D11 */
export function mayTakeHost(role: Role, defeated: boolean, host: Role): Result<true> {
  const problems: Refusal[] = [];
  if (choice(ROLES)("role", role) !== "agent") problems.push({ key: "MC.Refusal.noAgent" });
  if (!truth("defeated", defeated)) problems.push({ key: "MC.Refusal.undefeated" });
  if (choice(ROLES)("host", host) !== "slave") problems.push({ key: "MC.Refusal.noSlave" });
  return problems.length > 0 ? refuse(...problems) : allow(true);
}
