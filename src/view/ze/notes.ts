/** The notes of a character, enriched by the platform. `gm` is null for everyone but the GM. */
export interface NotesInput {
  readonly biography: RichText;
  readonly notes: RichText;
  readonly gm: string | null;
}

/** A text of the user's: as stored, and enriched for display. */
export interface RichText {
  readonly value: string;
  readonly enriched: string;
}

/** A text of the user's with its place in the document. */
export interface NoteField extends RichText {
  readonly name: string;
  readonly title: string;
  readonly uuid: string;
  readonly editable: boolean;
}

/** The tab of notes. */
export interface NotesContext {
  readonly active: boolean;
  readonly fields: readonly NoteField[];
  readonly gm: { readonly text: string } | null;
}

/** The tab of notes: the story, what the player notes, and what only the GM may read. */
export function notesOf(
  { biography, notes, gm }: NotesInput,
  owner: { readonly uuid: string; readonly editable: boolean; readonly active: boolean },
): NotesContext {
  const { uuid, editable, active } = owner;
  return {
    active,
    fields: [
      { ...biography, name: "system.biography", title: "MC.Notes.biography", uuid, editable },
      { ...notes, name: "system.notes", title: "MC.Notes.notes", uuid, editable },
    ],
    gm: gm === null ? null : { text: gm },
  };
}
