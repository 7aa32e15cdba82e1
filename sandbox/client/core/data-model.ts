import { type Data, applyChanges, deepClone, differenceOf, expandObject, isEmpty } from "../../shared/objects.ts";
import { i18n } from "./i18n.ts";
import { refuseMembers } from "./not-there.ts";
import { type CleanOptions, type DataField } from "./fields/field.ts";
import { DataModelValidationError, type DataModelValidationFailure } from "./fields/failure.ts";
import { type DataSchema, SchemaField, assign } from "./fields/containers.ts";

export interface ModelContext {
  parent?: DataModel | null;
  strict?: boolean;
  /** The data has been cleaned and judged by the owner and is used as it is. */
  trusted?: boolean;
  [option: string]: unknown;
}

export interface UpdateOptions {
  dryRun?: boolean;
  [option: string]: unknown;
}

/** A class of models, with its statics. */
export interface DataModelClass<T extends DataModel = DataModel> extends Omit<typeof DataModel, "prototype"> {
  new (data?: Data, context?: ModelContext): T;
  prototype: T;
}

function classOf(model: DataModel): DataModelClass {
  return model.constructor as unknown as DataModelClass; // the constructor of a model is a class of models
}

/** Data with a schema. */
export class DataModel {
  static _schema: SchemaField | undefined;
  static LOCALIZATION_PREFIXES: string[] = [];

  declare readonly parent: DataModel | null;
  declare readonly _source: Data;

  constructor(data: Data | DataModel = {}, context: ModelContext = {}) {
    const { parent = null, ...options } = context;
    Object.defineProperty(this, "parent", { value: parent, enumerable: false, writable: false, configurable: true });
    const given = data instanceof DataModel ? data.toObject() : data;
    const source = options.trusted === true ? given : this._initializeSource(given, options);
    Object.defineProperty(this, "_source", { value: source, enumerable: false, writable: false, configurable: true });
    this._configure(options);
    if (options.trusted !== true && options.strict !== false) this.validate();
    this._initialize(options);
  }

  static defineSchema(): DataSchema {
    return {};
  }

  static get schema(): SchemaField {
    if (Object.hasOwn(this, "_schema") && this._schema !== undefined) return this._schema;
    refuseMembers(this, this.name, ["migrateData", "validateJoint"]);
    const schema = new SchemaField(this.defineSchema());
    Object.defineProperty(this, "_schema", { value: schema, writable: true, configurable: true });
    return schema;
  }

  get schema(): SchemaField {
    return classOf(this).schema;
  }

  static cleanData(source: Data = {}, options: CleanOptions = {}): Data {
    return this.schema.clean(source, options) as Data; // cleaning an object gives an object
  }

  _initializeSource(data: Data, _options: Data = {}): Data {
    return classOf(this).cleanData(data);
  }

  _configure(_options: Data = {}): void {}

  _initialize(options: Data = {}): void {
    for (const [name, field] of this.schema.entries()) {
      assign(this, name, field.initialize(this._source[name], this, options));
    }
  }

  /** Sets everything back to what is stored. */
  reset(): void {
    this._initialize();
  }

  private judge(source: Data): DataModelValidationFailure | undefined {
    return this.schema.validate(source, { source });
  }

  /** What is said before the list of faults. */
  private describe(): string {
    const { name } = this as { name?: unknown }; // many models have one
    return i18n.format("SANDBOX.Field.Invalid", { name: typeof name === "string" ? name : this.constructor.name });
  }

  /** Judges the stored data, or what they would be after a change; throws where they are not valid. */
  validate(options: { changes?: Data } = {}): boolean {
    const source = options.changes === undefined ? this._source : this.candidate(expandObject(options.changes));
    const found = this.judge(source);
    if (found === undefined) return true;
    throw new DataModelValidationError(this.describe(), found);
  }

  /** The stored data with a change, filled up and cleaned. */
  private candidate(changes: Data): Data {
    const copy: Data = {};
    for (const [key, value] of Object.entries(this._source)) {
      copy[key] = isHierarchical(this.schema.get(key)) ? value : deepClone(value);
    }
    applyChanges(copy, changes);
    return classOf(this).cleanData(copy);
  }

  /** Changes the stored data; returns what really changed. */
  updateSource(changes: Data = {}, options: UpdateOptions = {}): Data {
    const source = { ...this._source, ...("type" in changes ? { type: changes["type"] } : {}) };
    const change = classOf(this).cleanData(deepClone(expandObject(changes)), { partial: true, source });
    const difference = differenceOf(this._source, change);
    if (isEmpty(difference)) return {};
    const candidate = this.candidate(difference);
    const found = this.judge(candidate);
    if (found !== undefined) throw new DataModelValidationError(this.describe(), found);
    if (options.dryRun !== true) {
      this.commit(candidate);
      this._initialize(options);
    }
    return difference;
  }

  protected commit(source: Data): void {
    for (const key of Object.keys(this._source)) if (!(key in source)) delete this._source[key];
    Object.assign(this._source, source);
  }

  toObject(): Data {
    return deepClone(this._source);
  }

  toJSON(): Data {
    return this.toObject();
  }
}

function isHierarchical(field: DataField | undefined): boolean {
  return field !== undefined && (field.constructor as typeof DataField).hierarchical; // statics of the field's class
}

/** The part of a document that one of its sub-types describes. */
export class TypeDataModel extends DataModel {
  static override get schema(): SchemaField {
    const schema = super.schema;
    schema.name = "system";
    return schema;
  }

  prepareBaseData(): void {}

  prepareDerivedData(): void {}

  async _preCreate(_data: Data, _options: Data, _user: unknown): Promise<boolean | void> {}

  _onCreate(_data: Data, _options: Data, _userId: string): void {}

  async _preUpdate(_changes: Data, _options: Data, _user: unknown): Promise<boolean | void> {}

  _onUpdate(_changes: Data, _options: Data, _userId: string): void {}

  async _preDelete(_options: Data, _user: unknown): Promise<boolean | void> {}

  _onDelete(_options: Data, _userId: string): void {}
}
