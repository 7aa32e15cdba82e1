import { make } from "../apps/elements.ts";
import { game } from "../core/game.ts";
import { localize } from "../core/i18n.ts";
import { AbstractSidebarTab } from "./sidebar-tab.ts";

/** Who takes part in the encounter: a plain list. */
export class CombatTracker extends AbstractSidebarTab {
  static override tabName = "combat";

  override async _renderHTML(): Promise<HTMLElement[]> {
    const { combat, user } = game;
    const shown = combat?.combatants.filter(({ hidden }) => user.isGM || !hidden) ?? [];
    const title = combat ? localize("SANDBOX.Combat.Round", { round: combat.round }) : localize("SANDBOX.Combat.None");
    const rows = shown.map(({ id, name, defeated, initiative }) => {
      const row = make("li", defeated ? "combatant defeated" : "combatant", make("span", "token-name", name));
      row.dataset["combatantId"] = id ?? "";
      if (initiative !== null) row.append(make("span", "token-initiative", String(initiative)));
      return row;
    });
    return [make("header", "encounter-controls", make("strong", "", title)), make("ol", "combat-tracker", ...rows)];
  }
}
