import { allow, map, refuse, type Refusal, type Result, type Step } from "../kernel/index.ts";
import { levelOf } from "./door.ts";
import { featChance } from "./feats.ts";
import type { Role } from "./ids.ts";
import { rollPercent } from "./percent.ts";
import { isProgram } from "./roles.ts";

/** Rounds that altering a door and deleting a program take. @rule R-D31 */
export const WARPING_ROUNDS = { door: 3, deletion: 2 } as const;

/** What a level of Matrix Warping can do. */
export interface WarpingPowers {
  /** Blows harm agents as if they had Endurance 1. @rule R-D11 */
  readonly harmsAgents: boolean;
  /** Walks through solid matter, forward only, after a moment and a run-up. */
  readonly passesWalls: boolean;
  /** Makes any door lead to the back room, in three rounds. */
  readonly doors: boolean;
  /** Deletes programs, after two rounds inside them. */
  readonly deletes: boolean;
}

/** What a level of Matrix Warping can do besides acceleration. @rule R-D31 */
export function warpingPowers(matrixWarping: number): WarpingPowers {
  const level = levelOf("matrixWarping")("matrixWarping", matrixWarping);
  return { harmsAgents: level >= 1, passesWalls: level >= 1, doors: level >= 2, deletes: level >= 3 };
}

/** Whether a program can be entered to delete it: Matrix Warping 3, and only programs. @rule R-D31 */
export function mayDelete(matrixWarping: number, role: Role): Result<{ readonly rounds: number }> {
  const held = levelOf("matrixWarping")("matrixWarping", matrixWarping);
  const problems: Refusal[] = [];
  if (held < 3)
    problems.push({ key: "MC.Refusal.disciplineLevel", data: { discipline: "matrixWarping", needed: 3, held } });
  if (!isProgram(role)) problems.push({ key: "MC.Refusal.noProgram" });
  return problems.length > 0 ? refuse(...problems) : allow({ rounds: WARPING_ROUNDS.deletion });
}

/** What becomes of a program after two rounds: deleted, or an exile with a will of its own, half and half. @rule R-D31 */
export function deleteProgram(): Step<"deleted" | "freed"> {
  return map(rollPercent(featChance("freeProgram", 3)?.chance ?? 0), ({ success }) => (success ? "freed" : "deleted"));
}
