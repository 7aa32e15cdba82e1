import type { Data } from "../../shared/objects.ts";
import { Hooks } from "../core/hooks.ts";
import { localize } from "../core/i18n.ts";
import { namesIn, refuseMembers, refuseOptions } from "../core/not-there.ts";
import {
  mergeOptions,
  type ApplicationOptions,
  type ClosingOptions,
  type FormConfig,
  type Position,
  type RenderOptions,
} from "./application-options.ts";
import { bindForm, reportFormError } from "./form-binding.ts";
import { FormDataExtended } from "./form-data.ts";
import { buildElement, makeMovable, onClick } from "./window-frame.ts";
import { contentOf, instances, isTopmost, nextLayer, setContent, writePosition } from "./window-stack.ts";

/** What the platform calls on windows and sheets, and this host does not. */
const NOT_CALLED = namesIn(`
  _preFirstRender _postRender _preClose _renderFrame _updateFrame _removeElement _updatePosition _prePosition
  _onPosition _getHeaderControls _getTabsConfig _prepareTabs _configureRenderParts _preparePartContext
  _preSyncPartState _syncPartState _attachPartListeners _toggleDisabled _canDragStart _canDragDrop _onDragStart
  _onDragOver _onDropDocument _onDropActor _onDropFolder _onDropActiveEffect _onSortItem
`);
const WINDOW_OPTIONS = new Set(namesIn("frame positioned title icon resizable contentClasses"));

let lastId = 0;

/** A window, or without a frame any element that draws itself. */
export class ApplicationV2 extends EventTarget {
  static DEFAULT_OPTIONS: Data = {
    id: "app-{id}",
    classes: [],
    tag: "div",
    window: { frame: true, positioned: true, title: "", resizable: false, contentClasses: [] },
    actions: {},
    position: { width: "auto", height: "auto" },
  };

  readonly options: ApplicationOptions;
  position: Position;
  tabGroups: Record<string, string> = {};

  #id: string;
  #element: HTMLElement | null = null;
  #rendered = false;
  #queue: Promise<unknown> = Promise.resolve();
  #opener: HTMLElement | null = null;

  constructor(options: Data = {}) {
    super();
    refuseMembers(this, this.constructor.name, NOT_CALLED);
    refuseMembers(this.constructor, this.constructor.name, ["TABS"]);
    this.options = this._initializeApplicationOptions(options);
    refuseOptions(this.options.window, this.constructor.name, WINDOW_OPTIONS);
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    this.position = { top: 0, left: 0, width: "auto", height: "auto", zIndex: 0, ...this.options.position };
  }

  static *inheritanceChain(): Generator<typeof ApplicationV2> {
    let cls = this as typeof ApplicationV2 | null; // the chain ends in a class that is no window
    while (cls && "DEFAULT_OPTIONS" in cls) {
      yield cls;
      cls = Object.getPrototypeOf(cls) as typeof ApplicationV2 | null; // as above
    }
  }

