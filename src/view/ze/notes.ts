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

/** The tab of notes. */
export interface NotesContext {
  readonly active: boolean;
  readonly uuid: string;
  readonly biography: RichText;
  readonly notes: RichText;
  readonly gm: { readonly text: string } | null;
}

/** The tab of notes: the story, what the player notes, and what only the GM may read. */
export function notesOf({ gm, ...texts }: NotesInput, uuid: string, active: boolean): NotesContext {
  return { active, uuid, ...texts, gm: gm === null ? null : { text: gm } };
}
