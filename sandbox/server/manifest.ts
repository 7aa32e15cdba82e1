import { readFile } from "node:fs/promises";
import { join } from "node:path";

export interface SubType {
  htmlFields?: string[];
  gmOnlyFields?: string[];
}

export interface PackEntry {
  name: string;
  label: string;
  type: string;
  path?: string;
  ownership?: Record<string, string>;
}

/** What the server reads of a system's manifest. */
export interface Manifest {
  id: string;
  title: string;
  version: string;
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
