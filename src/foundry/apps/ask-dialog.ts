import { besideOptions } from "../adapter/compat.ts";
import { attempt } from "../adapter/failure.ts";
import { lastPress, noteKey, type Press } from "../adapter/heard.ts";
import { SYSTEM, templatePath } from "../ids.ts";
import { noteOpener } from "./address.ts";
import { holdEnter, settleNumber, stepNumber } from "./number-input.ts";
import { followPress, pressEnded } from "./press.ts";
import { HandlebarsWindow } from "./handlebars.ts";

/** What a form holds: its fields by name, checkboxes as true and false. */
export type Answers = Readonly<Record<string, unknown>>;

/** A question asked in a window whose content follows from what has been chosen so far. */
export interface Question<Choice> {
  /** The title of the window, as a sentence in the reader's language. */
  readonly title: string;
  /** The name of the template below `apps/`. */
  readonly template: string;
  readonly choice: Choice;
  /** The choice after the form was changed. */
  read(answers: Answers, before: Choice): Choice;
  /** What the template shows for a choice. */
  draw(choice: Choice): object;
}

/**
 * Asks a question and answers with the choice, or null when the window is closed without one. A second press of the
 * button is not heard.
 */
export function ask<Choice>(question: Question<Choice>): Promise<Choice | null> {
  return new Promise((resolve, reject) => {
    let { choice } = question;
    const dialog = new AskDialog({
      window: { title: question.title },
      question: {
        draw: () => ({ ...question.draw(choice), body: `mc-ask-${question.template}` }),
        change: (answers) => {
          choice = question.read(answers, choice);
        },
        settle: (isChosen) => resolve(isChosen ? choice : null),
      },
    });
    dialog.render({ force: true, ...besideOptions(lastPress()?.app) }).catch(reject);
  });
}

type Base = foundry.applications.api.ApplicationV2;
type FormConfiguration = Parameters<Base["_onChangeForm"]>[0];
type CloseOptions = Parameters<Base["_onClose"]>[0];

/** The question as the window sees it: it never learns what a choice is made of. */
interface OpenQuestion {
  draw(): object;
  change(answers: Answers): void;
  settle(isChosen: boolean): void;
}

interface AskOptions extends foundry.applications.api.ApplicationV2.Configuration {
  question: OpenQuestion;
}

/** What can be answered first in a window. */
const FIRST = ".window-content :is(input, select, textarea, button):not(:disabled, [type=hidden])";

class AskDialog extends HandlebarsWindow<object, AskOptions> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions<AskDialog> = {
    id: "matrix-construct-ask-{id}",
    tag: "form",
    classes: ["mc-window"],
    window: { contentClasses: ["mc-app"] },
    position: { width: 480 },
    form: { handler: AskDialog.#onSubmit, submitOnChange: false, closeOnSubmit: true },
    actions: { chooseAll: AskDialog.#onChooseAll, step: AskDialog.#onStep },
  };

  static override PARTS = { body: { template: templatePath("apps/ask"), scrollable: [""] } };

  #isChosen = false;

  /** The press that asked for this window. */
  readonly #press = lastPress();

  /** Gives the focus back to the button of that press. */
  readonly #returnFocus = noteOpener(this.#press?.button);

  protected override _prepareContext(): Promise<object> {
    const skips = game.settings.get(SYSTEM, "skipDialog");
    return Promise.resolve({ ...this.options.question.draw(), id: this.id, skips });
  }

  protected override async _preRender(...[context, options]: Parameters<Base["_preRender"]>): Promise<void> {
    await super._preRender(context, options);
    await pressEnded();
  }

  protected override async _onRender(...[context, options]: Parameters<Base["_onRender"]>): Promise<void> {
    await super._onRender(context, options);
    this.#stayOnScreen();
  }

  /** Moves the window up by what has grown out at the bottom of the screen. */
  #stayOnScreen(): void {
    const { top, bottom } = this.element.getBoundingClientRect();
    const { innerHeight } = this.element.ownerDocument.defaultView ?? window;
    if (bottom > innerHeight && top > 0) this.setPosition({ top: Math.max(0, top - (bottom - innerHeight)) });
  }

  protected override async _onFirstRender(...[context, options]: Parameters<Base["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.#press) this.#press.asks = this;
    followPress(this.element);
    holdEnter(this.element);
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
    // For who has no pointer: what the window asks first is where the keys go.
    this.element.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    void this.close();
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): void {
    super._onChangeForm(config, event);
    if (settleNumber(event.target)) this.#change();
  }

  protected override _onClose(options: CloseOptions): void {
    super._onClose(options);
    if (this.#press) this.#returnTo(this.#press);
    this.options.question.settle(this.#isChosen);
  }

  /** Goes back to the button, where the key that answered may be pressed once more: that is no press of the button. */
  #returnTo(press: Press): void {
    press.asks = null;
    noteKey(this.#isChosen ? press.button : null);
    this.#returnFocus();
  }

  #change(): void {
    void attempt(this.title, async () => {
      if (!this.form) return;
      this.options.question.change(new foundry.applications.ux.FormDataExtended(this.form).object);
      await this.render();
    });
  }

  static async #onSubmit(this: AskDialog): Promise<void> {
    this.#isChosen = true;
  }

  /** Ticks every box of the section that the button stands in. */
  static #onChooseAll(this: AskDialog, _event: PointerEvent, button: HTMLElement): void {
    const boxes = button.closest("section")?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
    for (const box of boxes) box.checked = true;
    this.#change();
  }

  static #onStep(this: AskDialog, _event: PointerEvent, button: HTMLElement): void {
    if (stepNumber(this.element, button)) this.#change();
  }
}
