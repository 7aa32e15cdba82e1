import { improve } from "../actions/advance.ts";
import { readLedger } from "../adapter/ledger.ts";
import { offerTo, readLearner } from "../adapter/offer.ts";
import { readersFormats, readersOrder, say } from "../adapter/text.ts";
import { templatePath } from "../ids.ts";
import { advancement } from "../../view/ze/advancement.ts";
import { CharacterWindow } from "./character-window.ts";
import { subjectOf } from "./subject.ts";

/** The window in which attributes and skills are raised for CP. */
export class AdvancementSheet extends CharacterWindow {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions<AdvancementSheet> = {
    id: "matrix-construct-advancement-{id}",
    position: { width: 680, height: 720 },
    actions: { buy: AdvancementSheet.#onBuy },
  };

  static override PARTS = { body: { template: templatePath("apps/advancement"), scrollable: [""] } };

  override get title(): string {
    return say({ key: "MC.Advance.window", data: { name: this.character.name } });
  }

  protected override async draw(): Promise<object> {
    const actor = this.character;
    const offer = await offerTo(actor);
    return advancement({
      snapshot: readLearner(actor, offer),
      ledger: readLedger(actor),
      skills: [...offer.skills].map(([slug, { name }]) => ({ slug, name })),
      formats: readersFormats(),
      compare: readersOrder(),
    });
  }

  static async #onBuy(this: AdvancementSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const what = subjectOf(target);
    if (what) await improve(this.character, what, Number(target.dataset["to"]));
  }
}
