import { say } from "../adapter/text.ts";
import { SYSTEM } from "../ids.ts";
import type { kernel } from "../../rules/index.ts";

/** Whether a dialog is passed over: by the key, or by the setting, which the key then turns round. */
export function mayPassOver(isFast: boolean): boolean {
  return isFast !== game.settings.get(SYSTEM, "skipDialog");
}

/** Says every reason why the rules refuse. */
export function warn(problems: readonly kernel.Refusal[]): void {
  for (const problem of problems) ui.notifications.warn(say(problem));
}
