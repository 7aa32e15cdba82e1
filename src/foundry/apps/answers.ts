/** The whole number that was answered, where it is one from `min` to `max`; else the one before. */
export function wholeIn(answer: unknown, before: number, [min, max] = [-Infinity, Infinity]): number {
  const number = Number(answer);
  return Number.isInteger(number) && number >= min && number <= max ? number : before;
}

/** The text that was answered, without white space around it and at most so long; else the one before. */
export function textIn(answer: unknown, before: string, longest = Infinity): string {
  return typeof answer === "string" ? answer.trim().slice(0, longest) : before;
}
