import { MIGRATE } from "./inner.ts";
import {
  type Data,
  applyChanges,
  deepClone,
  differenceOf,
  expandObject,
  isEmpty,
  isPlainObject,
  mergeObject,
} from "../../shared/objects.ts";
import { i18n } from "./i18n.ts";
import { type CleanOptions, type DataField, failureOf } from "./fields/field.ts";
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
  fallback?: boolean;
  recursive?: boolean;
  diff?: boolean;
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
    const schema = new SchemaField(this.defineSchema());
    Object.defineProperty(this, "_schema", { value: schema, writable: true, configurable: true });
    return schema;
  }

  get schema(): SchemaField {
    return classOf(this).schema;
  }

  static migrateData(source: Data): Data {
    return source;
  }

  static migrateDataSafe(source: Data): Data {
    try {
      return this.migrateData(source);
    } catch (error) {
      globalThis.reportError(error);
      return source;
    }
  }

  static cleanData(source: Data = {}, options: CleanOptions = {}): Data {
    return this.schema.clean(source, options) as Data; // cleaning an object gives an object
  }

  static validateJoint(_data: Data): void {}

  static fromSource(source: Data, context: ModelContext = {}): DataModel {
    return new this(source, context);
  }

  static fromJSON(json: string): DataModel {
    return new this(JSON.parse(json) as Data); // the JSON form of a model is an object
  }

  _initializeSource(data: Data, _options: Data = {}): Data {
    const cls = classOf(this);
    return cls.cleanData(cls.migrateDataSafe(cls.schema[MIGRATE](data) as Data)); // an object stays one
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

  get invalid(): boolean {
    return this.judge(this._source) !== undefined;
  }

  protected judge(source: Data): DataModelValidationFailure | undefined {
    const found = this.schema.validate(source, { source });
    if (found !== undefined) return found;
    try {
      classOf(this).validateJoint(source);
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  }

  /** What is said before the list of faults. */
  protected describe(): string {
    const { name } = this as { name?: unknown }; // many models have one
    return i18n.format("SANDBOX.Field.Invalid", { name: typeof name === "string" ? name : this.constructor.name });
  }

  /** Judges the stored data, or what they would be after a change; throws where they are not valid. */
  validate(options: { changes?: Data; strict?: boolean; [option: string]: unknown } = {}): boolean {
    const source = options.changes === undefined ? this._source : this.candidate(expandObject(options.changes));
    const found = this.judge(source);
    if (found === undefined) return true;
    if (options.strict === false) return false;
    throw new DataModelValidationError(this.describe(), found);
  }

  /** The stored data with a change, filled up and cleaned. */
  protected candidate(changes: Data): Data {
    const copy: Data = {};
    for (const [key, value] of Object.entries(this._source)) {
      copy[key] = isHierarchical(this.schema.get(key)) ? value : deepClone(value);
    }
    applyChanges(copy, changes);
    return classOf(this).cleanData(copy);
  }

  /** Cleans a change and reduces it to what differs. */
  protected difference(changes: Data, options: UpdateOptions): Data {
    const cls = classOf(this);
    const source = { ...this._source, ...("type" in changes ? { type: changes["type"] } : {}) };
    const migrated = cls.migrateDataSafe(this.schema[MIGRATE](changes) as Data); // an object stays one
    const cleaned = cls.cleanData(migrated, { partial: true, source });
    return options.diff === false ? cleaned : differenceOf(this._source, cleaned);
  }

  /** Changes the stored data; returns what really changed. */
  updateSource(changes: Data = {}, options: UpdateOptions = {}): Data {
    const difference = this.difference(deepClone(expandObject(changes)), options);
    if (isEmpty(difference)) return {};
    const source = this.candidate(options.recursive === false ? replacing(difference) : difference);
    const found = this.judge(source);
    if (found !== undefined) throw new DataModelValidationError(this.describe(), found);
    if (options.dryRun !== true) {
      this.commit(source);
      this._initialize(options);
    }
    return difference;
  }

  protected commit(source: Data): void {
    for (const key of Object.keys(this._source)) if (!(key in source)) delete this._source[key];
    Object.assign(this._source, source);
  }

  clone(data: Data = {}, context: ModelContext = {}): this {
    const source = mergeObject(this.toObject(), data, { performDeletions: true });
    return new (classOf(this))(source, { parent: this.parent, ...context }) as this; // made by the same class
  }

  toObject(source = true): Data {
    return (source ? deepClone(this._source) : this.schema.toObject(this)) as Data; // a schema gives an object
  }

  toJSON(): Data {
    return this.toObject(true);
  }
}

function isHierarchical(field: DataField | undefined): boolean {
  return field !== undefined && (field.constructor as typeof DataField).hierarchical; // statics of the field's class
}

function replacing(changes: Data): Data {
  return Object.fromEntries(
    Object.entries(changes).map(([key, value]) => [
      isPlainObject(value) && !key.startsWith("-=") ? `==${key}` : key,
      value,
    ]),
  );
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
