import { choice, plain } from "./fields.ts";

const { ArrayField, NumberField, ObjectField, SchemaField, StringField } = foundry.data.fields;

/** How far an entry of a card has come. */
export const ENTRY_STATES = ["open", "applied", "undone"] as const;

/** What a request may ask of the GM's client. */
export const VERBS = ["apply", "undo", "answer"] as const;

function json() {
  return new ObjectField({ required: true, nullable: false, initial: {} });
}

function uuidOrNone() {
  return new StringField({ required: true, nullable: true, blank: false, initial: null });
}

function defineCheckSchema() {
  return {
    variant: plain("ze"),
    kind: plain(),
    actor: uuidOrNone(),
    token: uuidOrNone(),
    item: uuidOrNone(),
    names: new SchemaField({ actor: plain(), item: plain(), img: plain() }),
    check: json(),
    transcript: new ArrayField(new ArrayField(new NumberField({ required: true, nullable: false, integer: true }))),
    outcome: json(),
    entries: new ArrayField(
      new SchemaField({
        id: plain(),
        kind: plain("target"),
        target: uuidOrNone(),
        name: plain(),
        img: plain(),
        state: choice(ENTRY_STATES, "open"),
        by: plain(),
        changes: new ArrayField(json()),
      }),
    ),
  };
}

type CheckSchema = ReturnType<typeof defineCheckSchema>;

/** A card: what was checked, what fell, what came out, and one entry for each document that it changes. */
export class CheckData extends foundry.abstract.TypeDataModel<CheckSchema, ChatMessage.Implementation> {
  static override defineSchema(): CheckSchema {
    return defineCheckSchema();
  }
}

function defineRequestSchema() {
  return {
    verb: choice(VERBS, "apply"),
    message: plain(),
    entry: plain(),
    payload: json(),
    answer: plain(),
    data: json(),
    by: plain(),
  };
}

type RequestSchema = ReturnType<typeof defineRequestSchema>;

/**
 * A player's request to the GM's client: do this to that entry of that card, with the dice of an answer as payload. Its
 * author is known to the server; the GM's answer is the GM's, and names by whom it was asked.
 */
export class RequestData extends foundry.abstract.TypeDataModel<RequestSchema, ChatMessage.Implementation> {
  static override defineSchema(): RequestSchema {
    return defineRequestSchema();
  }
}
