/** A name that the types of V13 do not know, with the public page or project that shows it. */
export interface NewName {
  readonly path: string;
  readonly source: string;
}

const API = "https://foundryvtt.com/api/v14";

/** What the sandbox offers beyond the types of V13: names of V14, and such as the types have missed. */
export const BEYOND_V13_TYPES: readonly NewName[] = [
  { path: "foundry.data.operators", source: `${API}/modules/foundry.data.operators.html` },
  { path: "foundry.documents.modifyBatch", source: `${API}/functions/foundry.documents.modifyBatch.html` },
];
