import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Data } from "../shared/objects.ts";

export interface SubType {
  htmlFields?: string[];
  gmOnlyFields?: string[];
  filePathFields?: Record<string, string[]>;
}

export interface PackEntry {
  name: string;
  label: string;
  type: string;
  path?: string;
  ownership?: Record<string, string>;
  flags?: Data;
}

/** What the server reads of a system's manifest. */
export interface Manifest {
  id: string;
  title: string;
  version: string;
  socket?: boolean;
  documentTypes?: Record<string, Record<string, SubType>>;
  packs?: PackEntry[];
  [key: string]: unknown;
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, "system.json"), "utf8")) as Manifest; // the shape is the platform's
}

export function subType(manifest: Manifest, documentName: string, type: unknown): SubType | undefined {
  return manifest.documentTypes?.[documentName]?.[String(type)];
}
