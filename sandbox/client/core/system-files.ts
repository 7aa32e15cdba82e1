import { type Data, isPlainObject } from "../../shared/objects.ts";
import { i18n } from "./i18n.ts";
import { world } from "./world.ts";

interface LanguageEntry {
  lang: string;
  path: string;
}

interface StyleEntry {
  src: string;
  layer?: string | null;
}

function listOf(manifest: Data, key: string): unknown[] {
  return Array.isArray(manifest[key]) ? (manifest[key] as unknown[]) : []; // checked on this line
}

function addressOf(path: unknown): string {
  return `/systems/${world.systemId}/${String(path)}`;
}

/** The texts of a file; a file that is missing or broken is reported and is no reason to stop. */
async function readTexts(address: string): Promise<Data> {
  try {
    const response = await fetch(address);
    const texts = response.ok ? ((await response.json()) as unknown) : null; // any JSON may stand there
    if (!isPlainObject(texts)) throw new Error(`There are no texts in ${address}`);
    return texts;
  } catch (error) {
    globalThis.reportError(error);
    return {};
  }
}

/** Loads the sandbox's own texts. */
export async function loadCoreTexts(): Promise<void> {
  for (const lang of new Set(["en", i18n.lang])) i18n.add(await readTexts(`/sandbox/lang/${lang}.json`), lang);
}

/** Loads the system's texts: those of the page's language, and English behind them. */
export async function loadTexts(manifest: Data): Promise<void> {
  const entries = listOf(manifest, "languages") as LanguageEntry[]; // entries have the platform's shape
  for (const entry of entries) {
    if (entry.lang === "en" || entry.lang === i18n.lang) i18n.add(await readTexts(addressOf(entry.path)), entry.lang);
  }
}

/** Loads the system's styles, each into the layer that the manifest names. */
export function loadStyles(manifest: Data): void {
  const style = document.createElement("style");
  style.textContent = (listOf(manifest, "styles") as (string | StyleEntry)[]) // entries have the platform's shape
    .map((entry) => (typeof entry === "string" ? { src: entry } : entry))
    .map(({ src, layer = "system" }) => `@import url("${addressOf(src)}")${layer === null ? "" : ` layer(${layer})`};`)
    .join("\n");
  document.head.append(style);
}

/** Loads the system's modules in their order. */
export async function loadModules(manifest: Data): Promise<void> {
  for (const path of listOf(manifest, "esmodules")) await import(/* @vite-ignore */ addressOf(path));
}
