import Handlebars from "handlebars";
import { localize } from "../core/i18n.ts";
import { HOST_TEMPLATES } from "./templates.table.ts";

type Template = (context: object) => string;

// Systems show getters of documents, so members of prototypes are readable.
const RUNTIME = { allowProtoPropertiesByDefault: true, allowProtoMethodsByDefault: true };

const templates = new Map<string, Promise<Template>>();

Handlebars.registerHelper({
  localize: (key: unknown, { hash }: Handlebars.HelperOptions) =>
    localize(String(key), hash as Record<string, unknown>), // named words
  eq: (a: unknown, b: unknown) => a === b,
});

async function fetchTemplate(path: string): Promise<string> {
  const own = HOST_TEMPLATES[path];
  if (own !== undefined) return own;
  const response = await fetch(new URL(path, location.origin));
  if (!response.ok) throw new Error(`The template ${path} cannot be had: ${response.status} ${response.statusText}`);
  return response.text();
}

async function compile(path: string, id: string): Promise<Template> {
  const template = Handlebars.compile(await fetchTemplate(path), { preventIndent: true });
  Handlebars.registerPartial(id, template);
  return (context) => template(context, RUNTIME);
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

/** Loads templates by path, each under a name of one's own. */
export async function loadTemplates(paths: Record<string, string>): Promise<Template[]> {
  return Promise.all(Object.entries(paths).map(([id, path]) => getTemplate(path, id)));
}

export async function renderTemplate(path: string, context: object = {}): Promise<string> {
  const template = await getTemplate(path);
  return template(context);
}

export { Handlebars };
