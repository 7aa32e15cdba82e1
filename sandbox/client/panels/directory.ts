import { DialogV2 } from "../apps/dialog.ts";
import { DragDrop } from "../apps/drag-drop.ts";
import { Hooks } from "../core/hooks.ts";
import {
  localize,
  page,
  type CollectionLike,
  type Data,
  type DocumentClassLike,
  type DocumentLike,
} from "../apps/page.ts";
import { TextEditor } from "../apps/text-editor.ts";
import { closedFolders, filterRows, folderTree, parentId, searchBox, type FolderLike } from "./folder-tree.ts";
import { AbstractSidebarTab, button, make } from "./sidebar-tab.ts";

function icon(document: DocumentLike): HTMLElement {
  const image = globalThis.document.createElement("img");
  image.className = "entry-icon";
  image.alt = "";
  image.src = document.img ? new URL(document.img, location.origin).href : "data:,";
  image.addEventListener("error", () => (image.hidden = true));
  return image;
}

async function askForNew(name: string, types: string[]): Promise<Data | null> {
  const labels = page().CONFIG[name]?.typeLabels ?? {};
  const input = globalThis.document.createElement("input");
  Object.assign(input, { name: "name", type: "text", required: true, autofocus: true });
  const select = globalThis.document.createElement("select");
  select.name = "type";
  select.append(...types.map((type) => new Option(localize(labels[type] ?? type), type)));
  const nameLabel = make("label", "", localize("SANDBOX.Directory.Name"), input);
  const typeLabel = make("label", "", localize("SANDBOX.Directory.Type"), select);
  const content = make("div", "", nameLabel, typeLabel);
  const window = { title: localize("SANDBOX.Directory.CreateTitle", { type: localize(`SANDBOX.Document.${name}`) }) };
  return (await DialogV2.input({ window, content, ok: { label: "SANDBOX.Directory.Create" } })) as Data | null;
}

function entryOf(directory: DocumentDirectory, target: HTMLElement): DocumentLike | null {
  const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "";
  return directory.collection.get(id) ?? null;
}

async function createEntry(directory: DocumentDirectory): Promise<void> {
  const { documentName, documentClass } = directory;
  const types = Object.keys(page().game.system.documentTypes[documentName] ?? {}).filter((type) => type !== "base");
  const data = await askForNew(documentName, types);
  if (!data || String(data["name"]).trim() === "") return;
  const created = await documentClass?.create(data);
  await created?.sheet?.render({ force: true });
}

async function deleteEntry(document: DocumentLike | null): Promise<void> {
  if (!document) return;
  const window = { title: localize("SANDBOX.Directory.Delete", { name: document.name }) };
  const question = globalThis.document.createElement("p");
  question.textContent = localize("SANDBOX.Directory.DeleteQuestion", { name: document.name });
  if (await DialogV2.confirm({ window, content: question })) await document.delete();
}

/** The documents of one collection of the world. */
export abstract class DocumentDirectory extends AbstractSidebarTab {
  static documentName = "";
  static override DEFAULT_OPTIONS: Data = {
    actions: {
      openSheet: function (this: DocumentDirectory, _event: PointerEvent, target: HTMLElement) {
        return entryOf(this, target)?.sheet?.render({ force: true });
      },
      createEntry: function (this: DocumentDirectory) {
        return createEntry(this);
      },
      deleteEntry: function (this: DocumentDirectory, _event: PointerEvent, target: HTMLElement) {
        return deleteEntry(entryOf(this, target));
      },
    },
  };

  #query = { text: "" };

  abstract get collection(): CollectionLike<DocumentLike>;

  get documentName(): string {
    return (this.constructor as typeof DocumentDirectory).documentName;
  }

  get documentClass(): DocumentClassLike | undefined {
    return page().CONFIG[this.documentName]?.documentClass;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const { game } = page();
    const folders = [...((game as unknown as { folders: Iterable<FolderLike & { type: string }> }).folders ?? [])];
    const entries = this.collection.contents
      .filter((document) => document.visible)
      .map((document) => ({ ...this.#identity(document), row: this.#row(document) }));
    const own = folders.filter((folder) => folder.type === this.documentName);
    const tree = folderTree(own, entries, closedFolders(this.element));
    const head = make(
      "header",
      "directory-header",
      searchBox(() => this.element, this.#query),
    );
    if (game.user.can(`${this.documentName.toUpperCase()}_CREATE`)) {
      head.append(button(localize("SANDBOX.Directory.New"), { action: "createEntry", className: "create-entry" }));
    }
    filterRows(tree, this.#query.text);
    return [head, tree];
  }

  #identity(document: DocumentLike): { id: string; uuid: string; name: string; folderId: string | null } {
    return { id: document.id, uuid: document.uuid, name: document.name, folderId: parentId(document) };
  }

  #row(document: DocumentLike): HTMLElement {
    const name = button(document.name, { action: "openSheet", className: "entry-name" });
    const row = make("li", "directory-item draggable", icon(document), name);
    row.dataset["entryId"] = document.id;
    row.dataset["uuid"] = document.uuid;
    if (page().game.user.isGM) {
      const label = localize("SANDBOX.Directory.Delete", { name: document.name });
      row.append(button("×", { name: label, action: "deleteEntry", className: "delete-entry" }));
    }
    return row;
  }

  override async _onRender(context: Data, options: Data): Promise<void> {
    await super._onRender(context, options);
    new DragDrop.implementation({
      dragSelector: ".draggable",
      callbacks: {
        dragstart: (event) => {
          const dragged = entryOf(this, event.currentTarget as HTMLElement);
          if (dragged) event.dataTransfer?.setData("text/plain", JSON.stringify(dragged.toDragData()));
        },
        drop: (event) =>
          void this._onDrop(event).catch((error: unknown) => Hooks.onError("drop on a directory", error)),
      },
    }).bind(this.element);
  }

  /** What comes from a compendium or from inside an actor is copied into the world. */
  async _onDrop(event: DragEvent): Promise<void> {
    const data = TextEditor.implementation.getDragEventData(event);
    if (data["type"] !== this.documentName || !page().game.user.can(`${this.documentName.toUpperCase()}_CREATE`))
      return;
    const dropped = await this.documentClass?.fromDropData(data);
    if (!dropped || (!dropped.pack && !dropped.parent)) return;
    const source = dropped.toObject();
    for (const key of ["_id", "folder", "ownership"]) delete source[key];
    await this.documentClass?.create(source);
  }
}

export class ActorDirectory extends DocumentDirectory {
  static override tabName = "actors";
  static override documentName = "Actor";

  get collection(): CollectionLike<DocumentLike> {
    return page().game.actors;
  }
}

export class ItemDirectory extends DocumentDirectory {
  static override tabName = "items";
  static override documentName = "Item";

  get collection(): CollectionLike<DocumentLike> {
    return page().game.items;
  }
}
