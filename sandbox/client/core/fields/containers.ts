import { CHILDREN, MIGRATE } from "../inner.ts";
import { type Data, deepClone, equals, isPlainObject, readChange } from "../../../shared/objects.ts";
import { DataModelValidationFailure } from "./failure.ts";
import { type CleanOptions, DataField, type FieldOptions, failure } from "./field.ts";

/** Runs the values of a change through a function and leaves its operators in place. */
function mapChange(key: string, raw: unknown, clean: (key: string, value: unknown) => unknown): unknown {
  const change = readChange(key, raw);
  if (change.kind === "delete") return raw;
  if (change.kind === "set") return clean(change.key, raw);
  const value = clean(change.key, change.value);
  return key.startsWith("==") ? value : { ...(JSON.parse(JSON.stringify(raw)) as Data), value }; // an operator is an object
}

function collect(
  entries: Iterable<[string, DataModelValidationFailure | undefined]>,
): DataModelValidationFailure | undefined {
  const whole = new DataModelValidationFailure();
  for (const [name, fault] of entries) if (fault !== undefined) whole.fields[name] = fault;
  return whole.isEmpty() ? undefined : whole;
}

export type DataSchema = Record<string, DataField>;

export class SchemaField extends DataField {
  static override recursive = true;
  readonly fields: DataSchema;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  constructor(fields: DataSchema, options: FieldOptions = {}) {
    super(options);
    this.fields = fields;
    for (const [name, field] of Object.entries(fields)) {
      field.name = name;
      field.parent = this;
    }
  }

  [Symbol.iterator](): IterableIterator<DataField> {
    return Object.values(this.fields)[Symbol.iterator]();
  }

  keys(): string[] {
    return Object.keys(this.fields);
  }

  entries(): [string, DataField][] {
    return Object.entries(this.fields);
  }

  values(): DataField[] {
    return Object.values(this.fields);
  }

  getField(path: string | string[]): DataField | undefined {
    return this._getField(Array.isArray(path) ? [...path] : path.split("."));
  }

  has(name: string): boolean {
    return name in this.fields;
  }

  get(name: string): DataField | undefined {
    return this.fields[name];
  }

  override [CHILDREN](): DataField[] {
    return this.values();
  }

  override getInitialValue(source: Data = {}): unknown {
    if (this.options.initial !== undefined || this.nullable) return super.getInitialValue(source);
    return this.required ? this._cleanType({}, { source }) : undefined;
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    const data = isPlainObject(value) ? value : {};
    const source = options.source ?? data;
    if (options.partial === true) return this.cleanPart(data, { ...options, source });
    const cleaned: Data = {};
    for (const [name, field] of this.entries()) {
      const entry = field.clean(data[name], { ...options, source });
      if (entry !== undefined) cleaned[name] = entry;
    }
    return cleaned;
  }

  private cleanPart(data: Data, options: CleanOptions): Data {
    const cleaned: Data = {};
    for (const [key, raw] of Object.entries(data)) {
      const field = this.fields[readChange(key, raw).key];
      if (field === undefined) continue;
      const cleanOptions = key.startsWith("==") ? { ...options, partial: false } : options;
      cleaned[key] = mapChange(key, raw, (_name, value) => field.clean(value, cleanOptions));
    }
    return cleaned;
  }

  override _validateType(value: unknown, options: Data = {}): DataModelValidationFailure | undefined {
    if (!isPlainObject(value)) return failure("Object");
    const inner = { ...options, source: options["source"] ?? value };
    return collect(this.entries().map(([name, field]) => [name, field.validate(value[name], inner)]));
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    if (!isPlainObject(value)) return value;
    const data: Data = {};
    for (const [name, field] of this.entries()) assign(data, name, field.initialize(value[name], model, options));
    return data;
  }

  override toObject(value: unknown): unknown {
    if (!isObject(value)) return value;
    return Object.fromEntries(this.entries().map(([name, field]) => [name, field.toObject(value[name])]));
  }

  override [MIGRATE](value: unknown): unknown {
    if (!isPlainObject(value)) return value;
    for (const [name, field] of this.entries()) if (name in value) value[name] = field[MIGRATE](value[name]);
    return value;
  }

  override _getField(parts: string[]): DataField | undefined {
    const [name, ...rest] = parts;
    return name === undefined ? this : this.fields[name]?._getField(rest);
  }
}

function isObject(value: unknown): value is Data {
  return typeof value === "object" && value !== null;
}

/** Sets an initialised value; a function becomes a getter. */
export function assign(target: object, name: string, value: unknown): void {
  if (typeof value === "function") {
    Object.defineProperty(target, name, { get: value as () => unknown, configurable: true, enumerable: true }); // checked above
  } else Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: true });
}

