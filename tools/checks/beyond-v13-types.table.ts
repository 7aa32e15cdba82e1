/** A name that the types of V13 do not know, with the public page or project that shows it. */
export interface NewName {
  readonly path: string;
  readonly source: string;
}

const API = "https://foundryvtt.com/api/v14";
const ITEM_SHEET =
  "https://github.com/MetaMorphic-Digital/draw-steel: drag and drop on item sheets is the platform's since V14";

/** What the sandbox offers beyond the types of V13: names of V14, and such as the types have missed. */
export const BEYOND_V13_TYPES: readonly NewName[] = [
  { path: "_del", source: `${API}/modules/foundry.data.operators.html` },
  { path: "_replace", source: `${API}/modules/foundry.data.operators.html` },
  { path: "foundry.data.operators", source: `${API}/modules/foundry.data.operators.html` },
  { path: "foundry.documents.modifyBatch", source: `${API}/functions/foundry.documents.modifyBatch.html` },
  { path: "foundry.documents.ChatMessage.applyMode", source: `${API}/classes/foundry.documents.ChatMessage.html` },
  { path: "foundry.utils.equals", source: `${API}/modules/foundry.utils.html` },
  { path: "foundry.utils.isPlainObject", source: `${API}/modules/foundry.utils.html` },
  {
    path: "foundry.dice.Roll.prototype._prepareChatRenderContext",
    source: "https://github.com/foundryvtt/foundryvtt/issues/11650",
  },
  ...["_canDragStart", "_canDragDrop", "_onDragStart", "_onDragOver", "_onDrop", "_onDropDocument"].map((name) => ({
    path: `foundry.applications.sheets.ItemSheetV2.prototype.${name}`,
    source: ITEM_SHEET,
  })),
];
