import { type Data, expandObject, getProperty, mergeObject } from "../../shared/objects.ts";

/** Texts by key, in the language of the page, with English behind them. */
export class Localization {
  lang = "en";
  translations: Data = {};
  _fallback: Data = {};

  /** Adds the texts of a file, in which keys may be nested or dotted. */
  add(texts: Data, lang: string): void {
    const expanded = expandObject(texts);
    if (lang === "en") mergeObject(this._fallback, expanded);
    if (lang === this.lang) mergeObject(this.translations, expanded);
  }

  private find(key: string): string | undefined {
    for (const texts of [this.translations, this._fallback]) {
      const found = key === "" ? undefined : getProperty(texts, key);
      if (typeof found === "string") return found;
    }
    return undefined;
  }

  has(key: string, fallback = true): boolean {
    return fallback ? this.find(key) !== undefined : typeof getProperty(this.translations, key) === "string";
  }

  /** The text of a key, or undefined where there is none. */
  lookUp(key: string): string | undefined {
    return this.find(key);
  }

  localize(key: string, data?: Data): string {
    const text = this.find(key) ?? key;
    return data === undefined ? text : fill(text, data);
  }

  format(key: string, data: Data = {}): string {
    return fill(this.find(key) ?? key, data);
  }

  getListFormatter(
    options: { style?: "long" | "short" | "narrow"; type?: "conjunction" | "disjunction" | "unit" } = {},
  ): Intl.ListFormat {
    return new Intl.ListFormat(this.lang, options);
  }

  sortObjects<T extends Data>(list: T[], key: string): T[] {
    return list.sort((a, b) => String(a[key]).localeCompare(String(b[key]), this.lang));
  }
}

function fill(text: string, data: Data): string {
  return text.replaceAll(/\{([^{}]+)\}/gu, (whole, name: string) => (name in data ? String(data[name]) : whole));
}

export const i18n = new Localization();
