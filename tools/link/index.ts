import { join } from "node:path";
import { parseArgs } from "node:util";
import { SYSTEM_ID } from "../../src/content/index.ts";
import { linkSystem, LinkRefusal } from "./link.ts";

const { values } = parseArgs({ options: { copy: { type: "boolean", default: false } } });

try {
  const dist = join(import.meta.dirname, "../../dist");
  const dataPath = process.env["FOUNDRY_DATA_PATH"];
  console.log(linkSystem({ dataPath, dist, id: SYSTEM_ID, isCopy: values.copy }));
} catch (error) {
  if (!(error instanceof LinkRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
