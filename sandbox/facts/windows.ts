import { group, pause } from "./fact.ts";
import { windowGlobals } from "./window-globals.ts";

const APP_PAGE = "https://foundryvtt.com/api/classes/foundry.applications.api.ApplicationV2.html";
const CONFIG_PAGE = "https://foundryvtt.com/api/interfaces/foundry.applications.types.ApplicationConfiguration.html";
const RENDER_PAGE = "https://foundryvtt.com/api/interfaces/foundry.applications.types.ApplicationRenderOptions.html";

type Context = Record<string, unknown>;

function windowClasses() {
  class FactWindow extends windowGlobals().foundry.applications.api.ApplicationV2 {
    static override DEFAULT_OPTIONS: Context = {
      id: "fact-window",
      classes: ["fact-a"],
      window: { title: "Fact" },
      position: { width: 320 },
    };
    steps: string[] = [];

    override async _prepareContext(options: Context): Promise<Context> {
      this.steps.push("context");
      return super._prepareContext(options);
    }

    override async _renderHTML(): Promise<HTMLElement> {
      this.steps.push("html");
      const element = document.createElement("div");
      element.innerHTML = '<button type="button" data-action="count">1</button>';
      return element;
    }

    override _replaceHTML(result: HTMLElement, content: HTMLElement): void {
      content.replaceChildren(result);
    }

    override async _onFirstRender(context: Context, options: Context): Promise<void> {
      await super._onFirstRender(context, options);
      this.steps.push("first");
    }

    override async _onRender(context: Context, options: Context): Promise<void> {
      await super._onRender(context, options);
      this.steps.push("render");
    }

    override _onClose(options: Context): void {
      super._onClose(options);
      this.steps.push("close");
    }
  }

  class FactChild extends FactWindow {
    static override DEFAULT_OPTIONS: Context = { classes: ["fact-b"] };
  }

  return { FactWindow, FactChild };
}

export const windowFacts = group("windows", [
  {
    id: "W-001",
    claim: "options of a class are merged with those of its parents; classes are joined",
    source: CONFIG_PAGE,
    run(assert) {
      const { FactChild } = windowClasses();
      const app = new FactChild({ classes: ["fact-c"] });
      for (const name of ["fact-a", "fact-b", "fact-c"]) assert.ok(app.options.classes.includes(name), name);
      assert.deepEqual(app.options.position.width, 320);
    },
  },
  {
    id: "W-002",
    claim: "a window that is not drawn yet is drawn only when forced",
    source: RENDER_PAGE,
    async run(assert) {
      const { FactWindow } = windowClasses();
      const app = new FactWindow();
      await app.render();
      assert.ok(!app.rendered);
      await app.render({ force: true });
      assert.ok(app.rendered);
      assert.equal(windowGlobals().foundry.applications.instances.get("fact-window"), app);
      await app.close();
      assert.ok(!document.getElementById("fact-window"));
      assert.ok(!windowGlobals().foundry.applications.instances.has("fact-window"));
    },
  },
  {
    id: "W-003",
    claim: "the first drawing has a step of its own before the one of every drawing",
    source: APP_PAGE,
    async run(assert) {
      const { FactWindow } = windowClasses();
      const app = new FactWindow();
      await app.render({ force: true });
      assert.deepEqual(app.steps, ["context", "html", "first", "render"]);
      await app.render();
      assert.deepEqual(app.steps.slice(4), ["context", "html", "render"]);
      await app.close();
      assert.deepEqual(app.steps.at(-1), "close");
    },
  },
  {
    id: "W-004",
    claim: "render and close hooks fire for the class and for its parents",
    source: "https://foundryvtt.com/api/functions/hookEvents.renderApplicationV2.html",
    async run(assert) {
      const { FactChild } = windowClasses();
      const { Hooks } = windowGlobals();
      const fired: string[] = [];
      const names = ["renderFactChild", "renderFactWindow", "renderApplicationV2", "closeFactChild"];
      const ids = names.map((name) => [name, Hooks.on(name, () => fired.push(name))] as const);
      const app = new FactChild();
      await app.render({ force: true });
      await app.close();
      for (const [name, id] of ids) Hooks.off(name, id);
      assert.deepEqual(fired, names);
    },
  },
  {
    id: "W-005",
    claim: "drawing and closing of one window run one after the other",
    source: APP_PAGE,
    async run(assert) {
      const { FactWindow } = windowClasses();
      const app = new FactWindow();
      await Promise.all([app.render({ force: true }), app.close(), app.render({ force: true }), app.close()]);
      assert.ok(!app.rendered);
      assert.deepEqual(app.steps.filter((step) => step === "first").length, 2);
      assert.deepEqual(app.steps.filter((step) => step === "close").length, 2);
    },
  },
  {
    id: "W-006",
    claim: "a click on data-action calls the action with the window as this, the event and the element",
    source: CONFIG_PAGE,
    async run(assert) {
      const { FactWindow } = windowClasses();
      const calls: unknown[] = [];
      const app = new FactWindow({
        actions: {
          count: function (this: unknown, event: Event, target: HTMLElement) {
            calls.push([this === app, event.type, target.dataset["action"]]);
          },
        },
      });
      await app.render({ force: true });
      app.element.querySelector<HTMLElement>("[data-action=count]")?.click();
      await pause();
      assert.deepEqual(calls, [[true, "click", "count"]]);
      await app.close();
    },
  },
  {
    id: "W-007",
    claim: "a framed window has header, title, content and a button to close it",
    source: "assumption",
    async run(assert) {
      const { FactWindow } = windowClasses();
      const app = new FactWindow();
      await app.render({ force: true });
      assert.ok(app.element.matches(".application.fact-a"));
      assert.deepEqual(app.element.querySelector(".window-header .window-title")?.textContent?.trim(), "Fact");
      assert.ok(app.element.querySelector(".window-content"));
      app.element.querySelector<HTMLElement>(".window-header [data-action=close]")?.click();
      await pause(600);
      assert.ok(!app.rendered);
    },
  },
  {
    id: "W-008",
    claim: "changeTab moves the class active and notes the tab",
    source: "https://foundryvtt.com/api/classes/foundry.applications.api.ApplicationV2.html",
    async run(assert) {
      const { FactWindow } = windowClasses();
      class Tabbed extends FactWindow {
        override async _renderHTML(): Promise<HTMLElement> {
          const element = document.createElement("div");
          const tabs = ["one", "two"].map((id) => `<div class="tab" data-group="main" data-tab="${id}"></div>`);
          element.innerHTML = tabs.join("");
          return element;
        }
      }
      const app = new Tabbed();
      await app.render({ force: true });
      app.changeTab("two", "main");
      assert.deepEqual(app.tabGroups["main"], "two");
      assert.ok(app.element.querySelector(".tab[data-tab=two]")?.classList.contains("active"));
      await app.close();
    },
  },
  {
    id: "W-009",
    claim: "_canRender may refuse a drawing by answering false",
    source: APP_PAGE,
    async run(assert) {
      const { FactWindow } = windowClasses();
      class Refused extends FactWindow {
        override _canRender(): boolean {
          return false;
        }
      }
      const app = new Refused();
      await app.render({ force: true });
      assert.ok(!app.rendered);
    },
  },
]);
