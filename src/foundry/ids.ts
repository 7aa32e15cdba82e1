/** The id of this system, as in its manifest and in every path and flag of its own. */
export const SYSTEM = "matrix-construct";

/** The folder under which Foundry serves this system. */
export const FOLDER = `systems/${SYSTEM}`;

/** The names of the flags that this system sets. */
export const FLAGS = {
  /** On content: names and texts by language, as flat paths. */
  i18n: "i18n",
  /** On content without `system`: its slug. */
  identifier: "identifier",
  /** On a target: what a card's entry changed there, by entry, for its undo. */
  applied: "applied",
  /** On a target: the time of the newest card that it forgot to keep that list short. */
  forgotten: "forgotten",
  /** On an active effect: what it changes, as the rules know it. */
  effects: "effects",
} as const;

/** The path of a template, given without folder and ending. */
export function templatePath(name: string): string {
  return `${FOLDER}/templates/${name}.hbs`;
}
