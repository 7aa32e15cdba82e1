import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messageFor, operationsFor } from "../../sandbox/server/messages.ts";
import { MASTER, ONE, TWO, type TinyWorld, openTinyWorld } from "../support/sandbox-world.ts";

const BLIND = {
  _id: "a",
  author: ONE,
  whisper: [MASTER],
  blind: true,
  content: "seventeen",
  rolls: ["{}"],
  system: { text: "x" },
};

describe("who is told of a message", () => {
  let tiny: TinyWorld;

  beforeEach(async () => {
    tiny = await openTinyWorld();
  });

  afterEach(() => tiny.close());

  const told = async (user: string, data: Record<string, unknown>): Promise<(reader: string) => unknown[]> => {
    const [outcome] = await tiny.act(user, { action: "create", documentName: "ChatMessage", data: [data] });
    return (reader) => (outcome === undefined ? [] : operationsFor(reader, outcome).flatMap((each) => each.data));
  };

  it("everybody hears what is whispered to nobody", async () => {
    const hear = await told(ONE, { content: "Hello" });
    expect([MASTER, ONE, TWO].map((reader) => hear(reader).length)).toEqual([1, 1, 1]);
  });

  it("a whisper reaches its author and those it is for, and not even a game master else", async () => {
    const hear = await told(ONE, { content: "Psst", whisper: [TWO] });
    expect([MASTER, ONE, TWO].map((reader) => hear(reader).length)).toEqual([0, 1, 1]);
  });

  it("the author of a blind message is told that it is there and nothing of its content", async () => {
    const hear = await told(ONE, {
      content: "seventeen",
      whisper: [MASTER],
      blind: true,
      rolls: ["{}"],
      flags: { tiny: { a: 1 } },
    });
    expect(hear(TWO)).toEqual([]);
    expect(hear(MASTER)).toMatchObject([{ content: "seventeen" }]);
    expect(hear(ONE)).toMatchObject([{ content: "", rolls: [], flags: {}, blind: true, author: ONE }]);
    expect(JSON.stringify(hear(ONE))).not.toContain("seventeen");
  });

  it("a message that is opened up appears to those who could not see it, whole", async () => {
    const data = [{ content: "Psst", whisper: [MASTER] }];
    const [made] = await tiny.act(MASTER, { action: "create", documentName: "ChatMessage", data });
    const id = made?.applied.data[0]?.["_id"];
    const [opened] = await tiny.act(MASTER, { documentName: "ChatMessage", data: [{ _id: id, whisper: [] }] });
    const operations = opened === undefined ? [] : operationsFor(TWO, opened);
    expect(operations).toMatchObject([{ action: "create", data: [{ _id: id, content: "Psst" }] }]);
    expect(opened === undefined ? [] : operationsFor(MASTER, opened)).toMatchObject([{ action: "update" }]);
  });

  it("a message that is closed disappears from those who may no longer see it", async () => {
    const [made] = await tiny.act(MASTER, {
      action: "create",
      documentName: "ChatMessage",
      data: [{ content: "Oops" }],
    });
    const id = made?.applied.data[0]?.["_id"];
    const [closed] = await tiny.act(MASTER, { documentName: "ChatMessage", data: [{ _id: id, whisper: [MASTER] }] });
    expect(closed === undefined ? [] : operationsFor(TWO, closed)).toMatchObject([{ action: "delete", ids: [id] }]);
  });

  it("changes of a blind message do not reach its author", async () => {
    const data = [{ content: "seventeen", whisper: [MASTER], blind: true }];
    const [made] = await tiny.act(ONE, { action: "create", documentName: "ChatMessage", data });
    const id = made?.applied.data[0]?.["_id"];
    const [changed] = await tiny.act(MASTER, { documentName: "ChatMessage", data: [{ _id: id, content: "eighteen" }] });
    expect(JSON.stringify(changed === undefined ? [] : operationsFor(ONE, changed))).not.toContain("eighteen");
  });

  it("what is loaded at the start is cut in the same way", () => {
    expect(messageFor(TWO, BLIND)).toBeNull();
    expect(messageFor(ONE, BLIND)).toMatchObject({ content: "", rolls: [], system: {} });
    expect(messageFor(MASTER, BLIND)).toBe(BLIND);
  });
});
