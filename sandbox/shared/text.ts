const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random id of letters and digits. */
export function randomID(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
}

export function isValidId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9]{16}$/u.test(value);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

export function escapeHTML(value: unknown): string {
  return String(value).replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

/** Whether the first version is newer than the second, both in dotted form. */
export function isNewerVersion(first: string | number, second: string | number): boolean {
  const a = String(first).split(".");
  const b = String(second).split(".");
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const left = a[index] ?? "0";
    const right = b[index] ?? "0";
    if (left === right) continue;
    const numeric = /^\d+$/u.test(left) && /^\d+$/u.test(right);
    return numeric ? Number(left) > Number(right) : left > right;
  }
  return false;
}

/** A name as a lower-case word for addresses. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}
