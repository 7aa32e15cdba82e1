import { cleanHTML } from "./clean-html.ts";
import { localize, page, type Data } from "./page.ts";

interface EnrichOptions extends Data {
  secrets?: boolean;
  links?: boolean;
  custom?: boolean;
  relativeTo?: { uuid: string };
  rollData?: Data | (() => Data);
}

interface Enricher {
  id?: string;
  pattern: RegExp;
  enricher: (match: RegExpMatchArray, options: EnrichOptions) => Promise<HTMLElement | null> | HTMLElement | null;
  replaceParent?: boolean;
  onRender?: (element: HTMLElement) => void;
}

const LINK = /@UUID\[([^\]\s]+)\](?:\{([^}]+)\})?/g;

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

async function replaceInText(root: Node, enricher: Enricher, options: EnrichOptions): Promise<void> {
  for (const node of textNodes(root)) {
    const matches = [...node.data.matchAll(enricher.pattern)];
    // From the last to the first, so that earlier places stay where they are.
    for (const match of matches.toReversed()) {
      const element = await enricher.enricher(match, options);
      if (!element) continue;
      const tail = node.splitText(match.index);
      tail.data = tail.data.slice(match[0].length);
      const whole = enricher.replaceParent && node.parentElement?.textContent?.trim() === tail.data.trim();
      if (whole && node.parentElement) node.parentElement.replaceWith(element);
      else tail.before(element);
      enricher.onRender?.(element);
    }
  }
}

async function linkTo(match: RegExpMatchArray): Promise<HTMLElement> {
  const [, uuid = "", label] = match;
  const found = await page()
    .fromUuid(uuid)
    .catch(() => null);
  const link = document.createElement("a");
  link.className = found ? "content-link" : "content-link broken";
  link.textContent = label ?? found?.name ?? localize("SANDBOX.Text.Unknown");
  if (!found) return link;
  link.tabIndex = 0;
  link.setAttribute("role", "button");
  link.draggable = true;
  Object.assign(link.dataset, { link: "", uuid, id: found.id, type: found.documentName });
  return link;
}

/** Texts with links made clickable, without the secret sections unless `secrets` is given. */
async function enrichHTML(content: string | null | undefined, options: EnrichOptions = {}): Promise<string> {
  if (!content) return "";
  const holder = document.createElement("div");
  holder.innerHTML = cleanHTML(content);
  if (!options.secrets) for (const secret of holder.querySelectorAll("section.secret")) secret.remove();
  if (options.links !== false) await replaceInText(holder, { pattern: LINK, enricher: linkTo }, options);
  if (options.custom !== false) {
    const { enrichers } = page().CONFIG["TextEditor"] as unknown as { enrichers: Enricher[] };
    for (const enricher of enrichers) await replaceInText(holder, enricher, options);
  }
  return holder.innerHTML;
}

/** What is being dropped, or an empty object when it is no data. */
function getDragEventData(event: DragEvent): Data {
  try {
    const data: unknown = JSON.parse(event.dataTransfer?.getData("text/plain") ?? "");
    return typeof data === "object" && data !== null ? (data as Data) : {};
  } catch {
    return {};
  }
}

const textFunctions = { enrichHTML, getDragEventData };

/** What is done with texts before they are shown, and with what is dropped. */
export const TextEditor = { ...textFunctions, implementation: textFunctions };

async function openLink(link: HTMLElement): Promise<void> {
  const found = await page().fromUuid(link.dataset["uuid"] ?? "");
  await found?.sheet?.render({ force: true });
}

/** Links in texts open the document's sheet and can be dragged, wherever they stand. */
export function listenForLinks(): void {
  const linkOf = (event: Event): HTMLElement | null => {
    return event.target instanceof Element ? event.target.closest<HTMLElement>("a.content-link[data-uuid]") : null;
  };
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link) void openLink(link);
  });
  document.addEventListener("keydown", (event) => {
    const link = event.key === "Enter" ? linkOf(event) : null;
    if (link) void openLink(link);
  });
  document.addEventListener("dragstart", (event) => {
    const link = linkOf(event);
    if (!link) return;
    const { type, uuid } = link.dataset;
    event.dataTransfer?.setData("text/plain", JSON.stringify({ type, uuid }));
  });
}
