import Handlebars from "handlebars";
import { COMBAT_TEMPLATES } from "../panels/combat-templates.table.ts";
import { HOST_TEMPLATES } from "./templates.table.ts";
import { registerHelpers } from "./handlebars-helpers.ts";

type Template = (context: unknown, options?: Handlebars.RuntimeOptions) => string;

// Systems show getters of documents, so members of prototypes are readable.
const RUNTIME = { allowProtoPropertiesByDefault: true, allowProtoMethodsByDefault: true } as const;

const templates = new Map<string, Promise<Template>>();

registerHelpers(Handlebars);

async function fetchTemplate(path: string): Promise<string> {
  const own = HOST_TEMPLATES[path] ?? COMBAT_TEMPLATES[path];
  if (own !== undefined) return own;
  const response = await fetch(new URL(path, location.origin));
  if (!response.ok) throw new Error(`The template ${path} cannot be had: ${response.status} ${response.statusText}`);
  return response.text();
}

async function compile(path: string, id: string): Promise<Template> {
  const source = await fetchTemplate(path);
  const template = Handlebars.compile(source, { preventIndent: true });
  const run: Template = (context, options) => template(context, { ...RUNTIME, ...options });
  Handlebars.registerPartial(id, template);
  return run;
}

/** One compiled template, read once; it is also a partial under its id. */
export function getTemplate(path: string, id: string = path): Promise<Template> {
  const known = templates.get(id);
  if (known) return known;
  const loading = compile(path, id);
  templates.set(id, loading);
  loading.catch(() => templates.delete(id));
  return loading;
}

/** Loads templates by path, or by a name of one's own each. */
export async function loadTemplates(paths: string[] | Record<string, string>): Promise<Template[]> {
  const list = Array.isArray(paths) ? paths.map((path) => [path, path] as const) : Object.entries(paths);
  return Promise.all(list.map(([id, path]) => getTemplate(path, id)));
}

export async function renderTemplate(path: string, context: Record<string, unknown> = {}): Promise<string> {
  const template = await getTemplate(path);
  return template(context);
}

export { Handlebars };
