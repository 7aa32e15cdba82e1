/** An actor of any variant. */
export class ConstructActor<out SubType extends Actor.SubType = Actor.SubType> extends Actor<SubType> {
  /** Whether this actor is of the given variant; narrows `system`. */
  is<T extends Actor.SubType>(type: T): this is ConstructActor<T> {
    const own: string = this.type;
    return own === type;
  }
}
