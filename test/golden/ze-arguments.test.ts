import { expect, it } from "vitest";
import * as ze from "../../src/rules/ze/index.ts";
import { argumentTable } from "../support/argument-table.ts";
import { functionsOf } from "../support/fuzz.ts";
import { CALLS } from "../support/ze-calls.ts";
import { CALLS as TIMELINE_CALLS } from "../support/ze-timeline-calls.ts";

it("every part of every argument is refused in these words", async () => {
  const table = argumentTable(functionsOf(ze), { ...CALLS, ...TIMELINE_CALLS });
  await expect(table).toMatchFileSnapshot("./ze-arguments.txt");
});
