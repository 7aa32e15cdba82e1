import { confirm } from "../apps/confirm.ts";

/** What can be deleted from a character. */
interface Deletable {
  readonly name: string;
  delete(): Promise<unknown>;
}

/** Deletes something of a character for good, after asking. Nothing happens where it is gone by the time of the answer. */
export async function deleteFrom(owned: { get(id: string): Deletable | undefined }, id: string): Promise<void> {
  const found = owned.get(id);
  if (!found) return;
  const data = { name: found.name };
  const isSure = await confirm({ key: "MC.Sheet.delete", data }, { key: "MC.Sheet.deleteQuestion", data });
  if (isSure) await owned.get(id)?.delete();
}
