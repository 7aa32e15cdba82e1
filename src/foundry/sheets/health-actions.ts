import type { SheetActions } from "./ze-sheet.ts";

/** What the buttons for damage, rest, defence, effects and notes do. */
export const HEALTH_ACTIONS: SheetActions = {};
