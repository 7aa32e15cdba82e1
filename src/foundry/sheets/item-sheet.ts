import { isLocked } from "../adapter/creation.ts";
import { elementOf } from "../adapter/element.ts";
import { attempt } from "../adapter/failure.ts";
import { readersFormats } from "../adapter/text.ts";
import { viewItem } from "../adapter/view-data.ts";
import { HandlebarsItemSheet } from "../apps/handlebars.ts";
import { pressEnded } from "../apps/press.ts";
import { numbersOf, settleNumber, stepNumber } from "../apps/number-input.ts";
import { templatePath } from "../ids.ts";
import { kernel } from "../../rules/index.ts";
import { armorSheet, gearSheet, sfSheet, skillSheet } from "../../view/ze/items.ts";
import type { ZeItem } from "../../view/ze/documents.ts";
import { makeWeapon, weaponSheet, type MakerInput } from "../../view/ze/weapon.ts";
import { keepChanged } from "./changed-field.ts";
import { listenToRoot } from "./root-listeners.ts";

type FormConfiguration = Parameters<foundry.applications.api.ApplicationV2["_onChangeForm"]>[0];
type ContextOptions = foundry.applications.api.DocumentSheetV2.RenderOptions & { isFirstRender: boolean };
type PreRender = Parameters<foundry.applications.sheets.ItemSheetV2["_preRender"]>;
type FirstRender = Parameters<foundry.applications.sheets.ItemSheetV2["_onFirstRender"]>;
type FormParts = Parameters<foundry.applications.api.DocumentSheetV2.Any["_processFormData"]>;
type Context = foundry.applications.sheets.ItemSheetV2.RenderContext;

/** What every item sheet of this system shares; each type adds its template and its view. */
abstract class ConstructItemSheet extends HandlebarsItemSheet<Context> {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions<ConstructItemSheet> = {
    classes: ["mc-window"],
    position: { width: 560, height: 640 },
    window: { resizable: true, contentClasses: ["mc-app"] },
    form: { submitOnChange: true, closeOnSubmit: false },
    actions: { step: ConstructItemSheet.#onStep },
  };

  protected abstract draw(item: ZeItem, frame: ItemFrame): object;

  protected override async _prepareContext(options: ContextOptions) {
    const context = await super._prepareContext(options);
    const item = viewItem(this.item);
    if (!item) throw new Error(`Items of the type "${this.item.type}" have no sheet of this system.`);
    const { TextEditor } = foundry.applications.ux;
    const { description } = item.system;
    const about = { relativeTo: this.item, secrets: this.item.isOwner };
    const enriched = await TextEditor.implementation.enrichHTML(description, about);
    const editable = this.isEditable && !isPaidFor(this.item);
    const frame = { id: this.id, editable, gm: game.user.isGM, enriched, formats: readersFormats() };
    return { ...context, ...this.draw(item, frame) };
  }

  protected override async _preRender(...[context, options]: PreRender): Promise<void> {
    await super._preRender(context, options);
    await pressEnded();
  }

  protected override async _onFirstRender(...[context, options]: FirstRender): Promise<void> {
    await super._onFirstRender(context, options);
    listenToRoot(this.element);
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): void {
    if (elementOf(event.target)?.hasAttribute("name") !== true) return;
    if (settleNumber(event.target)) super._onChangeForm(config, event);
  }

  protected override _processFormData(...[event, form, formData]: FormParts) {
    Object.assign(formData.object, numbersOf(form));
    // The levels of a tree, a magazine, an area: what stands in several fields is written whole.
    keepChanged(formData.object, event, 2);
    return super._processFormData(event, form, formData);
  }

  static async #onStep(this: ConstructItemSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    if (stepNumber(this.element, target)) await this.submit();
  }
}

/** Whether an item is a value that the user may raise by advancement alone. */
function isPaidFor(item: Item.Implementation): boolean {
  return (item.is("skill") || item.is("sf")) && item.parent?.is("ze") === true && isLocked(item.parent);
}

/** What the view needs beside the item itself. */
interface ItemFrame {
  readonly id: string;
  readonly editable: boolean;
  readonly gm: boolean;
  readonly enriched: string;
  readonly formats: ReturnType<typeof readersFormats>;
}

function part(name: string) {
  return { body: { template: templatePath(`items/${name}`), scrollable: [""] } };
}

/** The sheet of armour. */
export class ArmorSheet extends ConstructItemSheet {
  static override PARTS = part("armor");

  protected draw(item: ZeItem, frame: ItemFrame): object {
    return item.type === "armor" ? armorSheet({ ...frame, item }) : {};
  }
}

/** The sheet of gear. */
export class GearSheet extends ConstructItemSheet {
  static override PARTS = part("gear");

