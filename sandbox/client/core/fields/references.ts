import { LOCALIZE, MIGRATE } from "../inner.ts";
import { type Data, deepClone, isPlainObject } from "../../../shared/objects.ts";
import { isValidId, randomID } from "../../../shared/text.ts";
import { config } from "../config.ts";
import type { DataModel, DataModelClass } from "../data-model.ts";
import { worldCollection } from "../world.ts";
import { ObjectField, SchemaField } from "./containers.ts";
import type { DataModelValidationFailure } from "./failure.ts";
import { type CleanOptions, DataField, type FieldOptions, failure } from "./field.ts";
import { DocumentIdField, StringField } from "./primitive.ts";

interface NamedClass {
  documentName: string;
}

function idOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
}

/** The id of a document of the world; code sees the document. */
export class ForeignDocumentField extends DocumentIdField {
  readonly model: NamedClass;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: true, readonly: false, idOnly: false };
  }

  constructor(model: NamedClass, options: FieldOptions = {}) {
    super(options);
    this.model = model;
  }

  override _cast(value: unknown): unknown {
    return idOf(value);
  }

  override initialize(value: unknown): unknown {
    if (this.options.idOnly === true || typeof value !== "string") return value;
    return () => worldCollection(this.model.documentName)?.get(value) ?? null;
  }

  override toObject(value: unknown): unknown {
    return idOf(value) ?? null;
  }
}

export class DocumentUUIDField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: true, initial: null, blank: false };
  }

  get type(): string | undefined {
    return this.options.type;
  }

  override _cast(value: unknown): unknown {
    if (typeof value === "object" && value !== null && "uuid" in value) return value.uuid;
    return value === "" ? null : String(value);
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    const parts = String(value).split(".");
    const id = parts.at(-1);
    const kind = parts[0] === "Compendium" ? parts[3] : parts.at(-2);
    if (!isValidId(id) || kind === undefined) return failure("Uuid");
    const wanted = this.options.type;
    return wanted === undefined || kind === wanted ? undefined : failure("UuidKind", { kind: wanted });
  }
}

function sourceOf(value: unknown): unknown {
  const model = value as { toObject?: () => unknown } | null; // models are accepted where data is
  return typeof model === "object" && typeof model?.toObject === "function" ? model.toObject() : value;
}

/** The data of another model, which code sees as an instance of it. */
export class EmbeddedDataField extends SchemaField {
  readonly model: DataModelClass;

  constructor(model: DataModelClass, options: FieldOptions = {}) {
    super(model.defineSchema(), options);
    this.model = model;
  }

  override _cast(value: unknown): unknown {
    return sourceOf(value);
  }

  override clean(value: unknown, options: CleanOptions = {}): unknown {
    return super.clean(sourceOf(value), options);
  }

  override initialize(value: unknown, model?: unknown): unknown {
    if (!isPlainObject(value)) return value;
    return new this.model(value, { parent: model as DataModel, trusted: true }); // fields are initialised by models only
  }

  override toObject(value: unknown): unknown {
    return sourceOf(value);
  }

  override [MIGRATE](value: unknown): unknown {
    return isPlainObject(value) ? this.model.migrateDataSafe(super[MIGRATE](value) as Data) : value; // an object stays one
  }

  override [LOCALIZE](prefixes: readonly string[], find: (key: string) => string | undefined, path = ""): void {
    super[LOCALIZE]([...prefixes, ...this.model.LOCALIZATION_PREFIXES], find, path === "" ? this.fieldPath : path);
  }
}

/** The part of a document that its sub-type describes. */
export class TypeDataField extends ObjectField {
  static override recursive = true;
  readonly documentName: string;

  constructor(documentName: string, options: FieldOptions = {}) {
    super(options);
    this.documentName = documentName;
  }

  getModelForType(type: unknown): DataModelClass | undefined {
    return config.document(this.documentName).dataModels[String(type)];
  }

  override getInitialValue(source: Data = {}): unknown {
    return this.getModelForType(source["type"])?.cleanData({}, { source: {} }) ?? {};
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    const model = this.getModelForType(options.source?.["type"]);
    if (model === undefined || !isPlainObject(value)) return sourceOf(value);
    return model.cleanData(value, options.partial === true ? { partial: true } : {});
  }

  override _cast(value: unknown): unknown {
    return sourceOf(value);
  }

  override _validateType(value: unknown, options: Data = {}): DataModelValidationFailure | undefined {
    const source = options["source"];
    const model = this.getModelForType(isPlainObject(source) ? source["type"] : undefined);
    return model === undefined ? super._validateType(value) : model.schema.validate(value);
  }

  override initialize(value: unknown, model?: unknown): unknown {
    const owner = model as DataModel; // fields are initialised by models only
    const TypeModel = this.getModelForType(owner._source["type"]);
    if (TypeModel === undefined || !isPlainObject(value)) return deepClone(value);
    return new TypeModel(value, { parent: owner, trusted: true });
  }

  override toObject(value: unknown): unknown {
    return sourceOf(value);
  }
}

/** Lets the model of a sub-type bring its data up to date. */
export function migrateTyped(field: TypeDataField, type: unknown, value: Data): Data {
  const model = field.getModelForType(type);
  return model === undefined ? value : model.migrateDataSafe(model.schema[MIGRATE](value) as Data); // an object stays one
}

/** Documents inside a document. */
export class EmbeddedCollectionField extends DataField {
  static override hierarchical = true;
  readonly documentName: string;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  constructor(documentName: string, options: FieldOptions = {}) {
    super(options);
    this.documentName = documentName;
  }

  override getInitialValue(): unknown {
    return [];
  }

  override _cleanType(value: unknown): unknown {
    if (!Array.isArray(value)) return [];
    for (const entry of value.filter(isPlainObject)) entry["_id"] ??= randomID();
    return value;
  }

  override initialize(_value: unknown, model?: unknown): unknown {
    const owner = model as { collections: Record<string, unknown> }; // only documents have such fields
    return () => owner.collections[this.name];
  }

  override toObject(value: unknown): unknown {
    const documents = value as { map: (each: (document: DataModel) => Data) => Data[] }; // a collection of documents
    return documents.map((document) => document.toObject(false));
  }
}

export class DocumentFlagsField extends ObjectField {}

export class DocumentStatsField extends ObjectField {}

/** Ownership levels by user id, with a default. */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, initial: { default: 0 } };
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    const levels = isPlainObject(value) ? Object.values(value) : [Number.NaN];
    return levels.every((level) => [-1, 0, 1, 2, 3].includes(Number(level))) ? undefined : failure("Levels");
  }
}
