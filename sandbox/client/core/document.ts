import { REPLACE, ROOT } from "./inner.ts";
import { type Data, expandObject, getProperty } from "../../shared/objects.ts";
import { config } from "./config.ts";
import { CONST, type OwnershipLevel } from "./const.ts";
import { DataModel, type ModelContext, TypeDataModel } from "./data-model.ts";
import { EmbeddedCollection } from "./embedded-collection.ts";
import { EmbeddedCollectionField } from "./fields/references.ts";
import { Hooks } from "./hooks.ts";
import { type BatchOperation, type DatabaseOperation, modifyBatch } from "./operations.ts";
import { registry } from "./registry.ts";
import { currentUser, packLevel } from "./permissions.ts";
import type { User } from "./documents/user.ts";
import { resolveUuid } from "./uuid.ts";
import { world, worldCollection } from "./world.ts";

export interface DocumentMetadata {
  name: string;
  collection: string;
  /** Field names by the documents embedded in them. */
  embedded: Record<string, string>;
}

/** A window, as far as documents know it. */
export interface DocumentApplication {
  render(options?: Data): unknown;
  close(options?: Data): unknown;
}

/** A class of documents, with its statics. */
export interface DocumentClass<T extends Document = Document> extends Omit<typeof Document, "prototype"> {
  new (data?: Data, context?: ModelContext): T;
  prototype: T;
}

export function classOf<T extends Document>(document: T): DocumentClass<T> {
  return document.constructor as unknown as DocumentClass<T>; // the constructor of a document is a class of documents
}

/** Data that the server keeps and every client shares. */
export class Document extends DataModel {
  static readonly metadata: DocumentMetadata = { name: "Document", collection: "documents", embedded: {} };

  declare readonly parent: Document | null;
  declare readonly _id: string | null;
  declare readonly pack: string | null;
  declare readonly collections: Record<string, EmbeddedCollection>;
  declare readonly apps: Record<string, DocumentApplication>;
  declare protected _sheet: object | null;
  declare name: string;
  declare type: string;
  declare system: unknown;
  declare flags: Record<string, Data | undefined>;
  declare ownership: Record<string, number> | undefined;
  declare sort: number;

  static get documentName(): string {
    return this.metadata.name;
  }

  static get hierarchy(): Record<string, EmbeddedCollectionField> {
    const entries = this.schema.entries().filter(([, field]) => field instanceof EmbeddedCollectionField);
    return Object.fromEntries(entries) as Record<string, EmbeddedCollectionField>; // filtered on the line above
  }

  static get implementation(): DocumentClass {
    return config.document(this.documentName).documentClass;
  }

  get documentName(): string {
    return classOf(this).documentName;
  }

  get id(): string | null {
    return this._id;
  }

  get isEmbedded(): boolean {
    return this.parent !== null && this.documentName in classOf(this.parent).metadata.embedded;
  }

  get uuid(): string {
    const own = `${this.documentName}.${String(this.id)}`;
    if (this.parent !== null) return `${this.parent.uuid}.${own}`;
    return this.pack === null ? own : `Compendium.${this.pack}.${own}`;
  }

  /** The outermost document that this one is part of; the actor of an unlinked token is one of its own. */
  get [ROOT](): Document {
    return this.isEmbedded && this.parent !== null ? this.parent[ROOT] : this;
  }

  override _configure(options: ModelContext = {}): void {
    const pack = options["pack"] ?? this.parent?.pack ?? null;
    const collections: Record<string, EmbeddedCollection> = {};
    for (const [name, field] of Object.entries(classOf(this).hierarchy)) {
      collections[name] = new EmbeddedCollection(name, this, config.document(field.documentName).documentClass);
    }
    for (const [key, value] of Object.entries({ pack, collections, apps: {} })) {
      Object.defineProperty(this, key, { value, enumerable: false, configurable: true });
    }
    Object.defineProperty(this, "_sheet", { value: null, writable: true, enumerable: false, configurable: true });
  }

  override _initialize(options: Data = {}): void {
    super._initialize(options);
    for (const collection of Object.values(this.collections)) collection.initialize();
    if (world.ready && options["embedded"] !== true) this._safePrepareData();
  }

  /** Takes over a whole source, in place. */
  [REPLACE](source: Data): void {
    if (source !== this._source) this.commit(source);
    this._initialize({ embedded: true });
  }

  prepareData(): void {
    const system = this.system instanceof TypeDataModel ? this.system : null;
    system?.prepareBaseData();
    this.prepareBaseData();
    this.prepareEmbeddedDocuments();
    system?.prepareDerivedData();
    this.prepareDerivedData();
  }

  prepareBaseData(): void {}

  prepareEmbeddedDocuments(): void {
    for (const collection of Object.values(this.collections)) {
      for (const document of collection) document._safePrepareData();
    }
  }

  prepareDerivedData(): void {}

  _safePrepareData(): void {
    try {
      this.prepareData();
    } catch (error) {
      Hooks.onError(`preparing ${this.uuid}`, error);
    }
  }

  getRollData(): Data {
    const { system } = this;
    return typeof system === "object" && system !== null ? { ...system } : {};
  }

