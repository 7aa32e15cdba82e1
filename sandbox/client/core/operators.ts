import { OPERATOR_IDENTIFIER } from "../../shared/objects.ts";

/** Removes the key it stands at. */
export class ForcedDeletion {
  toJSON(): Record<string, unknown> {
    return { [OPERATOR_IDENTIFIER]: "ForcedDeletion" };
  }
}
