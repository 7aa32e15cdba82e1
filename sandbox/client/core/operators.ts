import { OPERATOR_IDENTIFIER, equals } from "../../shared/objects.ts";

const VALUE = Symbol("value");

/** A change that is more than a value. */
export abstract class DataFieldOperator {
  readonly [VALUE]: unknown;

  constructor(value?: unknown) {
    this[VALUE] = value;
  }

  static get(value: unknown): unknown {
    return value instanceof DataFieldOperator ? value[VALUE] : value;
  }

  static equals(a: unknown, b: unknown): boolean {
    return a instanceof DataFieldOperator && b instanceof DataFieldOperator
      ? a.constructor === b.constructor && equals(a[VALUE], b[VALUE])
      : equals(a, b);
  }

  abstract toJSON(): Record<string, unknown>;
}

/** Removes the key it stands at. */
export class ForcedDeletion extends DataFieldOperator {
  static create(): ForcedDeletion {
    return new ForcedDeletion();
  }

  toJSON(): Record<string, unknown> {
    return { [OPERATOR_IDENTIFIER]: "ForcedDeletion" };
  }
}

/** Puts a value in place of what stands there, without merging. */
export class ForcedReplacement extends DataFieldOperator {
  /** An operator through which its value can be read. */
  static create(value: unknown): ForcedReplacement {
    const operator = new ForcedReplacement(DataFieldOperator.get(value));
    return new Proxy(operator, {
      get(target, key): unknown {
        if (key in target) return Reflect.get(target, key);
        const inner = target[VALUE];
        return typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined;
      },
    });
  }

  toJSON(): Record<string, unknown> {
    return { [OPERATOR_IDENTIFIER]: "ForcedReplacement", value: this[VALUE] };
  }
}
