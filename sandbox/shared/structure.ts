/** The fields that hold embedded documents, by the document that holds them. */
export const EMBEDDED: Record<string, Record<string, string>> = {
  Actor: { Item: "items", ActiveEffect: "effects" },
  Item: { ActiveEffect: "effects" },
  Scene: { Token: "tokens" },
  Combat: { Combatant: "combatants" },
};

/** The documents that stand on their own, with the name of their collection. */
export const PRIMARY: Record<string, string> = {
  User: "users",
  Folder: "folders",
  Setting: "settings",
  Actor: "actors",
  Item: "items",
  Scene: "scenes",
  Combat: "combats",
  ChatMessage: "messages",
};

/** Documents whose sub-types a system declares, and whether they have one of their own. */
export const TYPED: Record<string, { base: boolean }> = {
  Actor: { base: false },
  Item: { base: false },
  ActiveEffect: { base: true },
  ChatMessage: { base: true },
  Combat: { base: true },
  Combatant: { base: true },
};
