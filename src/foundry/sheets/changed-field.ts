import { elementOf } from "../adapter/element.ts";

/**
 * Leaves of the values of a form those that belong to the field whose change is written, as the others may show what
 * somebody else has changed since they were drawn. Names belong together when their first `parts` parts are the same;
 * by default a name stands for itself alone. Without a changed field all values stay.
 */
export function keepChanged(values: Record<string, unknown>, event: Event | null | undefined, parts = Infinity): void {
  const changed = elementOf(event?.target ?? null)?.getAttribute("name");
  if (!changed) return;
  const group = (name: string): string => name.split(".").slice(0, parts).join(".");
  for (const name of Object.keys(values)) if (group(name) !== group(changed)) delete values[name];
}
