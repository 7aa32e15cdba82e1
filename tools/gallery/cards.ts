import { kernel, ze } from "../../src/rules/index.ts";
import * as view from "../../src/view/ze/index.ts";
import { MARSH, type Reader } from "./samples.ts";
import { attackInput } from "./attack.ts";
import type { Shown } from "./shown.ts";

const ACTOR = { name: "Kestrel", img: "systems/matrix-construct/portraits/coat-and-glasses.svg" };

const TARGET = { uuid: MARSH.uuid, name: MARSH.name, img: MARSH.img, foe: true };

const GUARD = { ...TARGET, name: "Wachmann 3", img: "systems/matrix-construct/portraits/guard.svg" };

const HIT = [[10, 10, 3], [4], [2]];
const MISS = [[0, 6]];

function shown(name: string, template: string, context: object): Shown {
  return { name, title: "", width: 300, card: true, parts: [[`chat/${template}`, context]] };
}

/** A shot that was fired with the given faces; null where they do not fit. */
function fired(reader: Reader, faces: readonly (readonly number[])[]) {
  const input = attackInput(reader);
  const attack = input ? view.attackOf({ ...input, choice: { ...input.choice, mode: "fa" } }) : null;
  if (!attack?.check.ok || attack.check.value.kind !== "shot") return null;
  const check = attack.check.value;
  const played = kernel.replay(ze.shoot(check), faces);
  return played.ok ? { check, transcript: faces, outcome: played.value } : null;
}

type Fired = NonNullable<ReturnType<typeof fired>>;

function shot(reader: Reader, name: string, shot: Fired, changes: readonly Partial<view.EntryInput>[]): Shown {
  const entries = changes.map((change, index): view.EntryInput => {
    const harm = { ...shot.outcome, mental: false };
    const plain = { target: TARGET, state: "open", by: "", harm, label: null } as const;
    return { id: `${name}-${index}`, ...plain, mayApply: true, mayUndo: false, ...change };
  });
  const what = { key: "MC.Word.name", data: { name: "VP70 M" } };
  const frame = { actor: ACTOR, what, formats: reader.formats, entries };
  return shown(name, "check", view.checkCard({ ...frame, kind: "shot", ...shot }));
}

function shots(reader: Reader): readonly Shown[] {
  const hit = fired(reader, HIT);
  const miss = fired(reader, MISS);
  if (!hit || !miss) return [];
  const hidden = { ...hit.outcome, boxes: null, damage: null, out: false, dead: false, mental: false };
  return [
    shot(reader, "open", hit, [{}, { target: GUARD, state: "applied", by: "Spielleitung", mayUndo: true }]),
    shot(reader, "undone", hit, [{ state: "undone", by: "Robin" }]),
    shot(reader, "secret", hit, [{ harm: hidden }]),
    shot(reader, "miss", miss, [{}]),
  ];
}

function probeCard(reader: Reader): readonly Shown[] {
  const check = { reading: "0-10", value: 7, stufe: 0, target: 3 } as const;
  const transcript = [[6]];
  const played = kernel.replay(ze.probe(check), transcript);
  if (!played.ok) return [];
  const what = { key: "MC.Skill.konzentration" };
  const frame = { actor: ACTOR, what, transcript, entries: [], formats: reader.formats };
  return [shown("probe", "check", view.checkCard({ ...frame, kind: "probe", check, outcome: played.value }))];
}

function request(): Shown {
  const skill = { key: "MC.Skill.konzentration" };
  const context = view.requestCard({
    actor: ACTOR,
    line: skill,
    message: { key: "MC.Request.opposed", data: { name: "Kestrel", what: skill } },
    state: "open",
    answer: null,
  });
  return shown("request", "request", context);
}

/** The cards of the gallery: shots in every state, a probe, a request. */
export function cards(reader: Reader): readonly Shown[] {
  return [...shots(reader), ...probeCard(reader), request()];
}
