import type { Import } from "./imports.ts";

/** What one zone of the sources may import; a zone is whatever lies below its path. */
interface Zone {
  readonly path: string;
  /** Paths below which an import may lead, besides the zone itself. */
  readonly may: readonly string[];
  /** Whether packages may be imported. */
  readonly packages?: boolean;
  /** Paths below which only types may come from. */
  readonly types?: readonly string[];
}

const VARIANTS = ["disciplines", "ze", "abilities"] as const;

/** The import table of the architecture; the first zone whose path fits is the one that counts. */
const ZONES: readonly Zone[] = [
  { path: "src/rules/kernel/", may: [] },
  ...VARIANTS.map((variant) => ({ path: `src/rules/${variant}/`, may: ["src/rules/kernel/"] })),
  { path: "src/rules/", may: [] },
  { path: "src/migrations/", may: [] },
  { path: "src/content/", may: ["src/rules/"] },
  { path: "src/view/", may: ["src/rules/", "src/content/"] },
  {
    path: "src/foundry/",
    may: ["src/rules/index.ts", "src/content/", "src/migrations/", "src/view/"],
    types: ["src/rules/"],
  },
  { path: "src/main.ts", may: ["src/foundry/", "styles/"] },
  { path: "sandbox/", may: [], packages: true },
  { path: "tools/template/", may: ["src/foundry/data/"], packages: true, types: ["src/foundry/"] },
  { path: "tools/gallery/", may: ["src/view/", "src/rules/"], packages: true },
  { path: "tools/", may: ["src/content/", "src/migrations/", "src/rules/"], packages: true },
  { path: "test/e2e/", may: ["test/support/"], packages: true },
  { path: "test/integration/", may: ["test/support/", "sandbox/facts/"], types: ["src/"] },
];

/** The layers of the Foundry zone from the lowest to the highest: a value comes from the same layer or one below. */
const LAYERS: readonly (readonly string[])[] = [
  ["adapter/", "dice/", "ids.ts"],
  ["data/"],
  ["documents/"],
  ["apps/", "chat/"],
  ["actions/"],
  ["sheets/", "combat/", "chat/buttons.ts", "requests.ts"],
  ["hooks.ts", "config.ts", "settings.ts", "hooks/"],
];

const FOUNDRY = "src/foundry/";

function layerOf(path: string): number {
  const place = path.slice(FOUNDRY.length);
  const exact = LAYERS.findIndex((layer) => layer.includes(place));
  return exact >= 0
    ? exact
    : LAYERS.findIndex((layer) => layer.some((one) => one.endsWith("/") && place.startsWith(one)));
}

function isBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || (place.endsWith("/") && path.startsWith(place)));
}

function mayCross(zone: Zone, { to, isType, isPackage }: Import): boolean {
  if (isPackage) return zone.packages === true;
  return isBelow(to, [zone.path, ...zone.may]) || (isType && isBelow(to, zone.types ?? []));
}

function faultInside({ from, to, isType }: Import): string | null {
  const [own, other] = [layerOf(from), layerOf(to)];
  if (own < 0) return "stands in no layer of src/foundry";
  if (other < 0) return `imports ${to}, which stands in no layer of src/foundry`;
  return other > own && !isType ? `imports ${to}, which stands above it, by value` : null;
}

/** What is wrong with an import by the table; null where it is allowed. */
export function importFault(one: Import): string | null {
  const zone = ZONES.find(({ path }) => isBelow(one.from, [path]));
  const place = `${one.from}:${one.line}`;
  if (!zone) return null;
  if (!mayCross(zone, one)) return `${place} imports ${one.to}, which ${zone.path} may not`;
  if (!one.from.startsWith(FOUNDRY) || !one.to.startsWith(FOUNDRY)) return null;
  const inside = faultInside(one);
  return inside === null ? null : `${place} ${inside}`;
}
