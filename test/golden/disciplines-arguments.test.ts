import { expect, it } from "vitest";
import * as disciplines from "../../src/rules/disciplines/index.ts";
import { argumentTable } from "../support/argument-table.ts";
import { functionsOf } from "../support/fuzz.ts";
import { CALLS } from "../unit/rules/disciplines/samples.ts";

it("every part of every argument is refused in these words", async () => {
  await expect(argumentTable(functionsOf(disciplines), CALLS)).toMatchFileSnapshot("./disciplines-arguments.txt");
});
