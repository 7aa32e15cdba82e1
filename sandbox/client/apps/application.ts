import { Hooks } from "../core/hooks.ts";
import {
  describeTabs,
  mergeOptions,
  type ApplicationOptions,
  type ClosingOptions,
  type FormConfig,
  type HeaderControl,
  type Position,
  type RenderOptions,
  type Tab,
  type TabsConfig,
} from "./application-options.ts";
import { ContextMenu, type ContextMenuSettings, type MenuEntry } from "./context-menu.ts";
import { bindForm, reportFormError } from "./form-binding.ts";
import { FormDataExtended } from "./form-data.ts";
import { localize, type Data } from "./page.ts";
import { onClick, visibleControls } from "./window-actions.ts";
import { writePosition } from "./window-position.ts";
import { buildElement, makeMovable, noWindowParts, type WindowParts } from "./window-frame.ts";
import { contentOf, instances, isTopmost, nextLayer, setContent } from "./window-stack.ts";

const STATES = { ERROR: -3, CLOSING: -2, CLOSED: -1, NONE: 0, RENDERING: 1, RENDERED: 2 } as const;
type State = (typeof STATES)[keyof typeof STATES];

let lastId = 0;

/** A window, or without a frame any element that draws itself. */
export class ApplicationV2 extends EventTarget {
  static BASE_APPLICATION: typeof ApplicationV2 = ApplicationV2;
  static RENDER_STATES = STATES;
  static TABS: Record<string, TabsConfig> = {};
  static DEFAULT_OPTIONS: Data = {
    id: "app-{id}",
    classes: [],
    tag: "div",
    window: {
      frame: true,
      positioned: true,
      title: "",
      icon: "",
      controls: [],
      minimizable: true,
      resizable: false,
      contentTag: "section",
      contentClasses: [],
    },
    actions: {},
    position: { width: "auto", height: "auto" },
  };

  readonly options: ApplicationOptions;
  position: Position;
  tabGroups: Record<string, string> = {};
  window: WindowParts = noWindowParts();

  #id: string;
  #element: HTMLElement | null = null;
  #state: State = STATES.NONE;
  #minimized = false;
  #queue: Promise<unknown> = Promise.resolve();
  #opener: HTMLElement | null = null;

  constructor(options: Data = {}) {
    super();
    this.options = this._initializeApplicationOptions(options);
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    this.position = { top: 0, left: 0, width: "auto", height: "auto", scale: 1, zIndex: 0, ...this.options.position };
  }

  static *inheritanceChain(): Generator<typeof ApplicationV2> {
    let cls = this as typeof ApplicationV2 | null;
    while (cls && "DEFAULT_OPTIONS" in cls) {
      yield cls;
      cls = Object.getPrototypeOf(cls) as typeof ApplicationV2 | null;
    }
  }

  _initializeApplicationOptions(options: Data): ApplicationOptions {
    const chain = [...(this.constructor as typeof ApplicationV2).inheritanceChain()].toReversed();
    const own = chain.filter((cls) => Object.hasOwn(cls, "DEFAULT_OPTIONS")).map((cls) => cls.DEFAULT_OPTIONS);
    const merged = [...own, options].reduce<Data>((base, over) => mergeOptions(base, over), {});
    lastId += 1;
    return { uniqueId: String(lastId), ...merged } as ApplicationOptions;
  }

  get id(): string {
    return this.#id;
  }

  get title(): string {
    return localize(this.options.window.title);
  }

  // Before the first rendering and after closing there is no element; callers check `rendered`.
  get element(): HTMLElement {
    return this.#element as HTMLElement;
  }

  get classList(): DOMTokenList | undefined {
    return this.#element?.classList;
  }

  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  get rendered(): boolean {
    return this.#state === STATES.RENDERED;
  }

  get state(): State {
    return this.#state;
  }

  get minimized(): boolean {
    return this.#minimized;
  }

  get form(): HTMLFormElement | null {
    if (this.#element instanceof HTMLFormElement) return this.#element;
    const content = contentOf(this);
    return content instanceof HTMLFormElement ? content : null;
  }

  /** Renderings and closings of one window run one after the other, in the order in which they were asked for. */
  #enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  render(options: RenderOptions | boolean = {}, more: RenderOptions = {}): Promise<this> {
    const renderOptions = typeof options === "boolean" ? { ...more, force: options } : { ...options };
    return this.#enqueue(() => this.#render(renderOptions));
  }

