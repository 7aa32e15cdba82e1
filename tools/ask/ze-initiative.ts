import { startBoard, type Starter } from "../../src/rules/ze/index.ts";
import { InputError, type Input, type Questions } from "./input.ts";

/** The question of the variant `ze` about the start of a fight. */
export const initiativeQuestions: Questions = {
  initiative: (input) => {
    const board = startBoard(startersIn(input));
    return { ticks: Object.fromEntries(board.map(({ id, tick }) => [id, tick])), order: board.map(({ id }) => id) };
  },
};

/** Those who roll for the start, each under an id of its own. */
function startersIn(input: Input): readonly Starter[] {
  const taken = new Set<string>();
  return input.objects("combatants").map((combatant) => {
    const id = combatant.text("id");
    if (taken.has(id)) throw new InputError(combatant.name("id"), "given only once");
    taken.add(id);
    return {
      id,
      name: combatant.text("name"),
      total: combatant.integer("total"),
      re: combatant.integer("re"),
      stufe: 0,
      first: combatant.truth("first", false),
    };
  });
}
