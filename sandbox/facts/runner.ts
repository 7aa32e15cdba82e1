import { equals } from "../shared/objects.ts";
import { batchFacts } from "./batch.ts";
import { dataModelFacts } from "./data-model.ts";
import { dialogFacts } from "./dialogs.ts";
import { diceFacts } from "./dice.ts";
import { documentFacts } from "./documents.ts";
import type { Assert, Fact, FactSet } from "./fact.ts";
import { fieldFacts } from "./fields.ts";
import { formFacts, typingFacts } from "./forms.ts";
import { messageFacts } from "./messages.ts";
import { objectFacts } from "./objects.ts";
import { platformFacts } from "./platform.ts";
import { tokenActorFacts } from "./token-actors.ts";
import { windowFacts } from "./windows.ts";

export interface FactResult {
  id: string;
  claim: string;
  source: string;
  ok: boolean;
  error?: string;
}

const SETS: readonly FactSet[] = [
  objectFacts,
  fieldFacts,
  dataModelFacts,
  documentFacts,
  batchFacts,
  tokenActorFacts,
  messageFacts,
  platformFacts,
  diceFacts,
  windowFacts,
  formFacts,
  typingFacts,
  dialogFacts,
];

function show(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? typeof value);
}

function fail(text: string, message?: string): never {
  throw new Error(message === undefined ? text : `${message}: ${text}`);
}

const assert: Assert = {
  ok(value, message) {
    if (!value) fail(`${show(value)} is not so`, message);
  },
  equal(actual, expected, message) {
    if (!equals(actual, expected)) fail(`${show(actual)} is not ${show(expected)}`, message);
  },
  deepEqual(actual, expected, message) {
    if (!equals(actual, expected)) fail(`${show(actual)} is not ${show(expected)}`, message);
  },
  throws(action, message) {
    let thrown = false;
    try {
      action();
    } catch {
      thrown = true;
    }
    if (!thrown) fail("nothing was thrown", message);
  },
  async rejects(promise, pattern) {
    const refusal = await promise.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (refusal === null) fail("it was not refused");
    if (!pattern.test(refusal)) fail(`"${refusal}" does not match ${String(pattern)}`);
  },
};

async function judge({ id, claim, source, run }: Fact): Promise<FactResult> {
  try {
    await run(assert);
    return { id, claim, source, ok: true };
  } catch (error) {
    return { id, claim, source, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Puts every fact to the test in this page, one after the other. */
export async function runFacts(): Promise<FactResult[]> {
  const results: FactResult[] = [];
  for (const { facts } of SETS) for (const fact of facts) results.push(await judge(fact));
  return results;
}

interface Runner {
  describe: (name: string, body: () => void) => void;
  it: (title: string, test: () => unknown) => void;
  assert: Assert;
}

/** Hands every fact to another runner, such as one inside a licensed program. */
export function registerFacts({ describe, it, assert: given }: Runner): void {
  // Facts compare by content throughout; other runners keep identity and content apart.
  const byContent: Assert = { ...given, equal: given.deepEqual };
  for (const { name, facts } of SETS) {
    describe(name, () => {
      for (const { id, claim, source, sandboxOnly, run } of facts) {
        if (sandboxOnly !== true) it(`${id}: ${claim} (${source})`, () => run(byContent));
      }
    });
  }
}

Object.assign(globalThis, { __facts: runFacts, __registerFacts: registerFacts });
