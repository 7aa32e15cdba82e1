import { isValidId } from "../../../shared/text.ts";
import type { DataModelValidationFailure } from "./failure.ts";
import { type CleanOptions, DataField, type FieldOptions, failure, isChoice } from "./field.ts";

export class BooleanField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: false };
  }

  override _cast(value: unknown): unknown {
    if (typeof value === "string") return value === "true";
    return typeof value === "object" ? false : Boolean(value);
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    return typeof value === "boolean" ? undefined : failure("Boolean");
  }
}

export class NumberField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, integer: false };
  }

  override _cast(value: unknown): unknown {
    return typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  }

  override _cleanType(value: unknown, _options: CleanOptions = {}): unknown {
    const { integer, min = -Infinity, max = Infinity } = this.options;
    const number = integer === true ? Math.round(Number(value)) : Number(value);
    return Math.min(Math.max(number, min), max);
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    if (typeof value !== "number" || !Number.isFinite(value)) return failure("Number");
    if (!isChoice(this.options.choices, value)) return failure("Choice", { value });
    return undefined;
  }
}

export class StringField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, blank: true, trim: true };
  }

  constructor(options: FieldOptions = {}) {
    const blank = options.choices === undefined ? {} : { blank: false };
    super({ ...blank, ...options });
  }

  override get initial(): unknown {
    if (this.options.initial !== undefined || !this.options.required) return this.options.initial;
    if (this.options.blank) return "";
    return this.options.nullable ? null : undefined;
  }

  override _cast(value: unknown): unknown {
    return String(value);
  }

  override _cleanType(value: unknown, _options: CleanOptions = {}): unknown {
    return typeof value === "string" && this.options.trim !== false ? value.trim() : value;
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    if (typeof value !== "string") return failure("Text");
    if (value === "") return this.options.blank ? undefined : failure("Blank");
    return isChoice(this.options.choices, value) ? undefined : failure("Choice", { value });
  }
}

export class HTMLField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, blank: true };
  }
}

export class FilePathField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, initial: null, blank: false };
  }

  override _cast(value: unknown): unknown {
    return value === "" && this.options.nullable ? null : String(value);
  }
}

export class DocumentIdField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: true, initial: null, blank: false };
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    return isValidId(value) ? undefined : failure("Id");
  }
}

/** Text that holds JSON; code sees what it says. */
export class JSONField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, blank: false, initial: "{}" };
  }

  override _cast(value: unknown): unknown {
    return typeof value === "string" ? value : JSON.stringify(value);
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    JSON.parse(String(value));
    return undefined;
  }

  override initialize(value: unknown): unknown {
    return typeof value === "string" ? (JSON.parse(value) as unknown) : value; // any JSON may stand here
  }
}
