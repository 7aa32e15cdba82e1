import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const HOOKS = "https://foundryvtt.com/api/classes/foundry.helpers.Hooks.html";
const SETTINGS = "https://foundryvtt.com/api/classes/foundry.helpers.ClientSettings.html";
const PACKS = "https://foundryvtt.com/api/classes/foundry.documents.collections.CompendiumCollection.html";
const isRecent = globals().game.release.generation >= 14;

export const platformFacts: FactSet = {
  name: "hooks, settings, packs, configuration",
  facts: [
    fact("C-801", "call stops at false, callAll never does", HOOKS, (assert) => {
      const { Hooks } = globals();
      const calls: string[] = [];
      const ids = [
        Hooks.on("factHook", () => void calls.push("a")),
        Hooks.on("factHook", () => {
          calls.push("b");
          return false;
        }),
        Hooks.on("factHook", () => void calls.push("c")),
      ];
      assert.equal(Hooks.call("factHook"), false);
      assert.equal(Hooks.callAll("factHook"), true);
      assert.deepEqual(calls, ["a", "b", "a", "b", "c"]);
      for (const id of ids) Hooks.off("factHook", id);
    }),
    fact("C-802", "once is called once", HOOKS, (assert) => {
      const { Hooks } = globals();
      let count = 0;
      Hooks.once("factHook", () => void (count += 1));
      Hooks.callAll("factHook");
      Hooks.callAll("factHook");
      assert.equal(count, 1);
    }),
    fact("C-803", "a setting that was not registered is not read", SETTINGS, (assert) => {
      assert.throws(() => globals().game.settings.get("facts", "unknown"));
    }),
    fact("C-804", "a setting has its default until it is set, and tells of its change", SETTINGS, async (assert) => {
      const { settings } = globals().game;
      const told: unknown[] = [];
      const onChange = (value: unknown): void => void told.push(value);
      settings.register("facts", "number", { scope: "client", type: Number, default: 3, onChange });
      await settings.set("facts", "number", 3);
      assert.equal(settings.get("facts", "number"), 3);
      await settings.set("facts", "number", 4);
      assert.deepEqual([settings.get("facts", "number"), told.at(-1)], [4, 4]);
      await settings.set("facts", "number", 3);
    }),
    fact(
      "C-805",
      "a scope that does not exist becomes that of the client",
      "SplittermondFoundry/Splittermond integration tests",
      (assert) => {
        const { settings } = globals().game;
        settings.register("facts", "odd", { scope: "nowhere", type: Number, default: 1 });
        assert.equal(settings.settings.get("facts.odd")?.scope, "client");
      },
    ),
    fact("C-806", "a pack lists its entries by name, type and uuid before they are loaded", PACKS, async (assert) => {
      const pack = globals().game.packs.contents.find((one) => one.index.size > 0);
      const entry = pack?.index.contents[0];
      if (pack === undefined || entry === undefined) return;
      assert.equal(entry.uuid, `Compendium.${pack.collection}.${pack.documentName}.${entry._id}`);
      const document = await globals().fromUuid(entry.uuid);
      assert.deepEqual([document?.name, document?.pack], [entry.name, pack.collection]);
    }),
    fact(
      "C-807",
      isRecent ? "status effects are a list that is read by id too" : "status effects are a list",
      "https://github.com/foundryvtt/foundryvtt/issues/13122",
      (assert) => {
        const { statusEffects } = globals().CONFIG;
        const first = statusEffects[0];
        assert.ok(Array.isArray(statusEffects) && first !== undefined);
        if (isRecent) assert.ok(Reflect.get(statusEffects, first?.id ?? "") === first);
      },
    ),
    fact(
      "C-808",
      "a text is found by its key, and an unknown key is shown as it is",
      "https://foundryvtt.com/api/classes/foundry.helpers.Localization.html",
      (assert) => {
        const { i18n } = globals().game;
        assert.equal(i18n.localize("Facts.Unknown.Key"), "Facts.Unknown.Key");
        assert.equal(i18n.format("Facts {a}", { a: 1 }), "Facts 1");
      },
    ),
    fact(
      "C-809",
      "there is one active game master at most, and it is connected",
      "https://foundryvtt.com/api/classes/foundry.documents.collections.Users.html",
      (assert) => {
        const { users } = globals().game;
        const active = users.activeGM;
        if (active !== null) assert.ok(active.isGM && active.active);
      },
    ),
  ],
};
