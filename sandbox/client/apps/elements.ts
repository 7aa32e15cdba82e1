/** A button made of its text, or with `name` of a sign that is read aloud by that name. */
export function button(
  text: string,
  attributes: { name?: string; action?: string; className?: string } = {},
): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  if (attributes.className) element.className = attributes.className;
  if (attributes.action) element.dataset["action"] = attributes.action;
  if (attributes.name) {
    element.setAttribute("aria-label", attributes.name);
    element.title = attributes.name;
  }
  return element;
}

export function make(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
