import { equals } from "../../shared/objects.ts";
import * as fields from "../core/fields.ts";
import { ApplicationV2 } from "./application.ts";
import { DialogV2 } from "./dialog.ts";
import type { FormDataExtended } from "./form-data.ts";
import { createFormGroup, fieldGroup } from "./form-fields.ts";
import { localize, page, type Data, type MenuConfig, type SettingConfig } from "./page.ts";
import { applyTheme, chosenTheme } from "./theme.ts";

const LANGUAGE = "core.language";
const COLOURS = "core.colorScheme";

const LANGUAGES = { en: "English", de: "Deutsch" };

/** A schema field that shows and reads a setting, made up where the setting gives only a constructor. */
function fieldOf(setting: SettingConfig): fields.DataField {
  const { type, choices, range, default: initial } = setting;
  if (type instanceof fields.DataField) return type;
  const options = { initial, required: true, ...(choices ? { choices } : {}) };
  if (type === Boolean) return new fields.BooleanField(options);
  if (type === Number) return new fields.NumberField({ ...options, ...range, nullable: false });
  return new fields.StringField(options);
}

function mayChange(setting: SettingConfig): boolean {
  return setting.scope !== "world" || page().game.user.can("SETTINGS_MODIFY");
}

function settingRow([key, setting]: [string, SettingConfig], rootId: string): HTMLElement {
  const { game } = page();
  const value = game.settings.get(setting.namespace, setting.key);
  const label = localize(setting.name ?? setting.key);
  const hint = setting.hint ? localize(setting.hint) : "";
  return fieldGroup(fieldOf(setting), { label, hint, rootId, localize: true }, { name: key, value });
}

function menuRow([key, menu]: [string, MenuConfig]): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset["action"] = "openMenu";
  button.dataset["key"] = key;
  button.textContent = localize(menu.label ?? menu.name);
  const row = createFormGroup({ label: menu.name, hint: menu.hint ?? "", input: button });
  // A button names itself; the row's label is a heading beside it.
  button.removeAttribute("aria-label");
  row
    .querySelector("label")
    ?.replaceWith(Object.assign(document.createElement("span"), { textContent: localize(menu.name) }));
  return row;
}

function section(title: string, rows: HTMLElement[]): HTMLElement {
  const set = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = title;
  set.append(legend, ...rows);
  return set;
}

function select(name: string, choices: Record<string, string>, value: string, label: string): HTMLElement {
  const field = new fields.StringField({ required: true, choices });
  return fieldGroup(field, { label: localize(label), rootId: "settings-config" }, { name, value, localize: true });
}

async function saveColours(choice: unknown): Promise<void> {
  if (choice === chosenTheme()) return;
  await page().game.settings.set("core", "uiConfig", { colorScheme: { interface: choice, applications: choice } });
  applyTheme(choice);
}

/** Stores a changed setting and tells whether it needs a reload. */
async function saveSetting(key: string, value: unknown): Promise<"none" | "client" | "world"> {
  const { settings } = page().game;
  const setting = settings.settings.get(key);
  if (!setting || key === COLOURS || !mayChange(setting)) return "none";
  if (equals(settings.get(setting.namespace, setting.key), value)) return "none";
  await settings.set(setting.namespace, setting.key, value);
  if (!setting.requiresReload && key !== LANGUAGE) return "none";
  return setting.scope === "world" ? "world" : "client";
}

async function save(
  this: SettingsConfig,
  ...[, , { object }]: [Event, HTMLFormElement, FormDataExtended]
): Promise<void> {
  await saveColours(object[COLOURS]);
  const needs = new Set<string>();
  for (const [key, value] of Object.entries(object)) needs.add(await saveSetting(key, value));
  await this.close();
  if (needs.has("client") || needs.has("world")) await SettingsConfig.reloadConfirm({ world: needs.has("world") });
}

async function openMenu(_event: PointerEvent, target: HTMLElement): Promise<void> {
  const menu = page().game.settings.menus.get(target.dataset["key"] ?? "");
  if (menu) await new menu.type().render({ force: true });
}

/** Every setting that the user may change, and the menus that the system registers. */
export class SettingsConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: "settings-config",
    tag: "form",
    window: { title: "SANDBOX.Settings.Title", resizable: true, contentClasses: ["standard-form"] },
    position: { width: 560, height: 620 },
    form: { handler: save, closeOnSubmit: false, submitOnChange: false },
    actions: { openMenu },
  };

  /** Settings that need it take effect after a reload; asks whether to do so now. */
  static async reloadConfirm({ world = false }: { world?: boolean } = {}): Promise<void> {
    const content = localize(world ? "SANDBOX.Settings.ReloadWorld" : "SANDBOX.Settings.ReloadClient");
    const window = { title: "SANDBOX.Settings.ReloadTitle" };
    if (await DialogV2.confirm({ window, content: `<p>${content}</p>` })) location.reload();
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const { game } = page();
    const core = [
      select(LANGUAGE, LANGUAGES, game.i18n.lang, "SANDBOX.Settings.Language"),
      select(
        COLOURS,
        { "": "SANDBOX.Settings.Automatic", dark: "SANDBOX.Settings.Dark", light: "SANDBOX.Settings.Light" },
        chosenTheme(),
        "SANDBOX.Settings.Colours",
      ),
    ];
    const own = [...game.settings.settings].filter(
      ([key, one]) => one.config && !key.startsWith("core.") && mayChange(one),
    );
    const menus = [...game.settings.menus].filter(([, menu]) => !menu.restricted || game.user.isGM);
    const footer = document.createElement("footer");
    footer.className = "form-footer";
    const button = Object.assign(document.createElement("button"), {
      type: "submit",
      textContent: localize("SANDBOX.Settings.Save"),
    });
    footer.append(button);
    return [
      section(localize("SANDBOX.Settings.Core"), core),
      section(game.system.title, [...menus.map(menuRow), ...own.map((entry) => settingRow(entry, this.id))]),
      footer,
    ];
  }
}
