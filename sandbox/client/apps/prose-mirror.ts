/** Stands in for a rich text editor: a plain text area over the same HTML, listed among the controls of its form. */
export class HTMLProseMirrorElement extends HTMLElement {
  static formAssociated = true;

  #given = "";
  readonly #internals = this.attachInternals();

  get #area(): HTMLTextAreaElement | null {
    return this.querySelector("textarea");
  }

  get value(): string {
    return this.#area?.value ?? this.#given;
  }

  set value(value: string) {
    this.#given = value;
    if (this.#area) this.#area.value = value;
  }

  get disabled(): boolean {
    return this.hasAttribute("disabled");
  }

  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
    if (this.#area) this.#area.disabled = disabled;
  }

  connectedCallback(): void {
    // An element that is moved keeps what was entered.
    if (this.#area) return;
    this.#given = this.getAttribute("value") ?? "";
    const area = document.createElement("textarea");
    area.value = this.#given;
    area.rows = 4;
    area.disabled = this.disabled;
    const label = this.getAttribute("aria-label") ?? this.#internals.labels[0]?.textContent?.trim();
    area.setAttribute("aria-label", label || (this.getAttribute("name") ?? ""));
    // That something was entered is told by the element itself, which has a name.
    area.addEventListener("change", (event) => {
      event.stopPropagation();
      this.dispatchEvent(new Event("change", { bubbles: true }));
    });
    this.replaceChildren(area);
  }
}
