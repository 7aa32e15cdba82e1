import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { ContentError, compilePacks } from "./compile.ts";

const ROOT = join(import.meta.dirname, "../..");

const { values } = parseArgs({
  options: {
    source: { type: "string", default: relative(process.cwd(), join(ROOT, "packs/_source")) },
    out: { type: "string", default: join(ROOT, "dist/packs") },
  },
});

try {
  const sizes = await compilePacks(values);
  console.log(`Packs: ${sizes.map(({ name, entries }) => `${name} ${entries}`).join(", ")}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
