/** What is wrong with a value, and with the values inside it. */
export class DataModelValidationFailure {
  readonly fields: Record<string, DataModelValidationFailure> = {};
  readonly message: string;

  constructor(options: { message?: string } = {}) {
    this.message = options.message ?? "";
  }

  isEmpty(): boolean {
    return this.message === "" && Object.keys(this.fields).length === 0;
  }

  /** Each fault as "path: message". */
  lines(path = ""): string[] {
    const own = this.message === "" ? [] : [path === "" ? this.message : `${path}: ${this.message}`];
    const inner = Object.entries(this.fields).flatMap(([name, failure]) =>
      failure.lines(path === "" ? name : `${path}.${name}`),
    );
    return [...own, ...inner];
  }

  toString(): string {
    return this.lines().join("\n");
  }
}

export class DataModelValidationError extends Error {
  readonly failure: DataModelValidationFailure;

  constructor(subject: string, failure: DataModelValidationFailure) {
    super(`${subject}: ${failure.lines().join("; ")}`);
    this.name = "DataModelValidationError";
    this.failure = failure;
  }

  getFailure(): DataModelValidationFailure {
    return this.failure;
  }
}
