import type { Data } from "./objects.ts";

export type Action = "create" | "update" | "delete";

/** One change as it is asked for. */
export interface Operation {
  action: Action;
  documentName: string;
  parentUuid: string | null;
  pack: string | null;
  /** Sources to create, or changes with their `_id`. */
  data: Data[];
  /** What is deleted. */
  ids: string[];
  options: Data;
}

/** One change as it was carried out: its data are what was stored. */
export type AppliedOperation = Operation;

/** What every client is told: operations of one request, in the one order of the server. */
export interface Applied {
  sequence: number;
  userId: string;
  operations: AppliedOperation[];
}

export type Reply<T = unknown> =
  { ok: true; value: T } | { ok: false; error: string; key?: string; data?: Record<string, string> };

export interface PackInfo {
  id: string;
  name: string;
  label: string;
  type: string;
  packageName: string;
  ownership: Record<string, string>;
}

/** All that a client needs to begin. */
export interface Snapshot {
  /** The last operations that it holds. */
  sequence: number;
  userId: string;
  generation: number;
  world: Data;
  system: Data;
  documents: Record<string, Data[]>;
  activeUsers: string[];
  packs: PackInfo[];
}
