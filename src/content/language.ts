/** The languages that every entry is written in; the first is the one that the compiled documents are in. */
export const LANGUAGES = ["en", "de"] as const;

/** One of the languages of the content. */
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The same plain text as HTML: its paragraphs, which blank lines part, each in an element of its own. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escape(paragraph.trim().replaceAll(/\s+/g, " "))}</p>`)
    .join("");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
