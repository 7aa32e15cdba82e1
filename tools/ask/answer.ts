import { ArgumentError } from "../../src/rules/kernel/index.ts";
import { Input, InputError, type Answer, type Questions } from "./input.ts";

/** The variants that can be asked, each with the module of its questions; only the one asked for is loaded. */
const VARIANTS: Readonly<Record<string, () => Promise<{ readonly questions: Questions }>>> = {
  disciplines: () => import("./disciplines.ts"),
  ze: () => import("./ze.ts"),
  abilities: () => import("./abilities.ts"),
};

/** What the command prints and its exit status: 0 for an answer, 2 for bad input. */
export interface Reply {
  readonly line: string;
  readonly status: 0 | 2;
}

/** The reply to the words of a command line: variant, question, and the input as JSON (`{}` where it is left out). */
export async function answer(words: readonly string[]): Promise<Reply> {
  try {
    return { line: JSON.stringify(await ask(words)), status: 0 };
  } catch (error) {
    if (!(error instanceof InputError || error instanceof ArgumentError)) throw error;
    return { line: JSON.stringify({ error: error.message }), status: 2 };
  }
}

async function ask([variant = "", question = "", json = "{}", ...rest]: readonly string[]): Promise<Answer> {
  const load = Object.hasOwn(VARIANTS, variant) ? VARIANTS[variant] : undefined;
  if (load === undefined) throw new InputError("the variant", `one of ${Object.keys(VARIANTS).join(", ")}`);
  const { questions } = await load();
  const known = Object.hasOwn(questions, question) ? questions[question] : undefined;
  if (known === undefined) throw new InputError("the question", `one of ${Object.keys(questions).join(", ")}`);
  if (rest.length > 0) throw new InputError("the input", "one word: quote the JSON");
  const input = new Input(parse(json));
  const found = known(input);
  input.refuseUnread();
  return found;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new InputError("the input", "JSON");
  }
}
