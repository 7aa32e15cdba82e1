import { config, type SheetEntry } from "../core/config.ts";
import type { Document } from "../core/document.ts";
import type { DocumentSheetV2 } from "./document-sheet.ts";

interface SheetOptions {
  types: string[];
  makeDefault?: boolean;
  label?: string;
}

/** Which sheet class shows which document. */
export const DocumentSheetConfig = {
  registerSheet(
    documentClass: { documentName: string },
    scope: string,
    cls: SheetEntry["cls"],
    { types, makeDefault = false, label = cls.name }: SheetOptions,
  ): void {
    const id = `${scope}.${cls.name}`;
    const { sheetClasses } = config.document(documentClass.documentName);
    for (const type of types) {
      const entries = (sheetClasses[type] ??= {});
      const isDefault = makeDefault || Object.keys(entries).length === 0;
      if (isDefault) for (const entry of Object.values(entries)) entry.default = false;
      entries[id] = { id, cls, label, default: isDefault };
    }
  },
};

/** A new sheet for a document: the default of its type, or null where none is registered. */
export function sheetFor(document: Document): object | null {
  const entries = Object.values(config.document(document.documentName).sheetClasses[document.type] ?? {});
  const entry = entries.find((one) => one.default);
  return entry ? new entry.cls({ document }) : null;
}

/** Opens the sheet of a document, where both are there. */
export async function openSheet(document: Document | null | undefined): Promise<void> {
  const sheet = (document?.sheet ?? null) as DocumentSheetV2 | null; // sheets are windows
  await sheet?.render({ force: true });
}
