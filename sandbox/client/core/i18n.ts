import { type Data, expandObject, getProperty, merge } from "../../shared/objects.ts";

/** Texts by key, in the language of the page, with English behind them. */
export class Localization {
  lang = "en";
  translations: Data = {};
  _fallback: Data = {};

  /** Adds the texts of a file, in which keys may be nested or dotted. */
  add(texts: Data, lang: string): void {
    const expanded = expandObject(texts);
    if (lang === "en") merge(this._fallback, expanded);
    if (lang === this.lang) merge(this.translations, expanded);
  }

  private find(key: string): string | undefined {
    const found = [this.translations, this._fallback].map((texts) => getProperty(texts, key));
    return found.find((text) => typeof text === "string");
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  localize(key: string, data?: Data): string {
    const text = this.find(key) ?? key;
    return data === undefined ? text : fill(text, data);
  }

  format(key: string, data: Data = {}): string {
    return fill(this.find(key) ?? key, data);
  }
}

function fill(text: string, data: Data): string {
  return text.replaceAll(/\{([^{}]+)\}/gu, (whole, name: string) => (name in data ? String(data[name]) : whole));
}

export const i18n = new Localization();

/** A text in the language of the page. */
export function localize(key: string, data?: Data): string {
  return i18n.localize(key, data);
}
