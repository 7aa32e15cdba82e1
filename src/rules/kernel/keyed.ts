import { ArgumentError, callable, list, text } from "./argument.ts";

/** The record that holds under each of `names` what `make` gives for it, in their order. */
export function keyed<const K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  const made: Partial<Record<K, V>> = {};
  callable("make", make);
  const all = list("names", names);
  for (const name of all) text("names", name);
  for (const name of all) made[name] = make(name);
  if (isComplete(made, all)) return made;
  throw new ArgumentError("names", "a list of names that an object can have as keys");
}

/** Narrows what was filled name by name; it is complete by construction. */
function isComplete<K extends string, V>(made: Partial<Record<K, V>>, names: readonly K[]): made is Record<K, V> {
  return names.every((name) => Object.hasOwn(made, name));
}
