import type { Data } from "../shared/objects.ts";
import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const DOCUMENT = "https://foundryvtt.com/api/classes/foundry.abstract.Document.html";
const HOOKS = "https://foundryvtt.com/api/modules/hookEvents.html";

function types(): { actor: string; item: string } {
  const { documentTypes } = globals().game.system;
  const first = (name: string): string => Object.keys(documentTypes[name] ?? {})[0] ?? "";
  return { actor: first("Actor"), item: first("Item") };
}

/** Runs with an actor that is gone afterwards. */
async function withActor(run: (actor: InstanceType<ReturnType<typeof actorClass>>) => Promise<void>): Promise<void> {
  const actor = await actorClass().create({ name: "Fact", type: types().actor });
  if (actor === undefined) throw new Error("no actor was created");
  try {
    await run(actor);
  } finally {
    await actor.delete();
  }
}

function actorClass() {
  return globals().Actor;
}

/** Collects what a hook is called with while something runs. */
async function heard(hook: string, run: () => Promise<unknown>): Promise<unknown[][]> {
  const calls: unknown[][] = [];
  const { Hooks } = globals();
  const id = Hooks.on(hook, (...args) => void calls.push(args));
  try {
    await run();
  } finally {
    Hooks.off(hook, id);
  }
  return calls;
}

