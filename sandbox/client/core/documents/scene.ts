import { OWN_ACTOR, REFRESH_ACTOR } from "../inner.ts";
import type { Data } from "../../../shared/objects.ts";
import { TokenPlaceable } from "../canvas.ts";
import { Document, type DocumentMetadata } from "../document.ts";
import type { EmbeddedCollection } from "../embedded-collection.ts";
import { ObjectField, SchemaField } from "../fields/containers.ts";
import { BooleanField, StringField } from "../fields/primitive.ts";
import { EmbeddedCollectionField, ForeignDocumentField } from "../fields/references.ts";
import type { User } from "./user.ts";
import { currentUser } from "../permissions.ts";
import { worldCollection } from "../world.ts";
import { type Actor, standIn } from "./actor.ts";
import { directoryFields, identityFields, number, sortField, tokenFields } from "./document-fields.ts";

export class TokenDocument extends Document {
  static override readonly metadata: DocumentMetadata = { name: "Token", collection: "tokens", embedded: {} };

  declare readonly parent: Scene | null;
  declare actorId: string | null;
  declare actorLink: boolean;
  declare delta: Data | null;
  declare hidden: boolean;
  declare disposition: number;
  declare x: number;
  declare y: number;
  declare width: number;
  declare height: number;
  declare texture: { src: string | null };
  /** The actor of its own of an unlinked token, once somebody asked for it. */
  declare private own: Actor | null | undefined;
  declare private placeable: TokenPlaceable | undefined;

  static override defineSchema() {
    return {
      ...identityFields(),
      ...tokenFields(),
      actorId: new ForeignDocumentField({ documentName: "Actor" }, { idOnly: true }),
      delta: new ObjectField({ nullable: true, initial: null }),
      x: number(),
      y: number(),
      sort: sortField(),
      hidden: new BooleanField(),
    };
  }

  get baseActor(): Actor | null {
    return worldCollection("Actor")?.get(this.actorId ?? "") ?? null;
  }

  /** The actor that this token stands for: a linked one itself, else one with its own differences. */
  get actor(): Actor | null {
    const base = this.baseActor;
    if (base === null || this.actorLink) return base;
    if (this.own === undefined || this.own === null) keep(this, "own", standIn(this, base, null));
    return this.own ?? null;
  }

  /** The actor of its own of an unlinked token, if there is one by now. */
  get [OWN_ACTOR](): Actor | null {
    return this.own ?? null;
  }

  get object(): TokenPlaceable {
    if (this.placeable === undefined) keep(this, "placeable", new TokenPlaceable(this));
    return this.placeable ?? new TokenPlaceable(this);
  }

  override getUserLevel(user: User | null = currentUser()): number {
    return this.actor?.getUserLevel(user) ?? 0;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    if (this.name === "") this.name = this.baseActor?.name ?? "";
  }

  /** Brings the actor of an unlinked token up to date with its base and its differences. */
  [REFRESH_ACTOR](): void {
    if (this.own === undefined || this.own === null) return;
    const base = this.baseActor;
    if (base === null || this.actorLink) keep(this, "own", null);
    else standIn(this, base, this.own).render({ renderContext: "updateActor" });
  }
}

function keep(token: TokenDocument, key: "own" | "placeable", value: unknown): void {
  Object.defineProperty(token, key, { value, writable: true, configurable: true, enumerable: false });
}

export class Scene extends Document {
  static override readonly metadata: DocumentMetadata = {
    name: "Scene",
    collection: "scenes",
    embedded: { Token: "tokens" },
  };

  declare active: boolean;
  declare tokens: EmbeddedCollection<TokenDocument>;
  declare grid: { type: number; size: number; distance: number; units: string };

  static override defineSchema() {
    return {
      ...directoryFields(),
      active: new BooleanField(),
      grid: new SchemaField({
        type: number(1),
        size: number(100),
        distance: number(1),
        units: new StringField({ required: true, initial: "m" }),
      }),
      tokens: new EmbeddedCollectionField("Token"),
    };
  }
}
