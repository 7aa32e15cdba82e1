/** A copy of `value` in which what stands at the dotted path is replaced; `undefined` takes it away. */
export function bentAt<T>(value: T, path: string, by: unknown): T {
  const [step = "", ...rest] = path.split(".");
  const inner: unknown = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
  const next = rest.length === 0 ? by : bentAt(inner, rest.join("."), by);
  // Malformed input is what these copies are for.
  if (Array.isArray(value)) return value.with(Number(step), next) as T;
  return { ...value, [step]: next };
}
