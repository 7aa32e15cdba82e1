import type { Data } from "../../shared/objects.ts";
import { CONFIG } from "../core/config.ts";
import type { Document, DocumentClass } from "../core/document.ts";
import type { Actor } from "../core/documents/actor.ts";
import { Item } from "../core/documents/item.ts";
import { game } from "../core/game.ts";
import { Hooks } from "../core/hooks.ts";
import { localize } from "../core/i18n.ts";
import type { RenderOptions } from "./application-options.ts";
import { DialogV2 } from "./dialog.ts";
import { DocumentSheetV2 } from "./document-sheet.ts";
import { draggable, droppable, getDragEventData } from "./drag.ts";
import { make } from "./elements.ts";

/** Asks for the path of a picture, in place of a browser of files. */
async function editImage(this: DocumentSheetV2, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const field = target.dataset["edit"] ?? "img";
  const input = make("input", "");
  input.setAttribute("name", "path");
  input.setAttribute("value", target.querySelector("img")?.getAttribute("src") ?? "");
  const content = make("label", "", localize("SANDBOX.Form.Path"), input);
  const answer = await DialogV2.input({ window: { title: "SANDBOX.Form.PathTitle" }, content });
  if (answer?.["path"]) await this.document.update({ [field]: answer["path"] });
}

/** The document that a drop stands for. */
export async function droppedDocument(event: DragEvent): Promise<Document | undefined> {
  const data = getDragEventData(event);
  const { documentClass } = (CONFIG[String(data["type"])] ?? {}) as { documentClass?: DocumentClass }; // or nothing of that name
  return documentClass?.fromDropData(data);
}

/** The base of sheets for actors: its `.draggable` rows can be dragged, and items can be dropped on it. */
export class ActorSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Data = { position: { width: 600 }, classes: ["actor"], actions: { editImage } };

  get actor(): Actor {
    return this.document as Actor; // registered for actors
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    draggable(this.element, ".draggable", ({ dataset }) => {
      return this.actor.items.get(dataset["itemId"] ?? "")?.toDragData() ?? null;
    });
    droppable(this.element, (event) => this._onDrop(event));
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    for (const row of this.element.querySelectorAll<HTMLElement>(".draggable")) row.draggable = this.isEditable;
  }

  async _onDrop(event: DragEvent): Promise<void> {
    if (!this.isEditable || !Hooks.call("dropActorSheetData", this.actor, this, getDragEventData(event))) return;
    const dropped = await droppedDocument(event);
    if (dropped instanceof Item) await this._onDropItem(event, dropped);
  }

  /** Copies what comes from elsewhere; what is the actor's own stays where it is. */
  async _onDropItem(_event: DragEvent, item: Item): Promise<Item | null> {
    if (!this.actor.isOwner || item.parent?.uuid === this.actor.uuid) return null;
    const [created] = await this.actor.createEmbeddedDocuments("Item", [game.items.fromCompendium(item)]);
    return created instanceof Item ? created : null;
  }
}

/** The base of sheets for items. */
export class ItemSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Data = { position: { width: 480 }, classes: ["item"], actions: { editImage } };

  get item(): Item {
    return this.document as Item; // registered for items
  }

  get actor(): Actor | null {
    return this.item.actor;
  }
}
