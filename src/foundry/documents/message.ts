import { SYSTEM } from "../ids.ts";

/** Draws the content of a card of ours. */
type Draw = (message: ConstructMessage) => Promise<HTMLElement | null>;

/** A chat message; those of our own types draw their content from their data on every client. */
export class ConstructMessage<
  out SubType extends ChatMessage.SubType = ChatMessage.SubType,
> extends ChatMessage<SubType> {
  /** What draws our cards; set once by the chat zone, which stands above documents. */
  static draw: Draw = () => Promise.resolve(null);

  /** Whether this message is of the given type; narrows `system`. */
  is<T extends ChatMessage.SubType>(type: T): this is ConstructMessage<T> {
    const own: string = this.type;
    return own === type;
  }

  override async renderHTML(options?: ChatMessage.RenderHTMLOptions): Promise<HTMLElement> {
    const element = await super.renderHTML(options);
    const content = this.isContentVisible ? await this.#drawContent() : null;
    if (content) element.querySelector(".message-content")?.replaceChildren(content);
    return element;
  }

  /** The drawn content; null where the data mean nothing, so that a broken card leaves the chat whole. */
  async #drawContent(): Promise<HTMLElement | null> {
    try {
      return await ConstructMessage.draw(this);
    } catch (error) {
      const problem = new Error(`The card ${this.id} cannot be drawn.`, { cause: error });
      Hooks.onError(`${SYSTEM}.card`, problem, { log: "warn", notify: null });
      return null;
    }
  }
}
