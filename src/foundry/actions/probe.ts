import { readCharacter, readHouseRules } from "../adapter/read.ts";
import { say } from "../adapter/text.ts";
import { playStep } from "../dice/play.ts";
import { ze } from "../../rules/index.ts";
import { warn } from "./attack.ts";
import { postCard } from "./post.ts";
import { inTurn } from "./queue.ts";

/** Rolls a probe of the character on an attribute (id) or a skill (slug), and posts its card. */
export async function rollSubject(actor: Actor.OfType<"ze">, subject: string, _isFast: boolean): Promise<void> {
  const rules = readHouseRules();
  const check = ze.probeCheck(readCharacter(actor), subject, {}, rules);
  if (!check.ok) return warn(check.problems);
  await inTurn(async () => {
    const played = await playStep<object>(ze.probe(check.value));
    const content = say({ key: "MC.Card.plain", data: { actor: actor.name, item: subject } });
    await postCard({ kind: "probe", actor, item: null, check: { ...check.value, subject }, played, targets: [], costs: [], content });
  });
}
