import { inReadersLanguage } from "../adapter/content-language.ts";
import { completedSource, settleSlug } from "../adapter/new-item.ts";

type Options = Parameters<Item["_initializeSource"]>[1];

/** An item of any type of this system. */
export class ConstructItem<out SubType extends Item.SubType = Item.SubType> extends Item<SubType> {
  /** Whether this item is of the given type; narrows `system`. */
  is<T extends Item.SubType>(type: T): this is ConstructItem<T> {
    const own: string = this.type;
    return own === type;
  }

  /** Gives a new item the slug that it is found by, and shows what the GM adds to the rules to everyone. */
  protected override async _preCreate(...[data, options, user]: Parameters<Item["_preCreate"]>) {
    const go = await super._preCreate(data, options, user);
    if (go === false) return false;
    this.updateSource(completedSource(this, user.isGM));
    return undefined;
  }

  protected override async _preUpdate(...[changed, options, user]: Parameters<Item["_preUpdate"]>) {
    const go = await super._preUpdate(changed, options, user);
    if (go === false) return false;
    settleSlug(this, changed);
    return undefined;
  }

  // Foundry hands in raw data as well; to name only `this` is what its types let pass.
  protected override _initializeSource(data: this, options?: Options) {
    return super._initializeSource(inReadersLanguage(data, options), options);
  }
}
