import { expect } from "vitest";

/** The seed of the generated cases, so that every run of the suite says the same; `SEED=… npx vitest run` tries others. */
const SEED = Number(process.env["SEED"] ?? 1999);

// Loaded where it is used alone: most files of tests generate nothing.
if (expect.getState().testPath?.includes("/property/") === true) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
}
