/** Something that the platform is said to do, in a form that a browser page can try. */
export interface Fact {
  id: string;
  claim: string;
  /** The public page that says so, or "assumption". */
  source: string;
  /** Tried only in the sandbox, because a licensed host offers no way to set it up. */
  sandboxOnly?: boolean;
  run: (assert: Assert) => void | Promise<void>;
}

export interface Assert {
  ok(value: unknown, message?: string): void;
  equal(actual: unknown, expected: unknown, message?: string): void;
  deepEqual(actual: unknown, expected: unknown, message?: string): void;
  throws(action: () => unknown, message?: string): void;
  rejects(promise: Promise<unknown>, pattern: RegExp): Promise<void>;
}

/** A set of facts about one part of the platform. */
export interface FactSet {
  name: string;
  facts: readonly Fact[];
}

export function fact(id: string, claim: string, source: string, run: Fact["run"]): Fact {
  return { id, claim, source, run };
}

export function group(name: string, facts: readonly Fact[]): FactSet {
  return { name, facts };
}

/** Lets the browser do what it has put off. */
export function pause(ms = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
