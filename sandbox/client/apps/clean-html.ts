const FORBIDDEN = "script, iframe, object, embed, base, meta, link, style[onload]";

/** HTML without what would run: scripts, frames, event attributes and script addresses. */
export function cleanHTML(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of template.content.querySelectorAll("*")) {
    for (const { name, value } of Array.from(element.attributes)) {
      const runs = name.startsWith("on") || (["href", "src", "action", "formaction"].includes(name) && isScript(value));
      if (runs) element.removeAttribute(name);
    }
  }
  return template.innerHTML;
}

function isScript(address: string): boolean {
  // Browsers ignore control characters in front of and inside the scheme.
  const scheme = Array.from(address)
    .filter((sign) => sign > " ")
    .join("");
  return /^(javascript|vbscript|data:text\/html)/i.test(scheme);
}
