import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const MESSAGE = "https://foundryvtt.com/api/classes/foundry.documents.ChatMessage.html";

export const messageFacts: FactSet = {
  name: "messages",
  facts: [
    fact("C-701", "the author of a message is whoever made it", MESSAGE, async (assert) => {
      const { ChatMessage, game } = globals();
      const message = await ChatMessage.create({ content: "Wake up" });
      assert.ok(message?.author === game.user && message?.isAuthor);
      await message?.delete();
    }),
    fact("C-702", "a mode says whom a message is for", MESSAGE, async (assert) => {
      const { ChatMessage, game } = globals();
      const recent = game.release.generation >= 14;
      const masters = game.users.filter((user) => user.isGM).map((user) => user.id);
      for (const [mode, whisper] of Object.entries({ gm: masters, blind: masters, self: [game.userId], public: [] })) {
        const option = recent ? { messageMode: mode } : { rollMode: `${mode}roll` };
        const message = await ChatMessage.create({ content: "Wake up" }, option);
        assert.deepEqual([message?.whisper, message?.blind], [whisper, mode === "blind"]);
        await message?.delete();
      }
    }),
    fact("C-703", "a speaker names scene, actor, token and an alias", MESSAGE, (assert) => {
      const { ChatMessage, game } = globals();
      const actor = game.actors.contents[0];
      if (!(actor instanceof globals().Actor)) return;
      const speaker = ChatMessage.getSpeaker({ actor });
      assert.equal(typeof speaker.alias, "string");
      assert.ok("scene" in speaker && "token" in speaker);
    }),
    fact("C-704", "its element carries the id of the message, and a hook is given it", MESSAGE, async (assert) => {
      const { ChatMessage, Hooks } = globals();
      const message = await ChatMessage.create({ content: "Wake up" });
      let given: unknown;
      Hooks.once("renderChatMessageHTML", (_message, element) => void (given = element));
      const element = await message?.renderHTML();
      assert.equal(element?.dataset["messageId"], message?.id);
      assert.ok(given === element);
      await message?.delete();
    }),
  ],
};
