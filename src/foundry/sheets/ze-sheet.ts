import { dropLearned } from "../actions/learned.ts";
import { inTurn } from "../actions/queue.ts";
import { HandlebarsActorSheet } from "../apps/handlebars.ts";
import { pressEnded } from "../apps/press.ts";
import { numbersOf, settleNumber, stepNumber } from "../apps/number-input.ts";
import { elementOf } from "../adapter/element.ts";
import { attempt, inBackground } from "../adapter/failure.ts";
import { writeGmNotes } from "../adapter/gm-notes.ts";
import { say } from "../adapter/text.ts";
import { templatePath } from "../ids.ts";
import { zeSheet, type ZeSheetContext } from "../../view/ze/sheet.ts";
import { TABS, type Tab, type ZeSheetInput } from "../../view/ze/sheet-input.ts";
import { ADVANCE_ACTIONS } from "./advance-actions.ts";
import { ChangedParts } from "./changed-parts.ts";
import { HEALTH_ACTIONS } from "./health-actions.ts";
import { keepChanged } from "./changed-field.ts";
import { ITEM_ACTIONS, itemOf } from "./item-actions.ts";
import { keepPlace } from "./kept-place.ts";
import { listenToRoot } from "./root-listeners.ts";
import { windowsAbove } from "./windows-above.ts";
import { zeInput } from "./ze-input.ts";

type FormConfiguration = Parameters<foundry.applications.api.ApplicationV2["_onChangeForm"]>[0];
type FormParts = Parameters<foundry.applications.api.DocumentSheetV2.Any["_processFormData"]>;
type ContextOptions = foundry.applications.api.DocumentSheetV2.RenderOptions & { isFirstRender: boolean };

/** What buttons do, by their `data-action`; `this` is the sheet they stand on. */
export type SheetActions = Readonly<
  Record<string, (this: ZeActorSheet, event: PointerEvent, target: HTMLElement) => void | Promise<void>>
>;

/** The sheet of the German rule set's character. */
export class ZeActorSheet extends HandlebarsActorSheet<foundry.applications.sheets.ActorSheetV2.RenderContext> {
  static override DEFAULT_OPTIONS: foundry.applications.sheets.ActorSheetV2.DefaultOptions<ZeActorSheet> = {
    classes: ["mc-window"],
    position: { width: 760, height: 720 },
    window: { resizable: true, contentClasses: ["mc-app", "mc-sheet"] },
    form: { submitOnChange: true, closeOnSubmit: false },
    actions: {
      step: ZeActorSheet.#onStep,
      toggleEdit: ZeActorSheet.#onToggleEdit,
      ...ITEM_ACTIONS,
      ...ADVANCE_ACTIONS,
      ...HEALTH_ACTIONS,
    },
  };

  static override PARTS = Object.fromEntries(
    ["compact", "header", "tabs", ...TABS].map((name) => {
      return [name, { template: templatePath(`sheets/ze/${name}`), scrollable: [""] }];
    }),
  );

  override tabGroups: Record<string, string> = { primary: "values" };

  #isEditing = false;

  #selected: ZeSheetInput["selected"] = null;

  /** Whether it is drawn on one page. */
  #isCompact = false;

  /** Whether it is about to open anew, and shows none of the new parts beside the old ones until then. */
  #isReopening = false;

  readonly #parts = new ChangedParts();

  /** What is drawn now, as the view made it. */
  #drawn: ZeSheetContext | null = null;

  /** Gives back the focus and the filters that drawing anew would lose. */
  #restorePlace: () => void = () => undefined;

  /** Of a token that is an actor of its own, its own name. */
  override get title(): string {
    const { token } = this.actor;
    return token ? say({ key: "MC.Sheet.token", data: { name: token.name } }) : super.title;
  }

  /** The character; a sheet of this class is registered for no other type. */
  get character(): Actor.OfType<"ze"> {
    const { actor } = this;
    if (!actor.is("ze")) throw new Error(`This sheet shows characters of the ze variant, not of "${actor.type}".`);
    return actor;
  }

  protected override async _prepareContext(options: ContextOptions) {
    const context = await super._prepareContext(options);
    const input = await zeInput(this.character, {
      id: this.id,
      tab: this.#tab,
      editable: this.isEditable,
      editing: this.#isEditing,
      selected: this.#selected,
    });
    this.#drawn = zeSheet(input);
    return { ...context, ...this.#drawn };
  }

  /** Looks at a level of a tree of special abilities. */
  async select(node: ZeSheetInput["selected"]): Promise<void> {
    this.#selected = node;
    await this.render({ parts: ["sf"] });
  }

  get #tab(): Tab {
    return TABS.find((tab) => tab === this.tabGroups["primary"]) ?? "values";
  }

