import { say } from "../adapter/text.ts";
import { templatePath } from "../ids.ts";
import type { Text, TextData } from "../../view/text.ts";

/** Partials below `templates/parts/`; each is used as `mc-<name>`. */
export const PARTIALS = [
  "actions",
  "attribute",
  "bar",
  "build-origin",
  "build-table",
  "check",
  "check-sum",
  "counter",
  "creation",
  "description",
  "dice",
  "effect-list",
  "empty",
  "entry",
  "face",
  "field",
  "gear",
  "gear-list",
  "icon",
  "identity",
  "item-head",
  "note",
  "number",
  "odds",
  "picture",
  "pips",
  "rule",
  "select",
  "sf-detail",
  "skill",
  "sum",
  "tip",
  "track",
  "tree-row",
  "weapon",
  "who",
] as const;

/** Bodies of questions below `templates/apps/`; each is used as `mc-ask-<name>`. */
export const QUESTIONS = ["attack", "probe", "rest", "damage", "grant", "heal", "effect"] as const;

/** Loads all partials, and teaches the templates to say a text of the view, or a key with data of their own. */
export async function prepareTemplates(): Promise<void> {
  Handlebars.registerHelper("mcText", (text: Text | string | null, { hash }: { readonly hash: TextData }) =>
    text ? say(typeof text === "string" ? { key: text, data: hash } : text) : "",
  );
  const parts = PARTIALS.map((name) => [`mc-${name}`, templatePath(`parts/${name}`)] as const);
  const bodies = QUESTIONS.map((name) => [`mc-ask-${name}`, templatePath(`apps/${name}`)] as const);
  await foundry.applications.handlebars.loadTemplates(Object.fromEntries([...parts, ...bodies]));
}
