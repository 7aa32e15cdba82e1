import { inReadersLanguage } from "../adapter/content-language.ts";
import { barUpdate } from "../adapter/bars.ts";

type Options = Parameters<Actor["_initializeSource"]>[1];

/** An actor of any variant. */
export class ConstructActor<out SubType extends Actor.SubType = Actor.SubType> extends Actor<SubType> {
  /** Whether this actor is of the given variant; narrows `system`. */
  is<T extends Actor.SubType>(type: T): this is ConstructActor<T> {
    const own: string = this.type;
    return own === type;
  }

  // Foundry hands in raw data as well; to name only `this` is what its types let pass.
  protected override _initializeSource(data: this, options?: Options) {
    return super._initializeSource(inReadersLanguage(data, options), options);
  }

  /** Sets a token bar. Those of ours stand for marks and points, which the rules of damage and healing change. */
  override async modifyTokenAttribute(
    ...[attribute, value, isDelta = false, isBar = true]: Parameters<Actor["modifyTokenAttribute"]>
  ) {
    const updates = this.is("ze") ? barUpdate(this, { attribute, value, isDelta }) : null;
    return updates ? this.update(updates) : super.modifyTokenAttribute(attribute, value, isDelta, isBar);
  }
}
