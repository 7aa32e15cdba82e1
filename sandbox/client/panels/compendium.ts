import { ApplicationV2 } from "../apps/application.ts";
import { DragDrop } from "../apps/drag-drop.ts";
import { localize, page, type Data, type IndexEntry, type PackLike } from "../apps/page.ts";
import { closedFolders, filterRows, folderTree, searchBox } from "./folder-tree.ts";
import { AbstractSidebarTab, button, make } from "./sidebar-tab.ts";

const opened = new Map<string, Compendium>();

/** The packs that the user may see. */
export class CompendiumDirectory extends AbstractSidebarTab {
  static override tabName = "compendium";
  static override DEFAULT_OPTIONS: Data = {
    actions: {
      openPack: (_event: PointerEvent, target: HTMLElement) => openPack(target.dataset["pack"] ?? ""),
    },
  };

  override async _renderHTML(): Promise<HTMLElement[]> {
    const packs = page().game.packs.filter((pack) => pack.visible !== false);
    packs.sort((a, b) => a.title.localeCompare(b.title));
    const rows = packs.map((pack) => {
      const open = button(pack.title, { action: "openPack", className: "entry-name" });
      open.dataset["pack"] = pack.collection;
      const row = make("li", "directory-item", open, make("span", "entry-count", String(pack.index.size)));
      row.dataset["pack"] = pack.collection;
      return row;
    });
    return [make("ol", "directory-list", ...rows)];
  }
}

export async function openPack(collection: string): Promise<void> {
  const known = opened.get(collection);
  const pack = page().game.packs.get(collection);
  if (known) known.bringToFront();
  else if (pack) await new Compendium({ collection: pack }).render({ force: true });
}

/** The content of one pack: searchable, by folder, to be opened or dragged out. */
export class Compendium extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: "compendium-{id}",
    classes: ["compendium"],
    window: { resizable: true },
    position: { width: 380, height: 560 },
    actions: {
      openEntry: async function (this: Compendium, _event: PointerEvent, target: HTMLElement) {
        const row = target.closest<HTMLElement>("[data-entry-id]");
        const document = await this.collection.getDocument(row?.dataset["entryId"] ?? "");
        await document?.sheet?.render({ force: true });
      },
    },
  };

  #query = { text: "" };

  get collection(): PackLike {
    return this.options["collection"] as PackLike;
  }

  override get title(): string {
    return this.collection.title;
  }

  override async _preFirstRender(context: Data, options: Data): Promise<void> {
    await super._preFirstRender(context, options);
    opened.set(this.collection.collection, this);
    await this.collection.getIndex();
  }

  override _onClose(options: Data): void {
    super._onClose(options);
    opened.delete(this.collection.collection);
  }

  #row(entry: IndexEntry): HTMLElement {
    const row = make(
      "li",
      "directory-item draggable",
      button(entry.name, { action: "openEntry", className: "entry-name" }),
    );
    row.dataset["entryId"] = entry._id;
    row.dataset["uuid"] = entry.uuid;
    return row;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const entries = [...this.collection.index].map((entry) => {
      return {
        id: entry._id,
        uuid: entry.uuid,
        name: entry.name,
        folderId: entry.folder ?? null,
        row: this.#row(entry),
      };
    });
    const tree = folderTree([...this.collection.folders], entries, closedFolders(this.element));
    filterRows(tree, this.#query.text);
    const count = make("p", "hint", localize("SANDBOX.Directory.Count", { count: entries.length }));
    return [
      make(
        "header",
        "directory-header",
        searchBox(() => this.element, this.#query),
      ),
      tree,
      count,
    ];
  }

  override async _onRender(context: Data, options: Data): Promise<void> {
    await super._onRender(context, options);
    const { documentName } = this.collection;
    new DragDrop.implementation({
      dragSelector: ".draggable",
      permissions: { drop: () => false },
      callbacks: {
        dragstart: (event) => {
          const { uuid } = (event.currentTarget as HTMLElement).dataset;
          event.dataTransfer?.setData("text/plain", JSON.stringify({ type: documentName, uuid }));
        },
      },
    }).bind(this.element);
  }
}
