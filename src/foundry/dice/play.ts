import { kernel } from "../../rules/index.ts";
import { W10Roll } from "./rolls.ts";
import { W10Die } from "./w10-die.ts";

/** What came of a step that was played with Foundry's dice. */
export interface Played<T> {
  readonly value: T;
  readonly transcript: readonly kernel.Throw[];
  readonly rolls: readonly Roll.Evaluated<Roll>[];
}

/** Plays a step: throws each of its requests as one roll of Foundry's and goes on with the reading. */
export async function playStep<T>(step: kernel.Step<T>): Promise<Played<T>> {
  const transcript: kernel.Throw[] = [];
  const rolls: Roll.Evaluated<Roll>[] = [];
  const game = kernel.play(step);
  let turn = game.next(0);
  while (turn.done !== true) {
    const ask = turn.value;
    const thrown = await throwDice(ask);
    if (thrown.roll) rolls.push(thrown.roll);
    transcript.push({ ask, faces: thrown.faces });
    turn = game.next(kernel.readFaces(ask, thrown.faces));
  }
  return { value: turn.value, transcript, rolls };
}

interface Thrown {
  readonly faces: readonly number[];
  readonly roll: Roll.Evaluated<Roll> | null;
}

async function throwDice(ask: kernel.Ask): Promise<Thrown> {
  if (ask.kind === "w10") {
    const roll = await new W10Roll("1dw").evaluate();
    const [die] = roll.dice;
    if (!(die instanceof W10Die)) throw new Error("The W10 of this system is not registered with Foundry.");
    return { faces: die.chains[0] ?? [], roll };
  }
  // No die, no roll: a request for none is answered without one.
  if (ask.count === 0) return { faces: [], roll: null };
  const roll = await new Roll(`${ask.count}d${ask.faces}`).evaluate();
  return { faces: roll.dice.flatMap(({ results }) => results.map(({ result }) => result)), roll };
}