  async #render(options: RenderOptions): Promise<this> {
    if (!this.#element && !options.force) return this;
    if (this._canRender(options) === false) return this;
    options.isFirstRender = !this.#element;
    this._configureRenderOptions(options);
    const before = this.#state;
    this.#state = STATES.RENDERING;
    try {
      await this.#draw(options);
    } catch (error) {
      if (!this.#element?.isConnected) this.#forget();
      this.#state = this.#element ? before : STATES.ERROR;
      throw error;
    }
    return this;
  }

  async #draw(options: RenderOptions): Promise<void> {
    const first = options.isFirstRender === true;
    this.#chooseTab(options.tab);
    const context = await this._prepareContext(options);
    if (first) await this._preFirstRender(context, options);
    await this._preRender(context, options);
    this.#element ??= await this._renderFrame(options);
    if (first) setContent(this, this.#findContent(this.#element));
    const result = await this._renderHTML(context, options);
    this._replaceHTML(result, contentOf(this), options);
    if (first) this.#insert(this.#element);
    this._updateFrame(options);
    this.#state = STATES.RENDERED;
    if (this.hasFrame || this.options.window.positioned) this.setPosition(options.position ?? {});
    if (first) await this._onFirstRender(context, options);
    await this._onRender(context, options);
    this.#announce("render", this.#element, context, options);
    await this._postRender(context, options);
  }

  #forget(): void {
    this.#element = null;
    setContent(this, null);
  }

