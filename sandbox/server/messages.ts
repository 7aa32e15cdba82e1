import type { Data } from "../shared/objects.ts";
import type { AppliedOperation } from "../shared/wire.ts";
import type { Outcome } from "./operations.ts";

/** A message as a user may see it: whole, without its content, or not at all. */
export function messageFor(userId: string, message: Data | undefined): Data | null {
  if (message === undefined) return null;
  const whisper = Array.isArray(message["whisper"]) ? (message["whisper"] as unknown[]) : []; // checked on this line
  const isAuthor = message["author"] === userId;
  if (whisper.length === 0 || whisper.includes(userId)) return message;
  if (!isAuthor) return null;
  return message["blind"] === true ? withoutContent(message) : message;
}

function withoutContent(message: Data): Data {
  return { ...message, type: "base", content: "", flavor: "", rolls: [], system: {}, flags: {}, sound: null };
}

function only(outcome: Outcome, content: Partial<AppliedOperation>): AppliedOperation {
  return { ...outcome.applied, data: [], ids: [], ...content };
}

/** What of an operation a user is told. */
export function operationsFor(userId: string, outcome: Outcome): AppliedOperation[] {
  if (outcome.applied.documentName !== "ChatMessage") return [outcome.applied];
  const told: AppliedOperation[] = [];
  const count = Math.max(outcome.before.length, outcome.after.length);
  for (let index = 0; index < count; index += 1) {
    const was = messageFor(userId, outcome.before[index]);
    const is = messageFor(userId, outcome.after[index]);
    const sameView = was !== null && is !== null && (was === outcome.before[index]) === (is === outcome.after[index]);
    if (sameView) {
      const whole = is === outcome.after[index];
      told.push(
        only(outcome, {
          data: whole
            ? outcome.applied.data.slice(index, index + 1)
            : [{ _id: is["_id"], whisper: is["whisper"], blind: is["blind"] }],
        }),
      );
      continue;
    }
    if (was !== null) told.push(only(outcome, { action: "delete", ids: [String(was["_id"])] }));
    if (is !== null) told.push(only(outcome, { action: "create", data: [is] }));
  }
  return told;
}
