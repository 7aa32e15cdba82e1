import { type Data, expandObject } from "../../shared/objects.ts";
import { config } from "../core/config.ts";
import type { Document } from "../core/document.ts";
import { game } from "../core/game.ts";
import { localize } from "../core/i18n.ts";
import { registry } from "../core/registry.ts";
import { ApplicationV2 } from "./application.ts";
import type { ApplicationOptions, ClosingOptions, RenderOptions } from "./application-options.ts";
import type { FormDataExtended } from "./form-data.ts";
import { contentOf } from "./window-stack.ts";

async function submitForm(
  this: DocumentSheetV2,
  ...[event, form, formData]: [Event, HTMLFormElement, FormDataExtended]
): Promise<void> {
  if (!this.isEditable) return;
  await this._processSubmitData(event, form, this._prepareSubmitData(event, form, formData));
}

/** A window that shows one document and writes its form back to it. */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    viewPermission: 1,
    editPermission: 3,
    form: { handler: submitForm, submitOnChange: false, closeOnSubmit: false },
  };

  get document(): Document {
    return this.options["document"] as Document; // a sheet is built with its document
  }

  override _initializeApplicationOptions(options: Data): ApplicationOptions {
    const merged = super._initializeApplicationOptions(options);
    const { uuid } = options["document"] as Document; // as above
    merged.uniqueId = `${this.constructor.name}-${uuid.replaceAll(".", "-")}`;
    return merged;
  }

  override get title(): string {
    const { documentName, type, name } = this.document;
    const label = config.document(documentName).typeLabels[type] ?? `SANDBOX.Document.${documentName}`;
    return `${localize(label)}: ${name}`;
  }

  get isVisible(): boolean {
    return this.document.testUserPermission(game.user, Number(this.options["viewPermission"]));
  }

  get isEditable(): boolean {
    if (this.document.pack !== null) return false;
    return this.document.testUserPermission(game.user, Number(this.options["editPermission"]));
  }

  override _canRender(options: RenderOptions): boolean | void {
    if (this.isVisible) return super._canRender(options);
    registry.notify("warn", localize("SANDBOX.Window.NotPermitted", { name: this.document.name }));
    return false;
  }

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const { document, isEditable: editable } = this;
    const context = await super._prepareContext(options);
    return { ...context, document, source: document.toObject(), editable, user: game.user, rootId: this.id };
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.document.apps[this.id] = this;
  }

  /** What only moves between tabs stays usable where nothing may be edited. */
  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (this.isEditable) return;
    const controls = contentOf(this).querySelectorAll<HTMLInputElement>(
      "input, select, textarea, button, prose-mirror",
    );
    for (const control of controls) if (control.dataset["action"] !== "tab") control.disabled = true;
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    delete this.document.apps[this.id];
  }

  _prepareSubmitData(event: Event, form: HTMLFormElement, formData: FormDataExtended): Data {
    const data = this._processFormData(event, form, formData);
    this.document.validate({ changes: data });
    return data;
  }

  _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended): Data {
    return expandObject(formData.object);
  }

  async _processSubmitData(_event: Event, _form: HTMLFormElement, data: Data): Promise<void> {
    await this.document.update(data);
  }
}
