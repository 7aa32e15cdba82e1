import { named, type Text } from "./text.ts";

/** One choice of a list. */
export interface Option {
  readonly value: string;
  readonly label: Text;
  readonly selected: boolean;
}

/** The choices of a list whose names stand at `prefix`. */
export function optionsOf(ids: readonly string[], prefix: string, chosen: string): readonly Option[] {
  return ids.map((id) => ({ value: id, label: { key: `${prefix}.${id}` }, selected: id === chosen }));
}

/** The choice of something that has a name of its own. */
export function namedOption(value: string, name: string, chosen: string): Option {
  return { value, label: named(name), selected: value === chosen };
}