  getUserLevel(user: User | null = currentUser()): number {
    if (user === null) return 0;
    if (this.isEmbedded && this.parent !== null) return this.parent.getUserLevel(user);
    if (this.pack !== null) return packLevel(this.pack, user);
    const own = this.ownership?.[user.id ?? ""] ?? -1;
    return own < 0 ? (this.ownership?.["default"] ?? 0) : own;
  }

  testUserPermission(
    user: User | null,
    permission: OwnershipLevel | number,
    options: { exact?: boolean } = {},
  ): boolean {
    if (user === null) return false;
    const wanted = typeof permission === "number" ? permission : CONST.DOCUMENT_OWNERSHIP_LEVELS[permission];
    const level = user.isGM ? CONST.DOCUMENT_OWNERSHIP_LEVELS.OWNER : this.getUserLevel(user);
    return options.exact === true ? level === wanted : level >= wanted;
  }

  get isOwner(): boolean {
    return this.testUserPermission(currentUser(), "OWNER");
  }

  get visible(): boolean {
    return this.testUserPermission(currentUser(), "LIMITED");
  }

  get hasPlayerOwner(): boolean {
    const users = [...(worldCollection("User") ?? [])];
    return users.some((user) => !user.isGM && this.testUserPermission(user, "OWNER"));
  }

  getFlag(scope: string, key: string): unknown {
    return getProperty(this.flags[scope], key);
  }

  async setFlag(scope: string, key: string, value: unknown): Promise<this | undefined> {
    return this.update({ flags: { [scope]: expandObject({ [key]: value }) } });
  }

  static async createDocuments<T extends Document>(
    this: DocumentClass<T>,
    data: (Data | Document)[] = [],
    operation: DatabaseOperation = {},
  ): Promise<T[]> {
    const [made] = await modifyBatch([{ ...operation, action: "create", documentName: this.documentName, data }]);
    return made as T[]; // of this class
  }

  static async create<T extends Document>(
    this: DocumentClass<T>,
    data: Data | Document,
    operation: DatabaseOperation = {},
  ): Promise<T | undefined> {
    const [created] = await this.createDocuments([data], operation);
    return created;
  }

  /** Where this document stands, as operations name it. */
  get #place() {
    const { documentName, parent, pack } = this;
    return { documentName, parent, pack };
  }

  async update(changes: Data = {}, operation: DatabaseOperation = {}): Promise<this | undefined> {
    const updates = [{ ...changes, _id: this.id }];
    const [changed] = await modifyBatch([{ ...operation, ...this.#place, action: "update", updates }]);
    return changed?.[0] as this | undefined; // the same document
  }

  async delete(operation: DatabaseOperation = {}): Promise<this | undefined> {
    const ids = [String(this.id)];
    const [gone] = await modifyBatch([{ ...operation, ...this.#place, action: "delete", ids }]);
    return gone?.[0] as this | undefined; // the same document
  }

  getEmbeddedCollection(name: string): EmbeddedCollection {
    const field = classOf(this).metadata.embedded[name] ?? name;
    const collection = this.collections[field];
    if (collection === undefined) throw new Error(`${this.documentName} holds no ${name}`);
    return collection;
  }

  getEmbeddedDocument(name: string, id: string): Document | undefined {
    return this.getEmbeddedCollection(name).get(id);
  }

  async createEmbeddedDocuments(name: string, data: (Data | Document)[] = [], operation: DatabaseOperation = {}) {
    return this.#modify(name, { ...operation, action: "create", data });
  }

  async updateEmbeddedDocuments(name: string, updates: Data[] = [], operation: DatabaseOperation = {}) {
    return this.#modify(name, { ...operation, action: "update", updates });
  }

  async deleteEmbeddedDocuments(name: string, ids: string[] = [], operation: DatabaseOperation = {}) {
    return this.#modify(name, { ...operation, action: "delete", ids });
  }

  async #modify(
    documentName: string,
    operation: DatabaseOperation & Pick<BatchOperation, "action">,
  ): Promise<Document[]> {
    const [touched = []] = await modifyBatch([{ ...operation, documentName, parent: this, pack: this.pack }]);
    return touched;
  }

  get sheet(): object | null {
    this._sheet ??= registry.sheetFor(this);
    return this._sheet;
  }

  /** Draws every window that shows this document again. */
  render(options: Data = {}): void {
    for (const application of Object.values(this.apps)) application.render(options);
  }

  toDragData(): Data {
    return { type: this.documentName, uuid: this.uuid };
  }

  static async fromDropData<T extends Document>(this: DocumentClass<T>, data: Data): Promise<T | undefined> {
    const found = typeof data["uuid"] === "string" ? await resolveUuid(data["uuid"]) : null;
    return found === null ? undefined : (found as T); // the kind is tested by whoever drops
  }

  async _preCreate(_data: Data, _options: Data, _user: User): Promise<boolean | void> {}

  _onCreate(_data: Data, _options: Data, _userId: string): void {}

  async _preUpdate(_changes: Data, _options: Data, _user: User): Promise<boolean | void> {}

  _onUpdate(_changes: Data, _options: Data, _userId: string): void {}

  async _preDelete(_options: Data, _user: User): Promise<boolean | void> {}

  _onDelete(_options: Data, _userId: string): void {}
}
