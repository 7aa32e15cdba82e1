import { CONST, type OwnershipLevel } from "./const.ts";
import type { User } from "./documents/user.ts";
import { world, worldCollection } from "./world.ts";

/** Whoever sits at this page; null until the users stand. */
export function currentUser(): User | null {
  return worldCollection("User")?.get(world.userId) ?? null;
}

/** The level that a user's role gives in a pack. */
export function packLevel(pack: string, user: User): number {
  const found = worldCollection(`Compendium.${pack}`) as
    { metadata?: { ownership?: Record<string, string> } } | undefined; // packs carry their levels
  const roles = ["NONE", "PLAYER", "TRUSTED", "ASSISTANT", "GAMEMASTER"].slice(0, user.role + 1);
  const names = roles.map((role) => (found?.metadata?.ownership?.[role] ?? "NONE") as OwnershipLevel); // manifests name levels
  return Math.max(...names.map((name) => CONST.DOCUMENT_OWNERSHIP_LEVELS[name]));
}
