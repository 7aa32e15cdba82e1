import type { SfLevels } from "./entry.ts";

const delayed = { timing: "delayed", play: "action", needs: [] } as const;
const own = { timing: "own", play: "action", needs: [] } as const;
const reaction = { timing: "immediate", play: "reaction", needs: [] } as const;
const normal = { probe: "konzentration", against: 1 } as const;
const fierce = { probe: "konzentration", against: 2 } as const;
const opposed = { probe: "konzentration", against: "opposed" } as const;

/** The five trees of the controller. */
export const CONTROLLER_SF = {
  combat: [
    {
      name: "Pyrokinese I",
      ap: 3,
      ze: 10,
      ...normal,
      ...delayed,
      effects: [{ kind: "fire", row: "L", boxes: 2, rounds: 4, roundZe: 10 }],
    },
    {
      name: "Pyrokinese II",
      ap: 4,
      ze: 10,
      ...normal,
      ...delayed,
      effects: [{ kind: "fire", row: "M", boxes: 4, rounds: 4, roundZe: 10 }],
    },
    {
      name: "Pyrokinese III",
      ap: 5,
      ze: 10,
      ...fierce,
      ...delayed,
      effects: [{ kind: "fire", row: "S", boxes: 4, rounds: 4, roundZe: 10 }],
    },
    {
      name: "Kill Human",
      ap: { ap: 8, onFailure: 1 },
      ze: 10,
      ...opposed,
      ...delayed,
      effects: [{ kind: "willDamage", times: 2 }],
    },
    {
      name: "Detonation",
      ap: 10,
      ze: 10,
      ...normal,
      ...delayed,
      effects: [{ kind: "blast", metres: 5, damage: 8 }],
    },
    {
      name: "Kill Agent",
      ap: 10,
      ze: 3,
      ...normal,
      ...delayed,
      needs: ["touch", "agent"],
      effects: [{ kind: "destroy" }],
    },
  ],
  influence: [
    {
      name: "Sinn trennen",
      ap: 1,
      ze: 10,
      ...opposed,
      ...delayed,
      effects: [
        { kind: "senses", most: 1, ze: 600 },
        { kind: "keep", malus: 1, afterZe: 0 },
      ],
    },
    {
      name: "Sinne trennen²",
      ap: 2,
      ze: 10,
      ...opposed,
      ...delayed,
      effects: [
        { kind: "senses", most: null, ze: 600 },
        { kind: "keep", malus: 1, afterZe: 0 },
      ],
    },
    {
      name: "Suggestion",
      ap: 5,
      ze: 600,
      ...opposed,
      ...delayed,
      effects: [{ kind: "suggest", min: -1, max: 4 }],
    },
    {
      name: "Sinne Beeinflussen",
      ap: 10,
      ze: 15,
      ...opposed,
      ...delayed,
      effects: [
        { kind: "senses", most: null, ze: null },
        { kind: "keep", malus: 0, afterZe: 0 },
      ],
    },
    { name: "Aufwecken", ap: 10, ze: 20, ...opposed, ...delayed, effects: [{ kind: "wake" }] },
    { name: "Manipulation", ap: 10, ze: 25, ...opposed, ...delayed, effects: [{ kind: "rewrite" }] },
  ],
  sense: [
    {
      name: "Matrix Sight",
      ap: 1,
      ze: 5,
      ...normal,
      ...delayed,
      effects: [
        { kind: "sight", of: "code", ze: null },
        { kind: "keep", malus: 0, afterZe: 0 },
      ],
    },
    {
      name: "Sence Sight",
      ap: 2,
      ze: 10,
      ...fierce,
      ...delayed,
      effects: [
        { kind: "sight", of: "person", ze: null },
        { kind: "sharedDamage" },
        { kind: "modifier", whose: "self", aspect: "stufe", amount: -2, lasts: "kept" },
        { kind: "keep", malus: 0, afterZe: 0 },
      ],
    },
    {
      name: "Autarkie Sight",
      ap: 5,
      ze: 10,
      ...fierce,
      ...delayed,
      effects: [
        { kind: "sight", of: "camera", ze: 100 },
        { kind: "helpless", ze: 100 },
      ],
    },
    {
      name: "Telepathie",
      ap: 3,
      ze: 5,
      ...fierce,
      ...delayed,
      effects: [{ kind: "telepathy" }],
    },
    {
      name: "Sence ridding",
      ap: 5,
      ze: 15,
      ...fierce,
      ...delayed,
      effects: [
        { kind: "sight", of: "within", ze: null },
        { kind: "sharedDamage" },
        { kind: "keep", malus: 0, afterZe: 0 },
      ],
    },
  ],
  "time-control": [
    {
      name: "Zeitblase",
      ap: 5,
      ze: 10,
      ...fierce,
      ...delayed,
      effects: [{ kind: "bubble" }, { kind: "keep", malus: 0, afterZe: 0 }],
    },
    {
      name: "Halbieren",
      ap: 5,
      ze: 10,
      ...fierce,
      ...delayed,
      effects: [
        { kind: "zeFactor", factor: 0.5, afterZe: 10 },
        { kind: "keep", malus: 0, afterZe: 10 },
      ],
    },
    {
      name: "Verdoppeln",
      ap: 5,
      ze: 10,
      ...opposed,
      ...delayed,
      effects: [
        { kind: "zeFactor", factor: 2, afterZe: 10 },
        { kind: "keep", malus: 0, afterZe: 10 },
      ],
    },
    {
      name: "Controll",
      ap: { per: "target", ap: 1 },
      ze: 3,
      ...fierce,
      ...reaction,
      effects: [{ kind: "stop", what: "object" }],
    },
    {
      name: "Controll²",
      ap: { per: "target", ap: 5 },
      ze: 5,
      ...fierce,
      ...reaction,
      effects: [{ kind: "stop", what: "reaction" }],
    },
    {
      name: "Controll³",
      ap: { per: "target", ap: 10 },
      ze: 7,
      ...opposed,
      ...reaction,
      effects: [{ kind: "stop", what: "person" }],
    },
  ],
  telekinesis: [
    { name: "Verbiegen", ap: 1, ze: 10, ...normal, ...own, effects: [{ kind: "telekinesis", how: "bend" }] },
    { name: "Bewegung", ap: 1, ze: 10, ...normal, ...own, effects: [{ kind: "telekinesis", how: "move" }] },
    { name: "Schnelle Bewegung", ap: 2, ze: 10, ...normal, ...own, effects: [{ kind: "telekinesis", how: "hurl" }] },
  ],
} as const satisfies Readonly<Record<string, SfLevels>>;
