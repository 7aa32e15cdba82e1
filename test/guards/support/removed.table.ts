/** A name that V14 has removed or put on its way out. */
export interface RemovedName {
  readonly what: string;
  readonly pattern: RegExp;
  /** What to write instead, on both generations. */
  readonly instead: string;
}

/** A name that was a bare global once. */
function bare(name: string, instead: string): RemovedName {
  return { what: name, pattern: new RegExp(String.raw`(?<![\w$.#"'/-])${name}(?=\s*[(.])`), instead };
}

/** What stands nowhere in the system, neither in code nor in templates. */
export const REMOVED: readonly RemovedName[] = [
  { what: "Math.clamped", pattern: /\bMath\.clamped\b/, instead: "Math.clamp" },
  { what: "foundry.utils.duplicate", pattern: /\butils\.duplicate\b/, instead: "foundry.utils.deepClone" },
  { what: "CHAT_MESSAGE_TYPES", pattern: /\bCHAT_MESSAGE_TYPES\b/, instead: "style, and a subtype" },
  { what: "renderChatMessage", pattern: /\brenderChatMessage\b/, instead: "renderChatMessageHTML" },
  { what: "getChatLogEntryContext", pattern: /\bgetChatLogEntryContext\b/, instead: "getChatMessageContextOptions" },
  { what: "editor helper", pattern: /\{\{\s*editor\b/, instead: "<prose-mirror>" },
  { what: "select helper", pattern: /\{\{\s*#select\b/, instead: "selectOptions" },
  { what: "TinyMCE", pattern: /\btinymce\b/i, instead: "<prose-mirror>" },
  { what: "toggleControls", pattern: /\btoggleControls\b/, instead: "nothing" },
  { what: "bringToTop", pattern: /\bbringToTop\b/, instead: "bringToFront" },
  { what: "toggleActiveEffect", pattern: /\btoggleActiveEffect\b/, instead: "actor.toggleStatusEffect" },
  { what: "overlayEffect", pattern: /\boverlayEffect\b/, instead: "actor.toggleStatusEffect" },
  { what: "getCombatantBy…", pattern: /\bgetCombatantBy(?:Actor|Token)\b/, instead: "the plural forms" },
  { what: "ACTIVE_EFFECT_MODES", pattern: /\bACTIVE_EFFECT_MODES\b/, instead: "constants of our own" },
  { what: "WALL_…", pattern: /\bWALL_[A-Z_]+\b/, instead: "nothing" },
  { what: "legacyTransferral", pattern: /\blegacyTransferral\b/, instead: "nothing" },
  { what: "migrateSource", pattern: /\bmigrateSource\b/, instead: "migrateData" },
  { what: "performDeletions", pattern: /\bperformDeletions\b/, instead: "the removal of compat.ts" },
  { what: "MESSAGE_PATTERNS", pattern: /\bMESSAGE_PATTERNS\b/, instead: "the hook chatMessage" },
  { what: "temporary documents", pattern: /\btemporary:\s*true\b/, instead: "new Class(data, { parent })" },
  { what: "game.template", pattern: /\bgame\.(?:template|model)\b/, instead: "CONFIG.<Document>.dataModels" },
  { what: "lastModifiedBy", pattern: /\blastModifiedBy\b/, instead: "nothing" },
  { what: "TEMPLATE_CREATE", pattern: /\bTEMPLATE_CREATE\b/, instead: "a branch in compat.ts" },
  { what: "MeasuredTemplate", pattern: /\bMeasuredTemplate/, instead: "a branch in compat.ts" },
  { what: "CONFIG.Token.layerClass", pattern: /\bToken\.layerClass\b/, instead: "a branch in compat.ts" },
  { what: "gridDistance", pattern: /\bgrid(?:Distance|Units)\b/, instead: "grid of the manifest" },
  { what: "_dragDrop", pattern: /(?<!#)\b_dragDrop\b/, instead: "another name: the platform has it" },
  { what: "appv1", pattern: /\bappv1\b/, instead: "ApplicationV2" },
  {
    what: "instanceof of one window",
    pattern: /\binstanceof\s+(?:\w*Element|Document|\w*Event|Node)\b/,
    instead: "nodeType",
  },
  { what: "assignment to a window's parent", pattern: /\bthis\.(?:parent|children)\s*=(?!=)/, instead: "another name" },
  ...["mergeObject", "duplicate", "getProperty", "setProperty", "expandObject", "deepClone", "randomID"].map((name) =>
    bare(name, `foundry.utils.${name === "duplicate" ? "deepClone" : name}`),
  ),
  ...["renderTemplate", "loadTemplates", "getTemplate"].map((name) =>
    bare(name, `foundry.applications.handlebars.${name}`),
  ),
  ...["TextEditor", "DragDrop", "ContextMenu", "FormDataExtended", "Tabs"].map((name) =>
    bare(name, `foundry.applications.ux.${name}`),
  ),
  ...["Dialog", "FormApplication", "DocumentSheet", "ActorSheet", "ItemSheet"].map((name) => ({
    what: name,
    pattern: new RegExp(String.raw`\b(?:new|extends)\s+${name}\b(?!\.)`),
    instead: "ApplicationV2, DialogV2",
  })),
  ...["Die", "Coin", "DiceTerm", "FateDie"].map((name) => ({
    what: name,
    pattern: new RegExp(String.raw`\b(?:new|extends)\s+${name}\b(?!\.)`),
    instead: `foundry.dice.terms.${name}`,
  })),
  ...["Actors", "Items", "AudioHelper", "AmbientLightConfig"].map((name) => bare(name, "its namespaced form")),
];

/** What differs between the generations and therefore stands in the one file that knows them. */
export const GENERATIONS: readonly RemovedName[] = [
  { what: "game.release", pattern: /\bgame\s*\.\s*release\b|\brelease\s*\.\s*generation\b/, instead: "compat.ts" },
  { what: "game.version", pattern: /\bgame\.version\b/, instead: "compat.ts" },
  {
    what: "rollMode",
    pattern: /\b(?:rollModes?|applyRollMode|DICE_ROLL_MODES)\b/,
    instead: "the message mode of compat.ts",
  },
  { what: "messageMode", pattern: /["']messageMode["']|\bapplyMode\b/, instead: "the message mode of compat.ts" },
  {
    what: "a deletion",
    pattern: /["'`.]-=|\bForced(?:Deletion|Replacement)\b|(?<![\w$.])_(?:del|replace)\b/,
    instead: "removal of compat.ts",
  },
  { what: "modifyBatch", pattern: /\bmodifyBatch\b/, instead: "updateTogether of compat.ts" },
];