  #chooseTab(tab: RenderOptions["tab"]): void {
    const groups = Object.keys((this.constructor as typeof ApplicationV2).TABS);
    if (typeof tab === "string" && groups[0]) this.tabGroups[groups[0]] = tab;
    else if (typeof tab === "object") Object.assign(this.tabGroups, tab);
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
    for (const cls of (this.constructor as typeof ApplicationV2).inheritanceChain()) {
      Hooks.callAll(`${event}${cls.name}`, this, ...args);
    }
    this.dispatchEvent(new Event(event, { bubbles: false }));
  }

  close(options: ClosingOptions = {}): Promise<this> {
    return this.#enqueue(async () => {
      if (!this.#element) return this;
      this.#state = STATES.CLOSING;
      await this._preClose(options);
      const hadFocus = this.#element.contains(document.activeElement);
      this._removeElement(this.#element);
      this._tearDown(options);
      instances.delete(this.id);
      this.#forget();
      this.#minimized = false;
      this.#state = STATES.CLOSED;
      if (hadFocus && this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
      this._onClose(options);
      this.#announce("close");
      return this;
    });
  }

  setPosition(position: Partial<Position> = {}): Position | undefined {
    if (!this.#element || !this.options.window.positioned) return undefined;
    this._prePosition(position);
    this.position = writePosition(
      this.#element,
      this._updatePosition({ ...this.position, ...position }),
      this.#minimized,
    );
    this._onPosition(this.position);
    return this.position;
  }

  _updatePosition(position: Position): Position {
    return position;
  }

  async minimize(): Promise<void> {
    if (!this.#element || !this.hasFrame || !this.options.window.minimizable) return;
    this.#minimized = true;
    this.#element.classList.add("minimized");
    this.setPosition();
  }

  async maximize(): Promise<void> {
    if (!this.#element || !this.#minimized) return;
    this.#minimized = false;
    this.#element.classList.remove("minimized");
    this.setPosition();
  }

  bringToFront(): void {
    if (!this.#element || (this.position.zIndex > 0 && isTopmost(this.position.zIndex))) return;
    this.position.zIndex = nextLayer();
    this.#element.style.zIndex = String(this.position.zIndex);
  }

  changeTab(tab: string, group: string, { force = false, updatePosition = true }: Data = {}): void {
    if (this.tabGroups[group] === tab && !force) return;
    let found = false;
    for (const element of contentOf(this).querySelectorAll<HTMLElement>(`[data-group="${group}"][data-tab]`)) {
      const active = element.dataset["tab"] === tab;
      found ||= active;
      element.classList.toggle("active", active);
      if (element.getAttribute("role") === "tab") element.setAttribute("aria-selected", String(active));
    }
    if (!found && !force) throw new Error(`${this.constructor.name} has no tab "${tab}" in the group "${group}"`);
    this.tabGroups[group] = tab;
    if (updatePosition) this.setPosition();
  }

  _getTabsConfig(group: string): TabsConfig | null {
    return (this.constructor as typeof ApplicationV2).TABS[group] ?? null;
  }

  _prepareTabs(group: string): Record<string, Tab> {
    const config = this._getTabsConfig(group);
    if (!config) return {};
    const initial = config.initial ?? config.tabs[0]?.id;
    if (initial) this.tabGroups[group] ??= initial;
    return describeTabs(config, group, this.tabGroups[group]);
  }

  async submit(options: Data = {}): Promise<unknown> {
    const { form } = this.options;
    if (!this.form || !form) throw new Error(`${this.constructor.name} has no form to submit`);
    return this._onSubmitForm(form, new Event("submit"), options);
  }

  async _onSubmitForm(config: FormConfig, event: Event, options?: Data): Promise<void> {
    const form = event.currentTarget instanceof HTMLFormElement ? event.currentTarget : this.form;
    if (!form) return;
    const formData = new FormDataExtended(form);
    const handler = config.handler as ((...args: unknown[]) => unknown) | undefined;
    await handler?.call(this, event, form, formData, ...(options ? [options] : []));
    if (config.closeOnSubmit) await this.close({ submitted: true });
  }

  _onChangeForm(config: FormConfig, event: Event): void {
    if (config.submitOnChange) this._onSubmitForm(config, event).catch(reportFormError);
  }

  async _renderFrame(_options: RenderOptions): Promise<HTMLElement> {
    const { frame, parts } = buildElement(this);
    this.window = parts;
    return frame;
  }

  _updateFrame(options: RenderOptions): void {
    const { title, icon, controls } = this.window;
    const text = options.window?.title ?? this.title;
    if (title) title.textContent = text;
    if (icon) icon.className = `window-icon ${options.window?.icon || this.options.window.icon || ""}`.trim();
    controls?.toggleAttribute("hidden", visibleControls(this).length === 0);
  }

  _getHeaderControls(): HeaderControl[] {
    return [...this.options.window.controls];
  }

  _insertElement(element: HTMLElement): void {
    document.getElementById(element.id)?.remove();
    document.body.append(element);
  }

  _removeElement(element: HTMLElement): void {
    element.remove();
  }

  _attachFrameListeners(): void {
    const { element } = this;
    element.addEventListener("pointerdown", () => this.bringToFront(), true);
    for (const type of ["click", "auxclick", "contextmenu"]) {
      element.addEventListener(type, (event) => onClick(this, event as PointerEvent));
    }
    if (this.hasFrame) makeMovable(this, this.window);
    const form = this.form;
    if (form) bindForm(form, this.options.form ?? { submitOnChange: false, closeOnSubmit: false }, this);
  }

  /** A context menu for elements of this window; other packages add to it by the hook `get<hookName>`. */
  _createContextMenu(
    handler: () => MenuEntry[],
    selector: string,
    options: ContextMenuSettings = {},
  ): ContextMenu | null {
    const entries = handler.call(this);
    if (options.hookName) Hooks.callAll(`get${options.hookName}`, this, entries);
    if (entries.length === 0) return null;
    return new ContextMenu.implementation(options.container ?? this.element, selector, entries, options);
  }

  async _prepareContext(_options: RenderOptions): Promise<Data> {
    const groups = Object.keys((this.constructor as typeof ApplicationV2).TABS);
    const [only] = groups;
    return groups.length === 1 && only ? { tabs: this._prepareTabs(only) } : {};
  }

  async _renderHTML(_context: Data, _options: RenderOptions): Promise<unknown> {
    throw new Error(`${this.constructor.name} does not say how it is drawn: _renderHTML is missing`);
  }

  _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(...(Array.isArray(result) ? (result as Node[]) : [result as Node]));
  }

  _canRender(_options: RenderOptions): boolean | void {}
  _configureRenderOptions(_options: RenderOptions): void {}
  async _preFirstRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _preRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _onFirstRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _onRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _postRender(_context: Data, _options: RenderOptions): Promise<void> {}
  async _preClose(_options: ClosingOptions): Promise<void> {}
  _onClose(_options: ClosingOptions): void {}
  _tearDown(_options: ClosingOptions): void {}
  _prePosition(_position: Partial<Position>): void {}
  _onPosition(_position: Position): void {}
  _onClickAction(_event: PointerEvent, _target: HTMLElement): unknown {
    return undefined;
  }
}
