import { asPlain, readTranscript, type Card } from "../adapter/cards.ts";
import { kernel } from "../../rules/index.ts";

function forged() {
  return kernel.refuse({ key: "MC.Refusal.doesNotFollow" });
}

/**
 * What a step comes to with faces that fell elsewhere. The step is made in here, because a check that somebody else wrote
 * may be none at all: refused, as are faces that do not fit.
 */
export function follow<T>(make: () => kernel.Step<T>, faces: readonly (readonly number[])[]): kernel.Result<T> {
  try {
    const replayed = kernel.replay(make(), faces);
    return replayed.ok ? replayed : forged();
  } catch (error) {
    if (error instanceof kernel.ArgumentError) return forged();
    throw error;
  }
}

/** Refuses a card whose outcome does not follow from its dice and the step that its check makes. */
export function outcomeFollows(card: Card, make: () => kernel.Step<object>): kernel.Result<null> {
  const followed = follow(make, readTranscript(card));
  if (!followed.ok) return followed;
  return kernel.isSame(asPlain(followed.value), asPlain(card.system.outcome)) ? kernel.allow(null) : forged();
}