  protected draw(item: ZeItem, frame: ItemFrame): object {
    return item.type === "gear" ? gearSheet({ ...frame, item }) : {};
  }
}

/** The sheet of a skill. */
export class SkillSheet extends ConstructItemSheet {
  static override PARTS = part("skill");

  protected draw(item: ZeItem, frame: ItemFrame): object {
    return item.type === "skill" ? skillSheet({ ...frame, item }) : {};
  }
}

/** The sheet of a tree of special abilities. */
export class SfSheet extends ConstructItemSheet {
  static override PARTS = part("sf");

  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions<SfSheet> = {
    actions: { addLevel: SfSheet.#onAddLevel, removeLevel: SfSheet.#onRemoveLevel },
  };

  protected draw(item: ZeItem, frame: ItemFrame): object {
    return item.type === "sf" ? sfSheet({ ...frame, item }) : {};
  }

  static async #onAddLevel(this: SfSheet): Promise<void> {
    const { item } = this;
    if (item.is("sf"))
      await item.update({ system: { levels: [...item.system.toObject().levels, { name: "", text: "" }] } });
  }

  /** Takes the last level away, which nobody has whose tree this is. */
  static async #onRemoveLevel(this: SfSheet): Promise<void> {
    const { item } = this;
    if (!item.is("sf")) return;
    const { levels, value } = item.system.toObject();
    if (value < levels.length) await item.update({ system: { levels: levels.slice(0, -1) } });
  }
}

/**
 * A magazine that holds no more than its capacity. Emptying the capacity takes the magazine away; where there was none,
 * rounds that are typed make one which they fill.
 */
function magazineOf(typed: unknown, hadOne: boolean): unknown {
  if (!kernel.isRecord(typed)) return null;
  const value = Number(typed["value"] ?? 0);
  if (typed["max"] === null) return hadOne || typed["value"] === null ? null : { value, max: value };
  const max = Number(typed["max"]);
  return { value: Math.min(value, max), max };
}

/** Figures that belong together: none at all where no field is filled in, else 0 for each that is not. */
function figuresOrNone(typed: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
  const figures = Object.entries(typed).map(([name, value]) => [name, value ?? 0] as const);
  return Object.values(typed).every((value) => value === null) ? null : Object.fromEntries(figures);
}

const NOTHING_TYPED: MakerInput = { single: null, burst: null, energy: null, velocity: null };

/** The sheet of a weapon, with the weapon maker. */
export class WeaponSheet extends ConstructItemSheet {
  static override PARTS = part("weapon");

  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions<WeaponSheet> = {
    actions: { applyMaker: WeaponSheet.#onApplyMaker },
  };

  #maker = NOTHING_TYPED;

  protected draw(item: ZeItem, frame: ItemFrame): object {
    if (item.type !== "weapon") return {};
    const owner = this.item.parent;
    const known = (owner?.items.contents ?? game.items.contents).filter((one) => one.is("skill"));
    const skills = known.map(({ name, system }) => ({ slug: system.identifier, name }));
    const skill = this.item.is("weapon") ? this.item.system.skill : "";
    return weaponSheet({ ...frame, item, maker: this.#maker, skill, skills });
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): void {
    const field = elementOf(event.target);
    const name = field?.getAttribute("name") ?? "";
    if (!name.startsWith("maker.")) return super._onChangeForm(config, event);
    if (!settleNumber(field)) return;
    this.#maker = { ...this.#maker, [name.slice("maker.".length)]: numbersOf(this.element)[name] ?? null };
    void attempt(this.title, () => this.render());
  }

  protected override _processFormData(...parts: FormParts) {
    const data = super._processFormData(...parts);
    const { getProperty, setProperty } = foundry.utils;
    const [magazine, area]: readonly unknown[] = ["system.magazine", "system.area"].map((at) => getProperty(data, at));
    const hadOne = this.item.is("weapon") && this.item.system.magazine !== null;
    if (magazine !== undefined) setProperty(data, "system.magazine", magazineOf(magazine, hadOne));
    if (kernel.isRecord(area)) setProperty(data, "system.area", figuresOrNone(area));
    return data;
  }

  /** Writes what tables 2 and 3 gave, and whether it takes a silencer, where something was typed. */
  static async #onApplyMaker(this: WeaponSheet): Promise<void> {
    const { item } = this;
    if (!item.is("weapon")) return;
    const { system } = item;
    const { ss, bf, damage, silenceable } = makeWeapon(this.#maker, system.revolver);
    const rof = { ss: ss ?? system.rof.ss, bf: bf ?? system.rof.bf };
    const quiet = { silenceable: silenceable ?? system.silenceable };
    await item.update({ system: { rof, damage: damage ?? system.damage, ...quiet } });
  }
}
