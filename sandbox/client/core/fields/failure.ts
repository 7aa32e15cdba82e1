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
}

/** Each fault as "path: message". */
export function faultsOf(failure: DataModelValidationFailure, path = ""): string[] {
  const own = failure.message === "" ? [] : [path === "" ? failure.message : `${path}: ${failure.message}`];
  const inner = Object.entries(failure.fields).flatMap(([name, fault]) =>
    faultsOf(fault, path === "" ? name : `${path}.${name}`),
  );
  return [...own, ...inner];
}

export class DataModelValidationError extends Error {
  readonly failure: DataModelValidationFailure;

  constructor(subject: string, failure: DataModelValidationFailure) {
    super(`${subject}: ${faultsOf(failure).join("; ")}`);
    this.name = "DataModelValidationError";
    this.failure = failure;
  }
}
