/** The one element that a template makes of a context. */
export async function render(template: string, context: object): Promise<HTMLElement | null> {
  const holder = document.createElement("template");
  holder.innerHTML = await foundry.applications.handlebars.renderTemplate(template, { ...context });
  const [element] = holder.content.children;
  return element !== undefined && "dataset" in element ? (element satisfies Element as HTMLElement) : null;
}
