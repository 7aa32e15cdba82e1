import { ze } from "../../src/rules/index.ts";
import * as view from "../../src/view/ze/index.ts";
import { attackInput } from "./attack.ts";
import { cards } from "./cards.ts";
import type { Shown } from "./shown.ts";
import { growth, upkeep } from "./campaign.ts";
import { agentInput, sheetInput, snapshotOf, WEAPONS, type Reader } from "./samples.ts";

function sheet(input: view.ZeSheetInput, width: number, height: number, name: string): Shown {
  const context = view.zeSheet({ ...input, id: `${input.id}-${width}-${name}` });
  const parts = ["header", "tabs", ...view.TABS].map((part) => [`sheets/ze/${part}`, context] as const);
  return {
    name,
    title: input.actor.name,
    width,
    height,
    sheet: true,
    parts: context.compact ? [["sheets/ze/compact", context]] : parts,
  };
}

function sheets(reader: Reader): readonly Shown[] {
  const wide = view.TABS.map((tab) => sheet(sheetInput(reader, tab), 760, tab === "sf" ? 1150 : 820, tab));
  const edit = sheet({ ...sheetInput(reader, "values"), editing: true }, 760, 820, "editing");
  return [...wide, edit, sheet(agentInput(reader), 672, 700, "compact")];
}

function narrow(reader: Reader): readonly Shown[] {
  const tabs = (["values", "combat", "sf", "gear", "history"] as const).map((tab) =>
    sheet(sheetInput(reader, tab), 560, 900, tab),
  );
  return [...tabs, sheet(agentInput(reader), 560, 900, "compact")];
}

function items(reader: Reader): readonly Shown[] {
  const frame = { id: "item", editable: true, gm: true, enriched: "<p>Eine Waffe.</p>", formats: reader.formats };
  const skills = [{ slug: "pistolen", name: reader.names("MC.Skill.pistolen") }];
  const all = sheetInput(reader, "values").items;
  const find = <T extends view.ZeItem["type"]>(type: T) =>
    all.find((item): item is Extract<view.ZeItem, { type: T }> => item.type === type);
  const [vp70] = WEAPONS;
  const [armor, skill, sf] = [find("armor"), find("skill"), find("sf")];
  if (!vp70 || !armor || !skill || !sf) return [];
  const maker = { single: 24, burst: 95, energy: 520, velocity: 360 };
  const item = (template: string, title: string, context: object, width = 560): Shown => ({
    name: template,
    title,
    width,
    parts: [[`items/${template}`, context]],
  });
  return [
    item("weapon", vp70.name, view.weaponSheet({ ...frame, item: vp70, maker, skill: "", skills })),
    item("weapon", vp70.name, view.weaponSheet({ ...frame, editable: false, item: vp70, maker, skill: "", skills })),
    item("armor", armor.name, view.armorSheet({ ...frame, item: armor }), 400),
    item("skill", skill.name, view.skillSheet({ ...frame, item: skill }), 400),
    item("sf", sf.name, view.sfSheet({ ...frame, item: sf }), 480),
    item("sf", sf.name, view.sfSheet({ ...frame, editable: false, item: sf }), 480),
  ];
}

function dialogs(reader: Reader): readonly Shown[] {
  const shown = (name: string, input: view.AttackInput | null): Shown[] =>
    input ? [{ name, title: input.weapon.name, width: 460, parts: [["apps/attack", view.attackDialog(input)]] }] : [];
  const katana = WEAPONS[3];
  const strike = { mode: "strike", dodging: true, beyond: false, situation: -1 } as const;
  const probe: view.ProbeInput = {
    snapshot: snapshotOf(),
    subject: "konzentration",
    choice: { target: 3, situation: 0, opponent: "" },
    opponents: [{ uuid: "x", name: "Agent Marsh" }],
    rules: ze.DEFAULT_RULES,
    formats: reader.formats,
  };
  return [
    ...shown("attack", attackInput(reader)),
    ...shown("secret", attackInput(reader, { figures: null })),
    ...shown("strike", katana ? attackInput(reader, { weapon: katana, choice: strike }) : null),
    ...shown(
      "no target, out",
      attackInput(reader, {
        target: null,
        figures: null,
        attacker: snapshotOf({ wounds: { L: 0, M: 0, S: 0, O: 9 } }),
      }),
    ),
    { name: "probe", title: "Konzentration", width: 460, parts: [["apps/probe", view.probeDialog(probe)]] },
  ];
}

/** All windows of the gallery by group. */
export function windowsOf(reader: Reader): Readonly<Record<string, readonly Shown[]>> {
  return {
    sheets: sheets(reader),
    narrow: narrow(reader),
    items: items(reader),
    dialogs: dialogs(reader),
    cards: cards(reader),
    growth: growth(reader),
    upkeep: upkeep(reader),
  };
}
