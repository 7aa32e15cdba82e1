import { say } from "../adapter/text.ts";
import type { Text } from "../../view/text.ts";

/** Asks for a yes or a no, and answers whether it was a yes; a window that is closed is a no. */
export async function confirm(title: Text, question: Text): Promise<boolean> {
  const content = document.createElement("p");
  content.textContent = say(question);
  const answer = await foundry.applications.api.DialogV2.confirm({
    window: { title: say(title) },
    // As text: an element of this window would be none of a detached one.
    content: content.outerHTML,
    rejectClose: false,
  });
  return answer === true;
}
