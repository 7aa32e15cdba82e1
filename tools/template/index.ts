import { readFileSync, writeFileSync } from "node:fs";
import { templateText } from "./template.ts";

const text = await templateText();
if (!process.argv.includes("--check")) writeFileSync("template.json", text);
else if (readFileSync("template.json", "utf8") !== text) {
  console.error("template.json is not what the data models say: run `npm run template`.");
  process.exit(1);
}
