import { creationOf } from "../adapter/creation.ts";
import { readLedger } from "../adapter/ledger.ts";
import { ownItem, readCreation, readLearner, type Offer } from "../adapter/offer.ts";
import { kernel, ze } from "../../rules/index.ts";
import type { SfPurse, SfTreeData } from "../../view/ze/sf.ts";
import { priceInCp, priceInPoints, type TreePrice } from "../../view/ze/tree-price.ts";

type Character = Actor.OfType<"ze">;

/** What the levels of trees are paid from now: the points of creation, or CP. */
export function purseOf(actor: Character, offer: Offer): SfPurse {
  if (creationOf(actor) !== "open") return { unit: "cp", free: kernel.balanceOf(readLedger(actor)) };
  return { unit: "points", free: ze.creationState(readCreation(actor, offer)).sf.left };
}

/** All trees on offer to a character, with what the next level costs. */
export function treesFor(actor: Character, offer: Offer, purse: SfPurse): readonly SfTreeData[] {
  const price = pricesFor(actor, offer, purse);
  const ledger = readLedger(actor);
  return [...offer.trees].map(([tree, item]) => {
    const { class: owner, levels } = item.system;
    const own = ownItem(actor, item);
    const value = own?.system.value ?? 0;
    const paid = purse.unit === "points" || kernel.purchaseOf(ledger, `sf.${tree}`, value) !== null;
    return {
      id: own?.id ?? "",
      tree,
      name: item.name,
      owner,
      levels,
      value,
      taught: own?.system.taught ?? false,
      ...price(tree),
      refundable: value > 0 && paid,
    };
  });
}

function pricesFor(actor: Character, offer: Offer, { unit, free }: SfPurse): (tree: string) => TreePrice {
  if (unit === "cp") {
    const learner = readLearner(actor, offer);
    return (tree) => priceInCp(learner, tree, free);
  }
  const creation = readCreation(actor, offer);
  return (tree) => priceInPoints(creation, tree, free);
}
