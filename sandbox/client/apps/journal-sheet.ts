import { DocumentSheetV2 } from "./document-sheet.ts";
import { page, type Data, type DocumentLike } from "./page.ts";
import { TextEditor } from "./text-editor.ts";

interface PageLike extends DocumentLike {
  text?: { content?: string | null };
}

/** Shows the text pages of a journal entry, or one page, for reading. */
export class JournalSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Data = {
    classes: ["journal"],
    tag: "div",
    viewPermission: 2,
    window: { resizable: true },
    position: { width: 560, height: 600 },
  };

  get pages(): PageLike[] {
    const { pages } = this.document as DocumentLike & { pages?: Iterable<PageLike> };
    return pages ? [...pages].sort((a, b) => a.sort - b.sort) : [this.document];
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const shown = this.pages.filter((one) => one.testUserPermission(page().game.user, "OBSERVER"));
    return Promise.all(
      shown.map(async (one) => {
        const article = document.createElement("article");
        const heading = document.createElement("h2");
        heading.textContent = one.name;
        const text = document.createElement("div");
        text.innerHTML = await TextEditor.enrichHTML(one.text?.content, { secrets: one.isOwner });
        article.append(heading, text);
        return article;
      }),
    );
  }
}
