import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { JSON_SCHEMA, load } from "js-yaml";
import type { ContentFile, FileProblem } from "../../src/content/index.ts";

/** The files of content below a folder, and those that are no YAML. */
export interface Sources {
  readonly files: readonly ContentFile[];
  readonly problems: readonly FileProblem[];
}

/** Reads every file below `root`, in the order of their paths. */
export function readSources(root: string): Sources {
  const files: ContentFile[] = [];
  const problems: FileProblem[] = [];
  for (const path of pathsBelow(root)) {
    try {
      files.push({ path, data: load(readFileSync(join(root, path), "utf8"), { schema: JSON_SCHEMA }) });
    } catch (error) {
      const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : String(error);
      problems.push({ file: path, key: "", reason: `is no YAML: ${reason}` });
    }
  }
  return { files, problems };
}

function pathsBelow(root: string, folder = ""): readonly string[] {
  const items = readdirSync(join(root, folder), { withFileTypes: true });
  return items
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      const path = folder === "" ? item.name : `${folder}/${item.name}`;
      return item.isDirectory() ? pathsBelow(root, path) : [path];
    });
}
