import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where pictures of a run lie; with `SCREENSHOTS=docs` they replace those of the documentation. */
const PICTURES = process.env["SCREENSHOTS"] === "docs" ? "docs/screenshots" : "reports/screenshots";

/** Waits until nothing moves any more: fonts are there, and whatever fades or slides has come to its end. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Takes a picture of a window or the page. */
export async function picture(of: Locator | Page, name: string): Promise<void> {
  await still("page" in of ? of.page() : of);
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
  await still(page);
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
 * choice wider than its list, no element beyond the window's edges.
 */
export async function expectWhole(window: Locator, where: string): Promise<void> {
  await still(window.page());
  const faults = await window.evaluate((root: HTMLElement) => {
    const edge = root.getBoundingClientRect();
    const raw = /\b(?:MC|TYPES)\.[A-Za-z][\w.]*/.exec(root.innerText);
    const text = (element: Element): string => (element.textContent ?? "").trim();
    const isSeen = (element: Element): boolean => {
      if (element.closest("[hidden], svg, option, prose-mirror")) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
    };
    const sticksOut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      return right > edge.right + 1 || left < edge.left - 1;
    };
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, display } = getComputedStyle(element);
      const holds =
        overflowX === "hidden" || overflowX === "clip" || (element.children.length === 0 && text(element) !== "");
      return holds && display !== "inline" && element.scrollWidth > element.clientWidth + 1;
    };
    const isTooNarrow = (element: HTMLElement): boolean => {
      if (!element.matches("select")) return false;
      const free = element.cloneNode(true);
      if (!(free instanceof HTMLElement)) return false;
      free.style.cssText = "position: absolute; width: max-content; min-width: 0; max-width: none";
      element.after(free);
      const wanted = free.offsetWidth;
      free.remove();
      return wanted > element.offsetWidth + 1;
    };
    const tell = (fault: string, element: Element): string =>
      `${fault}: ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${text(element).slice(0, 60)}"`;
    const elements = [...root.querySelectorAll<HTMLElement>("*")].filter(isSeen);
    return [
      ...(raw ? [`raw key ${raw[0]}`] : []),
      ...elements.filter(sticksOut).map((element) => tell("sticks out", element)),
      ...elements.filter(isCut).map((element) => tell("cut", element)),
      ...elements.filter(isTooNarrow).map((element) => tell("too narrow for a choice", element)),
    ].slice(0, 12);
  });
  expect({ where, faults }).toEqual({ where, faults: [] });
}
