import { group, pause } from "./fact.ts";
import { windowGlobals } from "./window-globals.ts";

const DIALOG_PAGE = "https://foundryvtt.com/api/classes/foundry.applications.api.DialogV2.html";
const WAIT_PAGE = "https://foundryvtt.com/api/interfaces/foundry.DialogV2WaitOptions.html";
const TEXT_PAGE = "https://foundryvtt.com/api/classes/foundry.applications.ux.TextEditor.html";

const window = { title: "Fact" };

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !done(); tries++) await pause(20);
}

/** Presses a button of the open dialog, so many times at once, and waits until the dialog is gone. */
async function press(action: string, times = 1): Promise<void> {
  const find = (): HTMLElement | null => document.querySelector(`.application.dialog [data-action="${action}"]`);
  await until(() => find() !== null);
  const button = find();
  if (!button) throw new Error(`no dialog has a button ${action}`);
  for (let count = 0; count < times; count++) button.click();
  await until(() => !button.isConnected);
}

function dialogs() {
  return windowGlobals().foundry.applications.api.DialogV2;
}

export const dialogFacts = group("dialogs", [
  {
    id: "W-301",
    claim: "wait gives the result of the pressed button's callback, or its action",
    source: DIALOG_PAGE,
    async run(assert) {
      const buttons = [
        { action: "one", label: "One", callback: () => 7 },
        { action: "two", label: "Two" },
      ];
      const first = dialogs().wait({ window, buttons });
      await press("one");
      assert.equal(await first, 7);
      const second = dialogs().wait({ window, buttons });
      await press("two");
      assert.equal(await second, "two");
    },
  },
  {
    id: "W-302",
    claim: "closing the window gives null unless rejectClose is set",
    source: WAIT_PAGE,
    async run(assert) {
      const buttons = [{ action: "one", label: "One" }];
      const answer = dialogs().wait({ window, buttons, rejectClose: false });
      await press("close");
      assert.equal(await answer, null);
      const refused = dialogs().wait({ window, buttons, rejectClose: true });
      const outcome = refused.then(
        () => "resolved",
        () => "rejected",
      );
      await press("close");
      assert.equal(await outcome, "rejected");
    },
  },
  {
    id: "W-303",
    claim: "a second press of a button is ignored",
    source: "assumption",
    async run(assert) {
      let calls = 0;
      const callback = async (): Promise<string> => {
        calls += 1;
        await pause(30);
        return "done";
      };
      const answer = dialogs().wait({ window, buttons: [{ action: "one", label: "One", callback }] });
      await press("one", 2);
      assert.equal(await answer, "done");
      assert.equal(calls, 1);
    },
  },
  {
    id: "W-304",
    claim: "confirm gives true or false",
    source: DIALOG_PAGE,
    async run(assert) {
      const yes = dialogs().confirm({ window, content: "<p>?</p>" });
      await press("yes");
      assert.equal(await yes, true);
      const no = dialogs().confirm({ window, content: "<p>?</p>" });
      await press("no");
      assert.equal(await no, false);
    },
  },
  {
    id: "W-305",
    claim: "input gives the values of its form by name",
    source: DIALOG_PAGE,
    async run(assert) {
      const content = '<input name="a" type="number" value="4"><input name="b" value="x">';
      const answer = dialogs().input({ window, content });
      await press("ok");
      assert.deepEqual(await answer, { a: 4, b: "x" });
    },
  },
  {
    id: "W-306",
    claim: "text content is cleaned of scripts",
    source: "https://foundryvtt.com/api/v14/interfaces/foundry.DialogV2Configuration.html",
    async run(assert) {
      const answer = dialogs().input({ window, content: '<p id="fact-p" onclick="x()">1</p><script></script>' });
      await pause(200);
      const content = document.querySelector(".dialog-content");
      assert.ok(content?.querySelector("p") && !content.querySelector("script, [onclick]"));
      await press("ok");
      await answer;
    },
  },
  {
    id: "W-401",
    claim: "secret sections are removed unless secrets are asked for",
    source: TEXT_PAGE,
    async run(assert) {
      const { implementation } = windowGlobals().foundry.applications.ux.TextEditor;
      const text = '<p>open</p><section class="secret">hidden</section>';
      assert.ok(!(await implementation.enrichHTML(text, { secrets: false })).includes("hidden"));
      assert.ok((await implementation.enrichHTML(text, { secrets: true })).includes("hidden"));
    },
  },
  {
    id: "W-402",
    claim: "what is dropped is read from the JSON text of the event, and other text gives an empty object",
    source: TEXT_PAGE,
    run(assert) {
      const { implementation } = windowGlobals().foundry.applications.ux.TextEditor;
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", '{"type":"Item","uuid":"Item.x"}');
      assert.deepEqual(implementation.getDragEventData(new DragEvent("drop", { dataTransfer })), {
        type: "Item",
        uuid: "Item.x",
      });
      const other = new DataTransfer();
      other.setData("text/plain", "some text");
      assert.deepEqual(implementation.getDragEventData(new DragEvent("drop", { dataTransfer: other })), {});
    },
  },
]);
