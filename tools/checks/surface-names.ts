import { argv, stdout } from "node:process";

/**
 * Loads the built door of the sandbox, whose path is the only word on the command line, with a few empty classes in
 * place of the DOM, lets it put up its globals, and prints as JSON the types that must exist for each name it offers.
 */
const DOM = ["HTMLElement", "HTMLInputElement", "Element", "Node", "Document", "DocumentFragment", "HTMLFormElement"];

const GLOBALS = [
  "foundry",
  "game",
  "CONFIG",
  "CONST",
  "Hooks",
  "canvas",
  "fromUuid",
  "fromUuidSync",
  "Handlebars",
  "Roll",
];

const OF_EVERY_CLASS = new Set(["length", "name", "prototype", "constructor", "caller", "arguments"]);

type Members = Readonly<Record<string, unknown>>;

const names = new Set<string>();
const classes = new Map<{ readonly prototype: object }, string>();

/** The classes that have a name of their own, and their prototypes. */
const listed = new Set<object>();

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null;
}

function isClass(value: unknown): value is { readonly prototype: object } {
  return typeof value === "function" && String(value).startsWith("class");
}

function isNamespace(value: unknown): value is Members {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function isBuiltIn(value: object): boolean {
  const holder: unknown = Reflect.get(value, "constructor");
  return [Object, Map, Array, EventTarget, Set].some((one) => one === holder || one === value);
}

function add(type: string, key: string): string {
  const member = `${type}["${key}"]`;
  names.add(member);
  return member;
}

/** The names in an object and in what it inherits, down to what is listed by itself or what the language has. */
function keysOf(value: object): readonly string[] {
  const keys: string[] = [];
  for (let at: object | null = value; at !== null && !isBuiltIn(at); at = Reflect.getPrototypeOf(at)) {
    if (at === Function.prototype || (at !== value && listed.has(at))) break;
    keys.push(...Reflect.ownKeys(at).filter((key) => typeof key === "string"));
  }
  return keys.filter((key) => !OF_EVERY_CLASS.has(key));
}

function list(type: string, value: unknown, depth: number): void {
  if (isClass(value)) {
    if (!classes.has(value)) classes.set(value, type);
    listed.add(value).add(value.prototype);
  } else if (depth > 0 && isNamespace(value)) {
    for (const [key, inner] of Object.entries(value)) list(add(type, key), inner, depth - 1);
  }
}

/** Lists what one object offers, and what the objects in it offer. */
function listObject(type: string, value: Members): void {
  for (const key of keysOf(value)) {
    const member = add(type, key);
    const inner: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
    if (isObject(inner) && !Array.isArray(inner)) for (const one of keysOf(inner)) add(member, one);
  }
}

for (const name of DOM) Object.assign(globalThis, { [name]: EventTarget });
Object.assign(globalThis, { customElements: { define: () => undefined, get: () => undefined }, window: globalThis });

const door: unknown = await import(argv[2] ?? "");
const before = new Set(Object.keys(globalThis));
const expose: unknown = isObject(door) ? door["exposeGlobals"] : null;
if (typeof expose === "function") Reflect.apply(expose, null, []);
const put: Members = Object.fromEntries(Object.entries(globalThis).filter(([key]) => !before.has(key)));

/** Globals that are objects with a state, whose getters are not to be called here. */
const LIVE = new Set(["game", "canvas"]);

for (const [name, value] of Object.entries(put)) {
  names.add(`typeof ${name}`);
  if (!LIVE.has(name)) list(`(typeof ${name})`, value, name === "CONFIG" ? 2 : 6);
}
for (const name of LIVE) {
  const value = put[name];
  if (isObject(value)) listObject(`(typeof ${name})`, value);
}
for (const [value, type] of classes) {
  for (const key of keysOf(value)) add(type, key);
  for (const key of keysOf(value.prototype)) add(`${type}["prototype"]`, key);
}
if (GLOBALS.some((name) => !(name in put))) throw new Error("The sandbox puts up fewer globals than it promises.");
stdout.write(JSON.stringify([...names]));
