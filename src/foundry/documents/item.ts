/** An item of any type of this system. */
export class ConstructItem<out SubType extends Item.SubType = Item.SubType> extends Item<SubType> {
  /** Whether this item is of the given type; narrows `system`. */
  is<T extends Item.SubType>(type: T): this is ConstructItem<T> {
    const own: string = this.type;
    return own === type;
  }
}
