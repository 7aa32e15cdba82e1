/** Attributes that say what an element is for, and so find it again after its part was drawn anew. */
const PURPOSE = [
  "name",
  "value",
  "data-action",
  "data-subject",
  "data-step",
  "data-tree",
  "data-level",
  "data-item-id",
  "data-skill",
  "data-attribute",
  "data-row",
  "data-box",
  "data-mode",
  "data-type",
  "data-effect-id",
  "data-entry",
  "data-for",
  "data-by",
  "data-mc-filter",
] as const;

/** A selector that finds an element again in its window after that was drawn anew. */
export function addressOf(element: Element): string {
  const parts = PURPOSE.filter((name) => name !== "value" || element.localName === "input").map((name) => {
    const value = element.getAttribute(name);
    const isTyped = name === "value" && !["radio", "checkbox"].includes(element.getAttribute("type") ?? "");
    return value === null || isTyped ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  return element.localName + parts.join("");
}

/** Notes a button that was pressed, and answers with what gives it the focus, also to one that was drawn anew by then. */
export function noteOpener(opener: HTMLElement | undefined): () => void {
  const window = opener?.closest(".application");
  const address = opener ? addressOf(opener) : "";
  return () => {
    const found = opener?.isConnected === true ? opener : window?.querySelector<HTMLElement>(address);
    found?.focus({ preventScroll: true });
  };
}
