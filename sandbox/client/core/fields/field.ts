import { CHILDREN, LOCALIZE, MIGRATE } from "../inner.ts";
import { type Data, deepClone, equals } from "../../../shared/objects.ts";
import { i18n } from "../i18n.ts";
import { registry } from "../registry.ts";
import { DataModelValidationFailure } from "./failure.ts";

export interface CleanOptions {
  /** Only what is there is cleaned; nothing is filled in. */
  partial?: boolean;
  /** The whole source that the value belongs to. */
  source?: Data;
  [option: string]: unknown;
}

export type Choices =
  readonly unknown[] | Record<string, unknown> | (() => readonly unknown[] | Record<string, unknown>);

export interface FieldOptions {
  required?: boolean;
  nullable?: boolean;
  initial?: unknown;
  readonly?: boolean;
  persisted?: boolean;
  gmOnly?: boolean;
  label?: string;
  hint?: string;
  placeholder?: string;
  units?: string;
  validate?: (value: unknown, options: Data) => unknown;
  validationError?: string;
  choices?: Choices;
  blank?: boolean;
  trim?: boolean;
  textSearch?: boolean;
  min?: number;
  max?: number;
  step?: number;
  integer?: boolean;
  positive?: boolean;
  categories?: string[];
  type?: string;
  embedded?: boolean;
  idOnly?: boolean;
  validateKey?: (key: string) => boolean;
  expandKeys?: boolean;
  [option: string]: unknown;
}

/** One value of a schema: how it is cleaned, judged and shown to the code that uses it. */
export class DataField {
  static get _defaults(): FieldOptions {
    return { required: false, nullable: false, gmOnly: false, readonly: false, label: "", hint: "" };
  }

  static recursive = false;
  static hierarchical = false;

  name = "";
  parent: DataField | undefined = undefined;
  readonly options: FieldOptions;
  label: string;
  hint: string;

  constructor(options: FieldOptions = {}) {
    // A subclass answers for its own defaults.
    this.options = { ...(this.constructor as typeof DataField)._defaults, ...options };
    this.label = this.options.label ?? "";
    this.hint = this.options.hint ?? "";
  }

  get required(): boolean {
    return this.options.required === true;
  }

  get nullable(): boolean {
    return this.options.nullable === true;
  }

  get gmOnly(): boolean {
    return this.options.gmOnly === true;
  }

  get readonly(): boolean {
    return this.options.readonly === true;
  }

  get initial(): unknown {
    return this.options.initial;
  }

  get fieldPath(): string {
    return [this.parent?.fieldPath ?? "", this.name].filter((part) => part !== "").join(".");
  }

  getInitialValue(source: Data = {}): unknown {
    const initial = this.initial;
    if (typeof initial === "function") return (initial as (source: Data) => unknown)(source); // checked on this line
    if (initial !== undefined) return deepClone(initial);
    return this.nullable ? null : undefined;
  }

  clean(value: unknown, options: CleanOptions = {}): unknown {
    if (value === undefined) return this.getInitialValue(options.source);
    if (value === null) return null;
    return this._cleanType(this._cast(value), options);
  }

  _cast(value: unknown): unknown {
    return value;
  }

  _cleanType(value: unknown, _options: CleanOptions = {}): unknown {
    return value;
  }

  /** What is wrong with a value, or undefined. */
  validate(value: unknown, options: Data = {}): DataModelValidationFailure | undefined {
    try {
      if (value === undefined) return this.required ? failure("Missing") : undefined;
      if (value === null) return this.nullable ? undefined : failure("Null");
      return this._validateType(value, options) ?? this.validateOwn(value, options);
    } catch (error) {
      return failureOf(error);
    }
  }

  _validateType(_value: unknown, _options: Data = {}): DataModelValidationFailure | undefined {
    return undefined;
  }

  private validateOwn(value: unknown, options: Data): DataModelValidationFailure | undefined {
    const verdict = this.options.validate?.call(this, value, options);
    if (verdict instanceof DataModelValidationFailure) return verdict;
    return verdict === false ? this.ownFailure() : undefined;
  }

  private ownFailure(): DataModelValidationFailure {
    const { validationError } = this.options;
    return validationError === undefined ? failure("Other") : failureOf(validationError);
  }

  /** The value as code sees it; a function is a getter. */
  initialize(value: unknown, _model?: unknown, _options: Data = {}): unknown {
    return value;
  }

  toObject(value: unknown): unknown {
    return value;
  }

  [MIGRATE](value: unknown): unknown {
    return value;
  }

  _getField(parts: string[]): DataField | undefined {
    return parts.length === 0 ? this : undefined;
  }

  /** Fills in label and hint of this field and of those below it. */
  [LOCALIZE](prefixes: readonly string[], localize: (key: string) => string | undefined, path = this.fieldPath): void {
    const key = path.replace(/^system\./u, "");
    const text = (leaf: string): string | undefined =>
      prefixes.map((prefix) => localize(`${prefix}.FIELDS.${key}.${leaf}`)).findLast((found) => found !== undefined);
    this.label = text("label") ?? localize(this.label) ?? this.label;
    this.hint = text("hint") ?? localize(this.hint) ?? this.hint;
    for (const child of this[CHILDREN]()) child[LOCALIZE](prefixes, localize);
  }

  [CHILDREN](): DataField[] {
    return [];
  }

  toInput(config: Data = {}): HTMLElement {
    return registry.fieldInput(this, { name: this.fieldPath, ...config });
  }

  toFormGroup(groupConfig: Data = {}, inputConfig: Data = {}): HTMLElement {
    return registry.fieldGroup(this, groupConfig, { name: this.fieldPath, ...inputConfig });
  }
}

/** A fault in the words of the page. */
export function failure(key: string, data: Data = {}): DataModelValidationFailure {
  return new DataModelValidationFailure({ message: i18n.format(`SANDBOX.Field.${key}`, data) });
}

export function failureOf(error: unknown): DataModelValidationFailure {
  return new DataModelValidationFailure({ message: error instanceof Error ? error.message : String(error) });
}

export function choiceKeys(choices: Choices | undefined): unknown[] | null {
  const list = typeof choices === "function" ? choices() : choices;
  if (list === undefined) return null;
  return Array.isArray(list) ? [...(list as unknown[])] : Object.keys(list); // a readonly list is still a list
}

export function isChoice(choices: Choices | undefined, value: unknown): boolean {
  const keys = choiceKeys(choices);
  return keys === null || keys.some((key) => equals(key, value) || String(key) === String(value));
}

/** A value that may be anything. */
export class AnyField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true };
  }

  override initialize(value: unknown): unknown {
    return deepClone(value);
  }
}
