import { localize } from "./page.ts";

/** An element of its own with a name and a value, listed among the controls of its form. */
export abstract class AbstractFormInputElement<V> extends HTMLElement {
  static formAssociated = true;
  static tagName = "";

  protected current: V;
  readonly internals: ElementInternals;

  constructor() {
    super();
    this.internals = this.attachInternals();
    this.current = this.empty();
  }

  abstract empty(): V;
  abstract read(text: string): V;
  abstract build(): HTMLElement[];

  get name(): string {
    return this.getAttribute("name") ?? "";
  }

  set name(name: string) {
    this.setAttribute("name", name);
  }

  get value(): V {
    return this.current;
  }

  set value(value: V) {
    this.current = value;
    if (this.isConnected) this.draw();
  }

  get disabled(): boolean {
    return this.hasAttribute("disabled");
  }

  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
    for (const control of this.querySelectorAll<HTMLInputElement>("input, textarea, select, button")) {
      control.disabled = disabled;
    }
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  connectedCallback(): void {
    // An element that is moved keeps what was entered.
    if (this.childElementCount > 0 && this.dataset["built"]) return;
    this.current = this.initial();
    this.dataset["built"] = "true";
    this.draw();
  }

  protected initial(): V {
    return this.read(this.getAttribute("value") ?? "");
  }

  protected draw(): void {
    this.replaceChildren(...this.build());
    const label = this.getAttribute("aria-label") ?? this.internals.labels[0]?.textContent?.trim();
    const control = this.querySelector("input, textarea, select");
    if (control && !control.hasAttribute("aria-label")) control.setAttribute("aria-label", label || this.name);
    this.disabled = this.hasAttribute("disabled");
  }

  protected announce(): void {
    this.dispatchEvent(new Event("input", { bubbles: true }));
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

abstract class TextElement extends AbstractFormInputElement<string> {
  empty(): string {
    return "";
  }

  read(text: string): string {
    return text;
  }
}

/** Stands in for a rich text editor: a plain text area over the same HTML. */
export class HTMLProseMirrorElement extends TextElement {
  static override tagName = "prose-mirror";

  protected override initial(): string {
    return this.hasAttribute("value") ? (this.getAttribute("value") ?? "") : this.innerHTML.trim();
  }

  override get value(): string {
    return this.querySelector("textarea")?.value ?? this.current;
  }

  override set value(value: string) {
    super.value = value;
  }

  build(): HTMLElement[] {
    const area = document.createElement("textarea");
    area.textContent = this.current;
    area.rows = 4;
    return [area];
  }
}

/** A path with a button to choose it. */
export class HTMLFilePickerElement extends TextElement {
  static override tagName = "file-picker";

  override get value(): string {
    return this.querySelector("input")?.value ?? this.current;
  }

  override set value(value: string) {
    super.value = value;
  }

  build(): HTMLElement[] {
    const input = document.createElement("input");
    input.type = "text";
    input.setAttribute("value", this.current);
    return [input];
  }
}

/** A slider with its number beside it. */
export class HTMLRangePickerElement extends AbstractFormInputElement<number | null> {
  static override tagName = "range-picker";

  get type(): string {
    return "range-picker";
  }

  empty(): null {
    return null;
  }

  read(text: string): number | null {
    return text.trim() === "" || Number.isNaN(Number(text)) ? null : Number(text);
  }

  build(): HTMLElement[] {
    const inputs = ["range", "number"].map((type) => {
      const input = document.createElement("input");
      input.type = type;
      for (const name of ["min", "max", "step"]) {
        const value = this.getAttribute(name);
        if (value !== null) input.setAttribute(name, value);
      }
      input.value = String(this.current ?? "");
      input.setAttribute("aria-label", this.getAttribute("aria-label") ?? this.name);
      input.addEventListener("input", () => {
        this.current = this.read(input.value);
        for (const other of inputs) if (other !== input) other.value = input.value;
      });
      return input;
    });
    return inputs;
  }
}

abstract class ListElement extends AbstractFormInputElement<string[]> {
  empty(): string[] {
    return [];
  }

  read(text: string): string[] {
    return text
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry);
  }

  protected add(entry: string): void {
    if (!entry || this.current.includes(entry)) return;
    this.value = [...this.current, entry];
    this.announce();
  }

  protected tags(labels: ReadonlyMap<string, string>): HTMLElement {
    const list = document.createElement("ul");
    list.className = "tags";
    for (const entry of this.current) {
      const item = document.createElement("li");
      const text = labels.get(entry) ?? entry;
      const remove = document.createElement("button");
      remove.type = "button";
      remove.textContent = "×";
      remove.setAttribute("aria-label", localize("SANDBOX.Form.Remove", { name: text }));
      remove.addEventListener("click", () => {
        this.value = this.current.filter((other) => other !== entry);
        this.announce();
      });
      item.append(text, remove);
      list.append(item);
    }
    return list;
  }
}

/** Texts of one's own, each shown as a tag. */
export class HTMLStringTagsElement extends ListElement {
  static override tagName = "string-tags";

  build(): HTMLElement[] {
    const input = document.createElement("input");
    input.type = "text";
    input.addEventListener("change", (event) => {
      event.stopPropagation();
      this.add(input.value.trim());
    });
    return [this.tags(new Map()), input];
  }
}

/** Several of the given options, each shown as a tag. */
export class HTMLMultiSelectElement extends ListElement {
  static override tagName = "multi-select";

  private options: HTMLOptionElement[] = [];

  protected override initial(): string[] {
    this.options = [...this.querySelectorAll("option")];
    const chosen = this.options.filter((option) => option.hasAttribute("selected")).map((option) => option.value);
    return [...new Set([...chosen, ...super.initial()])];
  }

  build(): HTMLElement[] {
    const select = document.createElement("select");
    const open = this.options.filter((option) => option.value !== "" && !this.current.includes(option.value));
    select.append(new Option("", ""), ...open.map((option) => new Option(option.label, option.value)));
    select.addEventListener("change", (event) => {
      event.stopPropagation();
      this.add(select.value);
    });
    return [this.tags(new Map(this.options.map((option) => [option.value, option.label]))), select];
  }
}

export const FORM_ELEMENTS = [
  HTMLProseMirrorElement,
  HTMLFilePickerElement,
  HTMLRangePickerElement,
  HTMLStringTagsElement,
  HTMLMultiSelectElement,
] as const;

export function defineFormElements(): void {
  for (const element of FORM_ELEMENTS) {
    if (!customElements.get(element.tagName)) customElements.define(element.tagName, element);
  }
}
