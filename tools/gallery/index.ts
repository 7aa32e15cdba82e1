import { createServer, type Server } from "node:http";
import { mkdirSync, readFileSync, existsSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { chromium } from "@playwright/test";
import { pagesOf } from "./pages.ts";

const ROOT = process.cwd();
const OUT = join(ROOT, "reports", "gallery");
const TYPES: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".woff2": "font/woff2", ".css": "text/css" };

/** Serves the sources as a Foundry would serve the built system, and the gallery's own pages by name. */
function serve(pages: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
    const page = pages.get(path);
    if (page !== undefined) {
      response.setHeader("content-type", path.endsWith(".css") ? "text/css" : "text/html; charset=utf-8");
      return response.end(page);
    }
    const file = join(ROOT, path.replace(/^\/systems\/matrix-construct/, "/public"));
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    return response.end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Words that stick out of their box, by a text of where: cut off, or wider than the window. */
const OVERFLOWS = `(() => {
  const found = [];
  for (const app of document.querySelectorAll(".mc-app")) {
    const edge = app.getBoundingClientRect();
    for (const element of app.querySelectorAll("*")) {
      if (element.closest("svg, .mc-hidden, .mc-tabs > .mc-button > span, [popover]") || element.checkVisibility?.() === false) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible";
      const out = box.right > edge.right + 1 || box.left < edge.left - 1;
      const spill = element.children.length === 0 && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline" && element.tagName !== "INPUT" && element.tagName !== "SELECT";
      if (cut || out || spill) found.push(app.closest("[data-name]")?.dataset.name + ": " + element.tagName + "." + element.className + " " + element.textContent.trim().slice(0, 40));
    }
  }
  return found;
})()`;

async function main(): Promise<void> {
  const wanted = process.argv[2] ?? "";
  const pages = pagesOf(ROOT);
  const server = await serve(pages);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  mkdirSync(OUT, { recursive: true });
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium-headless-shell",
    args: ["--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  for (const path of pages.keys()) {
    if (!path.endsWith(".html") || !path.includes(wanted)) continue;
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.evaluate("document.fonts.ready");
    const overflows = await page.evaluate<readonly string[]>(OVERFLOWS);
    for (const one of overflows) console.log(`${path} overflows: ${one}`);
    await page.screenshot({ path: join(OUT, path.slice(1).replace(".html", ".png")), fullPage: true });
    if (process.argv[3] !== "each") continue;
    for (const [index, figure] of (await page.locator("figure").all()).entries()) {
      await figure.screenshot({ path: join(OUT, path.slice(1).replace(".html", `-${index}.png`)) });
    }
  }
  await browser.close();
  server.close();
}

await main();
