import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cleanHtml } from "../../sandbox/server/html.ts";
import { MASTER, NEO, ONE, type TinyWorld, openTinyWorld } from "../support/sandbox-world.ts";

const HARMFUL = `<p class="x">ok</p><script>alert(1)</script><img src="a.png" onerror="alert(1)"><a href="javascript:alert(1)">go</a>`;

describe("HTML is cleaned by the server", () => {
  let tiny: TinyWorld;

  beforeEach(async () => {
    tiny = await openTinyWorld();
  });

  afterEach(() => tiny.close());

  it.each(["script", "onerror", "javascript:"])("%s does not pass", (word) => {
    expect(cleanHtml(HARMFUL)).not.toContain(word);
    expect(cleanHtml(HARMFUL)).toContain(`<p class="x">ok</p>`);
  });

  it("the fields that the manifest names are cleaned, on creation and on update, and no others", async () => {
    await tiny.act(ONE, { data: [{ _id: NEO, "system.notes": HARMFUL, "system.alias": "<i>" }] });
    expect(tiny.actor(NEO)).toMatchObject({ system: { notes: cleanHtml(HARMFUL), alias: "<i>" } });
    const data = [{ name: "Pill", type: "thing", system: { notes: HARMFUL } }];
    const place = { documentName: "Item", parentUuid: `Actor.${NEO}` };
    const [outcome] = await tiny.act(ONE, { ...place, action: "create", data });
    expect(outcome?.applied.data[0]).toMatchObject({ system: { notes: cleanHtml(HARMFUL) } });
  });

  it("what every client is told is clean as well", async () => {
    const [outcome] = await tiny.act(ONE, { data: [{ _id: NEO, system: { notes: HARMFUL } }] });
    expect(JSON.stringify(outcome?.applied.data)).not.toContain("onerror");
  });

  it("items inside a new actor are cleaned", async () => {
    const items = [{ name: "Pill", type: "thing", system: { notes: HARMFUL } }];
    const [outcome] = await tiny.act(MASTER, { action: "create", data: [{ name: "X", type: "hero", items }] });
    expect(JSON.stringify(outcome?.applied.data)).not.toContain("onerror");
  });

  it("content and flavour of messages are cleaned", async () => {
    const data = [{ content: HARMFUL, flavor: HARMFUL }];
    const [outcome] = await tiny.act(ONE, { action: "create", documentName: "ChatMessage", data });
    expect(outcome?.applied.data[0]).toMatchObject({ content: cleanHtml(HARMFUL), flavor: cleanHtml(HARMFUL) });
  });

  it.each([
    ["a replacing key", { system: { "==notes": HARMFUL } }],
    ["a replacing operator", { system: { notes: { __$OPERATOR$__: "ForcedReplacement", value: HARMFUL } } }],
    ["a replaced whole", { "==system": { notes: HARMFUL } }],
  ])("%s is no way around it", async (_name, change) => {
    await tiny.act(MASTER, { data: [{ _id: NEO, ...change }] });
    expect(JSON.stringify(tiny.actor(NEO))).not.toContain("onerror");
  });
});
