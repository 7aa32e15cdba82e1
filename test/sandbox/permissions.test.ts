import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  AGENT,
  AGENT_A,
  MASTER,
  NEO,
  ONE,
  STREET,
  TWO,
  type TinyWorld,
  openTinyWorld,
} from "../support/sandbox-world.ts";

describe("who may do what", () => {
  let tiny: TinyWorld;

  beforeEach(async () => {
    tiny = await openTinyWorld();
  });

  afterEach(() => tiny.close());

  it("players change what they own and nothing else", async () => {
    await tiny.act(ONE, { data: [{ _id: NEO, name: "The One" }] });
    await expect(tiny.act(TWO, { data: [{ _id: NEO, name: "Mine" }] })).rejects.toThrow("may not change");
    await expect(tiny.act(ONE, { data: [{ _id: AGENT, name: "Mine" }] })).rejects.toThrow("may not change");
    expect(tiny.actor(NEO)["name"]).toBe("The One");
  });

  it("players create items on what they own, but neither actors nor items of the world", async () => {
    const thing = { name: "Pill", type: "thing" };
    await tiny.act(ONE, { action: "create", documentName: "Item", parentUuid: `Actor.${NEO}`, data: [thing] });
    const foreign = { documentName: "Item", parentUuid: `Actor.${AGENT}`, data: [thing] };
    await expect(tiny.act(ONE, { ...foreign, action: "create" })).rejects.toThrow("may not create");
    await expect(tiny.act(ONE, { action: "create", documentName: "Item", data: [thing] })).rejects.toThrow(
      "may not create",
    );
    const hero = { name: "Me too", type: "hero" };
    await expect(tiny.act(ONE, { action: "create", data: [hero] })).rejects.toThrow("may not create");
  });

  it("an owner does not delete the actor, a game master does", async () => {
    await expect(tiny.act(ONE, { action: "delete", ids: [NEO] })).rejects.toThrow("may not delete");
    await tiny.act(MASTER, { action: "delete", ids: [NEO] });
    expect(tiny.world.get("Actor", NEO)).toBeUndefined();
  });

  it("an owner does not hand out ownership", async () => {
    const asked = tiny.act(ONE, { data: [{ _id: NEO, ownership: { [TWO]: 3 } }] });
    await expect(asked).rejects.toThrow("Only a game master may change “ownership”");
  });

  it.each([
    ["plainly", { "system.secret": "I know" }],
    ["by replacing what holds it", { system: { "==secret": "I know" } }],
    ["by replacing everything", { "==system": { secret: "I know" } }],
    ["by deleting it", { system: { "-=secret": null } }],
    ["by an operator", { system: { secret: { __$OPERATOR$__: "ForcedReplacement", value: "I know" } } }],
    ["by an operator above it", { system: { __$OPERATOR$__: "ForcedReplacement", value: { secret: "I know" } } }],
  ])("a field of the game master is closed to an owner, %s", async (_how, change) => {
    await tiny.act(MASTER, { data: [{ _id: NEO, "system.secret": "spoon" }] });
    await expect(tiny.act(ONE, { data: [{ _id: NEO, ...change }] })).rejects.toThrow(
      "Only a game master may change “system",
    );
    expect(tiny.actor(NEO)).toMatchObject({ system: { secret: "spoon" } });
  });

  it("the author of a message is whoever sent it, whatever the data say", async () => {
    const data = [{ content: "I am the boss", author: MASTER, user: MASTER }];
    const [outcome] = await tiny.act(ONE, { action: "create", documentName: "ChatMessage", data });
    const id = String(outcome?.applied.data[0]?.["_id"]);
    expect(tiny.world.get("ChatMessage", id)).toMatchObject({ author: ONE });
    const place = { documentName: "ChatMessage" };
    await tiny.act(ONE, { ...place, data: [{ _id: id, content: "Changed" }] });
    await expect(tiny.act(TWO, { ...place, data: [{ _id: id, content: "Forged" }] })).rejects.toThrow("may not change");
    await expect(tiny.act(ONE, { ...place, data: [{ _id: id, author: TWO }] })).rejects.toThrow("author");
    await expect(tiny.act(TWO, { ...place, action: "delete", ids: [id] })).rejects.toThrow("may not delete");
  });

  it("users change themselves, but not their role", async () => {
    await tiny.act(ONE, { documentName: "User", data: [{ _id: ONE, "flags.tiny.a": 1 }] });
    await expect(tiny.act(ONE, { documentName: "User", data: [{ _id: ONE, role: 4 }] })).rejects.toThrow("role");
    await expect(tiny.act(ONE, { documentName: "User", data: [{ _id: TWO, color: "#ffffff" }] })).rejects.toThrow(
      "may not",
    );
  });

  it("an actor of an unlinked token belongs to whoever owns its base, or was given the token's", async () => {
    const place = { parentUuid: `Scene.${STREET}.Token.${AGENT_A}` };
    const change = { ...place, data: [{ _id: AGENT, name: "Possessed" }] };
    await expect(tiny.act(ONE, change)).rejects.toThrow("may not change");
    await tiny.act(MASTER, { ...place, data: [{ _id: AGENT, ownership: { [ONE]: 3 } }] });
    await tiny.act(ONE, change);
    expect(tiny.token(AGENT_A)["delta"]).toMatchObject({ name: "Possessed" });
    expect(tiny.actor(AGENT)).toMatchObject({ name: "Agent" });
  });

  it.each([
    ["its ownership", { ownership: { [ONE]: 3 } }],
    ["its items all at once", { items: [] }],
    ["fields of the game master", { system: { secret: "x" } }],
  ])("whoever owns the actor of a token does not change %s by way of the delta", async (_what, delta) => {
    await tiny.act(MASTER, {
      parentUuid: `Scene.${STREET}.Token.${AGENT_A}`,
      data: [{ _id: AGENT, ownership: { [TWO]: 3 } }],
    });
    const place = { documentName: "Token", parentUuid: `Scene.${STREET}` };
    await expect(tiny.act(TWO, { ...place, data: [{ _id: AGENT_A, delta }] })).rejects.toThrow("Only a game master");
    await expect(tiny.act(TWO, { ...place, data: [{ _id: AGENT_A, "==delta": delta }] })).rejects.toThrow(
      "Only a game master",
    );
    await tiny.act(TWO, { ...place, data: [{ _id: AGENT_A, delta: { system: { luck: 1 } } }] });
    expect(tiny.token(AGENT_A)["delta"]).toMatchObject({ system: { luck: 1 } });
  });

  it("an owner does not replace all items of an actor at once, nor its type", async () => {
    await expect(tiny.act(ONE, { data: [{ _id: NEO, items: [] }] })).rejects.toThrow("items");
    await expect(tiny.act(ONE, { data: [{ _id: NEO, type: "ghost" }] })).rejects.toThrow("type");
  });

  it("players do not place, aim or take away tokens of others", async () => {
    const place = { documentName: "Token", parentUuid: `Scene.${STREET}` };
    await expect(tiny.act(ONE, { ...place, data: [{ _id: AGENT_A, x: 0 }] })).rejects.toThrow("may not change");
    await tiny.act(ONE, { ...place, data: [{ _id: "tokenNeo00000000", x: 7 }] });
    expect(tiny.token("tokenNeo00000000")["x"]).toBe(7);
    await expect(tiny.act(ONE, { ...place, data: [{ _id: "tokenNeo00000000", actorId: AGENT }] })).rejects.toThrow(
      "actorId",
    );
    await expect(tiny.act(ONE, { ...place, action: "delete", ids: [AGENT_A] })).rejects.toThrow("may not delete");
  });

  it("encounters and those who take part in them belong to the game master", async () => {
    const combat = { _id: "combatCombat0000", type: "duel", combatants: [] };
    const options = { keepId: true };
    await expect(tiny.act(ONE, { action: "create", documentName: "Combat", data: [combat], options })).rejects.toThrow(
      "may not",
    );
    await tiny.act(MASTER, { action: "create", documentName: "Combat", data: [combat], options });
    const place = { action: "create", documentName: "Combatant", parentUuid: "Combat.combatCombat0000" } as const;
    await tiny.act(MASTER, { ...place, data: [{ actorId: NEO, type: "duelist" }] });
    await expect(tiny.act(ONE, { ...place, data: [{ actorId: NEO, type: "duelist" }] })).rejects.toThrow(
      "may not create",
    );
  });
});
