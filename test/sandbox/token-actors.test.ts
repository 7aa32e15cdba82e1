import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeDelta, syntheticSource } from "../../sandbox/shared/delta.ts";
import {
  AGENT,
  AGENT_A,
  AGENT_B,
  MASTER,
  STREET,
  SUIT,
  type TinyWorld,
  entries,
  openTinyWorld,
} from "../support/sandbox-world.ts";

const TOKEN = `Scene.${STREET}.Token.${AGENT_A}`;
const ACTOR = `${TOKEN}.Actor.${AGENT}`;

describe("actors of unlinked tokens", () => {
  let tiny: TinyWorld;

  beforeEach(async () => {
    tiny = await openTinyWorld();
  });

  afterEach(() => tiny.close());

  const standing = (id: string): Record<string, unknown> => {
    const { delta } = tiny.token(id);
    return syntheticSource(tiny.actor(AGENT), (delta ?? null) as Record<string, unknown> | null);
  };

  it("the delta of the one token holds the change; base and sibling hold nothing of it", async () => {
    await tiny.act(MASTER, { parentUuid: TOKEN, data: [{ _id: AGENT, "system.hp.value": 3 }] });
    expect(tiny.token(AGENT_A)["delta"]).toEqual({ system: { hp: { value: 3 } } });
    expect(tiny.token(AGENT_B)["delta"]).toBeUndefined();
    expect(tiny.actor(AGENT)).toMatchObject({ system: { hp: { value: 20 } } });
  });

  it("items are created, changed and deleted on the token's actor alone", async () => {
    const place = { documentName: "Item", parentUuid: ACTOR };
    const [outcome] = await tiny.act(MASTER, { ...place, action: "create", data: [{ name: "Gun", type: "thing" }] });
    const gun = String(outcome?.applied.data[0]?.["_id"]);
    await tiny.act(MASTER, { ...place, data: [{ _id: gun, name: "Rifle" }] });
    await tiny.act(MASTER, { ...place, data: [{ _id: SUIT, name: "Torn suit" }] });
    expect(entries(standing(AGENT_A), "items").map(({ name }) => name)).toEqual(["Torn suit", "Rifle"]);
    await tiny.act(MASTER, { ...place, action: "delete", ids: [gun, SUIT] });
    expect(entries(standing(AGENT_A), "items")).toEqual([]);
    expect(tiny.token(AGENT_A)["delta"]).toEqual({ items: [{ _id: SUIT, _tombstone: true }] });
    expect(entries(standing(AGENT_B), "items").map(({ name }) => name)).toEqual(["Suit"]);
    expect(entries(tiny.actor(AGENT), "items").map(({ name }) => name)).toEqual(["Suit"]);
  });

  it("an effect on an item of a token's actor stays with the token", async () => {
    const place = { documentName: "ActiveEffect", parentUuid: `${ACTOR}.Item.${SUIT}` };
    await tiny.act(MASTER, { ...place, action: "create", data: [{ name: "Wet" }] });
    const [suit] = entries(standing(AGENT_A), "items");
    expect(entries(suit ?? {}, "effects")).toMatchObject([{ name: "Wet" }]);
    expect(entries(tiny.actor(AGENT), "items")[0]).not.toHaveProperty("effects.0");
  });

  it("HTML in a delta is cleaned like that of the actor", async () => {
    const notes = "<b>x</b><script>alert(1)</script>";
    await tiny.act(MASTER, { parentUuid: TOKEN, data: [{ _id: AGENT, "system.notes": notes }] });
    expect(tiny.token(AGENT_A)["delta"]).toEqual({ system: { notes: "<b>x</b>" } });
    const place = { documentName: "Token", parentUuid: `Scene.${STREET}` };
    await tiny.act(MASTER, { ...place, data: [{ _id: AGENT_B, delta: { system: { notes } } }] });
    expect(tiny.token(AGENT_B)["delta"]).toEqual({ system: { notes: "<b>x</b>" } });
  });

  it("a token placed with a delta has it cleaned too", async () => {
    const delta = { system: { notes: "<img src=x onerror=alert(1)>" } };
    const data = [{ name: "C", actorId: AGENT, actorLink: false, delta }];
    const [outcome] = await tiny.act(MASTER, {
      action: "create",
      documentName: "Token",
      parentUuid: `Scene.${STREET}`,
      data,
    });
    expect(JSON.stringify(outcome?.applied.data)).not.toContain("onerror");
  });
});

describe("deltas", () => {
  it("a deletion stays written down, until the key is set again", () => {
    const delta = {};
    changeDelta(delta, { flags: { tiny: { "-=a": null } } });
    expect(syntheticSource({ flags: { tiny: { a: 1, b: 2 } } }, delta)).toMatchObject({ flags: { tiny: { b: 2 } } });
    expect(syntheticSource({ flags: { tiny: { a: 1 } } }, delta)).toMatchObject({ flags: { tiny: {} } });
    changeDelta(delta, { flags: { tiny: { a: 5 } } });
    expect(delta).toEqual({ flags: { tiny: { a: 5 } } });
  });

  it("a value set back to that of the base still counts when the base changes", () => {
    const delta = {};
    changeDelta(delta, { name: "Agent" });
    expect(syntheticSource({ name: "Smith" }, delta)).toMatchObject({ name: "Agent" });
  });

  it("what is changed inside a replaced object is changed there", () => {
    const delta = {};
    changeDelta(delta, { "==flags": { tiny: { a: 1 } } });
    changeDelta(delta, { flags: { tiny: { b: 2 } } });
    const source = syntheticSource({ flags: { other: 1, tiny: { z: 9 } } }, delta);
    expect(source["flags"]).toEqual({ tiny: { a: 1, b: 2 } });
  });
});