export const documentFacts: FactSet = {
  name: "documents",
  facts: [
    fact("C-401", "an update has been applied when it resolves", DOCUMENT, async (assert) => {
      await withActor(async (actor) => {
        const updated = await actor.update({ name: "Trinity" });
        assert.ok(updated === actor);
        assert.equal(actor.name, "Trinity");
      });
    }),
    fact("C-402", "an update is not applied before the server has answered", "assumption", async (assert) => {
      await withActor(async (actor) => {
        const pending = actor.update({ name: "Trinity" });
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        assert.equal(actor.name, "Fact");
        await pending;
        assert.equal(actor.name, "Trinity");
      });
    }),
    fact("C-403", "hooks before and after an update are given only what differs", HOOKS, async (assert) => {
      await withActor(async (actor) => {
        const before = await heard("preUpdateActor", () => actor.update({ name: "Fact", "flags.world.a": 1 }));
        const after = await heard("updateActor", () => actor.update({ name: "Fact", "flags.world.a": 2 }));
        assert.deepEqual(before[0]?.[1], { flags: { world: { a: 1 } } });
        const { _id: _changed, _stats: _noted, ...changed } = (after[0]?.[1] ?? {}) as Data; // hooks are given data
        assert.deepEqual(changed, { flags: { world: { a: 2 } } });
      });
    }),
    fact("C-404", "an update that changes nothing calls no hook", "assumption", async (assert) => {
      await withActor(async (actor) => {
        const calls = await heard("preUpdateActor", () => actor.update({ name: "Fact" }));
        assert.equal(calls.length, 0);
      });
    }),
    fact("C-405", "a hook before an update may change it, or refuse it with false", HOOKS, async (assert) => {
      const { Hooks } = globals();
      await withActor(async (actor) => {
        Hooks.once("preUpdateActor", (_actor, changes) => void Object.assign(changes as Data, { name: "Changed" })); // hooks are given data
        await actor.update({ name: "Asked" });
        assert.equal(actor.name, "Changed");
        Hooks.once("preUpdateActor", () => false);
        await actor.update({ name: "Refused" });
        assert.equal(actor.name, "Changed");
      });
    }),
    fact("C-406", "a hook before a creation may change the document through updateSource", HOOKS, async (assert) => {
      const { Hooks, Actor } = globals();
      Hooks.once(
        "preCreateActor",
        (actor) => (actor as { updateSource: (data: Data) => unknown }).updateSource({ name: "Named" }), // hooks are given documents
      );
      const actor = await Actor.create({ name: "Fact", type: types().actor });
      assert.equal(actor?.name, "Named");
      await actor?.delete();
      Hooks.once("preCreateActor", () => false);
      assert.equal(await Actor.create({ name: "Fact", type: types().actor }), undefined);
    }),
    fact("C-407", "a value that is not valid is refused and changes nothing", DOCUMENT, async (assert) => {
      await withActor(async (actor) => {
        await assert.rejects(actor.update({ name: "", "flags.world.a": 1 }), /name/u);
        assert.deepEqual([actor.name, actor.getFlag("world", "a")], ["Fact", undefined]);
      });
    }),
    fact("C-408", "flags are set and read by scope and key, and setting merges", DOCUMENT, async (assert) => {
      await withActor(async (actor) => {
        await actor.setFlag("world", "a.b", 1);
        await actor.setFlag("world", "a", { c: 2 });
        assert.deepEqual(actor.getFlag("world", "a"), { b: 1, c: 2 });
      });
    }),
    fact("C-409", "embedded documents stand in their collection and know their parent", DOCUMENT, async (assert) => {
      await withActor(async (actor) => {
        const [item] = await actor.createEmbeddedDocuments("Item", [{ name: "Phone", type: types().item }]);
        assert.ok(item?.parent === actor && actor.items.get(item.id ?? "") === item);
        assert.equal(item?.uuid, `${actor.uuid}.Item.${String(item?.id)}`);
        assert.ok(globals().fromUuidSync(item?.uuid) === item);
        await item?.update({ name: "Telephone" });
        assert.deepEqual(
          actor.items.map(({ name }) => name),
          ["Telephone"],
        );
        await actor.deleteEmbeddedDocuments("Item", [String(item?.id)]);
        assert.equal(actor.items.size, 0);
      });
    }),
    fact("C-410", "what happens to a document is told to hooks after the collection has it", HOOKS, async (assert) => {
      const { Actor, Hooks, game } = globals();
      let present: boolean | undefined;
      Hooks.once("createActor", (actor) => void (present = game.actors.has((actor as { id: string }).id))); // hooks are given documents
      const actor = await Actor.create({ name: "Fact", type: types().actor });
      assert.equal(present, true);
      const calls = await heard("deleteActor", async () => actor?.delete());
      assert.equal(calls.length, 1);
      assert.equal(game.actors.has(String(actor?.id)), false);
    }),
    fact(
      "C-411",
      "a change of an embedded effect prepares its actor anew",
      "https://foundryvtt.com/article/v11-active-effects/",
      async (assert) => {
        await withActor(async (actor) => {
          const data = { name: "Sleep", statuses: ["unconscious"] };
          const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [data]);
          assert.ok(actor.statuses.has("unconscious"));
          await effect?.update({ disabled: true });
          assert.equal(actor.statuses.has("unconscious"), false);
        });
      },
    ),
    fact(
      "C-412",
      "a status is toggled by its id",
      "https://foundryvtt.com/api/classes/foundry.documents.Actor.html",
      async (assert) => {
        await withActor(async (actor) => {
          const id = globals().CONFIG.statusEffects[0]?.id ?? "";
          await actor.toggleStatusEffect(id);
          assert.ok(actor.statuses.has(id));
          await actor.toggleStatusEffect(id, { active: true });
          assert.equal(actor.effects.size, 1);
          await actor.toggleStatusEffect(id);
          assert.equal(actor.statuses.has(id), false);
        });
      },
    ),
    fact(
      "C-414",
      "ownership counts whatever the role, the test of permission lets game masters do all",
      DOCUMENT,
      async (assert) => {
        const { game, CONST } = globals();
        await withActor((actor) => {
          const player = game.users.find((user) => !user.isGM);
          if (player === undefined) return Promise.resolve();
          assert.equal(actor.getUserLevel(player), CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE);
          assert.equal(actor.testUserPermission(player, "LIMITED"), false);
          assert.equal(actor.testUserPermission(game.user, "OWNER"), game.user?.isGM);
          return Promise.resolve();
        });
      },
    ),
  ],
};
