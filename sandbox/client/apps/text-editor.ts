import { localize } from "../core/i18n.ts";
import { resolveUuid } from "../core/uuid.ts";
import { cleanHTML } from "./clean-html.ts";
import { getDragEventData } from "./drag.ts";
import { openSheet } from "./sheet-config.ts";

const LINK = /@UUID\[([^\]\s]+)\](?:\{([^}]+)\})?/g;

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text); // only text is shown to the walker
  return nodes;
}

async function makeLinks(root: Node): Promise<void> {
  for (const node of textNodes(root)) {
    // From the last to the first, so that earlier places stay where they are.
    for (const match of [...node.data.matchAll(LINK)].toReversed()) {
      const link = await linkTo(match);
      const tail = node.splitText(match.index);
      tail.data = tail.data.slice(match[0].length);
      tail.before(link);
    }
  }
}

async function linkTo([, uuid = "", label]: RegExpMatchArray): Promise<HTMLElement> {
  const found = await resolveUuid(uuid);
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
export async function enrichHTML(content: string, options: { secrets?: boolean } = {}): Promise<string> {
  const holder = document.createElement("div");
  holder.innerHTML = cleanHTML(content);
  if (!options.secrets) for (const secret of holder.querySelectorAll("section.secret")) secret.remove();
  await makeLinks(holder);
  return holder.innerHTML;
}

const textFunctions = { enrichHTML, getDragEventData };

/** What is done with texts before they are shown, and with what is dropped. */
export const TextEditor = { ...textFunctions, implementation: textFunctions };

/** Links in texts open the document's sheet and can be dragged, wherever they stand. */
export function listenForLinks(): void {
  const linkOf = (event: Event): HTMLElement | null => {
    return event.target instanceof Element ? event.target.closest<HTMLElement>("a.content-link[data-uuid]") : null;
  };
  const open = async (event: Event): Promise<void> => openSheet(await resolveUuid(linkOf(event)?.dataset["uuid"]));
  document.addEventListener("click", (event) => void open(event));
  document.addEventListener("keydown", (event) => event.key === "Enter" && void open(event));
  document.addEventListener("dragstart", (event) => {
    const { type, uuid } = linkOf(event)?.dataset ?? {};
    if (uuid) event.dataTransfer?.setData("text/plain", JSON.stringify({ type, uuid }));
  });
}
