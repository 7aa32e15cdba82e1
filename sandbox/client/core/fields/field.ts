import { type Data, deepClone, equals } from "../../../shared/objects.ts";
import { i18n } from "../i18n.ts";
import { namesIn, refuseOptions } from "../not-there.ts";
import { DataModelValidationFailure } from "./failure.ts";

export interface CleanOptions {
  /** Only what is there is cleaned; nothing is filled in. */
  partial?: boolean;
  /** The whole source that the value belongs to. */
  source?: Data;
  [option: string]: unknown;
}

export type Choices = readonly unknown[] | Record<string, unknown>;

export interface FieldOptions {
  required?: boolean;
  nullable?: boolean;
  initial?: unknown;
  label?: string;
  hint?: string;
  validate?: (value: unknown, options: Data) => unknown;
  validationError?: string;
  choices?: Choices;
  blank?: boolean;
  trim?: boolean;
  min?: number;
  max?: number;
  integer?: boolean;
  idOnly?: boolean;
}

const OPTIONS = new Set(
  namesIn("required nullable initial label hint validate validationError choices blank trim min max integer idOnly"),
);

/** One value of a schema: how it is cleaned, judged and shown to the code that uses it. */
export class DataField {
  static get _defaults(): FieldOptions {
    return { required: false, nullable: false };
  }

  static hierarchical = false;

  name = "";
  parent: DataField | undefined = undefined;
  readonly options: FieldOptions;

  constructor(options: FieldOptions = {}) {
    refuseOptions(options, this.constructor.name, OPTIONS);
    // A subclass answers for its own defaults.
    this.options = { ...(this.constructor as typeof DataField)._defaults, ...options };
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
    return this.options.nullable ? null : undefined;
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
      if (value === undefined) return this.options.required ? failure("Missing") : undefined;
      if (value === null) return this.options.nullable ? undefined : failure("Null");
      return this._validateType(value, options) ?? this.validateOwn(value, options);
    } catch (error) {
      return failureOf(error);
    }
  }

  _validateType(_value: unknown, _options: Data = {}): DataModelValidationFailure | undefined {
    return undefined;
  }

  private validateOwn(value: unknown, options: Data): DataModelValidationFailure | undefined {
    const { validate, validationError } = this.options;
    if (validate?.call(this, value, options) !== false) return undefined;
    return validationError === undefined ? failure("Other") : failureOf(validationError);
  }

  /** The value as code sees it; a function is a getter. */
  initialize(value: unknown, _model?: unknown, _options: Data = {}): unknown {
    return value;
  }
}

/** A fault in the words of the page. */
export function failure(key: string, data: Data = {}): DataModelValidationFailure {
  return new DataModelValidationFailure({ message: i18n.format(`SANDBOX.Field.${key}`, data) });
}

export function failureOf(error: unknown): DataModelValidationFailure {
  return new DataModelValidationFailure({ message: error instanceof Error ? error.message : String(error) });
}

export function isChoice(choices: Choices | undefined, value: unknown): boolean {
  if (choices === undefined) return true;
  const keys: readonly unknown[] = Array.isArray(choices) ? choices : Object.keys(choices);
  return keys.some((key) => equals(key, value) || String(key) === String(value));
}
