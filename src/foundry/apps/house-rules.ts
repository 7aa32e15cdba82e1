import { attempt } from "../adapter/failure.ts";
import { readHouseRules } from "../adapter/house-rules.ts";
import { say } from "../adapter/text.ts";
import { SETTINGS, SYSTEM, templatePath } from "../ids.ts";
import { kernel, VARIANTS, ze } from "../../rules/index.ts";
import { houseRules, type HouseRule } from "../../view/house-rules.ts";
import { textIn, wholeIn } from "./answers.ts";
import { HandlebarsWindow } from "./handlebars.ts";
import { holdEnter, settleNumber } from "./number-input.ts";

type Base = foundry.applications.api.ApplicationV2;
type FormConfiguration = Parameters<Base["_onChangeForm"]>[0];

/** House rules as they stand in the window: typed, but not saved yet. */
interface Draft {
  readonly defaultVariant: string;
  readonly w10Reading: string;
  readonly woundRows: Readonly<Record<ze.Row, readonly number[]>>;
  readonly mentalRow: readonly number[];
  readonly apFormula: string;
}

function draftOf(variant: string, { reading, rows, mental, apFormula }: ze.HouseRules): Draft {
  const boxes = (id: ze.Row): readonly number[] => rows.find((row) => row.id === id)?.boxes ?? [];
  const woundRows = { L: boxes("L"), M: boxes("M"), S: boxes("S"), O: boxes("O") };
  return { defaultVariant: variant, w10Reading: reading, woundRows, mentalRow: mental, apFormula };
}

const KEYS = ["defaultVariant", "w10Reading", "woundRows", "mentalRow", "apFormula"] as const;

const STANDARD = draftOf("ze", ze.DEFAULT_RULES);

/** The draft as the window lists it: every rule with its ruling and whether it is as it was made. */
function rulesOf(draft: Draft): readonly HouseRule[] {
  const rule = (key: keyof Draft, ruling: string, value: HouseRule["value"]): HouseRule => ({
    key,
    group: key === "defaultVariant" ? "all" : "ze",
    ruling,
    link: `systems/${SYSTEM}/docs/rulings/ze.md`,
    changed: JSON.stringify(draft[key]) !== JSON.stringify(STANDARD[key]),
    value,
  });
  const choice = (chosen: string, choices: readonly string[]) => ({ kind: "choice", chosen, choices }) as const;
  const rows = ze.ROWS.map((id) => ({ id, icon: "", figures: draft.woundRows[id] }));
  const known = VARIANTS.filter((variant) => variant in game.system.documentTypes.Actor);
  return [
    // Nothing is to be chosen where there is but one.
    ...(known.length > 1 ? [rule("defaultVariant", "R-1", choice(draft.defaultVariant, known))] : []),
    rule("w10Reading", "R-Z1", choice(draft.w10Reading, kernel.W10_READINGS)),
    rule("woundRows", "R-Z6", { kind: "boxes", rows }),
    rule("mentalRow", "R-Z6", { kind: "boxes", rows: [{ id: "mental", icon: "brain", figures: draft.mentalRow }] }),
    rule("apFormula", "R-Z8", { kind: "text", text: draft.apFormula }),
  ];
}

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

  #draft = draftOf(game.settings.get(SYSTEM, SETTINGS.defaultVariant), readHouseRules());

  protected override _prepareContext(): Promise<object> {
    return Promise.resolve({ ...houseRules(this.id, rulesOf(this.#draft)) });
  }

  protected override async _onFirstRender(...[context, options]: Parameters<Base["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(context, options);
    holdEnter(this.element);
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): void {
    super._onChangeForm(config, event);
    if (!settleNumber(event.target) || !this.form) return;
    this.#draft = typed(new foundry.applications.ux.FormDataExtended(this.form).object, this.#draft);
    void this.render();
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
    await settings.set(SYSTEM, SETTINGS.defaultVariant, others.defaultVariant);
    await settings.set(SYSTEM, SETTINGS.w10Reading, others.w10Reading);
    await settings.set(SYSTEM, SETTINGS.apFormula, apFormula);
    await settings.set(SYSTEM, SETTINGS.woundRows, { ...others.woundRows });
    await settings.set(SYSTEM, SETTINGS.mentalRow, [...others.mentalRow]);
    ui.notifications.info(say({ key: "MC.Notice.saved" }));
  }

  static async #onResetRule(this: HouseRulesWindow, _event: PointerEvent, { dataset }: HTMLElement): Promise<void> {
    const key = KEYS.find((one) => one === dataset["key"]);
    if (key) this.#draft = { ...this.#draft, [key]: STANDARD[key] };
    await this.render();
  }

  static async #onResetRules(this: HouseRulesWindow): Promise<void> {
    this.#draft = STANDARD;
    await this.render();
  }
}

/** The draft after the form was changed. */
function typed(answers: Readonly<Record<string, unknown>>, before: Draft): Draft {
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
