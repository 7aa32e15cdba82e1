import { type Data, deepClone } from "../../shared/objects.ts";
import { request } from "./socket.ts";
import { world } from "./world.ts";

export interface SettingConfig {
  namespace: string;
  key: string;
  id: string;
  name?: string;
  hint?: string;
  scope: string;
  config?: boolean;
  requiresReload?: boolean;
  type?: unknown;
  choices?: Record<string, string>;
  default?: unknown;
  onChange?: (value: unknown, options: Data, userId: string) => unknown;
}

export interface MenuConfig {
  name: string;
  label?: string;
  hint?: string;
  type: new () => { render: (options: Data) => Promise<unknown> };
  restricted?: boolean;
}

type Given = Omit<SettingConfig, "namespace" | "key" | "id" | "scope"> & { scope?: string };

/** A stored value as its type wants it. */
function cast(type: unknown, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (type === Number) return Number(value);
  if (type === Boolean) return value === true || value === "true";
  if (type === String) return typeof value === "string" ? value : JSON.stringify(value);
  return deepClone(value);
}

/** The settings of the world and of this browser. */
export class ClientSettings {
  readonly settings = new Map<string, SettingConfig>();
  readonly menus = new Map<string, MenuConfig>();
  /** Stored values of the world, as JSON. */
  private readonly stored = new Map<string, string>();

  register(namespace: string, key: string, data: Given): void {
    const id = `${namespace}.${key}`;
    this.settings.set(id, { ...data, namespace, key, id, scope: data.scope === "world" ? "world" : "client" });
  }

  registerMenu(namespace: string, key: string, data: MenuConfig): void {
    this.menus.set(`${namespace}.${key}`, data);
  }

  private configOf(namespace: string, key: string): SettingConfig {
    const found = this.settings.get(`${namespace}.${key}`);
    if (found === undefined) throw new Error(`"${namespace}.${key}" is not a registered setting`);
    return found;
  }

  private storageKey(id: string): string {
    return `sandbox.${world.userId}.${id}`;
  }

  get(namespace: string, key: string): unknown {
    const config = this.configOf(namespace, key);
    const json =
      config.scope === "client"
        ? localStorage.getItem(this.storageKey(config.id))
        : (this.stored.get(config.id) ?? null);
    // Any JSON may stand there.
    return cast(config.type, json === null ? config.default : (JSON.parse(json) as unknown));
  }

  async set(namespace: string, key: string, value: unknown, options: Data = {}): Promise<unknown> {
    const config = this.configOf(namespace, key);
    const json = JSON.stringify(cast(config.type, value) ?? null);
    if (config.scope === "client") {
      const before = localStorage.getItem(this.storageKey(config.id));
      localStorage.setItem(this.storageKey(config.id), json);
      if (before !== json) config.onChange?.(this.get(namespace, key), options, world.userId);
    } else if (this.stored.get(config.id) !== json) await request("setting", { key: config.id, value: json });
    return this.get(namespace, key);
  }

  /** Takes over what the server has stored, at the start. */
  load(entries: Data[]): void {
    for (const { key, value } of entries) this.stored.set(String(key), String(value));
  }

  /** Takes over a change that the server tells everybody. */
  receive({ key, value, userId }: Data): void {
    this.stored.set(String(key), String(value));
    const config = this.settings.get(String(key));
    if (config !== undefined) config.onChange?.(this.get(config.namespace, config.key), {}, String(userId));
  }
}

export const settings = new ClientSettings();
