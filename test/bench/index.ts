import { characterOf } from "./characters.ts";
import { bench, type Measured } from "./measure.ts";
import * as abilities from "../../src/rules/abilities/index.ts";
import * as disciplines from "../../src/rules/disciplines/index.ts";
import * as kernel from "../../src/rules/kernel/index.ts";
import * as ze from "../../src/rules/ze/index.ts";

const PROBE: ze.ProbeCheck = { reading: "0-10", value: 9, stufe: 0, target: null };

/** Automatic fire, 14 bullets, at somebody who dodges, with the damage boxes that each result marks. */
const BURST: ze.ShotCheck = {
  kind: "shot",
  probe: { reading: "0-10", value: 10, stufe: 0, target: 1 },
  thrown: false,
  mode: "fa",
  bullets: 14,
  skill: 4,
  damage: 3,
  ze: 10,
  target: {
    ko: 3,
    armor: 1,
    born: "matrix",
    dreamer: false,
    dampened: false,
    marks: { L: 2, M: 0, S: 0, O: 0 },
    mental: 0,
  },
};

const FIGHT = ze.startTimeline(
  Array.from({ length: 1000 }, (_, n) => ({
    id: `fighter-${n}`,
    stufe: n % 6,
    total: 8 + (n % 20),
    re: 1 + (n % 6),
    name: `Fighter ${n}`,
    first: false,
  })),
);

const CROWD = Array.from({ length: 10_000 }, (_, n) => characterOf(n));

/** What each call has to keep on the machine that the baseline was stated on, in milliseconds. */
const CASES: readonly Measured[] = [
  {
    name: "odds of an open-ended opposed probe",
    most: 2,
    calls: 200,
    run: () => kernel.odds(kernel.opposed(ze.probeStufe(PROBE), ze.probeStufe({ ...PROBE, value: 7 }))),
  },
  { name: "odds of an automatic-fire attack with damage", most: 20, calls: 30, run: () => ze.shotOdds(BURST) },
  {
    name: "spending on a timeline of 1,000 fighters",
    most: 0.1,
    calls: 400,
    run: () => {
      const up = ze.upNext(FIGHT);
      return up?.kind === "fighter" ? ze.spend(FIGHT, up.id, 7) : null;
    },
  },
  {
    name: "deriving 10,000 characters (abilities)",
    most: 200,
    calls: 7,
    run: () => CROWD.map((one) => abilities.derive(one.abilities)),
  },
  {
    name: "deriving 10,000 characters (disciplines)",
    most: 200,
    calls: 7,
    run: () => CROWD.map((one) => disciplines.derive(one.disciplines)),
  },
  {
    name: "deriving 10,000 characters (ze)",
    most: 200,
    calls: 7,
    run: () => CROWD.map((one) => ze.derive(one.ze)),
  },
];

process.exitCode = bench(CASES) ? 0 : 1;
