import { DialogV2 } from "./dialog.ts";
import { localize } from "./page.ts";

interface FilePickerOptions {
  type?: string;
  current?: string;
  callback?: (path: string, picker: FilePicker) => unknown;
}

/** Stands in for a browser of files: asks for the path. */
export class FilePicker {
  static get implementation(): typeof FilePicker {
    return FilePicker;
  }

  readonly options: FilePickerOptions;

  constructor(options: FilePickerOptions = {}) {
    this.options = options;
  }

  async browse(): Promise<this> {
    const input = document.createElement("input");
    input.name = "path";
    input.autofocus = true;
    input.setAttribute("value", this.options.current ?? "");
    const label = document.createElement("label");
    label.append(localize("SANDBOX.Form.Path"), input);
    const window = { title: "SANDBOX.Form.PathTitle" };
    const answer = (await DialogV2.input({ window, content: label })) as { path?: string } | null;
    if (answer?.path) await this.options.callback?.(answer.path, this);
    return this;
  }

  async render(): Promise<this> {
    return this.browse();
  }
}
