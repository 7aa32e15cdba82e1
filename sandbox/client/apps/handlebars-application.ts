import type { Data } from "../../shared/objects.ts";
import type { ApplicationV2 } from "./application.ts";
import type { RenderOptions } from "./application-options.ts";
import { refuseOptions } from "../core/not-there.ts";
import { withoutFormEvents } from "./form-binding.ts";
import { getTemplate } from "./handlebars.ts";
import { restorePartState, savePartState } from "./part-state.ts";

export interface TemplatePart {
  template: string;
  scrollable?: string[];
}

const PART_OPTIONS = new Set(["template", "scrollable"]);

type Parts = Record<string, HTMLElement>;

/** Gives a window class the drawing of its parts by Handlebars templates. */
export function HandlebarsApplicationMixin(Base: typeof ApplicationV2) {
  class HandlebarsApplication extends Base {
    static PARTS: Record<string, TemplatePart> = {};

    #drawn: Parts = {};

    get #descriptors(): Record<string, TemplatePart> {
      return (this.constructor as typeof HandlebarsApplication).PARTS; // statics of the window's class
    }

    get parts(): Parts {
      return this.#drawn;
    }

    override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      options.parts ??= Object.keys(this.#descriptors);
    }

    override async _renderHTML(context: Data, options: RenderOptions): Promise<Parts> {
      const rendered: Parts = {};
      for (const id of options.parts ?? []) {
        const part = this.#descriptors[id];
        if (part === undefined) continue;
        refuseOptions(part, `${this.constructor.name}.PARTS.${id}`, PART_OPTIONS);
        const { template } = part;
        const draw = await getTemplate(template);
        const element = onlyElement(draw({ ...context, partId: `${this.id}-${id}` }), template);
        element.dataset["applicationPart"] = id;
        rendered[id] = element;
      }
      return rendered;
    }

    override _replaceHTML(result: Parts, content: HTMLElement, _options: RenderOptions): void {
      const { scrollTop, scrollLeft } = content;
      withoutFormEvents(() => {
        for (const [id, element] of Object.entries(result)) this.#replacePart(id, element, content);
      });
      Object.assign(content, { scrollTop, scrollLeft });
    }

    /** Parts stand in the order in which they are drawn first, which is that of `PARTS`. */
    #replacePart(id: string, element: HTMLElement, content: HTMLElement): void {
      const before = this.#drawn[id];
      this.#drawn[id] = element;
      if (!before) return content.append(element);
      const state = savePartState(before, this.#descriptors[id]?.scrollable ?? []);
      before.replaceWith(element);
      restorePartState(element, state);
    }

    override _tearDown(options: Data): void {
      super._tearDown(options);
      this.#drawn = {};
    }
  }
  return HandlebarsApplication;
}

function onlyElement(html: string, template: string): HTMLElement {
  const holder = document.createElement("template");
  holder.innerHTML = html.trim();
  const [only, ...others] = holder.content.childNodes;
  if (!(only instanceof HTMLElement) || others.length > 0) {
    throw new Error(`The template ${template} must have exactly one root element`);
  }
  return only;
}
