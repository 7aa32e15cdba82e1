import type { Data } from "../../shared/objects.ts";
import { ApplicationV2 } from "../apps/application.ts";
import { draggable } from "../apps/drag.ts";
import { button, make } from "../apps/elements.ts";
import { openSheet } from "../apps/sheet-config.ts";
import { instances } from "../apps/window-stack.ts";
import { game } from "../core/game.ts";
import { localize } from "../core/i18n.ts";
import type { CompendiumCollection, IndexEntry } from "../core/packs.ts";
import { filterRows, folderTree, searchBox } from "./folder-tree.ts";
import { AbstractSidebarTab } from "./sidebar-tab.ts";

/** The packs that the user may see. */
export class CompendiumDirectory extends AbstractSidebarTab {
  static override tabName = "compendium";
  static override DEFAULT_OPTIONS: Data = {
    actions: {
      openPack: (_event: PointerEvent, target: HTMLElement) => openPack(target.dataset["pack"] ?? ""),
    },
  };

  override async _renderHTML(): Promise<HTMLElement[]> {
    const packs = game.packs.filter((pack) => pack.visible).sort((a, b) => a.title.localeCompare(b.title));
    const rows = packs.map(({ title, collection, index }) => {
      const open = button(title, { action: "openPack", className: "entry-name" });
      open.dataset["pack"] = collection;
      return make("li", "directory-item", open, make("span", "entry-count", String(index.size)));
    });
    return [make("ol", "directory-list", ...rows)];
  }
}

async function openPack(id: string): Promise<void> {
  const pack = game.packs.get(id);
  const known = [...instances.values()].find((app) => app instanceof Compendium && app.options["collection"] === pack);
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
      async openEntry(this: Compendium, _event: PointerEvent, target: HTMLElement) {
        const { entryId = "" } = target.closest<HTMLElement>("[data-entry-id]")?.dataset ?? {};
        await openSheet(await this.#pack.getDocument(entryId));
      },
    },
  };

  #query = { text: "" };

  get #pack(): CompendiumCollection {
    return this.options["collection"] as CompendiumCollection; // given when the window is made
  }

  override get title(): string {
    return this.#pack.title;
  }

  #row({ name, _id, uuid }: IndexEntry): HTMLElement {
    const row = make("li", "directory-item draggable", button(name, { action: "openEntry", className: "entry-name" }));
    row.draggable = true;
    Object.assign(row.dataset, { entryId: _id, uuid });
    return row;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const entries = this.#pack.index.map((entry) => {
      return { name: entry.name, folderId: entry.folder ?? null, row: this.#row(entry) };
    });
    const tree = folderTree(this.#pack.folders.contents, entries, null);
    const count = make("p", "hint", localize("SANDBOX.Directory.Count", { count: entries.length }));
    filterRows(tree, this.#query.text);
    return [searchBox(() => this.element, this.#query), tree, count];
  }

  override async _onFirstRender(context: Data, options: Data): Promise<void> {
    await super._onFirstRender(context, options);
    const { documentName: type } = this.#pack;
    draggable(this.element, ".draggable", ({ dataset: { uuid } }) => ({ type, uuid }));
  }
}
