import { Hooks } from "../core/hooks.ts";
import type { RenderOptions } from "./application-options.ts";
import { DocumentSheetV2 } from "./document-sheet.ts";
import { DragDrop } from "./drag-drop.ts";
import { FilePicker } from "./file-picker.ts";
import { configOf, page, type Data, type DocumentLike } from "./page.ts";
import { TextEditor } from "./text-editor.ts";

const SORT_STEP = 100_000;

function editImage(this: DocumentSheetV2, _event: PointerEvent, target: HTMLElement): Promise<unknown> {
  const field = target.dataset["edit"] ?? "img";
  const current = target.getAttribute("src") ?? this.document.img ?? "";
  const callback = (path: string): unknown => this.document.update({ [field]: path });
  return new FilePicker({ type: "image", current, callback }).browse();
}

/** A sheet whose `.draggable` rows can be dragged and which other documents can be dropped upon. */
class DropSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Data = { actions: { editImage } };

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    // Of the older generation only actors take drops.
    if (page().game.release.generation < 14 && !(this instanceof ActorSheetV2)) return;
    new DragDrop.implementation({
      dragSelector: ".draggable",
      permissions: { dragstart: (one) => this._canDragStart(one), drop: (one) => this._canDragDrop(one) },
      callbacks: {
        dragstart: (event) => this._onDragStart(event),
        dragover: (event) => this._onDragOver(event),
        drop: (event) => void this._onDrop(event).catch((error: unknown) => Hooks.onError("drop on a sheet", error)),
      },
    }).bind(this.element);
  }

  _canDragStart(_selector: string): boolean {
    return this.isEditable;
  }

  _canDragDrop(_selector: string): boolean {
    return this.isEditable;
  }

  _onDragStart(event: DragEvent): void {
    const row = event.currentTarget as HTMLElement;
    if (event.target instanceof Element && event.target.closest(".content-link") !== null) return;
    const { itemId, effectId, parentId } = row.dataset;
    const holder = (parentId ? embedded(this.document, "items", parentId) : this.document) ?? this.document;
    const dragged = itemId
      ? embedded(holder, "items", itemId)
      : effectId
        ? embedded(holder, "effects", effectId)
        : null;
    if (dragged) event.dataTransfer?.setData("text/plain", JSON.stringify(dragged.toDragData()));
  }

  _onDragOver(_event: DragEvent): void {}

  async _onDrop(event: DragEvent): Promise<void> {
    const data = TextEditor.implementation.getDragEventData(event);
    const documentClass = configOf(String(data["type"]))?.documentClass;
    const dropped = await documentClass?.fromDropData(data);
    if (dropped) await this._onDropDocument(event, dropped);
  }

  async _onDropDocument(_event: DragEvent, _document: DocumentLike): Promise<unknown> {
    return null;
  }
}

function embedded(document: DocumentLike, collection: string, id: string): DocumentLike | null {
  // Which collections a document has depends on its kind.
  const found = (document as unknown as Record<string, Map<string, DocumentLike> | undefined>)[collection];
  return found?.get(id) ?? null;
}

/** The base of sheets for actors. */
export class ActorSheetV2 extends DropSheet {
  static override DEFAULT_OPTIONS: Data = { position: { width: 600 }, classes: ["actor"] };

  get actor(): DocumentLike {
    return this.document;
  }

  get token(): unknown {
    const { token } = this.document as DocumentLike & { token?: unknown };
    return token ?? null;
  }

  override async _onDrop(event: DragEvent): Promise<void> {
    const data = TextEditor.implementation.getDragEventData(event);
    if (Hooks.call("dropActorSheetData", this.actor, this, data)) await super._onDrop(event);
  }

  override async _onDropDocument(event: DragEvent, document: DocumentLike): Promise<unknown> {
    switch (document.documentName) {
      case "Item":
        return this._onDropItem(event, document);
      case "ActiveEffect":
        return this._onDropActiveEffect(event, document);
      case "Actor":
        return this._onDropActor(event, document);
      case "Folder":
        return this._onDropFolder(event, document);
      default:
        return null;
    }
  }

  /** Copies what comes from elsewhere; what is the actor's own is only put in another place. */
  async _onDropItem(event: DragEvent, item: DocumentLike): Promise<unknown> {
    if (!this.actor.isOwner) return null;
    if (item.parent?.uuid === this.actor.uuid) return this._onSortItem(event, item);
    const [created] = await this.actor.createEmbeddedDocuments("Item", [copyOf(item)]);
    return created ?? null;
  }

  async _onDropActiveEffect(_event: DragEvent, effect: DocumentLike): Promise<unknown> {
    if (!this.actor.isOwner || effect.parent?.uuid === this.actor.uuid) return null;
    const [created] = await this.actor.createEmbeddedDocuments("ActiveEffect", [copyOf(effect)]);
    return created ?? null;
  }

  async _onDropActor(_event: DragEvent, _actor: DocumentLike): Promise<unknown> {
    return null;
  }

  async _onDropFolder(_event: DragEvent, folder: DocumentLike): Promise<unknown> {
    const { contents = [], type } = folder as DocumentLike & { contents?: DocumentLike[] };
    if (!this.actor.isOwner || type !== "Item") return [];
    return this.actor.createEmbeddedDocuments("Item", contents.map(copyOf));
  }

  async _onSortItem(event: DragEvent, item: DocumentLike): Promise<unknown> {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-item-id]") : null;
    const target = row?.dataset["itemId"] ? embedded(this.actor, "items", row.dataset["itemId"]) : null;
    if (!target || target.id === item.id) return [];
    const all = [...(this.actor as DocumentLike & { items: Iterable<DocumentLike> }).items];
    const order = all.filter((one) => one.type === target.type && one.id !== item.id);
    order.sort((a, b) => a.sort - b.sort);
    const after = item.sort < target.sort ? 1 : 0;
    order.splice(order.indexOf(target) + after, 0, item);
    const updates = order.map((one, index) => ({ _id: one.id, sort: (index + 1) * SORT_STEP }));
    const changed = updates.filter((update, index) => order[index]?.sort !== update.sort);
    return this.actor.updateEmbeddedDocuments("Item", changed);
  }
}

/** Data for a copy in another place, with a note of where it came from. */
function copyOf(document: DocumentLike): Data {
  const data = document.toObject();
  const stats = (data["_stats"] as Data | undefined) ?? {};
  for (const key of ["_id", "folder", "ownership"]) delete data[key];
  if (document.pack) data["_stats"] = { ...stats, compendiumSource: document.uuid };
  return data;
}

/** The base of sheets for items. Only the newer generation makes it a place to drop things. */
export class ItemSheetV2 extends DropSheet {
  static override DEFAULT_OPTIONS: Data = { position: { width: 480 }, classes: ["item"] };

  get item(): DocumentLike {
    return this.document;
  }

  get actor(): DocumentLike | null {
    return this.document.parent;
  }
}
