import type { SheetActions } from "./ze-sheet.ts";

/** What the buttons for creation, advancement and special abilities do. */
export const ADVANCE_ACTIONS: SheetActions = {};
