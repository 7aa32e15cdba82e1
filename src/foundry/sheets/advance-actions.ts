import { improve, refund, refundLevel, removeLevel, toggleTaught } from "../actions/advance.ts";
import { buildStep, takeAllSkills } from "../actions/creation.ts";
import { grantPoints } from "../actions/grant.ts";
import { creationOf } from "../adapter/creation.ts";
import { AdvancementSheet } from "./advancement-sheet.ts";
import { BuilderSheet } from "./builder-sheet.ts";
import type { SheetActions } from "./ze-sheet.ts";

type WindowClass = typeof AdvancementSheet | typeof BuilderSheet;

/** Opens a window on a character, or brings the one that is open to the front. */
async function openWindow(actor: Actor.OfType<"ze">, type: WindowClass): Promise<void> {
  const isOpen = (app: unknown): app is AdvancementSheet | BuilderSheet => app instanceof type;
  const open = Object.values(actor.apps).find(isOpen) ?? new type({ document: actor });
  await open.render({ force: true });
}

/** The tree and level that a button stands for. */
function nodeOf({ dataset }: HTMLElement): { readonly tree: string; readonly level: number } {
  return { tree: dataset["tree"] ?? "", level: Number(dataset["level"]) };
}

/** What the buttons for creation, advancement and special abilities do. */
export const ADVANCE_ACTIONS: SheetActions = {
  openBuilder() {
    return openWindow(this.character, BuilderSheet);
  },
  openAdvancement() {
    return openWindow(this.character, AdvancementSheet);
  },
  openGrant() {
    return grantPoints(this.character);
  },
  refund(_event, { dataset }) {
    return refund(this.character, dataset["entry"] ?? "");
  },
  takeAllSkills() {
    return takeAllSkills(this.character);
  },
  selectSf(_event, target) {
    return this.select(nodeOf(target));
  },
  buySf(_event, target) {
    const { tree, level } = nodeOf(target);
    const what = { kind: "sf", id: tree } as const;
    return creationOf(this.character) === "open"
      ? buildStep(this.character, what, 1)
      : improve(this.character, what, level);
  },
  refundSf(_event, target) {
    const { tree } = nodeOf(target);
    return creationOf(this.character) === "open"
      ? buildStep(this.character, { kind: "sf", id: tree }, -1)
      : refundLevel(this.character, tree);
  },
  removeSf(_event, target) {
    const { tree, level } = nodeOf(target);
    return removeLevel(this.character, tree, level);
  },
  toggleTaught(_event, target) {
    return toggleTaught(this.character, nodeOf(target).tree);
  },
};
