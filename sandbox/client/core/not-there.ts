/**
 * Refuses a class that brings members which the platform calls and this host does not: what is never called would
 * otherwise fail in silence.
 */
export function refuseMembers(owner: object, where: string, names: readonly string[]): void {
  const found = names.find((name) => name in owner);
  if (found !== undefined) throw new Error(`sandbox: ${where}.${found} is not there`);
}

/** Refuses options that this host does not read. */
export function refuseOptions(options: object, where: string, known: ReadonlySet<string>): void {
  const found = Object.keys(options).find((name) => !known.has(name));
  if (found !== undefined) throw new Error(`sandbox: ${where} has no option ${found}`);
}

/** A list of names, written as words. */
export function namesIn(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
