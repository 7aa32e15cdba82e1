import { type Data, deepClone } from "../../shared/objects.ts";
import { CONST } from "./const.ts";
import { DataModel, type DataModelClass } from "./data-model.ts";
import { DataField } from "./fields/field.ts";
import { i18n } from "./i18n.ts";
import { currentUser } from "./permissions.ts";
import { registry } from "./registry.ts";
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
  restricted?: boolean;
  requiresReload?: boolean;
  type?: unknown;
  choices?: Record<string, string>;
  range?: { min?: number; max?: number; step?: number };
  default?: unknown;
  onChange?: (value: unknown, options: Data, userId: string) => unknown;
}

export interface MenuConfig {
  namespace: string;
  key: string;
  name?: string;
  label?: string;
  hint?: string;
  icon?: string;
  type: unknown;
  restricted?: boolean;
}

type Given<T> = Omit<T, "namespace" | "key" | "id" | "scope"> & { scope?: string };

function isModelClass(type: unknown): type is DataModelClass {
  return typeof type === "function" && type.prototype instanceof DataModel;
}

/** A stored value as its type wants it. */
function cast(type: unknown, value: unknown): unknown {
  if (type instanceof DataField) return type.initialize(type.clean(value));
  if (isModelClass(type)) return new type(deepClone(value ?? {}) as Data); // a model is made of data
  if (value === undefined || value === null) return value;
  if (type === Number) return Number(value);
  if (type === Boolean) return value === true || value === "true";
  if (type === String) return typeof value === "string" ? value : JSON.stringify(value);
  return deepClone(value);
}

/** The value that is to be stored; throws where the type does not allow it. */
function storable(type: unknown, value: unknown): unknown {
  if (type instanceof DataField) {
    const cleaned = type.clean(value);
    const failure = type.validate(cleaned);
    if (failure !== undefined) throw new Error(failure.toString());
    return cleaned;
  }
  if (isModelClass(type)) return (value instanceof DataModel ? value : new type(deepClone(value) as Data)).toObject(); // a model is made of data
  return cast(type, value);
}

/** The settings of the world, of this browser and of this user. */
export class ClientSettings {
  readonly settings = new Map<string, SettingConfig>();
  readonly menus = new Map<string, MenuConfig>();
  /** Stored values of the scopes world and user, as JSON. */
  private readonly stored = new Map<string, string>();

  register(namespace: string, key: string, data: Given<SettingConfig>): void {
    const scopes: string[] = Object.values(CONST.SETTING_SCOPES);
    const scope = scopes.includes(data.scope ?? "") ? (data.scope ?? "") : CONST.SETTING_SCOPES.CLIENT;
    const id = `${namespace}.${key}`;
    this.settings.set(id, { ...data, namespace, key, id, scope });
  }

  registerMenu(namespace: string, key: string, data: Omit<MenuConfig, "namespace" | "key">): void {
    this.menus.set(`${namespace}.${key}`, { ...data, namespace, key });
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
    const fallback = config.default ?? (config.type instanceof DataField ? config.type.getInitialValue() : undefined);
    return cast(config.type, json === null ? fallback : (JSON.parse(json) as unknown));
  }

  async set(namespace: string, key: string, value: unknown, options: Data = {}): Promise<unknown> {
    const config = this.configOf(namespace, key);
    const json = JSON.stringify(storable(config.type, value) ?? null);
    if (config.scope === "client") {
      const before = localStorage.getItem(this.storageKey(config.id));
      localStorage.setItem(this.storageKey(config.id), json);
      if (before !== json) config.onChange?.(this.get(namespace, key), options, world.userId);
    } else {
      const isWorld = config.scope === "world";
      if (isWorld && currentUser()?.can("SETTINGS_MODIFY") !== true)
        throw new Error(i18n.localize("SANDBOX.Refusal.MasterSetting"));
      if (this.stored.get(config.id) !== json)
        await request("setting", { key: config.id, value: json, scope: config.scope });
    }
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
    registry.refresh("settings");
  }
}

export const settings = new ClientSettings();
