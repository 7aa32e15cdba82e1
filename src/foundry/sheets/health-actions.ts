import { deleteFrom } from "../actions/delete.ts";
import { dropDodge, rollDodge } from "../actions/dodge.ts";
import { createEffect, editEffect, toggleEffect } from "../actions/effects.ts";
import { harmByHand } from "../actions/harm.ts";
import { heal } from "../actions/heal.ts";
import { rest } from "../actions/rest.ts";
import type { SheetActions } from "./ze-sheet.ts";

function effectOf({ dataset }: HTMLElement): string {
  return dataset["effectId"] ?? "";
}

/** What the buttons for damage, rest, defence, effects and notes do. */
export const HEALTH_ACTIONS: SheetActions = {
  dodge(event) {
    return rollDodge(this.character, event.shiftKey);
  },
  dropDodge() {
    return dropDodge(this.character);
  },
  openDamage() {
    return harmByHand(this.character);
  },
  openRest() {
    return rest(this.character);
  },
  useSf(_event, { dataset }) {
    return heal(this.character, dataset["tree"] ?? "", Number(dataset["level"]));
  },
  createEffect() {
    return createEffect(this.character);
  },
  editEffect(_event, target) {
    return editEffect(this.character, effectOf(target));
  },
  toggleEffect(_event, target) {
    return toggleEffect(this.character, effectOf(target));
  },
  deleteEffect(_event, target) {
    return deleteFrom(this.character.effects, effectOf(target));
  },
};
