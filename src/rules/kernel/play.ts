import { ArgumentError, callable, list } from "./argument.ts";
import { checkAsk, readFaces, type Ask } from "./ask.ts";
import { deeper, MOST_TURNS } from "./depth.ts";
import { allow, refuse, type Result } from "./result.ts";
import { checkStep, type Step } from "./step.ts";

/** The dice thrown for one request: the request and its faces in the order in which they fell. */
export interface Throw {
  readonly ask: Ask;
  readonly faces: readonly number[];
}

/** Yields each request of a step in turn, is resumed with its reading, and returns the answer. */
export function play<T>(step: Step<T>): Generator<Ask, T, number> {
  return playAt(step, 0);
}

function* playAt<T>(step: Step<T>, depth: number): Generator<Ask, T, number> {
  let at = step;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    checkStep("step", at);
    if (at.kind === "done") return at.value;
    if (at.kind === "roll") at = at.next(yield checkAsk(at.ask));
    else
      at = yield* at.open(function* <A>(first: Step<A>, next: (value: A) => Step<T>): Generator<Ask, Step<T>, number> {
        return next(yield* playAt(first, deeper(depth)));
      });
  }
  throw new ArgumentError("step", "a step that comes to an end");
}

/** The answer of a step whose dice are thrown by `throwDice`, with the transcript of what fell. */
export function playWith<T>(
  step: Step<T>,
  throwDice: (ask: Ask) => readonly number[],
): { readonly value: T; readonly transcript: readonly Throw[] } {
  callable("throwDice", throwDice);
  const transcript: Throw[] = [];
  const game = play(step);
  let turn = game.next(0);
  while (turn.done !== true) {
    const faces = throwDice(turn.value);
    transcript.push({ ask: turn.value, faces });
    turn = game.next(readFaces(turn.value, faces));
  }
  return { value: turn.value, transcript };
}

/**
 * The answer of a step replayed with the faces of a transcript, one list a request. Refused (`MC.Refusal.transcript`)
 * where the faces do not fit what the step asks for: too few, too many, or faces that no such die has.
 */
export function replay<T>(step: Step<T>, faces: readonly (readonly number[])[]): Result<T> {
  const given = list("faces", faces);
  let used = 0;
  try {
    const { value } = playWith(step, () => given[used++] ?? []);
    return used === given.length ? allow(value) : refuse({ key: "MC.Refusal.transcript" });
  } catch (error) {
    if (error instanceof ArgumentError && error.argument === "faces") return refuse({ key: "MC.Refusal.transcript" });
    throw error;
  }
}
