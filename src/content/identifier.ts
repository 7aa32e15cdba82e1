const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH = 16;

/** The most characters of a slug. */
const LONGEST = 64;

/** The constants of the 128-bit FNV-1a hash. */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;

/** Whether `value` is a slug: lower-case letters and digits in words joined by single hyphens. */
export function isIdentifier(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

/**
 * The document id that belongs to a path of content such as `weapons/glock-17`: 16 letters and digits, the same on every
 * machine and for ever, because ids stand in links that people keep in their worlds.
 */
export function stableId(path: string): string {
  let hash = OFFSET;
  for (const character of path) hash = BigInt.asUintN(128, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * PRIME);
  let id = "";
  while (id.length < LENGTH) {
    id += ALPHABET.charAt(Number(hash % 62n));
    hash /= 62n;
  }
  return id;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The slug that a name suggests, of at most 64 characters; empty where the name has no letter or digit of a slug. */
export function identifierFrom(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  return words.join("-").slice(0, LONGEST).replace(/-$/, "");
}
