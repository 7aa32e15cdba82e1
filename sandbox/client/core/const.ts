/** The documented constants that the bundle reads. */
export const CONST = {
  DOCUMENT_OWNERSHIP_LEVELS: { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 },
  USER_ROLES: { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 },
  TOKEN_DISPOSITIONS: { SECRET: -2, HOSTILE: -1, NEUTRAL: 0, FRIENDLY: 1 },
  USER_PERMISSIONS: {
    ACTOR_CREATE: { defaultRole: 3 },
    ITEM_CREATE: { defaultRole: 3 },
    SETTINGS_MODIFY: { defaultRole: 3 },
  },
} as const;

export type OwnershipLevel = keyof typeof CONST.DOCUMENT_OWNERSHIP_LEVELS;
