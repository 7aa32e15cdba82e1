import { ApplicationV2 } from "../apps/application.ts";
import { Hooks } from "../core/hooks.ts";
import { localize, page, type Data } from "../apps/page.ts";
import { TextEditor } from "../apps/text-editor.ts";
import { button, make } from "./sidebar-tab.ts";

const SLOTS = 10;

interface MacroUser {
  hotbar?: Record<string, string>;
  assignHotbarMacro?(macro: unknown, slot: number): Promise<unknown>;
}

/** Ten places for macros. What may be dropped on them is the system's affair, by the hook `hotbarDrop`. */
export class Hotbar extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: "hotbar",
    tag: "nav",
    window: { frame: false, positioned: false },
    actions: {
      execute: function (this: Hotbar, _event: PointerEvent, target: HTMLElement) {
        return this.execute(Number(target.dataset["slot"]));
      },
    },
  };

  get #user(): MacroUser {
    return page().game.user as unknown as MacroUser;
  }

  #macro(slot: number): { name: string; execute?(): unknown } | undefined {
    const id = this.#user.hotbar?.[slot];
    return id ? page().game.macros.get(id) : undefined;
  }

  async execute(slot: number): Promise<void> {
    await this.#macro(slot)?.execute?.();
  }

  override _insertElement(element: HTMLElement): void {
    element.setAttribute("aria-label", localize("SANDBOX.Page.Hotbar"));
    document.getElementById("ui-bottom")?.append(element);
  }

  override async _renderHTML(): Promise<HTMLElement> {
    const slots = Array.from({ length: SLOTS }, (_, index) => {
      const slot = index + 1;
      const macro = this.#macro(slot);
      const name = localize("SANDBOX.Page.Slot", { slot, name: macro?.name ?? localize("SANDBOX.Page.EmptySlot") });
      const place = button(macro ? macro.name.slice(0, 8) : String(slot), { name, action: "execute" });
      place.classList.add("slot");
      place.dataset["slot"] = String(slot);
      place.addEventListener("dragover", (event) => event.preventDefault());
      place.addEventListener("drop", (event) => void this._onDrop(event, slot));
      return make("li", "", place);
    });
    return make("ol", "slots", ...slots);
  }

  async _onDrop(event: DragEvent, slot: number): Promise<void> {
    event.preventDefault();
    const data = TextEditor.implementation.getDragEventData(event);
    if (!Hooks.call("hotbarDrop", this, data, String(slot))) return;
    if (data["type"] !== "Macro") return;
    const macro = await page().CONFIG["Macro"]?.documentClass?.fromDropData(data);
    await this.#user.assignHotbarMacro?.(macro, slot);
  }
}
