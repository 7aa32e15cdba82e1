import type { RenderOptions } from "../apps/application-options.ts";
import { HandlebarsApplicationMixin } from "../apps/handlebars-application.ts";
import { page, type Data, type DocumentLike } from "../apps/page.ts";
import { AbstractSidebarTab } from "./sidebar-tab.ts";

interface CombatLike extends DocumentLike {
  turns?: CombatantLike[];
  combatants: Iterable<CombatantLike>;
  combatant?: { id: string } | null;
  started: boolean;
  round: number;
}

interface CombatantLike extends DocumentLike {
  initiative: number | null;
  hidden: boolean;
  isDefeated?: boolean;
}

const FOLDER = "templates/sidebar/tabs/combat";

const Base = HandlebarsApplicationMixin(AbstractSidebarTab);

async function createCombat(): Promise<void> {
  const { documentClass } = page().CONFIG["Combat"] ?? {};
  await documentClass?.create({ active: true });
}

/** The encounter that is shown: a plain list, which systems replace by their own. */
export class CombatTracker extends Base {
  static tabName = "combat";
  static override DEFAULT_OPTIONS: Data = { actions: { createCombat } };
  static override PARTS = {
    header: { template: `${FOLDER}/header.hbs` },
    tracker: { template: `${FOLDER}/tracker.hbs`, scrollable: [""] },
    footer: { template: `${FOLDER}/footer.hbs` },
  };

  #viewed: string | null = null;

  get viewed(): CombatLike | null {
    const { combats, combat } = page().game;
    const chosen = this.#viewed ? combats.get(this.#viewed) : null;
    return (chosen ?? combat ?? combats.contents[0] ?? null) as CombatLike | null;
  }

  set viewed(combat: CombatLike | null) {
    this.#viewed = combat?.id ?? null;
  }

  override async _preparePartContext(partId: string, context: Data, options: RenderOptions): Promise<Data> {
    const own = await super._preparePartContext(partId, context, options);
    await this._prepareCombatContext(own, options);
    if (partId === "tracker") await this._prepareTrackerContext(own, options);
    return own;
  }

  async _prepareCombatContext(context: Data, _options: RenderOptions): Promise<void> {
    const combat = this.viewed;
    const { user, combats } = page().game;
    Object.assign(context, { combat, combats: combats.contents, user, hasCombat: combat !== null, control: user.isGM });
  }

  async _prepareTrackerContext(context: Data, _options: RenderOptions): Promise<void> {
    const combat = this.viewed;
    const turns = combat ? [...(combat.turns ?? combat.combatants)] : [];
    const shown = turns.filter((combatant) => page().game.user.isGM || !combatant.hidden);
    context["turns"] = combat
      ? await Promise.all(shown.map((combatant, index) => this._prepareTurnContext(combat, combatant, index)))
      : [];
  }

  async _prepareTurnContext(combat: CombatLike, combatant: CombatantLike, _index: number): Promise<Data> {
    const { id, name, img, initiative, hidden, isOwner, isDefeated } = combatant;
    const active = combat.combatant?.id === id;
    const css = [active && "active", hidden && "hide", isDefeated && "defeated"].filter((one) => one).join(" ");
    return { id, name, img, initiative, hidden, isOwner, isDefeated, active, css };
  }

  override _onClickAction(event: PointerEvent, target: HTMLElement): unknown {
    const action = target.dataset["action"] ?? "";
    // Buttons of an encounter are named after its methods.
    const method = (this.viewed as unknown as Record<string, unknown> | null)?.[action];
    return typeof method === "function" ? method.call(this.viewed) : super._onClickAction(event, target);
  }
}
