import { attempt } from "../adapter/failure.ts";
import { readHouseRules } from "../adapter/house-rules.ts";
import { say } from "../adapter/text.ts";
import { SYSTEM, templatePath } from "../ids.ts";
import { VARIANTS, ze } from "../../rules/index.ts";
import { houseRules, type RuleValues } from "../../view/house-rules.ts";
import { textIn, wholeIn } from "./answers.ts";
import { HandlebarsWindow } from "./handlebars.ts";
import { holdEnter, settleNumber } from "./number-input.ts";

type Base = foundry.applications.api.ApplicationV2;
type FormConfiguration = Parameters<Base["_onChangeForm"]>[0];

/** House rules as the window shows them: typed, but not saved yet. */
function draftOf(defaultVariant: string, { reading, rows, mental, apFormula }: ze.HouseRules): RuleValues {
  const boxes = (id: ze.Row): readonly number[] => rows.find((row) => row.id === id)?.boxes ?? [];
  const woundRows = { L: boxes("L"), M: boxes("M"), S: boxes("S"), O: boxes("O") };
  return { defaultVariant, w10Reading: reading, woundRows, mentalRow: mental, apFormula };
}

const STANDARD = draftOf("ze", ze.DEFAULT_RULES);

/** The window in which the GM sets every ruling that a table may decide for itself. */
export class HouseRulesWindow extends HandlebarsWindow<object> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions<HouseRulesWindow> = {
    id: "matrix-construct-house-rules",
    tag: "form",
    classes: ["mc-window"],
    window: { title: "MC.HouseRules.title", resizable: true, contentClasses: ["mc-app"] },
    position: { width: 660, height: 720 },
    form: { handler: HouseRulesWindow.#onSubmit, submitOnChange: false, closeOnSubmit: false },
    actions: { resetRule: HouseRulesWindow.#onResetRule, resetRules: HouseRulesWindow.#onResetRules },
  };

  static override PARTS = { body: { template: templatePath("apps/house-rules"), scrollable: [""] } };

  #draft = draftOf(game.settings.get(SYSTEM, "defaultVariant"), readHouseRules());

  protected override _prepareContext(): Promise<object> {
    const variants = VARIANTS.filter((variant) => variant in game.system.documentTypes.Actor);
    return Promise.resolve(houseRules({ id: this.id, values: this.#draft, standard: STANDARD, variants }));
  }

  protected override async _onFirstRender(...[context, options]: Parameters<Base["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(context, options);
    holdEnter(this.element);
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): void {
    super._onChangeForm(config, event);
    if (!settleNumber(event.target) || !this.form) return;
    this.#draft = typed(new foundry.applications.ux.FormDataExtended(this.form).object, this.#draft);
    void attempt(this.title, () => this.render());
  }

  static async #onSubmit(this: HouseRulesWindow): Promise<void> {
    await attempt(this.title, () => this.#save());
  }

  async #save(): Promise<void> {
    const { apFormula, ...others } = this.#draft;
    if (ze.readFormula(apFormula) === null) {
      ui.notifications.warn(say({ key: "MC.Refusal.formula" }));
      return;
    }
    const { settings } = game;
    await settings.set(SYSTEM, "defaultVariant", others.defaultVariant);
    await settings.set(SYSTEM, "w10Reading", others.w10Reading);
    await settings.set(SYSTEM, "apFormula", apFormula);
    await settings.set(SYSTEM, "woundRows", { ...others.woundRows });
    await settings.set(SYSTEM, "mentalRow", [...others.mentalRow]);
    ui.notifications.info(say({ key: "MC.Notice.saved" }));
  }

  static async #onResetRule(this: HouseRulesWindow, _event: PointerEvent, { dataset }: HTMLElement): Promise<void> {
    const made = Object.entries(STANDARD).filter(([key]) => key === dataset["key"]);
    this.#draft = { ...this.#draft, ...Object.fromEntries(made) };
    await this.render();
  }

  static async #onResetRules(this: HouseRulesWindow): Promise<void> {
    this.#draft = STANDARD;
    await this.render();
  }
}

/** The draft after the form was changed. */
function typed(answers: Readonly<Record<string, unknown>>, before: RuleValues): RuleValues {
  const boxes = (name: string, old: readonly number[]): readonly number[] =>
    old.map((malus, index) => wholeIn(answers[`${name}.${index}`], malus, [0, ze.OUT_OF_ACTION]));
  const row = (id: ze.Row): readonly number[] => boxes(`woundRows.${id}`, before.woundRows[id]);
  return {
    defaultVariant: textIn(answers["defaultVariant"], before.defaultVariant),
    w10Reading: textIn(answers["w10Reading"], before.w10Reading),
    woundRows: { L: row("L"), M: row("M"), S: row("S"), O: row("O") },
    mentalRow: boxes("mentalRow.mental", before.mentalRow),
    apFormula: textIn(answers["apFormula"], before.apFormula),
  };
}
