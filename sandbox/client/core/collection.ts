interface PlainMap<V> {
  readonly size: number;
  get(key: string): V | undefined;
  has(key: string): boolean;
  set(key: string, value: V): this;
  delete(key: string): boolean;
  clear(): void;
  keys(): IterableIterator<string>;
  values(): IterableIterator<V>;
  entries(): IterableIterator<[string, V]>;
}

// A collection is a map that iterates over its values, which the built-in type does not foresee.
const BaseMap = Map as unknown as new <V>(entries?: Iterable<readonly [string, V]>) => PlainMap<V>;

/** A map of values by id that is iterated and searched like a list. */
export class Collection<V> extends BaseMap<V> {
  [Symbol.iterator](): IterableIterator<V> {
    return this.values();
  }

  get contents(): V[] {
    return [...this.values()];
  }

  getName(name: string): V | undefined {
    return this.find((value) => (value as { name?: unknown }).name === name); // any value may carry a name
  }

  find(test: (value: V, index: number) => unknown): V | undefined {
    return this.contents.find(test);
  }

  filter(test: (value: V, index: number) => unknown): V[] {
    return this.contents.filter(test);
  }

  map<R>(transform: (value: V, index: number) => R): R[] {
    return this.contents.map(transform);
  }

  some(test: (value: V, index: number) => unknown): boolean {
    return this.contents.some(test);
  }
}
