import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import { ask, reload } from "./player.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where pictures of a run lie; with `SCREENSHOTS=docs` they replace those of the documentation. */
const PICTURES = process.env["SCREENSHOTS"] === "docs" ? "docs/screenshots" : "reports/screenshots";

/** How the page of a user looks and speaks. */
interface Appearance {
  readonly theme: "dark" | "light";
  readonly lang?: "de" | "en";
}

/** Sets the theme and the language of a user, and loads the page anew, which then wears both. */
export async function dress(page: Page, { theme, lang = "en" }: Appearance): Promise<void> {
  const scheme = `{ colorScheme: { applications: "${theme}", interface: "${theme}" } }`;
  await ask(page, `game.settings.set("core", "uiConfig", ${scheme})`);
  await ask(page, `game.settings.set("core", "language", "${lang}")`);
  await reload(page);
}

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

/** What is longer than this many characters may be shown in part by a title bar, a field, a closed list and a name. */
const LONG = 120;

/** What the long names of a test begin with. */
const LONG_NAME = /Xq[q ]/i;

/**
 * Expects that no long name takes more than three lines. Sentences that hold a name, and texts, take what they need.
 */
export async function expectShortNames(window: Locator, where: string): Promise<void> {
  await still(window.page());
  const faults = await window.evaluate((root: HTMLElement, pattern: string) => {
    const named = new RegExp(pattern, "i");
    const holds = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && named.test(node.textContent ?? ""));
    return [...root.querySelectorAll<HTMLElement>("*")]
      .filter((element) => holds(element) && element.checkVisibility({ checkVisibilityCSS: true }))
      .filter(
        (element) =>
          !element.matches("option, .mc-hidden, .mc-text *, .mc-caption, .mc-note *, .mc-detail__text, textarea"),
      )
      .flatMap((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5;
        const lines = Math.round(element.getBoundingClientRect().height / line);
        const told = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
        return lines > 3 ? [`${lines} lines: ${told} in ${element.parentElement?.getAttribute("class") ?? ""}`] : [];
      })
      .slice(0, 12);
  }, LONG_NAME.source);
  expect({ where, faults }).toEqual({ where, faults: [] });
}

/**
 * Expects that a window shows no raw key, and that nothing in it is cut or sticks out: no text wider than its box, no
 * choice wider than its list, no element beyond the window's edges.
 */
export async function expectWhole(window: Locator, where: string): Promise<void> {
  await still(window.page());
  const faults = await window.evaluate((root: HTMLElement, longest: number) => {
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
    // A title bar shows the beginning of what is too long for it, and so does a field that words are typed into.
    const isLongLine = (element: HTMLElement): boolean =>
      (element.matches(".window-title") && text(element).length > longest) ||
      (element instanceof HTMLInputElement && element.inputMode !== "numeric" && element.value !== "");
    const isCut = (element: HTMLElement): boolean => {
      if (isLongLine(element)) return false;
      const { overflowX, display, webkitLineClamp } = getComputedStyle(element);
      const isEnded = webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1;
      if (isEnded && text(element).length <= longest) return true;
      const holds =
        overflowX === "hidden" || overflowX === "clip" || (element.children.length === 0 && text(element) !== "");
      return holds && display !== "inline" && element.scrollWidth > element.clientWidth + 1;
    };
    const isTooNarrow = (element: HTMLElement): boolean => {
      if (!element.matches("select")) return false;
      const free = element.cloneNode(true);
      if (!(free instanceof HTMLSelectElement)) return false;
      for (const option of free.options) if (option.text.length > longest) option.text = "";
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
  }, LONG);
  expect({ where, faults }).toEqual({ where, faults: [] });
}
