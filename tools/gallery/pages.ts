import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import Handlebars from "handlebars";
import { compile } from "sass";
import { say, type Formats, type Text, type TextData } from "../../src/view/text.ts";
import type { Reader } from "./samples.ts";
import type { Shown } from "./shown.ts";
import { windowsOf } from "./windows.ts";

type Lang = Reader["lang"];

const LANGS = ["de", "en"] as const;
const THEMES = ["dark", "light"] as const;

function formatsOf(lang: Lang): Formats {
  const plain = new Intl.NumberFormat(lang, { useGrouping: false, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  const minus = (text: string): string => text.replace("-", "\u2212");
  return {
    number: (value) => minus(plain.format(value)),
    signed: (value) => (value > 0 ? `+${plain.format(value)}` : minus(plain.format(value))),
    percent: (chance) => share.format(chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance),
  };
}

function wordsOf(root: string, lang: Lang): Map<string, string> {
  const words = new Map<string, string>();
  const walk = (value: unknown, prefix: string): void => {
    for (const [name, inner] of Object.entries(value ?? {})) {
      if (typeof inner === "string") words.set(prefix + name, inner);
      else walk(inner, `${prefix}${name}.`);
    }
  };
  walk(JSON.parse(readFileSync(join(root, "lang", `${lang}.json`), "utf8")), "");
  return words;
}

/** The templates as Foundry would draw them for a reader of that language; missing keys stand out as `⟦key⟧`. */
class Painter {
  readonly #bars = Handlebars.create();
  readonly reader: Reader;

  readonly #root: string;

  constructor(root: string, lang: Lang) {
    this.#root = root;
    const words = wordsOf(root, lang);
    const format = (key: string, data: Readonly<Record<string, string>>): string =>
      (words.get(key) ?? `⟦${key}⟧`).replace(/\{(\w+)\}/g, (_, name: string) => data[name] ?? `⟦${name}⟧`);
    const formats = formatsOf(lang);
    const names = { has: (key: string): boolean => words.has(key), format };
    this.reader = {
      lang,
      formats,
      compare: new Intl.Collator(lang, { numeric: true }).compare,
      names: (key) => format(key, {}),
    };
    this.#bars.registerHelper({
      localize: (key: string) => format(key, {}),
      concat: (...parts: unknown[]) => parts.slice(0, -1).join(""),
      eq: (a: unknown, b: unknown) => a === b,
      mcText: (text: Text | string | null, { hash }: { readonly hash: TextData }) =>
        text ? say(typeof text === "string" ? { key: text, data: hash } : text, names, formats) : "",
    });
    for (const file of readdirSync(join(root, "templates/parts"))) {
      const name = file.replace(".hbs", "");
      this.#bars.registerPartial(
        `mc-${name}`,
        this.#bars.compile(this.#source(`parts/${name}`), { preventIndent: true }),
      );
    }
  }

  #source(name: string): string {
    return readFileSync(join(this.#root, "templates", `${name}.hbs`), "utf8");
  }

  draw(name: string, context: object): string {
    return this.#bars.compile(this.#source(name), { preventIndent: true })(context);
  }
}

function frame({ title, width, height, sheet, html, card, name }: Shown & { readonly html: string }): string {
  const size = `style="width:${width}px;${height ? `height:${height}px` : ""}"`;
  if (card)
    return `<figure data-name="${name}" ${size}><figcaption>${name}</figcaption><li class="chat-message">${html}</li></figure>`;
  return `<figure data-name="${name}" style="width:${width}px"><figcaption>${name}</figcaption><form class="application mc-window" ${size}><header class="window-header"><h1 class="window-title">${title}</h1></header><section class="window-content mc-app${sheet ? " mc-sheet" : ""}">${html}</section></form></figure>`;
}

const BASE = `body{margin:0;padding:32px;background:var(--mc-ground);color:var(--mc-text-2);font:14px Signika,sans-serif;display:flex;flex-wrap:wrap;gap:32px;align-items:flex-start}
figure{margin:0}figcaption{margin-bottom:8px}li{list-style:none}
.application{display:flex;flex-direction:column;overflow:hidden}.window-header{display:flex;align-items:center;padding:0 16px}.window-title{flex:1;margin:0}
.window-content{flex:1;display:flex;flex-direction:column;min-height:0}`;

/** Every page of the gallery by path: one a group of windows, a language and a theme, and the styles. */
export function pagesOf(root: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>([["/styles/main.css", compile(join(root, "styles/main.scss")).css]]);
  for (const lang of LANGS) {
    const painter = new Painter(root, lang);
    for (const [group, windows] of Object.entries(windowsOf(painter.reader))) {
      const drawn = windows.map((shown) =>
        frame({ ...shown, html: shown.parts.map(([name, context]) => painter.draw(name, context)).join("") }),
      );
      for (const theme of THEMES) {
        const html = `<!doctype html><html lang="${lang}"><head><base href="/"><link rel="stylesheet" href="styles/main.css"><style>${BASE}</style></head><body class="theme-${theme}">${drawn.join("\n")}</body></html>`;
        pages.set(`/${group}-${lang}-${theme}.html`, html);
      }
    }
  }
  return pages;
}
