/** The element that an event came from, or null; also for elements of detached windows, which have their own classes. */
export function elementOf(target: EventTarget | null): Element | null {
  // What has the node type 1 is an element, of whatever window; `instanceof` would know those of one window only.
  return target !== null && "nodeType" in target && target.nodeType === 1 ? (target as Element) : null;
}

/** The one element that a template makes of a context, or null where it makes none. */
export async function renderElement(template: string, context: object): Promise<HTMLElement | null> {
  const holder = document.createElement("template");
  holder.innerHTML = await foundry.applications.handlebars.renderTemplate(template, { ...context });
  // Our templates hold no SVG or MathML at their root.
  return holder.content.firstElementChild as HTMLElement | null;
}
