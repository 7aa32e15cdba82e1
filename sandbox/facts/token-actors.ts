import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const TOKEN = "https://foundryvtt.com/api/classes/foundry.documents.TokenDocument.html";

interface Siblings {
  base: Awaited<ReturnType<typeof makeBase>>;
  first: TokenLike;
  second: TokenLike;
}

interface TokenLike {
  actor: Siblings["base"] | null;
  uuid: string;
}

async function makeBase() {
  const { Actor, game } = globals();
  const [type = ""] = Object.keys(game.system.documentTypes["Actor"] ?? {});
  const item = itemType();
  const base = await Actor.create({ name: "Agent", type, items: [{ name: "Suit", type: item }] });
  if (base === undefined) throw new Error("no actor was created");
  return base;
}

/** Runs with two unlinked tokens of one actor. */
async function withSiblings(run: (siblings: Siblings) => Promise<void>): Promise<void> {
  const base = await makeBase();
  const scene = await globals().Scene.create({ name: "Fact" });
  const data = [1, 2].map((number) => ({ name: `Agent ${number}`, actorId: base.id, actorLink: false }));
  const made = await scene?.createEmbeddedDocuments("Token", data);
  const [first, second] = (made ?? []) as unknown as TokenLike[]; // tokens were asked for
  try {
    if (first === undefined || second === undefined) throw new Error("no tokens were created");
    await run({ base, first, second });
  } finally {
    await scene?.delete();
    await base.delete();
  }
}

function itemType(): string {
  return Object.keys(globals().game.system.documentTypes["Item"] ?? {})[0] ?? "";
}

export const tokenActorFacts: FactSet = {
  name: "actors of unlinked tokens",
  facts: [
    fact("C-601", "an update stays with its token: neither the sibling nor the base changes", TOKEN, async (assert) => {
      await withSiblings(async ({ base, first, second }) => {
        assert.ok(first.actor?.isToken === true && first.actor !== base);
        await first.actor?.update({ name: "Smith", "flags.world.a": 1 });
        assert.deepEqual([first.actor?.name, second.actor?.name, base.name], ["Smith", "Agent", "Agent"]);
        assert.equal(second.actor?.getFlag("world", "a"), undefined);
      });
    }),
    fact("C-602", "items are created on the token's actor alone", TOKEN, async (assert) => {
      await withSiblings(async ({ base, first, second }) => {
        const [item] = (await first.actor?.createEmbeddedDocuments("Item", [{ name: "Gun", type: itemType() }])) ?? [];
        assert.deepEqual([first.actor?.items.size, second.actor?.items.size, base.items.size], [2, 1, 1]);
        assert.ok(globals().fromUuidSync(item?.uuid) === item && item !== undefined);
        await item?.update({ name: "Rifle" });
        assert.ok(first.actor?.items.getName("Rifle") !== undefined);
      });
    }),
    fact(
      "C-603",
      "an item of the base that is changed or deleted on a token stays as it was elsewhere",
      TOKEN,
      async (assert) => {
        await withSiblings(async ({ base, first, second }) => {
          const id = String(base.items.contents[0]?.id);
          await first.actor?.items.get(id)?.update({ name: "Torn suit" });
          assert.deepEqual(
            [first.actor, second.actor, base].map((actor) => actor?.items.get(id)?.name),
            ["Torn suit", "Suit", "Suit"],
          );
          await second.actor?.items.get(id)?.delete();
          assert.deepEqual(
            [first.actor, second.actor, base].map((actor) => actor?.items.has(id)),
            [true, false, true],
          );
        });
      },
    ),
    fact(
      "C-604",
      "a change of the base reaches the tokens where they do not differ from it",
      "assumption",
      async (assert) => {
        await withSiblings(async ({ base, first, second }) => {
          await first.actor?.update({ name: "Smith" });
          await base.update({ name: "Jones", "flags.world.a": 5 });
          assert.deepEqual([first.actor?.name, second.actor?.name], ["Smith", "Jones"]);
          assert.deepEqual(
            [first.actor, second.actor].map((actor) => actor?.getFlag("world", "a")),
            [5, 5],
          );
        });
      },
    ),
    fact("C-605", "its uuid leads through scene and token", TOKEN, async (assert) => {
      await withSiblings(async ({ base, first }) => {
        assert.equal(first.actor?.uuid, `${first.uuid}.Actor.${String(base.id)}`);
        assert.ok((await globals().fromUuid(first.actor?.uuid)) === first.actor);
      });
    }),
    fact("C-607", "a change prepares the token's actor anew", "assumption", async (assert) => {
      await withSiblings(async ({ first }) => {
        first.actor?.statuses.add("left over");
        await first.actor?.update({ name: "Smith" });
        assert.ok(first.actor?.statuses.has("left over") === false);
      });
    }),
    fact("C-606", "an effect of a token's actor gives its status to that actor alone", TOKEN, async (assert) => {
      await withSiblings(async ({ first, second }) => {
        const status = globals().CONFIG.statusEffects[0]?.id ?? "";
        await first.actor?.toggleStatusEffect(status);
        assert.deepEqual([first.actor?.statuses.has(status), second.actor?.statuses.has(status)], [true, false]);
      });
    }),
  ],
};
