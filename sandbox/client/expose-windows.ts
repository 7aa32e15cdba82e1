import { ApplicationV2 } from "./apps/application.ts";
import { DialogV2 } from "./apps/dialog.ts";
import { DocumentSheetV2 } from "./apps/document-sheet.ts";
import { FormDataExtended } from "./apps/form-data.ts";
import { HandlebarsApplicationMixin } from "./apps/handlebars-application.ts";
import { Handlebars, getTemplate, loadTemplates, renderTemplate } from "./apps/handlebars.ts";
import { DocumentSheetConfig } from "./apps/sheet-config.ts";
import { ActorSheetV2, ItemSheetV2 } from "./apps/sheets.ts";
import { TextEditor } from "./apps/text-editor.ts";
import { instances } from "./apps/window-stack.ts";
import * as dice from "./dice/index.ts";
import { ui } from "./panels/index.ts";

/** The namespaces of windows and dice. */
export function windowNamespaces(): Record<string, object> {
  const { Roll, installDice: _installDice, ...terms } = dice;
  return {
    applications: {
      instances,
      api: { ApplicationV2, HandlebarsApplicationMixin, DocumentSheetV2, DialogV2 },
      sheets: { ActorSheetV2, ItemSheetV2 },
      apps: { DocumentSheetConfig },
      handlebars: { getTemplate, loadTemplates, renderTemplate },
      ux: { TextEditor, FormDataExtended },
    },
    dice: { Roll, terms },
  };
}

/** The globals of windows and dice. */
export function windowGlobals(): Record<string, unknown> {
  return { ui, Handlebars, Roll: dice.Roll };
}