export class ObjectField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  override getInitialValue(source: Data = {}): unknown {
    if (this.options.initial !== undefined || this.nullable) return super.getInitialValue(source);
    return this.required ? {} : undefined;
  }

  override _validateType(value: unknown, _options: Data = {}): DataModelValidationFailure | undefined {
    return isPlainObject(value) ? undefined : failure("Object");
  }

  override initialize(value: unknown, _model?: unknown, _options: Data = {}): unknown {
    return deepClone(value);
  }

  override toObject(value: unknown): unknown {
    return deepClone(value);
  }

  override _getField(_parts: string[]): DataField | undefined {
    return this;
  }
}

/** An object with free keys whose values are all of one kind. */
export class TypedObjectField extends ObjectField {
  readonly element: DataField;

  constructor(element: DataField, options: FieldOptions = {}) {
    super(options);
    this.element = element;
    element.parent = this;
  }

  override [CHILDREN](): DataField[] {
    return [this.element];
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    if (!isPlainObject(value)) return value;
    const cleaned: Data = {};
    for (const [key, raw] of Object.entries(value)) {
      const name = readChange(key, raw).key;
      if (this.options.validateKey?.(name) === false) continue;
      cleaned[key] = mapChange(key, raw, (_key, entry) => this.element.clean(entry, options));
    }
    return cleaned;
  }

  override _validateType(value: unknown, options: Data = {}): DataModelValidationFailure | undefined {
    if (!isPlainObject(value)) return failure("Object");
    return collect(Object.entries(value).map(([key, entry]) => [key, this.element.validate(entry, options)]));
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    if (!isPlainObject(value)) return value;
    const data: Data = {};
    for (const [key, entry] of Object.entries(value)) assign(data, key, this.element.initialize(entry, model, options));
    return data;
  }

  override toObject(value: unknown): unknown {
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.element.toObject(entry)]));
  }

  override [MIGRATE](value: unknown): unknown {
    if (isPlainObject(value)) for (const key of Object.keys(value)) value[key] = this.element[MIGRATE](value[key]);
    return value;
  }

  override _getField(parts: string[]): DataField | undefined {
    return parts.length === 0 ? this : this.element._getField(parts.slice(1));
  }
}

export class ArrayField extends DataField {
  readonly element: DataField;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  constructor(element: DataField, options: FieldOptions = {}) {
    super(options);
    this.element = element;
    element.name = "element";
    element.parent = this;
  }

  override [CHILDREN](): DataField[] {
    return [this.element];
  }

  override getInitialValue(source: Data = {}): unknown {
    if (this.options.initial !== undefined || this.nullable) return super.getInitialValue(source);
    return this.required ? [] : undefined;
  }

  override _cast(value: unknown): unknown {
    if (value instanceof Set) return Array.from<unknown>(value);
    if (!isPlainObject(value)) return Array.isArray(value) ? value : [value];
    const list: unknown[] = [];
    for (const [key, entry] of Object.entries(value)) if (/^\d+$/u.test(key)) list[Number(key)] = entry;
    return Array.from(list);
  }

  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((entry: unknown) => this.element.clean(entry, { ...options, partial: false }));
  }

  override _validateType(value: unknown, options: Data = {}): DataModelValidationFailure | undefined {
    if (!Array.isArray(value)) return failure("List");
    const { min, max } = this.options;
    if (min !== undefined && value.length < min) return failure("Few", { count: min });
    if (max !== undefined && value.length > max) return failure("Many", { count: max });
    return collect(value.map((entry: unknown, index) => [String(index), this.element.validate(entry, options)]));
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((entry: unknown) => resolve(this.element.initialize(entry, model, options)));
  }

  override toObject(value: unknown): unknown {
    return Array.isArray(value) ? value.map((entry: unknown) => this.element.toObject(entry)) : value;
  }

  override [MIGRATE](value: unknown): unknown {
    return Array.isArray(value) ? value.map((entry: unknown) => this.element[MIGRATE](entry)) : value;
  }

  override _getField(parts: string[]): DataField | undefined {
    return parts.length === 0 ? this : this.element._getField(parts.slice(1));
  }
}

function resolve(value: unknown): unknown {
  return typeof value === "function" ? (value as () => unknown)() : value; // a getter of a lazy field
}

export class SetField extends ArrayField {
  override _cleanType(value: unknown, options: CleanOptions = {}): unknown {
    const list = super._cleanType(value, options);
    if (!Array.isArray(list)) return list;
    return list.filter((entry: unknown, index) => list.findIndex((other: unknown) => equals(entry, other)) === index);
  }

  override initialize(value: unknown, model?: unknown, options: Data = {}): unknown {
    const list = super.initialize(value, model, options);
    return Array.isArray(list) ? new Set<unknown>(list) : list;
  }

  override toObject(value: unknown): unknown {
    return value instanceof Set ? Array.from<unknown>(value).map((entry) => this.element.toObject(entry)) : value;
  }
}
