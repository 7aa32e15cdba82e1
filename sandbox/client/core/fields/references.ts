import { type Data, deepClone, isPlainObject } from "../../../shared/objects.ts";
import { randomID } from "../../../shared/text.ts";
import { config } from "../config.ts";
import type { DataModel, DataModelClass } from "../data-model.ts";
import { worldCollection } from "../world.ts";
import { ObjectField } from "./containers.ts";
import type { DataModelValidationFailure } from "./failure.ts";
import { type CleanOptions, DataField, type FieldOptions } from "./field.ts";
import { DocumentIdField } from "./primitive.ts";

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
    return { ...super._defaults, required: true, nullable: true, idOnly: false };
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
}

function sourceOf(value: unknown): unknown {
  const model = value as { toObject?: () => unknown } | null; // models are accepted where data is
  return typeof model === "object" && typeof model?.toObject === "function" ? model.toObject() : value;
}

/** The part of a document that its sub-type describes. */
export class TypeDataField extends ObjectField {
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
}

/** Documents inside a document. */
export class EmbeddedCollectionField extends DataField {
  static override hierarchical = true;
  readonly documentName: string;

  constructor(documentName: string, options: FieldOptions = {}) {
    super(options);
    this.documentName = documentName;
  }

  override getInitialValue(): unknown {
    return [];
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    // What is embedded is changed by operations of its own.
    if (options.partial === true) throw new Error(`sandbox: a list of ${this.documentName} in an update is not there`);
    if (!Array.isArray(value)) return [];
    for (const entry of value.filter(isPlainObject)) entry["_id"] ??= randomID();
    return value;
  }

  override initialize(_value: unknown, model?: unknown): unknown {
    const owner = model as { collections: Record<string, unknown> }; // only documents have such fields
    return () => owner.collections[this.name];
  }
}
