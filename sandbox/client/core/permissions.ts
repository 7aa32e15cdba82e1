import { CONST, type OwnershipLevel } from "./const.ts";
import { world, worldCollection } from "./world.ts";

/** A user, as far as permissions go. */
export interface UserLike {
  id: string | null;
  isGM: boolean;
  role: number;
  can: (permission: string) => boolean;
}

/** Whoever sits at this page; null until the users stand. */
export function currentUser(): UserLike | null {
  return (worldCollection("User")?.get(world.userId) ?? null) as UserLike | null; // the collection of users holds users
}

/** The level that a user's role gives in a pack. */
export function packLevel(pack: string, user: UserLike): number {
  const found = worldCollection(`Compendium.${pack}`) as { ownership?: Record<string, string> } | undefined; // packs carry their levels
  const roles = ["NONE", "PLAYER", "TRUSTED", "ASSISTANT", "GAMEMASTER"].slice(0, user.role + 1);
  const names = roles.map((role) => (found?.ownership?.[role] ?? "NONE") as OwnershipLevel); // manifests name levels
  return Math.max(...names.map((name) => CONST.DOCUMENT_OWNERSHIP_LEVELS[name]));
}
