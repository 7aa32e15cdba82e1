/** The documented constants that the bundle reads. */
export const CONST = {
  DOCUMENT_OWNERSHIP_LEVELS: { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 },
  USER_ROLES: { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 },
  CHAT_MESSAGE_STYLES: { OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 },
  TOKEN_DISPOSITIONS: { SECRET: -2, HOSTILE: -1, NEUTRAL: 0, FRIENDLY: 1 },
  TOKEN_DISPLAY_MODES: { NONE: 0, CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 },
  KEYBINDING_PRECEDENCE: { PRIORITY: 0, NORMAL: 1, DEFERRED: 2 },
  SETTING_SCOPES: { CLIENT: "client", WORLD: "world", USER: "user" },
  SORT_INTEGER_DENSITY: 100000,
  BASE_DOCUMENT_TYPE: "base",
  DICE_ROLL_MODES: { PUBLIC: "publicroll", PRIVATE: "gmroll", BLIND: "blindroll", SELF: "selfroll" },
  USER_PERMISSIONS: {
    ACTOR_CREATE: { defaultRole: 3 },
    ITEM_CREATE: { defaultRole: 3 },
    JOURNAL_CREATE: { defaultRole: 2 },
    MACRO_SCRIPT: { defaultRole: 1 },
    MESSAGE_WHISPER: { defaultRole: 1 },
    QUERY_USER: { defaultRole: 1 },
    SETTINGS_MODIFY: { defaultRole: 3 },
    TOKEN_CREATE: { defaultRole: 3 },
    TOKEN_CONFIGURE: { defaultRole: 2 },
  },
} as const;

export type OwnershipLevel = keyof typeof CONST.DOCUMENT_OWNERSHIP_LEVELS;
