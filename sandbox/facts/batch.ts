import { type FactSet, fact } from "./fact.ts";
import { globals } from "./core-globals.ts";

const BATCH = "https://foundryvtt.com/api/functions/foundry.documents.modifyBatch.html";

const isRecent = globals().game.release.generation >= 14;

async function folder(name: string) {
  const made = await globals().Folder.create({ name, type: "Item" });
  if (made === undefined) throw new Error("no folder was created");
  return made;
}

export const batchFacts: FactSet = {
  name: "batches",
  facts: isRecent
    ? [
        fact("C-501", "a batch changes several documents in one request", BATCH, async (assert) => {
          const [first, second] = [await folder("one"), await folder("two")];
          const results = await globals().foundry.documents.modifyBatch([
            { action: "update", documentName: "Folder", updates: [{ _id: first.id, name: "eins" }] },
            { action: "create", documentName: "Folder", data: [{ name: "three", type: "Item" }] },
            { action: "delete", documentName: "Folder", ids: [String(second.id)] },
          ]);
          const { folders } = globals().game;
          assert.deepEqual([first.name, folders.has(String(second.id))], ["eins", false]);
          assert.equal(results[1]?.[0]?.name, "three");
          await first.delete();
          await results[1]?.[0]?.delete();
        }),
        fact("C-502", "where one operation of a batch fails, none is carried out", BATCH, async (assert) => {
          const first = await folder("one");
          const second = await folder("two");
          const batch = globals().foundry.documents.modifyBatch([
            { action: "update", documentName: "Folder", updates: [{ _id: first.id, name: "eins" }] },
            {
              action: "create",
              documentName: "Folder",
              data: [{ _id: second.id, name: "taken", type: "Item" }],
              keepId: true,
            },
          ]);
          await assert.rejects(batch, /./u);
          assert.equal(first.name, "one");
          await first.delete();
          await second.delete();
        }),
      ]
    : [],
};
