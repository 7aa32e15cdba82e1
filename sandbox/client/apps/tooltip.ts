import { cleanHTML } from "./clean-html.ts";
import { localize, page } from "./page.ts";

interface TooltipOptions {
  text?: string;
  html?: string | HTMLElement;
  direction?: string;
  cssClass?: string;
}

const GAP = 6;

/** The explanation that stands beside an element while the pointer or the focus is on it. */
export class TooltipManager {
  readonly tooltip: HTMLElement;
  element: HTMLElement | null = null;

  constructor() {
    this.tooltip = document.createElement("aside");
    this.tooltip.id = "tooltip";
    this.tooltip.setAttribute("role", "tooltip");
    this.tooltip.hidden = true;
  }

  activateEventListeners(): void {
    document.body.append(this.tooltip);
    const selector = "[data-tooltip], [data-tooltip-text], [data-tooltip-html]";
    for (const type of ["pointerover", "focusin"]) {
      document.addEventListener(type, ({ target }) => {
        const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
        if (element && element !== this.element) this.activate(element);
        else if (!element && this.element) this.deactivate();
      });
    }
    document.addEventListener("focusout", () => this.deactivate());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.deactivate());
  }

  activate(element: HTMLElement, options: TooltipOptions = {}): void {
    const { tooltipClass, tooltipDirection } = element.dataset;
    this.#fill(element, options);
    if (!this.tooltip.hasChildNodes()) return;
    this.element = element;
    // What stands in a modal dialog covers everything that does not.
    (element.closest("dialog:modal") ?? document.body).append(this.tooltip);
    this.tooltip.className = options.cssClass ?? tooltipClass ?? "";
    this.tooltip.hidden = false;
    this.#place(element, options.direction ?? tooltipDirection ?? "DOWN");
  }

  #fill(element: HTMLElement, options: TooltipOptions): void {
    const { tooltip, tooltipText, tooltipHtml } = element.dataset;
    const html = options.html ?? (options.text === undefined ? tooltipHtml : undefined);
    if (html instanceof HTMLElement) this.tooltip.replaceChildren(html);
    else if (html !== undefined) this.tooltip.innerHTML = cleanHTML(html);
    else this.#write(options.text ?? tooltipText, tooltip || element.getAttribute("aria-label") || "");
  }

  #write(plain: string | undefined, rich: string): void {
    if (plain !== undefined) this.tooltip.textContent = localize(plain);
    else this.tooltip.innerHTML = cleanHTML(page().game.i18n.has(rich) ? localize(rich) : rich);
  }

  #place(element: HTMLElement, direction: string): void {
    const box = element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.tooltip;
    const middle = { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
    const places: Record<string, { left: number; top: number }> = {
      UP: { left: middle.left, top: box.top - height - GAP },
      DOWN: { left: middle.left, top: box.bottom + GAP },
      LEFT: { left: box.left - width - GAP, top: middle.top },
      RIGHT: { left: box.right + GAP, top: middle.top },
      CENTER: middle,
    };
    const place = places[direction] ?? middle;
    const over = place.top + height > window.innerHeight ? box.top - height - GAP : place.top;
    this.tooltip.style.left = `${Math.max(4, Math.min(place.left, window.innerWidth - width - 4))}px`;
    this.tooltip.style.top = `${Math.max(4, over)}px`;
  }

  deactivate(): void {
    this.element = null;
    this.tooltip.hidden = true;
  }
}
