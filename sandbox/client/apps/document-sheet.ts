import { registry } from "../core/registry.ts";
import { expandObject, mergeObject } from "../core/utils.ts";
import { ApplicationV2 } from "./application.ts";
import type { ApplicationOptions, ClosingOptions, RenderOptions } from "./application-options.ts";
import type { FormDataExtended } from "./form-data.ts";
import { contentOf } from "./window-stack.ts";
import { configOf, localize, page, type Data, type DocumentLike } from "./page.ts";

interface Validating {
  validate?(options: Data): unknown;
}

async function submitForm(
  this: DocumentSheetV2,
  ...[event, form, formData, options = {}]: [Event, HTMLFormElement, FormDataExtended, Data?]
): Promise<void> {
  if (!this.isEditable) return;
  const { updateData, ...updateOptions } = options;
  const submitData = this._prepareSubmitData(event, form, formData, updateData as Data | undefined);
  await this._processSubmitData(event, form, submitData, updateOptions);
}

async function copyUuid(this: DocumentSheetV2): Promise<void> {
  await navigator.clipboard.writeText(this.document.uuid);
  registry.notify("info", localize("SANDBOX.Window.UuidCopied", { uuid: this.document.uuid }));
}

/** A window that shows one document and writes its form back to it. */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    viewPermission: 1,
    editPermission: 3,
    canCreate: false,
    sheetConfig: true,
    window: { controls: [{ label: "SANDBOX.Window.CopyUuid", action: "copyUuid" }] },
    actions: { copyUuid },
    form: { handler: submitForm, submitOnChange: false, closeOnSubmit: false },
  };

  get document(): DocumentLike {
    return this.options["document"] as DocumentLike;
  }

  override _initializeApplicationOptions(options: Data): ApplicationOptions {
    const document = options["document"] as DocumentLike | undefined;
    if (!document) throw new Error(`${this.constructor.name} needs a document`);
    const merged = super._initializeApplicationOptions(options);
    merged.uniqueId = `${this.constructor.name}-${document.uuid.replaceAll(".", "-")}`;
    return merged;
  }

  override get title(): string {
    const { documentName, type, name } = this.document;
    const { typeLabels } = configOf(documentName) ?? {};
    const label = localize(typeLabels?.[type] ?? `SANDBOX.Document.${documentName}`);
    return `${label}: ${name}`;
  }

  get isVisible(): boolean {
    return this.document.testUserPermission(page().game.user, Number(this.options["viewPermission"]));
  }

  get isEditable(): boolean {
    const { pack } = this.document;
    if (pack && page().game.packs.get(pack)?.locked) return false;
    return this.document.testUserPermission(page().game.user, Number(this.options["editPermission"]));
  }

  override _canRender(options: RenderOptions): boolean | void {
    if (this.isVisible) return super._canRender(options);
    registry.notify("warn", localize("SANDBOX.Window.NotPermitted", { name: this.document.name }));
    return false;
  }

  override async _prepareContext(options: RenderOptions): Promise<Data> {
    const { document } = this;
    return {
      ...(await super._prepareContext(options)),
      document,
      source: document.toObject(),
      fields: document.schema.fields,
      editable: this.isEditable,
      user: page().game.user,
      rootId: this.id,
    };
  }

  override async _preFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._preFirstRender(context, options);
    this.document.apps[this.id] = this;
  }

  override async _onRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (!this.isEditable) this._toggleDisabled(true);
  }

  /** Disables every control of the content, or enables them; what only moves between tabs stays usable. */
  _toggleDisabled(disabled: boolean): void {
    const controls = contentOf(this).querySelectorAll<HTMLInputElement>(
      "input, select, textarea, button, prose-mirror, file-picker, multi-select, string-tags, range-picker",
    );
    for (const control of controls) if (control.dataset["action"] !== "tab") control.disabled = disabled;
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    delete this.document.apps[this.id];
  }

  _prepareSubmitData(event: Event, form: HTMLFormElement, formData: FormDataExtended, updateData?: Data): Data {
    const data = this._processFormData(event, form, formData);
    if (updateData) mergeObject(data, updateData, { inplace: true });
    (this.document as Validating).validate?.({ changes: data, clean: true, fallback: false });
    return data;
  }

  _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended): Data {
    return expandObject(formData.object);
  }

  async _processSubmitData(_event: Event, _form: HTMLFormElement, data: Data, options: Data = {}): Promise<void> {
    await this.document.update(data, options);
  }
}
