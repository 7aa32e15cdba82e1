import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { escapeHTML, slugOf } from "../shared/text.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".hbs": "text/x-handlebars-template; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".map": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
};

const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#7a8a80" stroke-width="1.5"><rect x="3" y="3" width="18" height="18"/><circle cx="12" cy="10" r="3"/><path d="M6 19c1-4 11-4 12 0"/></svg>`;

/** Which folders are served, by the beginning of their addresses. */
export type Mounts = Record<string, string>;

export interface Page {
  title: string;
  users: { id: string; name: string }[];
}

/** The file of an address below a folder, or null where the address leads out of it. */
export function fileBelow(folder: string, path: string): string | null {
  const file = normalize(join(folder, path));
  return file.startsWith(folder + sep) && !path.includes("\0") ? file : null;
}

async function sendFile(response: ServerResponse, file: string | null): Promise<void> {
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || found === null || !found.isFile()) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
    return;
  }
  const type = TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
  response.writeHead(200, { "content-type": type, "content-length": found.size, "cache-control": "no-cache" });
  createReadStream(file).pipe(response);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHTML(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/client.css"></head>${body}</html>`;
}

function welcome({ title, users }: Page): string {
  const links = users.map(({ name }) => `<li><a href="/?user=${slugOf(name)}">${escapeHTML(name)}</a></li>`).join("");
  const body = `<body class="sandbox-welcome"><main><h1>${escapeHTML(title)}</h1><p>Who are you? / <span lang="de">Wer bist du?</span></p><ul>${links}</ul></main></body>`;
  return page(title, body);
}

function address(request: IncomingMessage): { path: string; user: string | null } | null {
  try {
    const url = new URL(request.url ?? "/", "http://localhost");
    return { path: decodeURIComponent(url.pathname), user: url.searchParams.get("user") };
  } catch {
    return null;
  }
}

/** Answers requests for pages and files. */
export function serveFiles(mounts: Mounts, describe: () => Page) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = address(request);
    if (asked === null) {
      response.writeHead(400).end();
      return;
    }
    if (asked.path === "/") {
      const info = describe();
      const body = `<body><script type="module" src="/sandbox/client.js"></script></body>`;
      const text = asked.user === null ? welcome(info) : page(info.title, body);
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
      return;
    }
    const mount = Object.keys(mounts).find((prefix) => asked.path.startsWith(prefix));
    if (mount !== undefined) await sendFile(response, fileBelow(mounts[mount] ?? "", asked.path.slice(mount.length)));
    else if (/^\/icons\/.*\.(?:svg|webp|png)$/u.test(asked.path)) {
      response.writeHead(200, { "content-type": "image/svg+xml" }).end(PLACEHOLDER);
    } else await sendFile(response, null);
  };
}
