import { ze } from "../../src/rules/index.ts";
import { houseRules, type HouseRulesInput, type RuleValues } from "../../src/view/house-rules.ts";
import * as view from "../../src/view/ze/index.ts";
import { sheetInput, snapshotOf, type Reader } from "./samples.ts";
import type { Shown } from "./shown.ts";

const ACTOR = {
  name: "Kestrel",
  img: "systems/matrix-construct/portraits/coat-and-glasses.svg",
  foe: false,
  line: { key: "MC.Sheet.line.matrix", data: { class: "fighter" } },
};

function shown(name: string, template: string, context: object, width = 460): Shown {
  return { name, title: name, width, parts: [[`apps/${template}`, context]] };
}

/** The windows in which a character comes about and grows. */
export function growth(reader: Reader): readonly Shown[] {
  const { attributes, sf } = snapshotOf();
  const all = sheetInput(reader, "values");
  const items = all.items.flatMap((item) => (item.type === "skill" ? [item] : []));
  const values = Object.fromEntries(items.map(({ system }) => [system.identifier, system.value]));
  const grown = { ...attributes, st: 5, ko: 5 };
  const creation: ze.Creation = { class: "fighter", born: "matrix", attributes: grown, sf, skills: values };
  const skills = items.map(({ name, system }) => ({ slug: system.identifier, name, attribute: system.attribute }));
  const trees = all.trees.map(({ tree, name, owner, levels }) => ({ tree, name, owner, last: levels.length }));
  const { formats, compare } = reader;
  const input = { creation, role: "character", gm: true, missing: 12, formats, compare, skills, trees } as const;
  const { snapshot, actor } = all;
  const advance = view.advancement({ snapshot, ledger: actor.system.ledger, skills, formats, compare });
  return [
    ...view.BUILD_STEPS.map((step) => shown(step, "builder", view.builder({ ...input, step }), 700)),
    shown("narrow", "builder", view.builder({ ...input, step: "skills" }), 480),
    shown("advance", "advancement", advance, 640),
  ];
}

const [light, moderate, severe, lethal] = ze.DEFAULT_RULES.rows.map(({ boxes }) => boxes);

const STANDARD: RuleValues = {
  defaultVariant: "ze",
  w10Reading: "0-10",
  woundRows: { L: light ?? [], M: moderate ?? [], S: severe ?? [], O: lethal ?? [] },
  mentalRow: ze.DEFAULT_RULES.mental,
  apFormula: ze.DEFAULT_RULES.apFormula,
};

const RULES: HouseRulesInput = {
  id: "rules",
  values: { ...STANDARD, w10Reading: "1-10" },
  standard: STANDARD,
  variants: ["ze"],
};

/** The windows that the GM works with between scenes. */
export function upkeep(reader: Reader): readonly Shown[] {
  const snapshot = snapshotOf({
    wounds: { L: 6, M: 4, S: 2, O: 1 },
    sf: { healing: 1 },
    ap: { value: 5, override: 13 },
  });
  const rest = (hours: number): object => {
    const choice = { hours, inside: false, treated: false, fast: true, all: false };
    return view.restDialog({
      actor: ACTOR,
      snapshot,
      choice,
      mayAll: true,
      rules: ze.DEFAULT_RULES,
      formats: reader.formats,
    });
  };
  const harm = (choice: view.HarmChoice): object =>
    view.harmDialog({ target: ACTOR, snapshot, choice, rules: ze.DEFAULT_RULES });
  const grantees = ["Kestrel", "Orrin Vale"].map((name) => ({ uuid: name, name, ledger: [] }));
  return [
    shown("rest", "rest", rest(8)),
    shown("rest, deadly", "rest", rest(200)),
    shown("damage", "damage", harm({ kind: "damage", row: "S", boxes: 9, cause: "", reduced: true })),
    shown("healing", "damage", harm({ kind: "heal", row: "mental", boxes: 1, cause: "", reduced: false })),
    shown("grant", "grant", view.grantDialog(grantees, { points: 4, reason: "", to: ["Kestrel"] })),
    shown("house rules", "house-rules", houseRules(RULES), 640),
  ];
}
