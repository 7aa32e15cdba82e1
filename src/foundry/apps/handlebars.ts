import { hearing } from "../adapter/heard.ts";

const { api, sheets } = foundry.applications;

/** The static parts that the Handlebars mixin adds; the textbook form of the mixin is too deep for the compiler. */
interface HandlebarsStatics {
  PARTS: Record<string, foundry.applications.api.HandlebarsApplicationMixin.HandlebarsTemplatePart>;
}

/** A window drawn by Handlebars parts. */
export const HandlebarsWindow: typeof api.ApplicationV2 & HandlebarsStatics = hearing(
  api.HandlebarsApplicationMixin(api.ApplicationV2),
);

/** A window on a document, drawn by Handlebars parts. */
export const HandlebarsDocumentSheet: typeof api.DocumentSheetV2 & HandlebarsStatics = hearing(
  api.HandlebarsApplicationMixin(api.DocumentSheetV2),
);

/** An actor sheet drawn by Handlebars parts. */
export const HandlebarsActorSheet: typeof sheets.ActorSheetV2 & HandlebarsStatics = hearing(
  api.HandlebarsApplicationMixin(sheets.ActorSheetV2),
);

/** An item sheet drawn by Handlebars parts. */
export const HandlebarsItemSheet: typeof sheets.ItemSheetV2 & HandlebarsStatics = hearing(
  api.HandlebarsApplicationMixin(sheets.ItemSheetV2),
);
