import type { Data } from "../../../shared/objects.ts";
import { CONST } from "../const.ts";
import { Document, type DocumentMetadata } from "../document.ts";
import type { TokenPlaceable } from "../canvas.ts";
import { ObjectField } from "../fields/containers.ts";
import { ColorField, FilePathField, NumberField, StringField } from "../fields/primitive.ts";
import { ForeignDocumentField } from "../fields/references.ts";
import type { UserLike } from "../permissions.ts";
import { request } from "../socket.ts";
import { world, worldCollection } from "../world.ts";
import type { Actor } from "./actor.ts";
import { identityFields } from "./document-fields.ts";

/** Who is connected right now; kept apart from the documents, for it is not stored. */
export const connected = new Set<string>();

const targets = new Map<string, Set<TokenPlaceable>>();

export class User extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "User",
    collection: "users",
    label: "DOCUMENT.User",
    embedded: {},
    coreTypes: ["base"],
    createPermission: "",
  };

  declare role: number;
  declare color: string | null;
  declare character: Actor | null;
  declare hotbar: Record<string, string>;

  static override defineSchema() {
    return {
      ...identityFields(),
      name: new StringField({ required: true, blank: false }),
      role: new NumberField({ required: true, nullable: false, integer: true, initial: 1, min: 0, max: 4 }),
      color: new ColorField({ initial: "#7a8a80" }),
      avatar: new FilePathField(),
      character: new ForeignDocumentField({ documentName: "Actor" }),
      pronouns: new StringField({ required: true }),
      hotbar: new ObjectField(),
      permissions: new ObjectField(),
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

  /** Whether this is the one game master who carries out what others ask for. */
  get isActiveGM(): boolean {
    return activeGM() === this;
  }

  /** The tokens that this user aims at. */
  get targets(): Set<TokenPlaceable> {
    const id = this.id ?? "";
    const own = targets.get(id) ?? new Set<TokenPlaceable>();
    targets.set(id, own);
    return own;
  }

  hasRole(role: number | keyof typeof CONST.USER_ROLES): boolean {
    return this.role >= (typeof role === "number" ? role : CONST.USER_ROLES[role]);
  }

  hasPermission(permission: string): boolean {
    const permissions: Record<string, { defaultRole: number } | undefined> = CONST.USER_PERMISSIONS;
    return this.role >= (permissions[permission]?.defaultRole ?? CONST.USER_ROLES.ASSISTANT);
  }

  can(action: string): boolean {
    return action in CONST.USER_ROLES
      ? this.hasRole(action as keyof typeof CONST.USER_ROLES)
      : this.hasPermission(action); // tested on this line
  }

  override getUserLevel(user: UserLike | null): number {
    return user?.id === this.id ? CONST.DOCUMENT_OWNERSHIP_LEVELS.OWNER : CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE;
  }

  /** Asks this user's page and waits for what its handler answers. */
  async query(name: string, data: unknown, options: { timeout?: number } = {}): Promise<unknown> {
    return request("query", { userId: this.id, name, data, timeout: options.timeout });
  }

  async assignHotbarMacro(macro: Document | null, slot?: number | string): Promise<this | undefined> {
    const free = Array.from({ length: 10 }, (_, index) => String(index + 1)).find((key) => !(key in this.hotbar));
    const key = String(slot ?? free ?? "1");
    const hotbar: Data = { ...this.hotbar, [key]: macro?.id };
    if (macro === null) delete hotbar[key];
    return this.update({ hotbar }, { recursive: false });
  }
}

/** The connected game master of the highest role; among equals the one whose id comes first. */
export function activeGM(): User | null {
  const users = [...(worldCollection("User") ?? [])] as User[]; // the collection of users holds users
  const masters = users.filter((user) => user.isGM && user.active);
  masters.sort((a, b) => b.role - a.role || String(a.id).localeCompare(String(b.id)));
  return masters[0] ?? null;
}
