let tail: Promise<unknown> = Promise.resolve();

/** Runs `work` after everything queued before it has ended; what fails does not hold up what follows. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = tail.then(work, work);
  tail = turn.catch(() => null);
  return turn;
}
