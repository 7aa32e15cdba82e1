import { besideOptions } from "../adapter/compat.ts";
import { lastPress } from "../adapter/heard.ts";
import { say, sayAsHtml } from "../adapter/text.ts";
import type { Text } from "../../view/text.ts";

/** Asks for a yes or a no, and answers whether it was a yes; a window that is closed is a no. */
export async function confirm(title: Text, question: Text): Promise<boolean> {
  const answer = await foundry.applications.api.DialogV2.confirm({
    window: { title: say(title) },
    content: `<p>${sayAsHtml(question)}</p>`,
    rejectClose: false,
    renderOptions: besideOptions(lastPress()?.app),
  });
  return answer === true;
}
