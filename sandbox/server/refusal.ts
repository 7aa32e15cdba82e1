import texts from "../lang/en.json" with { type: "json" };

const TEXTS = texts.SANDBOX.Refusal;

/** A reason why the server does not do what it was asked; the page says it in the user's language. */
export class Refusal extends Error {
  readonly key: keyof typeof TEXTS;
  readonly data: Record<string, string>;

  constructor(key: keyof typeof TEXTS, data: Record<string, string> = {}) {
    super(TEXTS[key].replaceAll(/\{(\w+)\}/gu, (_whole, name: string) => data[name] ?? ""));
    this.key = key;
    this.data = data;
  }
}
