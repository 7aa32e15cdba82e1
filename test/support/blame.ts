import { ArgumentError } from "../../src/rules/kernel/index.ts";

/** The argument that the error of `call` names; anything but an argument error fails the test. */
export function blamed(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof ArgumentError) return error.argument;
    throw error;
  }
  throw new Error("no argument error");
}
