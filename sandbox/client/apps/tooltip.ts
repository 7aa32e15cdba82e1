/** Shows the explanation in `data-tooltip-text` beside an element while the pointer or the focus is on it. */
export function listenForTooltips(): void {
  const tooltip = document.createElement("aside");
  tooltip.id = "tooltip";
  tooltip.setAttribute("role", "tooltip");
  tooltip.hidden = true;
  document.body.append(tooltip);
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, ({ target }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>("[data-tooltip-text]") : null;
      tooltip.hidden = element === null;
      if (element) place(tooltip, element);
    });
  }
}

function place(tooltip: HTMLElement, element: HTMLElement): void {
  tooltip.textContent = element.dataset["tooltipText"] ?? "";
  // What stands in a modal dialog covers everything that does not.
  (element.closest("dialog:modal") ?? document.body).append(tooltip);
  const box = element.getBoundingClientRect();
  const below = box.bottom + tooltip.offsetHeight + 6 < window.innerHeight;
  tooltip.style.left = `${Math.max(4, Math.min(box.left, window.innerWidth - tooltip.offsetWidth - 4))}px`;
  tooltip.style.top = `${below ? box.bottom + 6 : box.top - tooltip.offsetHeight - 6}px`;
}
