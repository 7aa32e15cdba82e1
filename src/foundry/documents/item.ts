import { inReadersLanguage } from "../adapter/content-language.ts";

type Options = Parameters<Item["_initializeSource"]>[1];

/** An item of any type of this system. */
export class ConstructItem<out SubType extends Item.SubType = Item.SubType> extends Item<SubType> {
  /** Whether this item is of the given type; narrows `system`. */
  is<T extends Item.SubType>(type: T): this is ConstructItem<T> {
    const own: string = this.type;
    return own === type;
  }

  // Foundry hands in raw data as well; to name only `this` is what its types let pass.
  protected override _initializeSource(data: this, options?: Options) {
    return super._initializeSource(inReadersLanguage(data, options), options);
  }
}
