import type { ApplicationV2 } from "../client/apps/application.ts";
import type { DialogV2 } from "../client/apps/dialog.ts";
import type { FormDataExtended } from "../client/apps/form-data.ts";
import type { HandlebarsApplicationMixin } from "../client/apps/handlebars-application.ts";
import type { ActorSheetV2 } from "../client/apps/sheets.ts";
import type { TextEditor } from "../client/apps/text-editor.ts";
import type * as fields from "../client/core/fields.ts";
import type { Hooks } from "../client/core/hooks.ts";
import type { DiceConfig } from "../client/dice/dice-config.ts";
import type * as dice from "../client/dice/index.ts";

/** The globals of windows and dice that facts speak of. */
export interface WindowGlobals {
  Hooks: typeof Hooks;
  CONFIG: { Dice: DiceConfig };
  Handlebars: { compile(source: string): (context: object, options?: object) => string };
  foundry: {
    applications: {
      api: {
        ApplicationV2: typeof ApplicationV2;
        HandlebarsApplicationMixin: typeof HandlebarsApplicationMixin;
        DialogV2: typeof DialogV2;
      };
      sheets: { ActorSheetV2: typeof ActorSheetV2 };
      instances: Map<string, ApplicationV2>;
      handlebars: { renderTemplate(path: string, context: object): Promise<string> };
      ux: {
        FormDataExtended: typeof FormDataExtended;
        TextEditor: typeof TextEditor;
      };
    };
    data: { fields: typeof fields };
    dice: { Roll: typeof dice.Roll; terms: typeof dice };
  };
}

export function windowGlobals(): WindowGlobals {
  return globalThis as unknown as WindowGlobals; // the page provides them
}
