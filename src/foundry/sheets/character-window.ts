import { HandlebarsDocumentSheet } from "../apps/handlebars.ts";
import { pressEnded } from "../apps/press.ts";
import { keepPlace } from "./kept-place.ts";
import { listenToRoot } from "./root-listeners.ts";

type Base = foundry.applications.api.DocumentSheetV2<Actor.Implementation>;
type ContextOptions = foundry.applications.api.DocumentSheetV2.RenderOptions & { isFirstRender: boolean };

/** A window on a character beside its sheet, drawn anew whenever the character changes. */
export abstract class CharacterWindow extends HandlebarsDocumentSheet<Actor.Implementation> {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions<CharacterWindow> = {
    classes: ["mc-window"],
    window: { resizable: true, contentClasses: ["mc-app"] },
    form: { submitOnChange: true, closeOnSubmit: false },
    sheetConfig: false,
  };

  /** Gives back the focus and the filters that drawing anew would lose. */
  #restorePlace: () => void = () => undefined;

  /** The character; windows of this class are opened for no other type. */
  get character(): Actor.OfType<"ze"> {
    const { document } = this;
    if (!document.is("ze"))
      throw new Error(`This window shows characters of the ze variant, not of "${document.type}".`);
    return document;
  }

  /** What the template shows. */
  protected abstract draw(): Promise<object>;

  protected override async _prepareContext(options: ContextOptions) {
    return { ...(await super._prepareContext(options)), ...(await this.draw()) };
  }

  protected override async _preRender(...[context, options]: Parameters<Base["_preRender"]>): Promise<void> {
    await super._preRender(context, options);
    await pressEnded();
    if (!options.isFirstRender) this.#restorePlace = keepPlace(this.element);
  }

  protected override async _onFirstRender(...[context, options]: Parameters<Base["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(context, options);
    listenToRoot(this.element);
  }

  protected override async _onRender(...[context, options]: Parameters<Base["_onRender"]>): Promise<void> {
    await super._onRender(context, options);
    this.#restorePlace();
  }
}
