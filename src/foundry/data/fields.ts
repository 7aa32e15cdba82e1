const { BooleanField, HTMLField, NumberField, StringField } = foundry.data.fields;

/** A whole number that is always there, from `min` (0) to `max`. */
export function whole(initial = 0, min = 0, max = 1_000_000) {
  return new NumberField({ required: true, nullable: false, integer: true, initial, min, max });
}

/** A whole number, or null for "none". */
export function wholeOrNone(min = -1000, max = 1_000_000) {
  return new NumberField({ required: true, nullable: true, integer: true, initial: null, min, max });
}

/** A number that is always there, whole or not, from `min` (0) to `max`. */
export function figure(initial = 0, min = 0, max = 1_000_000) {
  return new NumberField({ required: true, nullable: false, initial, min, max });
}

/** A switch that is always on or off. */
export function flag(initial = false) {
  return new BooleanField({ required: true, nullable: false, initial });
}

/** A plain text; empty unless given. */
export function plain(initial = "") {
  return new StringField({ required: true, nullable: false, blank: true, initial });
}

/** A text that the server cleans as HTML; its path must stand in the manifest's `htmlFields`. */
export function html() {
  return new HTMLField({ required: true, nullable: false, blank: true, initial: "" });
}

/** One of a fixed list of slugs. */
export function choice<const T extends string>(choices: readonly T[], initial: T) {
  return new StringField({ required: true, nullable: false, blank: false, choices: [...choices], initial });
}
