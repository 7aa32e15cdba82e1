import { kernel, ze } from "../../src/rules/index.ts";
import * as view from "../../src/view/ze/index.ts";
import { growth, upkeep } from "./campaign.ts";
import { agentInput, MARSH, sheetInput, snapshotOf, WEAPONS, type Reader } from "./samples.ts";

/** One window or card of the gallery: its templates with their contexts. */
export interface Shown {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height?: number;
  readonly sheet?: boolean;
  readonly card?: boolean;
  readonly parts: readonly (readonly [template: string, context: object])[];
}

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
    item("weapon", vp70.name, view.weaponSheet({ ...frame, item: vp70, maker, skills })),
    item("weapon", vp70.name, view.weaponSheet({ ...frame, editable: false, item: vp70, maker, skills })),
    item("armor", armor.name, view.armorSheet({ ...frame, item: armor }), 400),
    item("skill", skill.name, view.skillSheet({ ...frame, item: skill }), 400),
    item("sf", sf.name, view.sfSheet({ ...frame, item: sf }), 480),
    item("sf", sf.name, view.sfSheet({ ...frame, editable: false, item: sf }), 480),
  ];
}

function attackInput(reader: Reader, changes: Partial<view.AttackInput> = {}): view.AttackInput | null {
  const [vp70] = WEAPONS;
  if (!vp70) return null;
  const choice = { mode: "bf", dodging: false, beyond: true, situation: 0 } as const;
  const figures = snapshotOf({ wounds: { L: 0, M: 0, S: 0, O: 0 } });
  return {
    attacker: snapshotOf(),
    weapon: vp70,
    target: MARSH,
    figures,
    choice,
    rules: ze.DEFAULT_RULES,
    formats: reader.formats,
    ...changes,
  };
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

const ACTOR = { name: "Kestrel", img: "systems/matrix-construct/portraits/coat-and-glasses.svg" };

function cards(reader: Reader): readonly Shown[] {
  const input = attackInput(reader);
  const attack = input ? view.attackOf({ ...input, choice: { ...input.choice, mode: "fa" } }) : null;
  if (!input?.figures || !attack?.check.ok || attack.check.value.kind !== "shot") return [];
  const check = attack.check.value;
  const transcript = [[10, 10, 3], [4], [2]];
  const played = kernel.replay(ze.shoot(check), transcript);
  const missed = kernel.replay(ze.shoot(check), [[0, 6]]);
  const rolled = { reading: "0-10", value: 7, stufe: 0, target: 3 } as const;
  const probe = kernel.replay(ze.probe(rolled), [[6]]);
  if (!played.ok || !missed.ok || !probe.ok)
    return [{ name: "transcript", title: "", width: 300, card: true, parts: [] }];
  const target = { uuid: MARSH.uuid, token: MARSH.uuid, name: MARSH.name, img: MARSH.img, foe: true };
  const harm = { ...played.value, mental: false };
  const entry = {
    id: "t0",
    target,
    state: "open",
    by: "",
    harm,
    label: null,
    mayApply: true,
    mayUndo: false,
    refusal: null,
  } as const;
  const frame = {
    actor: ACTOR,
    what: { key: "MC.Word.name", data: { name: "VP70 M" } },
    transcript,
    sums: attack.sums,
    notes: [],
    formats: reader.formats,
  };
  const shot = (name: string, entries: readonly view.EntryInput[], more: object = {}): Shown => ({
    name,
    title: "",
    width: 300,
    card: true,
    parts: [["chat/check", view.checkCard({ ...frame, kind: "shot", check, outcome: played.value, entries, ...more })]],
  });
  const secret = { ...harm, boxes: null, damage: null, out: false, dead: false };
  return [
    shot("open", [
      entry,
      {
        ...entry,
        id: "t1",
        target: { ...target, name: "Wachmann 3", img: "systems/matrix-construct/portraits/guard.svg" },
        state: "applied",
        by: "Spielleitung",
        mayUndo: true,
      },
    ]),
    shot("undone, refused", [
      { ...entry, state: "undone", by: "Robin" },
      { ...entry, id: "t2", state: "refused", mayApply: false, refusal: { key: "MC.Refusal.noGm" } },
    ]),
    shot("secret", [{ ...entry, harm: secret }]),
    shot("miss", [{ ...entry, harm: { ...missed.value, mental: false } }], {
      outcome: missed.value,
      transcript: [[0, 6]],
    }),
    {
      name: "probe",
      title: "",
      width: 300,
      card: true,
      parts: [
        [
          "chat/check",
          view.checkCard({
            ...frame,
            what: { key: "MC.Skill.konzentration" },
            kind: "probe",
            check: rolled,
            outcome: probe.value,
            transcript: [[6]],
            sums: null,
            entries: [],
          }),
        ],
      ],
    },
    {
      name: "request",
      title: "",
      width: 300,
      card: true,
      parts: [
        [
          "chat/request",
          view.requestCard({
            actor: ACTOR,
            line: { key: "MC.Skill.konzentration" },
            message: { key: "MC.Request.opposed", data: { name: "Kestrel", what: "MC.Skill.konzentration" } },
            chance: 0.42,
            actions: [
              { action: "answer", subject: "x", icon: "die", label: { key: "MC.Request.answer" }, kind: "primary" },
            ],
            state: "open",
            answer: null,
            formats: reader.formats,
          }),
        ],
      ],
    },
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
