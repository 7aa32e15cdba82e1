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

/** A field that is there unless it is said to be optional, empty at first. */
class ContainerField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  override getInitialValue(source: Data = {}): unknown {
    if (this.options.initial !== undefined || this.options.nullable === true) return super.getInitialValue(source);
    return this.options.required === true ? this.empty(source) : undefined;
  }

  protected empty(_source: Data): unknown {
    return {};
  }
}

export type DataSchema = Record<string, DataField>;

export class SchemaField extends ContainerField {
  readonly fields: DataSchema;

  constructor(fields: DataSchema, options: FieldOptions = {}) {
    super(options);
    this.fields = fields;
    for (const [name, field] of Object.entries(fields)) {
      field.name = name;
      field.parent = this;
    }
  }

  entries(): [string, DataField][] {
    return Object.entries(this.fields);
  }

  get(name: string): DataField | undefined {
    return this.fields[name];
  }

  protected override empty(source: Data): unknown {
    return this._cleanType({}, { source });
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
}

/** Sets an initialised value; a function becomes a getter. */
export function assign(target: object, name: string, value: unknown): void {
  if (typeof value === "function") {
    Object.defineProperty(target, name, { get: value as () => unknown, configurable: true, enumerable: true }); // checked above
  } else Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: true });
}

export class ObjectField extends ContainerField {
  override _validateType(value: unknown, _options: Data = {}): DataModelValidationFailure | undefined {
    return isPlainObject(value) ? undefined : failure("Object");
  }

  override initialize(value: unknown, _model?: unknown, _options: Data = {}): unknown {
    return deepClone(value);
  }
}

export class ArrayField extends ContainerField {
  readonly element: DataField;

  constructor(element: DataField, options: FieldOptions = {}) {
    super(options);
    this.element = element;
    element.name = "element";
    element.parent = this;
  }

  protected override empty(): unknown {
    return [];
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
}
