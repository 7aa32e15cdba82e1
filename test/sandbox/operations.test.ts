import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { World } from "../../sandbox/server/world.ts";
import { AGENT, MASTER, NEO, ONE, type TinyWorld, entries, openTinyWorld } from "../support/sandbox-world.ts";

describe("operations on documents of the world", () => {
  let tiny: TinyWorld;

  beforeEach(async () => {
    tiny = await openTinyWorld();
  });

  afterEach(() => tiny.close());

  it("an update merges into what is there and touches nothing else", async () => {
    await tiny.act(MASTER, { data: [{ _id: AGENT, system: { hp: { value: 7 } } }] });
    expect(tiny.actor(AGENT)).toMatchObject({ name: "Agent", system: { hp: { value: 7, max: 20 } } });
  });

  it("dotted keys mean the same as nested ones", async () => {
    await tiny.act(MASTER, { data: [{ _id: AGENT, "system.hp.value": 7, "flags.tiny.a.b": 1 }] });
    expect(tiny.actor(AGENT)).toMatchObject({
      system: { hp: { value: 7, max: 20 } },
      flags: { tiny: { a: { b: 1 } } },
    });
  });

  it("keys are deleted in the form of either generation", async () => {
    await tiny.act(MASTER, { data: [{ _id: AGENT, flags: { tiny: { a: 1, b: 2, c: 3 } } }] });
    await tiny.act(MASTER, { data: [{ _id: AGENT, "flags.tiny.-=a": null }] });
    await tiny.act(MASTER, { data: [{ _id: AGENT, "flags.tiny.b": { __$OPERATOR$__: "ForcedDeletion" } }] });
    expect(tiny.actor(AGENT)["flags"]).toEqual({ tiny: { c: 3 } });
  });

  it("a replacement does not merge", async () => {
    await tiny.act(MASTER, { data: [{ _id: AGENT, flags: { tiny: { a: 1 } } }] });
    const value = { __$OPERATOR$__: "ForcedReplacement", value: { b: 2 } };
    await tiny.act(MASTER, { data: [{ _id: AGENT, "flags.tiny": value }] });
    expect(tiny.actor(AGENT)["flags"]).toEqual({ tiny: { b: 2 } });
  });

  it("no path reaches the prototype of objects", async () => {
    const harmful = JSON.parse(`{"_id":"${AGENT}","flags":{"__proto__":{"polluted":true}}}`) as Record<string, unknown>;
    await tiny.act(MASTER, { data: [harmful] }).catch(() => undefined);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    await expect(tiny.act(MASTER, { data: [{ _id: AGENT, "__proto__.polluted": true }] })).rejects.toThrow(
      "not a path",
    );
  });

  it("what is created is given an id, its maker as owner and the embedded ids it lacks", async () => {
    const [outcome] = await tiny.act(MASTER, {
      action: "create",
      data: [{ name: "Trinity", type: "hero", items: [{ name: "Gun", type: "thing" }] }],
    });
    const [made] = outcome?.applied.data ?? [];
    expect(made?.["_id"]).toMatch(/^[A-Za-z0-9]{16}$/u);
    expect(made?.["ownership"]).toEqual({ default: 0, [MASTER]: 3 });
    expect(entries(made ?? {}, "items")[0]?.["_id"]).toMatch(/^[A-Za-z0-9]{16}$/u);
  });

  it("an id is kept on demand, and refused when it is taken", async () => {
    const data = [{ _id: "keptKeptKeptKept", name: "Trinity", type: "hero" }];
    await tiny.act(MASTER, { action: "create", data, options: { keepId: true } });
    expect(tiny.actor("keptKeptKeptKept")["name"]).toBe("Trinity");
    await expect(tiny.act(MASTER, { action: "create", data, options: { keepId: true } })).rejects.toThrow("already");
  });

  it("a type that the manifest does not name is refused", async () => {
    const data = [{ name: "Nobody", type: "ghost" }];
    await expect(tiny.act(MASTER, { action: "create", data })).rejects.toThrow("“ghost” is not a type");
  });

  it("embedded documents are created, changed and deleted in their parent", async () => {
    const place = { documentName: "Item", parentUuid: `Actor.${NEO}` };
    const [outcome] = await tiny.act(ONE, { ...place, action: "create", data: [{ name: "Pill", type: "thing" }] });
    const id = String(outcome?.applied.data[0]?.["_id"]);
    await tiny.act(ONE, { ...place, data: [{ _id: id, name: "Red pill" }] });
    expect(entries(tiny.actor(NEO), "items").map(({ name }) => name)).toEqual(["Phone", "Red pill"]);
    await tiny.act(ONE, { ...place, action: "delete", ids: [id] });
    expect(entries(tiny.actor(NEO), "items").map(({ name }) => name)).toEqual(["Phone"]);
  });

  it("the world outlives its server", async () => {
    await tiny.act(MASTER, { data: [{ _id: AGENT, name: "Smith" }] });
    await tiny.world.close();
    const again = await World.open(tiny.folder);
    expect(again.get("Actor", AGENT)).toMatchObject({ name: "Smith" });
    await again.close();
  });

  it("compendiums are not written to", async () => {
    const data = [{ name: "Pill", type: "thing" }];
    const asked = tiny.act(MASTER, { action: "create", documentName: "Item", pack: "tiny.things", data });
    await expect(asked).rejects.toThrow("locked");
  });
});

describe("batches", () => {
  let tiny: TinyWorld;

  beforeEach(async () => {
    tiny = await openTinyWorld();
  });

  afterEach(() => tiny.close());

  it("several documents change together", async () => {
    await tiny.act(
      MASTER,
      { data: [{ _id: NEO, name: "The One" }] },
      { data: [{ _id: AGENT, name: "Smith" }] },
      { action: "create", documentName: "ChatMessage", data: [{ content: "So it begins." }] },
    );
    expect([tiny.actor(NEO)["name"], tiny.actor(AGENT)["name"]]).toEqual(["The One", "Smith"]);
    expect(tiny.world.all("ChatMessage")).toHaveLength(1);
  });

  it("where one operation is refused none leaves a trace, in memory or on disk", async () => {
    const batch = tiny.act(
      ONE,
      { action: "create", documentName: "ChatMessage", data: [{ content: "Hit!" }] },
      { documentName: "Item", parentUuid: `Actor.${NEO}`, data: [{ _id: "itemPhone0000000", name: "Broken phone" }] },
      { data: [{ _id: AGENT, "system.hp.value": 0 }] },
    );
    await expect(batch).rejects.toThrow("Player One may not change this: Actor");
    expect(entries(tiny.actor(NEO), "items")[0]?.["name"]).toBe("Phone");
    await tiny.world.close();
    const again = await World.open(tiny.folder);
    expect(again.all("ChatMessage")).toHaveLength(0);
    expect(again.get("Actor", AGENT)).toMatchObject({ system: { hp: { value: 20 } } });
    await again.close();
  });

  it("operations of one batch see what those before them did", async () => {
    const create = { action: "create", data: [{ _id: "keptKeptKeptKept", name: "Trinity", type: "hero" }] } as const;
    await tiny.act(
      MASTER,
      { ...create, data: [...create.data], options: { keepId: true } },
      { data: [{ _id: "keptKeptKeptKept", name: "Trin" }] },
    );
    expect(tiny.actor("keptKeptKeptKept")["name"]).toBe("Trin");
  });
});