  /** Who is no player's character is drawn on one page, a character in parts. */
  protected override _configureRenderOptions(...[options]: RenderOptions): void {
    super._configureRenderOptions(options);
    const isCompact = this.character.system.role !== "character";
    if (this.rendered && isCompact !== this.#isCompact) inBackground("sheet", () => this.#reopen());
    this.#isCompact = isCompact;
    const parts = isCompact ? ["compact"] : (options.parts ?? []).filter((part) => part !== "compact");
    options.parts = this.#isReopening ? [] : parts;
  }

  /** Opens the sheet anew, because it now consists of other parts, below the windows that lay above it. */
  async #reopen(): Promise<void> {
    const above = windowsAbove(this);
    this.#isReopening = true;
    await this.close({ animate: false }).finally(() => {
      this.#isReopening = false;
    });
    await this.render({ force: true });
    for (const window of above) window.bringToFront();
  }

  protected override async _preRender(...[context, options]: PreRender): Promise<void> {
    await super._preRender(context, options);
    await pressEnded();
    if (options.isFirstRender) this.#parts.clear();
    else this.#restorePlace = keepPlace(this.element);
    if (this.#drawn) options.parts = this.#parts.take(options.parts ?? [], this.#drawn);
  }

  protected override async _onRender(...[context, options]: OnRender): Promise<void> {
    await super._onRender(context, options);
    this.#restorePlace();
  }

  protected override async _onFirstRender(...[context, options]: FirstRender): Promise<void> {
    await super._onFirstRender(context, options);
    listenToRoot(this.element);
    this.element.addEventListener("change", (event) => void attempt(this.title, () => this.#onItemField(event)));
  }

  override changeTab(...[tab, group, options]: Parameters<foundry.applications.api.ApplicationV2["changeTab"]>): void {
    super.changeTab(tab, group, options);
    for (const button of this.element.querySelectorAll<HTMLElement>("[role=tab]")) {
      const isActive = button.dataset["tab"] === tab;
      button.setAttribute("aria-selected", String(isActive));
      button.tabIndex = isActive ? 0 : -1;
    }
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): void {
    const notes = elementOf(event.target)?.closest<HTMLTextAreaElement>("textarea[data-mc-gm-notes]");
    // In turn, as all notes are kept together: one that was read before another is written would take it away.
    if (notes) return void attempt(this.title, () => inTurn(() => writeGmNotes(this.character, notes.value)));
    if (elementOf(event.target)?.hasAttribute("name") !== true) return;
    if (settleNumber(event.target)) super._onChangeForm(config, event);
  }

  protected override _processFormData(...[event, form, formData]: FormParts) {
    Object.assign(formData.object, numbersOf(form));
    keepChanged(formData.object, event);
    // What the GM notes is no part of the actor, whose owners read all of it.
    delete formData.object["gmNotes"];
    return super._processFormData(event, form, formData);
  }

  protected override async _onDropItem(...[event, item]: DropItem) {
    // In turn, so that a skill which is dropped twice is found there by the second drop.
    const drop = async () => {
      const isForeign = item.parent !== this.character;
      const learned = isForeign ? await dropLearned(this.character, item) : null;
      return learned ? learned.made : super._onDropItem(event, item);
    };
    return (await attempt(item.name, () => inTurn(drop))) ?? null;
  }

  /** Writes a field that stands for a value of an item rather than of the actor. */
  async #onItemField(event: Event): Promise<void> {
    const field = elementOf(event.target)?.closest<HTMLInputElement>("input[data-mc-item-field]");
    const item = field ? itemOf(this.character, field) : null;
    if (!field || !item || !settleNumber(field)) return;
    await item.update(foundry.utils.expandObject({ [field.dataset["mcItemField"] ?? ""]: Number(field.value) }));
  }

  static async #onStep(this: ZeActorSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    if (stepNumber(this.element, target)) await this.submit();
  }

  static async #onToggleEdit(this: ZeActorSheet): Promise<void> {
    this.#isEditing = !this.#isEditing;
    await this.render();
  }
}

type PreRender = Parameters<foundry.applications.sheets.ActorSheetV2["_preRender"]>;
type OnRender = Parameters<foundry.applications.sheets.ActorSheetV2["_onRender"]>;
type DropItem = Parameters<foundry.applications.sheets.ActorSheetV2["_onDropItem"]>;
type FirstRender = Parameters<foundry.applications.sheets.ActorSheetV2["_onFirstRender"]>;
type RenderOptions = Parameters<foundry.applications.sheets.ActorSheetV2["_configureRenderOptions"]>;
