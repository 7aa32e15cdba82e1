import { CONST } from "../const.ts";
import { Document, type DocumentMetadata } from "../document.ts";
import type { TokenPlaceable } from "../canvas.ts";
import { NumberField, StringField } from "../fields/primitive.ts";
import { ForeignDocumentField } from "../fields/references.ts";
import { world, worldCollection } from "../world.ts";
import type { Actor } from "./actor.ts";
import { identityFields } from "./document-fields.ts";

/** Who is connected right now; kept apart from the documents, for it is not stored. */
export const connected = new Set<string>();

const targets = new Map<string, Set<TokenPlaceable>>();

export class User extends Document {
  static override readonly metadata: DocumentMetadata = { name: "User", collection: "users", embedded: {} };

  declare role: number;
  declare color: string | null;
  declare character: Actor | null;

  static override defineSchema() {
    return {
      ...identityFields(),
      name: new StringField({ required: true, blank: false }),
      role: new NumberField({ required: true, nullable: false, integer: true, initial: 1, min: 0, max: 4 }),
      color: new StringField({ initial: "#7a8a80" }),
      character: new ForeignDocumentField({ documentName: "Actor" }),
    };
  }

  get isGM(): boolean {
    return this.role >= CONST.USER_ROLES.ASSISTANT;
  }

  get isSelf(): boolean {
    return this.id === world.userId;
  }

  get active(): boolean {
    return connected.has(this.id ?? "");
  }

  /** The tokens that this user aims at. */
  get targets(): Set<TokenPlaceable> {
    const id = this.id ?? "";
    const own = targets.get(id) ?? new Set<TokenPlaceable>();
    targets.set(id, own);
    // A token that was deleted is nobody's target any more.
    for (const { document } of own) if (!document.parent?.tokens.has(document.id ?? "")) own.delete(document.object);
    return own;
  }

  can(permission: string): boolean {
    const permissions: Record<string, { defaultRole: number } | undefined> = CONST.USER_PERMISSIONS;
    return this.role >= (permissions[permission]?.defaultRole ?? CONST.USER_ROLES.ASSISTANT);
  }

  override getUserLevel(user: User | null): number {
    return user?.id === this.id ? CONST.DOCUMENT_OWNERSHIP_LEVELS.OWNER : CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE;
  }
}

/** The connected game master of the highest role; among equals the one whose id comes first. */
export function activeGM(): User | null {
  const users = [...(worldCollection("User") ?? [])];
  const masters = users.filter((user) => user.isGM && user.active);
  masters.sort((a, b) => b.role - a.role || String(a.id).localeCompare(String(b.id)));
  return masters[0] ?? null;
}
