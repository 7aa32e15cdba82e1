import type { Data } from "../../shared/objects.ts";
import { DialogV2 } from "../apps/dialog.ts";
import { draggable, droppable } from "../apps/drag.ts";
import { button, make } from "../apps/elements.ts";
import { openSheet } from "../apps/sheet-config.ts";
import { droppedDocument } from "../apps/sheets.ts";
import { config } from "../core/config.ts";
import type { Actor } from "../core/documents/actor.ts";
import type { WorldCollection } from "../core/documents/collections.ts";
import type { Item } from "../core/documents/item.ts";
import { game } from "../core/game.ts";
import { localize } from "../core/i18n.ts";
import { filterRows, folderTree, searchBox } from "./folder-tree.ts";
import { AbstractSidebarTab } from "./sidebar-tab.ts";

type Listed = Actor | Item;

function icon({ img }: Listed): HTMLElement {
  const image = document.createElement("img");
  image.className = "entry-icon";
  image.alt = "";
  image.src = img ? new URL(img, location.origin).href : "data:,";
  image.addEventListener("error", () => (image.hidden = true));
  return image;
}

async function askForNew(name: string): Promise<Data | null> {
  const { typeLabels } = config.document(name);
  const input = make("input", "");
  Object.assign(input, { name: "name", type: "text" });
  const types = Object.keys(game.system.documentTypes[name] ?? {});
  const select = make("select", "", ...types.map((type) => new Option(localize(typeLabels[type] ?? type), type)));
  select.setAttribute("name", "type");
  const nameLabel = make("label", "", localize("SANDBOX.Directory.Name"), input);
  const typeLabel = make("label", "", localize("SANDBOX.Directory.Type"), select);
  const window = { title: localize("SANDBOX.Directory.CreateTitle", { type: localize(`SANDBOX.Document.${name}`) }) };
  const content = make("div", "", nameLabel, typeLabel);
  return DialogV2.input({ window, content, ok: { label: "SANDBOX.Directory.Create" } });
}

async function deleteEntry(document: Listed | undefined): Promise<void> {
  if (!document) return;
  const window = { title: localize("SANDBOX.Directory.Delete", { name: document.name }) };
  const content = make("p", "", localize("SANDBOX.Directory.DeleteQuestion", { name: document.name }));
  if ((await DialogV2.confirm({ window, content })) === true) await document.delete();
}

/** The documents of one collection of the world. */
abstract class DocumentDirectory extends AbstractSidebarTab {
  static override DEFAULT_OPTIONS: Data = {
    actions: {
      openSheet(this: DocumentDirectory, _event: PointerEvent, target: HTMLElement) {
        return openSheet(this.#entry(target));
      },
      createEntry(this: DocumentDirectory) {
        return this.#create();
      },
      deleteEntry(this: DocumentDirectory, _event: PointerEvent, target: HTMLElement) {
        return deleteEntry(this.#entry(target));
      },
    },
  };

  #query = { text: "" };

  protected abstract get listed(): WorldCollection<Listed>;

  get #mayCreate(): boolean {
    return game.user.can(`${this.listed.documentName.toUpperCase()}_CREATE`);
  }

  #entry(target: HTMLElement): Listed | undefined {
    return this.listed.get(target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "");
  }

  async #create(): Promise<void> {
    const data = await askForNew(this.listed.documentName);
    if (data && String(data["name"]).trim() !== "") await openSheet(await this.listed.documentClass.create(data));
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const visible = this.listed.filter((document) => document.visible);
    const entries = visible.map((document) => {
      return { name: document.name, folderId: document.folder?.id ?? null, row: this.#row(document) };
    });
    const folders = game.folders.filter((folder) => folder.type === this.listed.documentName);
    const tree = folderTree(folders, entries, this.element);
    const head = searchBox(() => this.element, this.#query);
    const create = { action: "createEntry", className: "create-entry" };
    if (this.#mayCreate) head.append(button(localize("SANDBOX.Directory.New"), create));
    filterRows(tree, this.#query.text);
    return [head, tree];
  }

  #row(document: Listed): HTMLElement {
    const name = button(document.name, { action: "openSheet", className: "entry-name" });
    const row = make("li", "directory-item draggable", icon(document), name);
    row.draggable = true;
    row.dataset["entryId"] = document.id ?? "";
    if (game.user.isGM) {
      const label = localize("SANDBOX.Directory.Delete", { name: document.name });
      row.append(button("×", { name: label, action: "deleteEntry", className: "delete-entry" }));
    }
    return row;
  }

  override async _onFirstRender(context: Data, options: Data): Promise<void> {
    await super._onFirstRender(context, options);
    draggable(this.element, ".draggable", (row) => this.#entry(row)?.toDragData() ?? null);
    droppable(this.element, (event) => this.#drop(event));
  }

  /** What comes from a compendium or from inside an actor is copied into the world. */
  async #drop(event: DragEvent): Promise<void> {
    const dropped = await droppedDocument(event);
    if (!this.#mayCreate || dropped?.documentName !== this.listed.documentName) return;
    if (dropped.pack === null && dropped.parent === null) return;
    await this.listed.documentClass.create(this.listed.fromCompendium(dropped));
  }
}

export class ActorDirectory extends DocumentDirectory {
  static override tabName = "actors";

  protected get listed(): WorldCollection<Listed> {
    return game.actors;
  }
}

export class ItemDirectory extends DocumentDirectory {
  static override tabName = "items";

  protected get listed(): WorldCollection<Listed> {
    return game.items;
  }
}
