import { deepClone } from "../core/utils.ts";
import type { ApplicationV2 } from "./application.ts";
import type { RenderOptions } from "./application-options.ts";
import { bindForm, withoutFormEvents } from "./form-binding.ts";
import { getTemplate, loadTemplates } from "./handlebars.ts";
import type { Data } from "./page.ts";
import { restorePartState, savePartState, type PartState } from "./part-state.ts";
import { TemplateParts, partElement, type TemplatePart } from "./template-parts.ts";

/** Gives a window class the drawing of its parts by Handlebars templates. */
export function HandlebarsApplicationMixin(Base: typeof ApplicationV2) {
  class HandlebarsApplication extends Base {
    static PARTS: Record<string, TemplatePart> = {};

    readonly #drawn = new TemplateParts();

    get parts(): Record<string, HTMLElement> {
      return this.#drawn.elements;
    }

    _configureRenderParts(_options: RenderOptions): Record<string, TemplatePart> {
      return deepClone((this.constructor as typeof HandlebarsApplication).PARTS);
    }

    override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      this.#drawn.descriptors = this._configureRenderParts(options);
      options.parts ??= Object.keys(this.#drawn.descriptors);
    }

    async _preparePartContext(partId: string, context: Data, _options: RenderOptions): Promise<Data> {
      context["partId"] = `${this.id}-${partId}`;
      return context;
    }

    override async _renderHTML(context: Data, options: RenderOptions): Promise<Record<string, HTMLElement>> {
      return renderParts(this, this.#drawn.descriptors, context, options);
    }

    override _replaceHTML(result: Record<string, HTMLElement>, content: HTMLElement, options: RenderOptions): void {
      withoutFormEvents(() => this.#drawn.replace(this, result, content));
      for (const [partId, element] of this.#drawn.among(result)) this._attachPartListeners(partId, element, options);
    }

    _preSyncPartState(partId: string, _element: HTMLElement, before: HTMLElement, state: PartState): void {
      savePartState(before, this.#drawn.descriptors[partId]?.scrollable ?? [], state);
    }

    _syncPartState(_partId: string, element: HTMLElement, _before: HTMLElement, state: PartState): void {
      restorePartState(element, state);
    }

    _attachPartListeners(partId: string, element: HTMLElement, _options: RenderOptions): void {
      for (const [selector, config] of Object.entries(this.#drawn.descriptors[partId]?.forms ?? {})) {
        const form = element.matches(selector) ? element : element.querySelector(selector);
        if (!(form instanceof HTMLFormElement)) throw new Error(`${selector} is no form in the part "${partId}"`);
        bindForm(form, config, this);
      }
    }

    override _tearDown(options: Data): void {
      super._tearDown(options);
      this.#drawn.elements = {};
    }
  }
  return HandlebarsApplication;
}

interface PartApplication extends ApplicationV2 {
  _preparePartContext(partId: string, context: Data, options: RenderOptions): Promise<Data>;
}

async function renderParts(
  app: PartApplication,
  descriptors: Record<string, TemplatePart>,
  ...[context, options]: [Data, RenderOptions]
): Promise<Record<string, HTMLElement>> {
  const rendered: Record<string, HTMLElement> = {};
  for (const id of options.parts ?? []) {
    const part = descriptors[id];
    if (!part) continue;
    await loadTemplates(part.templates ?? []);
    const template = await getTemplate(part.template);
    const html = template(await app._preparePartContext(id, context, options));
    const element = partElement(html, part, `${app.constructor.name}, part "${id}"`);
    element.dataset["applicationPart"] = id;
    if (part.id) element.id = `${app.id}-${part.id}`;
    element.classList.add(...(part.classes ?? []));
    rendered[id] = element;
  }
  return rendered;
}
