import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where pictures of a run lie; with `SCREENSHOTS=docs` they replace those of the documentation. */
const PICTURES = process.env["SCREENSHOTS"] === "docs" ? "docs/screenshots" : "reports/screenshots";

/** Takes a picture of a window or the page. */
export async function picture(of: Locator | Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await of.screenshot({ path: `${PICTURES}/${name}.png` });
}

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Expects that axe finds nothing in any window that is open, each finding named by its rule and element. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  const findings = await page.evaluate<readonly Finding[]>(
    `axe.run(".application:has(.mc-app), [data-mc-card]", { resultTypes: ["violations"] }).then((r) => r.violations)`,
  );
  const lines = findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
  expect({ where, lines }).toEqual({ where, lines: [] });
}

/**
 * Expects that a window shows no raw key, and that nothing in it is cut or sticks out: no text wider than its box, no
 * element beyond the window's edges.
 */
export async function expectWhole(window: Locator, where: string): Promise<void> {
  const faults = await window.evaluate((root: HTMLElement) => {
    const found: string[] = [];
    const edge = root.getBoundingClientRect();
    const describe = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.textContent ?? "").trim().slice(0, 60)}"`;
    const raw = /\b(?:MC|TYPES)\.[A-Za-z][\w.]*/.exec(root.innerText);
    if (raw) found.push(`raw key ${raw[0]}`);
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      if (
        element.closest("[hidden], svg, option, prose-mirror") ||
        !element.checkVisibility({ checkVisibilityCSS: true })
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      if (box.right > edge.right + 1 || box.left < edge.left - 1) found.push(`sticks out: ${describe(element)}`);
      const style = getComputedStyle(element);
      const clips = style.overflowX === "hidden" || style.overflowX === "clip";
      const isLeaf = element.children.length === 0 && (element.textContent ?? "").trim() !== "";
      if ((clips || isLeaf) && style.display !== "inline" && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${describe(element)} ${element.scrollWidth} > ${element.clientWidth}`);
    }
    return found.slice(0, 12);
  });
  expect({ where, faults }).toEqual({ where, faults: [] });
}