  get #chain(): (typeof ApplicationV2)[] {
    return [...(this.constructor as typeof ApplicationV2).inheritanceChain()]; // statics of the window's class
  }

  _initializeApplicationOptions(options: Data): ApplicationOptions {
    const own = this.#chain.filter((cls) => Object.hasOwn(cls, "DEFAULT_OPTIONS")).map((cls) => cls.DEFAULT_OPTIONS);
    const merged = [...own.toReversed(), options].reduce<Data>((base, over) => mergeOptions(base, over), {});
    lastId += 1;
    return { uniqueId: String(lastId), ...merged } as ApplicationOptions; // the outermost class gives every option
  }

  get id(): string {
    return this.#id;
  }

  get title(): string {
    return localize(this.options.window.title);
  }

  // Before the first rendering and after closing there is no element; callers check `rendered`.
  get element(): HTMLElement {
    return this.#element as HTMLElement; // as said above
  }

  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  get rendered(): boolean {
    return this.#rendered;
  }

  get form(): HTMLFormElement | null {
    return this.#element instanceof HTMLFormElement ? this.#element : null;
  }

  /** Renderings and closings of one window run one after the other, in the order in which they were asked for. */
  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  render(options: RenderOptions = {}): Promise<this> {
    return this.#enqueue(() => this.#render({ ...options }));
  }

  async #render(options: RenderOptions): Promise<this> {
    if (!this.#element && !options.force) return this;
    if (this._canRender(options) === false) return this;
    options.isFirstRender = !this.#element;
    this._configureRenderOptions(options);
    try {
      await this.#draw(options);
    } catch (error) {
      if (!this.#element?.isConnected) this.#forget();
      throw error;
    }
    return this;
  }

  async #draw(options: RenderOptions): Promise<void> {
    const first = options.isFirstRender === true;
    const context = await this._prepareContext(options);
    await this._preRender(context, options);
    this.#element ??= buildElement(this);
    if (first) setContent(this, this.#findContent(this.#element));
    const result = await this._renderHTML(context, options);
    this._replaceHTML(result, contentOf(this), options);
    if (first) this.#insert(this.#element);
    const title = this.#element.querySelector(":scope > .window-header > .window-title");
    if (title) title.textContent = this.title;
    this.#rendered = true;
    this.setPosition();
    if (first) await this._onFirstRender(context, options);
    await this._onRender(context, options);
    this.#announce("render", this.#element, context, options);
  }

  #forget(): void {
    this.#element = null;
    this.#rendered = false;
    setContent(this, null);
  }

  #findContent(frame: HTMLElement): HTMLElement {
    return (this.hasFrame ? frame.querySelector<HTMLElement>(":scope > .window-content") : null) ?? frame;
  }

  #insert(frame: HTMLElement): void {
    this.#opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this._insertElement(frame);
    instances.set(this.id, this);
    this._attachFrameListeners();
    if (this.hasFrame) this.bringToFront();
  }

  #announce(event: string, ...args: unknown[]): void {
    for (const cls of this.#chain) Hooks.callAll(`${event}${cls.name}`, this, ...args);
    this.dispatchEvent(new Event(event));
  }

  close(options: ClosingOptions = {}): Promise<this> {
    return this.#enqueue(async () => {
      if (!this.#element) return this;
      const hadFocus = this.#element.contains(document.activeElement);
      this.#element.remove();
      this._tearDown(options);
      instances.delete(this.id);
      this.#forget();
      if (hadFocus && this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
      this._onClose(options);
      this.#announce("close");
      return this;
    });
  }

  setPosition(position: Partial<Position> = {}): void {
    if (!this.#element || !this.options.window.positioned) return;
    this.position = writePosition(this.#element, { ...this.position, ...position });
  }

  bringToFront(): void {
    if (!this.#element || (this.position.zIndex > 0 && isTopmost(this.position.zIndex))) return;
    this.position.zIndex = nextLayer();
    this.#element.style.zIndex = String(this.position.zIndex);
  }

  changeTab(tab: string, group: string, { force = false }: { force?: boolean } = {}): void {
    if (this.tabGroups[group] === tab && !force) return;
    const elements = [...contentOf(this).querySelectorAll<HTMLElement>(`[data-group="${group}"][data-tab]`)];
    if (!elements.some((element) => element.dataset["tab"] === tab)) {
      throw new Error(`${this.constructor.name} has no tab "${tab}" in the group "${group}"`);
    }
    for (const element of elements) element.classList.toggle("active", element.dataset["tab"] === tab);
    this.tabGroups[group] = tab;
  }

  async submit(): Promise<void> {
    const { form } = this.options;
    if (!this.form || !form) throw new Error(`${this.constructor.name} has no form to submit`);
    await this._onSubmitForm(form, new Event("submit"));
  }

  async _onSubmitForm(config: FormConfig, event: Event): Promise<void> {
    const { form } = this;
    if (!form) return;
    await config.handler?.call(this, event, form, new FormDataExtended(form));
    if (config.closeOnSubmit) await this.close({ submitted: true });
  }

  _onChangeForm(config: FormConfig, event: Event): void {
    if (config.submitOnChange) this._onSubmitForm(config, event).catch(reportFormError);
  }

  _insertElement(element: HTMLElement): void {
    document.getElementById(element.id)?.remove();
    document.body.append(element);
  }

  _attachFrameListeners(): void {
    const { element, form } = this;
    element.addEventListener("pointerdown", () => this.bringToFront(), true);
    element.addEventListener("click", (event) => onClick(this, event));
    if (this.hasFrame) makeMovable(this);
    if (form) bindForm(form, this.options.form ?? { submitOnChange: false, closeOnSubmit: false }, this);
  }

  async _prepareContext(_options: RenderOptions): Promise<Data> {
    return {};
  }

  async _renderHTML(_context: Data, _options: RenderOptions): Promise<unknown> {
    throw new Error(`${this.constructor.name} does not say how it is drawn: _renderHTML is missing`);
  }

  _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...([result].flat() as Node[])); // windows without templates draw nodes
  }

  _canRender(_options: RenderOptions): boolean | void {}
  _configureRenderOptions(_options: RenderOptions): void {}
  async _preRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _onFirstRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _onRender(_context: Data, _options: RenderOptions): Promise<void> {}
  _onClose(_options: ClosingOptions): void {}
  _tearDown(_options: ClosingOptions): void {}
  _onClickAction(_event: PointerEvent, _target: HTMLElement): unknown {
    return undefined;
  }
}
