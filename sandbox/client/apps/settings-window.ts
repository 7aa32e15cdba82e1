import type { Data } from "../../shared/objects.ts";
import { equals } from "../../shared/objects.ts";
import { game } from "../core/game.ts";
import { localize } from "../core/i18n.ts";
import type { MenuConfig, SettingConfig } from "../core/settings.ts";
import { ApplicationV2 } from "./application.ts";
import { DialogV2 } from "./dialog.ts";
import { button, make } from "./elements.ts";
import type { FormDataExtended } from "./form-data.ts";
import { applyTheme, chosenTheme } from "./theme.ts";

const COLOURS = "core.colorScheme";
const LANGUAGE = "core.language";
const LANGUAGES = { en: "English", de: "Deutsch" };
const SCHEMES = { "": "SANDBOX.Settings.Automatic", dark: "SANDBOX.Settings.Dark", light: "SANDBOX.Settings.Light" };

/** A row of the form: label, control and hint. */
function row(label: string, control: HTMLElement, hint = ""): HTMLElement {
  const name = make("label", "", localize(label), make("div", "form-fields", control));
  return make("div", "form-group", name, ...(hint ? [make("p", "hint", localize(hint))] : []));
}

function selectFor(name: string, choices: Record<string, string>, value: unknown): HTMLElement {
  const options = Object.entries(choices).map(([key, label]) => {
    return new Option(localize(label), key, key === value, key === value);
  });
  const select = make("select", "", ...options);
  select.setAttribute("name", name);
  return select;
}

function inputFor(name: string, { type, choices }: SettingConfig, value: unknown): HTMLElement {
  if (choices) return selectFor(name, choices, value);
  const input = document.createElement("input");
  input.name = name;
  input.type = type === Boolean ? "checkbox" : type === Number ? "number" : "text";
  if (type === Boolean) input.checked = value === true;
  else input.value = String(value);
  return input;
}

function settingRow([name, setting]: [string, SettingConfig]): HTMLElement {
  const value = game.settings.get(setting.namespace, setting.key);
  return row(setting.name ?? setting.key, inputFor(name, setting, value), setting.hint);
}

function menuRow([key, menu]: [string, MenuConfig]): HTMLElement {
  const open = button(localize(menu.label ?? menu.name), { action: "openMenu" });
  open.dataset["key"] = key;
  // A button names itself; the row's label is a heading beside it.
  const heading = make("span", "", localize(menu.name));
  return make("div", "form-group", heading, open, make("p", "hint", localize(menu.hint ?? "")));
}

/** Stores a changed setting and tells whether it needs a reload. */
async function saveSetting(name: string, value: unknown): Promise<boolean> {
  const setting = game.settings.settings.get(name);
  if (!setting || equals(game.settings.get(setting.namespace, setting.key), value)) return false;
  await game.settings.set(setting.namespace, setting.key, value);
  return setting.requiresReload === true;
}

async function save(
  this: ApplicationV2,
  ...[, , { object }]: [Event, HTMLFormElement, FormDataExtended]
): Promise<void> {
  const { [COLOURS]: colours, ...values } = object;
  await game.settings.set("core", "uiConfig", { colorScheme: { interface: colours } });
  applyTheme(colours);
  const reloads: boolean[] = [];
  for (const [name, value] of Object.entries(values)) reloads.push(await saveSetting(name, value));
  await this.close();
  if (!reloads.includes(true)) return;
  const window = { title: "SANDBOX.Settings.ReloadTitle" };
  const content = make("p", "", localize("SANDBOX.Settings.ReloadClient"));
  if ((await DialogV2.confirm({ window, content })) === true) location.reload();
}

async function openMenu(_event: PointerEvent, target: HTMLElement): Promise<void> {
  const menu = game.settings.menus.get(target.dataset["key"] ?? "");
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

  override async _renderHTML(): Promise<HTMLElement[]> {
    const mayChange = (setting: SettingConfig): boolean => setting.scope === "client" || game.user.isGM;
    const own = [...game.settings.settings].filter(([, one]) => one.config && mayChange(one));
    const menus = [...game.settings.menus].filter(([, menu]) => !menu.restricted || game.user.isGM);
    const core = [
      row("SANDBOX.Settings.Language", selectFor(LANGUAGE, LANGUAGES, game.i18n.lang)),
      row("SANDBOX.Settings.Colours", selectFor(COLOURS, SCHEMES, chosenTheme())),
    ];
    const send = button(localize("SANDBOX.Settings.Save"));
    send.type = "submit";
    return [
      make("fieldset", "", make("legend", "", localize("SANDBOX.Settings.Core")), ...core),
      make("fieldset", "", make("legend", "", game.system.title), ...menus.map(menuRow), ...own.map(settingRow)),
      make("footer", "form-footer", send),
    ];
  }
}
