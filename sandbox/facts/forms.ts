import { group, pause } from "./fact.ts";
import { windowGlobals } from "./window-globals.ts";

const FORM_PAGE = "https://foundryvtt.com/api/classes/foundry.applications.ux.FormDataExtended.html";
const FORM_CONFIG =
  "https://foundryvtt.com/api/interfaces/foundry.applications.types.ApplicationFormConfiguration.html";
const PART_PAGE = "https://foundryvtt.com/api/interfaces/foundry.HandlebarsTemplatePart.html";
const HELPERS = "https://foundryvtt.com/api/modules/foundry.applications.handlebars.html";

type Context = Record<string, unknown>;

function formOf(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  document.body.append(form);
  return form;
}

function valuesOf(html: string): Context {
  const form = formOf(html);
  const { object } = new (windowGlobals().foundry.applications.ux.FormDataExtended)(form);
  form.remove();
  return object;
}

/** A form window whose single part is drawn from `html`, and the values that it handed over. */
async function formWindow(html: () => string, form: Context = {}) {
  const { api } = windowGlobals().foundry.applications;
  const posted: Context[] = [];
  class FactForm extends api.HandlebarsApplicationMixin(api.ApplicationV2) {
    static override DEFAULT_OPTIONS: Context = {
      id: "fact-form",
      tag: "form",
      form: {
        submitOnChange: true,
        closeOnSubmit: false,
        handler: (_event: Event, _form: HTMLFormElement, { object }: { object: Context }) => posted.push(object),
        ...form,
      },
    };
    static override PARTS = { main: { template: "templates/dice/roll.hbs", scrollable: [""] } };
    override async _renderHTML(): Promise<Record<string, HTMLElement>> {
      const main = document.createElement("section");
      main.dataset["applicationPart"] = "main";
      main.style.cssText = "height: 60px; overflow: auto";
      main.innerHTML = html();
      return { main };
    }
  }
  const app = new FactForm();
  await app.render({ force: true });
  const field = (name: string): HTMLInputElement => {
    const found = app.element.querySelector(`[name="${name}"]`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
    return found;
  };
  return { app, posted, field };
}

/** What a user's typing does to a field, without the change event that comes when the field is left. */
function type(field: HTMLInputElement, text: string): void {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

export const formFacts = group("forms", [
  {
    id: "W-201",
    claim: "number inputs give a number, or null when they are empty",
    source: FORM_PAGE,
    run(assert) {
      const html = '<input type="number" name="a" value="3"><input type="number" name="b" value="">';
      assert.deepEqual(valuesOf(html), { a: 3, b: null });
    },
  },
  {
    id: "W-202",
    claim: "a checkbox gives a boolean, data-dtype makes numbers of other values",
    source: FORM_PAGE,
    run(assert) {
      const html =
        '<input type="checkbox" name="a" checked><input type="checkbox" name="b">' +
        '<select name="c" data-dtype="Number"><option value="2" selected></option></select>';
      assert.deepEqual(valuesOf(html), { a: true, b: false, c: 2 });
    },
  },
  {
    id: "W-203",
    claim: "disabled controls are left out, read-only ones are not",
    source: FORM_PAGE,
    run(assert) {
      assert.deepEqual(valuesOf('<input name="a" value="x" disabled><input name="b" value="y" readonly>'), { b: "y" });
    },
  },
  {
    id: "W-204",
    claim: "of radio buttons the checked one counts, of checkboxes of one name all that are checked",
    source: "assumption",
    run(assert) {
      const html =
        '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked>' +
        ["x", "y", "z"].map((value) => `<input type="checkbox" name="b" value="${value}" checked>`).join("");
      assert.deepEqual(valuesOf(html), { a: "2", b: ["x", "y", "z"] });
    },
  },
  {
    id: "W-205",
    claim: "submitOnChange hands over the whole form, once for a change",
    source: FORM_CONFIG,
    async run(assert) {
      const { app, posted, field } = await formWindow(() => '<input name="a" value="1"><input name="b" value="2">');
      field("a").value = "5";
      field("a").dispatchEvent(new Event("change", { bubbles: true }));
      await pause(20);
      assert.deepEqual(posted, [{ a: "5", b: "2" }]);
      await app.close();
    },
  },
  {
    id: "W-206",
    claim: "submitting the form does not leave the page and runs the handler",
    source: FORM_CONFIG,
    async run(assert) {
      const before = location.href;
      const { app, posted } = await formWindow(() => '<input name="a" value="1">', { submitOnChange: false });
      app.form?.requestSubmit();
      await pause(20);
      assert.deepEqual(posted, [{ a: "1" }]);
      assert.equal(location.href, before);
      await app.close();
    },
  },
  {
    id: "W-207",
    claim: "the focus stays on the field of the same name when a part is drawn anew",
    source: "assumption",
    async run(assert) {
      const { app, field } = await formWindow(() => '<input name="a" value="one"><input name="b" value="two">');
      field("b").focus();
      const before = field("b");
      await app.render();
      assert.ok(before !== field("b"), "the part was not drawn anew");
      assert.equal(document.activeElement, field("b"));
      await app.close();
    },
  },
  {
    id: "W-208",
    claim: "a part that scrolls stays where it is scrolled to",
    source: PART_PAGE,
    async run(assert) {
      const { app } = await formWindow(() => '<div style="height: 400px"></div>');
      const part = (): Element | null => app.element.querySelector("[data-application-part=main]");
      const first = part();
      if (first) first.scrollTop = 120;
      await app.render();
      assert.equal(part()?.scrollTop, 120);
      await app.close();
    },
  },
  {
    id: "W-209",
    claim: "only the parts that are asked for are drawn anew",
    source: "https://foundryvtt.com/api/interfaces/foundry.HandlebarsRenderOptions.html",
    async run(assert) {
      const { api } = windowGlobals().foundry.applications;
      class Partial extends api.HandlebarsApplicationMixin(api.ApplicationV2) {
        static override PARTS = {
          one: { template: "templates/dice/roll.hbs" },
          two: { template: "templates/dice/roll.hbs" },
        };
      }
      const app = new Partial();
      await app.render({ force: true });
      const { one, two } = { ...app.parts };
      await app.render({ parts: ["two"] });
      assert.equal(app.parts["one"], one);
      assert.ok(app.parts["two"] !== two);
      await app.close();
    },
  },
  {
    id: "W-210",
    claim: "helpers compare values and put words into texts",
    source: HELPERS,
    run(assert) {
      const text = windowGlobals().Handlebars.compile('{{#if (eq a 1)}}A{{/if}}{{localize "Fact {n}" n=a}}')({ a: 1 });
      assert.equal(text, "AFact 1");
    },
  },
]);

/** What only the sandbox promises: text that was typed is never lost. */
export const typingFacts = group("typing", [
  {
    id: "W-213",
    sandboxOnly: true,
    claim: "text typed but not committed is kept, with its caret, when the part is drawn anew, and posted on leaving",
    source: "assumption",
    async run(assert) {
      const { app, posted, field } = await formWindow(() => '<input name="a" value="one"><input name="b" value="two">');
      type(field("a"), "one more");
      field("a").setSelectionRange(3, 5);
      await app.render();
      assert.equal(field("a").value, "one more");
      assert.deepEqual([field("a").selectionStart, field("a").selectionEnd], [3, 5]);
      assert.equal(posted.length, 0);
      field("b").focus();
      await pause(20);
      assert.deepEqual(posted, [{ a: "one more", b: "two" }]);
      await app.close();
    },
  },
  {
    id: "W-214",
    sandboxOnly: true,
    claim: "a template with two root elements is refused with its path in the message",
    source: PART_PAGE,
    async run(assert) {
      const { api } = windowGlobals().foundry.applications;
      const template = `data:text/plain,${encodeURIComponent("<p>1</p><p>2</p>")}`;
      class Broken extends api.HandlebarsApplicationMixin(api.ApplicationV2) {
        static override PARTS = { main: { template } };
      }
      let message = "";
      await new Broken().render({ force: true }).catch((error: unknown) => (message = String(error)));
      assert.ok(message.includes(template), message);
    },
  },
]);
