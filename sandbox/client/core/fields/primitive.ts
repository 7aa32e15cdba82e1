import { isValidId } from "../../../shared/text.ts";
import type { DataModelValidationFailure } from "./failure.ts";
import { type Choices, type CleanOptions, DataField, type FieldOptions, failure, isChoice } from "./field.ts";

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
    return { ...super._defaults, nullable: true, integer: false, positive: false };
  }

  get choices(): Choices | undefined {
    return this.options.choices;
  }

  get min(): number | undefined {
    return this.options.min;
  }

  get max(): number | undefined {
    return this.options.max;
  }

  get step(): number | undefined {
    return this.options.step;
  }

  get integer(): boolean {
    return this.options.integer === true;
  }

  get positive(): boolean {
    return this.options.positive === true;
  }

  override _cast(value: unknown): unknown {
    return typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  }

  override _cleanType(value: unknown, _options: CleanOptions = {}): unknown {
    let number = Number(value);
    if (this.integer) number = Math.round(number);
    if (this.step !== undefined) {
      const base = this.min ?? 0;
      number = Number((base + Math.round((number - base) / this.step) * this.step).toPrecision(12));
    }
    if (this.min !== undefined) number = Math.max(number, this.min);
    if (this.max !== undefined) number = Math.min(number, this.max);
    return number;
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    if (typeof value !== "number" || !Number.isFinite(value)) return failure("Number");
    if (this.positive && value <= 0) return failure("Positive");
    if (!isChoice(this.choices, value)) return failure("Choice", { value });
    return undefined;
  }
}

export class AlphaField extends NumberField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 1, min: 0, max: 1 };
  }
}

export class AngleField extends NumberField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 360 };
  }
}

export class IntegerSortField extends NumberField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, integer: true, initial: 0 };
  }
}

export class StringField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, blank: true, trim: true, textSearch: false };
  }

  constructor(options: FieldOptions = {}) {
    const blank = options.choices === undefined ? {} : { blank: false };
    super({ ...blank, ...options });
  }

  get choices(): Choices | undefined {
    return this.options.choices;
  }

  get blank(): boolean {
    return this.options.blank === true;
  }

  get trim(): boolean {
    return this.options.trim !== false;
  }

  override get initial(): unknown {
    if (this.options.initial !== undefined || !this.required) return this.options.initial;
    if (this.blank) return "";
    return this.nullable ? null : undefined;
  }

  override _cast(value: unknown): unknown {
    return String(value);
  }

  override _cleanType(value: unknown, _options: CleanOptions = {}): unknown {
    return typeof value === "string" && this.trim ? value.trim() : value;
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    if (typeof value !== "string") return failure("Text");
    if (value === "") return this.blank ? undefined : failure("Blank");
    return isChoice(this.choices, value) ? undefined : failure("Choice", { value });
  }
}

export class HTMLField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, blank: true };
  }
}

export class ColorField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, initial: null, blank: false };
  }

  override _validateType(value: unknown): DataModelValidationFailure | undefined {
    return /^#[0-9a-f]{6}$/iu.test(String(value)) ? undefined : failure("Colour");
  }
}

export class FilePathField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, initial: null, blank: false, categories: [] };
  }

  override _cast(value: unknown): unknown {
    return value === "" && this.nullable ? null : String(value);
  }
}

export class DocumentIdField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: true, initial: null, blank: false, readonly: true };
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
