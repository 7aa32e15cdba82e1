import { ApplicationV2 } from "./apps/application.ts";
import { ContextMenu } from "./apps/context-menu.ts";
import { DialogV2 } from "./apps/dialog.ts";
import { DocumentSheetV2 } from "./apps/document-sheet.ts";
import { DragDrop } from "./apps/drag-drop.ts";
import { FilePicker } from "./apps/file-picker.ts";
import { FormDataExtended } from "./apps/form-data.ts";
import { HandlebarsApplicationMixin } from "./apps/handlebars-application.ts";
import { Handlebars, getTemplate, loadTemplates, renderTemplate } from "./apps/handlebars.ts";
import { Notifications } from "./apps/notifications.ts";
import { SearchFilter } from "./apps/search-filter.ts";
import { SettingsConfig } from "./apps/settings-window.ts";
import { DocumentSheetConfig } from "./apps/sheet-config.ts";
import { ActorSheetV2, ItemSheetV2 } from "./apps/sheets.ts";
import { TextEditor } from "./apps/text-editor.ts";
import { instances } from "./apps/window-stack.ts";
import {
  DiceTerm,
  Die,
  NumericTerm,
  OperatorTerm,
  ParentheticalTerm,
  Roll,
  RollTerm,
  StringTerm,
} from "./dice/index.ts";
import { ChatLog } from "./panels/chat-log.ts";
import { CombatTracker } from "./panels/combat-tracker.ts";
import { Compendium, CompendiumDirectory } from "./panels/compendium.ts";
import { ActorDirectory, ItemDirectory } from "./panels/directory.ts";

/** The namespaces of windows and dice. */
export function windowNamespaces(): Record<string, object> {
  return {
    applications: {
      instances,
      api: { ApplicationV2, HandlebarsApplicationMixin, DocumentSheetV2, DialogV2 },
      sheets: { ActorSheetV2, ItemSheetV2 },
      apps: { DocumentSheetConfig, FilePicker },
      settings: { SettingsConfig },
      handlebars: { getTemplate, loadTemplates, renderTemplate },
      ux: { TextEditor, DragDrop, FormDataExtended, ContextMenu, SearchFilter },
      ui: { Notifications },
      sidebar: {
        tabs: { ChatLog, ActorDirectory, ItemDirectory, CompendiumDirectory, CombatTracker },
        apps: { Compendium },
      },
    },
    dice: {
      Roll,
      terms: { RollTerm, DiceTerm, Die, NumericTerm, OperatorTerm, ParentheticalTerm, StringTerm },
    },
  };
}

/** The globals of windows and dice. */
export function windowGlobals(): Record<string, unknown> {
  return { ui: {}, Handlebars, Roll };
}
