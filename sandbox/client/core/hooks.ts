export type HookCallback = (...args: unknown[]) => unknown;

interface Listener {
  id: number;
  name: string;
  callback: HookCallback;
  once: boolean;
}

const listeners = new Map<string, Listener[]>();
let lastId = 0;

function run(listener: Listener, args: unknown[]): unknown {
  if (listener.once) Hooks.off(listener.name, listener.id);
  try {
    return listener.callback(...args);
  } catch (error) {
    Hooks.onError(`hook ${listener.name}`, error);
    return undefined;
  }
}

/** The listeners as they are now; those that leave while they are called do not disturb the others. */
function snapshot(name: string): Listener[] {
  return Array.from(listeners.get(name) ?? []);
}

/** Listeners by event name. */
export const Hooks = {
  on(name: string, callback: HookCallback, options: { once?: boolean } = {}): number {
    lastId += 1;
    const list = listeners.get(name) ?? [];
    list.push({ id: lastId, name, callback, once: options.once === true });
    listeners.set(name, list);
    return lastId;
  },

  once(name: string, callback: HookCallback): number {
    return Hooks.on(name, callback, { once: true });
  },

  off(name: string, callback: HookCallback | number): void {
    const list = listeners.get(name) ?? [];
    listeners.set(
      name,
      list.filter((listener) => listener.id !== callback && listener.callback !== callback),
    );
  },

  /** Calls every listener, whatever they return. */
  callAll(name: string, ...args: unknown[]): true {
    for (const listener of snapshot(name)) run(listener, args);
    return true;
  },

  /** Calls listeners until one returns false; tells whether none did. */
  call(name: string, ...args: unknown[]): boolean {
    return snapshot(name).every((listener) => run(listener, args) !== false);
  },

  onError(_location: string, error: unknown, _options: { notify?: string | null; log?: string } = {}): void {
    globalThis.reportError(error instanceof Error ? error : new Error(String(error)));
  },
};
