import { startBoard } from "../../src/rules/ze/index.ts";
import type { Questions } from "./input.ts";

/** The question of the variant `ze` about the start of a fight. */
export const initiativeQuestions: Questions = {
  initiative: (input) => {
    const board = startBoard(
      input.objects("combatants").map((combatant) => ({
        id: combatant.text("id"),
        name: combatant.text("name"),
        total: combatant.integer("total"),
        re: combatant.integer("re"),
        stufe: 0,
        first: combatant.truth("first", false),
      })),
    );
    return { ticks: Object.fromEntries(board.map(({ id, tick }) => [id, tick])), order: board.map(({ id }) => id) };
  },
};
