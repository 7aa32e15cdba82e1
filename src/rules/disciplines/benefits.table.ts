import type { Message } from "../kernel/index.ts";
import type { Discipline } from "./ids.ts";

/**
 * What each level of each discipline brings, from level 0 on, as sentences with their figures: everything that the
 * sources print, also what only a GM can judge.
 */
export const BENEFITS: Readonly<Record<Discipline, readonly (readonly Message[])[]>> = {
  agility: [
    [{ key: "MC.Benefit.agility0Reflexes" }, { key: "MC.Benefit.agility0Driving" }],
    [{ key: "MC.Benefit.agility1Reflexes" }, { key: "MC.Benefit.agility1Driving" }],
    [
      { key: "MC.Benefit.agility2Reflexes" },
      { key: "MC.Benefit.agility2Driving", data: { mph: 70 } },
      { key: "MC.Benefit.agility2Catch" },
    ],
    [
      { key: "MC.Benefit.agility3Reflexes" },
      { key: "MC.Benefit.agility3Driving" },
      { key: "MC.Benefit.agility3Catch" },
    ],
  ],
  awareness: [
    [{ key: "MC.Benefit.awareness0Senses" }],
    [
      { key: "MC.Benefit.awareness1Surprise" },
      { key: "MC.Benefit.awareness1Premonition" },
      { key: "MC.Benefit.awareness1Defence", data: { melee: 5, least: 1 } },
    ],
    [
      { key: "MC.Benefit.awareness2Aimed" },
      { key: "MC.Benefit.awareness2Premonition" },
      { key: "MC.Benefit.awareness2Defence", data: { melee: 10, gun: 5 } },
    ],
    [
      { key: "MC.Benefit.awareness3Intent", data: { min: 40, max: 50 } },
      { key: "MC.Benefit.awareness3Premonition", data: { feet: 600 } },
      { key: "MC.Benefit.awareness3Defence", data: { melee: 15, gun: 10 } },
      { key: "MC.Benefit.awareness3Aura" },
    ],
  ],
  balance: [
    [{ key: "MC.Benefit.balance0Trip" }],
    [
      { key: "MC.Benefit.balance1Trip" },
      { key: "MC.Benefit.balance1Land" },
      { key: "MC.Benefit.balance1Stand", data: { min: 40, max: 60 } },
    ],
    [
      { key: "MC.Benefit.balance2Land" },
      { key: "MC.Benefit.balance2Tackled", data: { min: 60, max: 99 } },
      { key: "MC.Benefit.balance2Rope" },
      { key: "MC.Benefit.balance2Explosion", data: { min: 50, max: 70 } },
      { key: "MC.Benefit.balance2Ceiling" },
      { key: "MC.Benefit.balance2Stand", data: { mph: 60 } },
      { key: "MC.Benefit.balance2Wall" },
    ],
    [
      { key: "MC.Benefit.balance3Land" },
      { key: "MC.Benefit.balance3Tackled", data: { chance: 10 } },
      { key: "MC.Benefit.balance3Rope" },
      { key: "MC.Benefit.balance3People" },
      { key: "MC.Benefit.balance3Explosion" },
      { key: "MC.Benefit.balance3Cars" },
    ],
  ],
  endurance: [
    [
      { key: "MC.Benefit.endurance0Tough", data: { times: 2 } },
      { key: "MC.Benefit.endurance0Blow" },
      { key: "MC.Benefit.endurance0Stamina" },
      { key: "MC.Benefit.endurance0Run", data: { min: 3, max: 5 } },
    ],
    [
      { key: "MC.Benefit.endurance1Tough", data: { times: 3 } },
      { key: "MC.Benefit.endurance1Blow", data: { blows: 10 } },
      { key: "MC.Benefit.endurance1Bullet" },
      { key: "MC.Benefit.endurance1Stamina", data: { boxers: 3 } },
      { key: "MC.Benefit.endurance1Run", data: { min: 6, max: 8 } },
    ],
    [
      { key: "MC.Benefit.endurance2Tough" },
      { key: "MC.Benefit.endurance2Blow" },
      { key: "MC.Benefit.endurance2Agent", data: { blows: 10 } },
      { key: "MC.Benefit.endurance2Bullet" },
      { key: "MC.Benefit.endurance2Stamina" },
      { key: "MC.Benefit.endurance2Run", data: { min: 9, max: 11 } },
    ],
    [
      { key: "MC.Benefit.endurance3Blow" },
      { key: "MC.Benefit.endurance3Agent" },
      { key: "MC.Benefit.endurance3Bullet", data: { chance: 60 } },
      { key: "MC.Benefit.endurance3Stamina" },
      { key: "MC.Benefit.endurance3Run" },
    ],
    [{ key: "MC.Benefit.endurance4Tough" }, { key: "MC.Benefit.endurance4Fall", data: { mph: 30 } }],
  ],
  energy: [
    [{ key: "MC.Benefit.energy0None" }],
    [
      { key: "MC.Benefit.energy1Move", data: { feet: 5, leap: 5, actions: 3 } },
      { key: "MC.Benefit.energy1Augmented", data: { uses: 3, factor: 2 } },
      { key: "MC.Benefit.energy1Knockback", data: { factor: 1.5 } },
    ],
    [
      { key: "MC.Benefit.energy2Move", data: { feet: 10, leap: 20, actions: 3 } },
      { key: "MC.Benefit.energy2Augmented", data: { uses: 6 } },
    ],
    [
      { key: "MC.Benefit.energy3Move", data: { feet: 15, leap: 40, actions: 10 } },
      { key: "MC.Benefit.energy3Augmented" },
      { key: "MC.Benefit.energy3Cohesion", data: { strength: 3, energy: 2, mph: 45 } },
    ],
  ],
  evasion: [
    [{ key: "MC.Benefit.evasion0None" }],
    [
      { key: "MC.Benefit.evasion1Blur", data: { gun: 15 } },
      { key: "MC.Benefit.evasion1Cost", data: { actions: 1 } },
    ],
    [
      { key: "MC.Benefit.evasion2Blur", data: { gun: 30 } },
      { key: "MC.Benefit.evasion2Cost", data: { actions: 1, shooters: 2 } },
    ],
    [
      { key: "MC.Benefit.evasion3Blur", data: { gun: 50 } },
      { key: "MC.Benefit.evasion3Melee", data: { melee: 15 } },
      { key: "MC.Benefit.evasion3Hold" },
    ],
  ],
  flight: [
    [{ key: "MC.Benefit.flight0None" }],
    [
      { key: "MC.Benefit.flight1Start", data: { mph: 30 } },
      { key: "MC.Benefit.flight1Ceiling", data: { feet: 2000 } },
      { key: "MC.Benefit.flight1Loss", data: { chance: 30 } },
      { key: "MC.Benefit.flight1Hover" },
      { key: "MC.Benefit.flight1Landing", data: { balance: 1 } },
    ],
    [
      { key: "MC.Benefit.flight2Start", data: { mph: 100 } },
      { key: "MC.Benefit.flight2Ceiling", data: { feet: 10000 } },
      { key: "MC.Benefit.flight2Loss", data: { chance: 5 } },
      { key: "MC.Benefit.flight2Hover" },
      { key: "MC.Benefit.flight2Landing" },
    ],
    [
      { key: "MC.Benefit.flight3Jet", data: { mph: 760 } },
      { key: "MC.Benefit.flight3Start", data: { mph: 30, seconds: 5 } },
      { key: "MC.Benefit.flight3Loss", data: { chance: 5 } },
      { key: "MC.Benefit.flight3Landing" },
      { key: "MC.Benefit.flight3Crash", data: { endurance: 4, chance: 60 } },
    ],
  ],
  matrixWarping: [
    [{ key: "MC.Benefit.matrixWarping0None" }],
    [
      { key: "MC.Benefit.matrixWarping1Agents", data: { endurance: 1 } },
      { key: "MC.Benefit.matrixWarping1Walls" },
      { key: "MC.Benefit.matrixWarping1Acceleration", data: { actions: 1, rounds: 10 } },
    ],
    [
      { key: "MC.Benefit.matrixWarping2Doors", data: { rounds: 3 } },
      { key: "MC.Benefit.matrixWarping2Acceleration", data: { actions: 2, rounds: 12 } },
    ],
    [
      { key: "MC.Benefit.matrixWarping3Deletion", data: { rounds: 2, chance: 50 } },
      { key: "MC.Benefit.matrixWarping3Acceleration", data: { actions: 3, rounds: 12 } },
    ],
  ],
  regeneration: [
    [
      { key: "MC.Benefit.regeneration0Blows", data: { hours: 2 } },
      { key: "MC.Benefit.regeneration0Bones", data: { hours: 4 } },
      { key: "MC.Benefit.regeneration0Marks" },
    ],
    [
      { key: "MC.Benefit.regeneration1Blows", data: { hours: 0.5 } },
      { key: "MC.Benefit.regeneration1Bullets", data: { hours: 3 } },
      { key: "MC.Benefit.regeneration1Marks" },
    ],
    [
      { key: "MC.Benefit.regeneration2Bullets", data: { hours: 1 } },
      { key: "MC.Benefit.regeneration2Limbs", data: { hours: 3 } },
      { key: "MC.Benefit.regeneration2AtOnce", data: { bullet: 3, blow: 2, actions: 20 } },
    ],
    [
      { key: "MC.Benefit.regeneration3AtOnce", data: { actions: 40, combat: 5 } },
      { key: "MC.Benefit.regeneration3Others" },
      { key: "MC.Benefit.regeneration3Resurrection", data: { actions: 40 } },
      { key: "MC.Benefit.regeneration3Bleeding" },
    ],
  ],
  speed: [
    [{ key: "MC.Benefit.speed0Actions", data: { actions: 3 } }],
    [{ key: "MC.Benefit.speed1Actions", data: { actions: 5 } }],
    [
      { key: "MC.Benefit.speed2Actions", data: { actions: 7 } },
      { key: "MC.Benefit.speed2Wall", data: { balance: 2, feet: 10 } },
    ],
    [
      { key: "MC.Benefit.speed3Actions", data: { actions: 10 } },
      { key: "MC.Benefit.speed3Wall", data: { balance: 2, feet: 20 } },
    ],
  ],
  strength: [
    [
      { key: "MC.Benefit.strength0Blow", data: { blows: 3 } },
      { key: "MC.Benefit.strength0Armed" },
      { key: "MC.Benefit.strength0Agents" },
      { key: "MC.Benefit.strength0Leap", data: { leap: 5, run: 15 } },
    ],
    [
      { key: "MC.Benefit.strength1Blow" },
      { key: "MC.Benefit.strength1Armed" },
      { key: "MC.Benefit.strength1Things" },
      { key: "MC.Benefit.strength1Agents" },
      { key: "MC.Benefit.strength1Leap", data: { leap: 10, run: 30 } },
    ],
    [
      { key: "MC.Benefit.strength2Blow" },
      { key: "MC.Benefit.strength2Armed" },
      { key: "MC.Benefit.strength2Things" },
      { key: "MC.Benefit.strength2Agents" },
      { key: "MC.Benefit.strength2Leap", data: { leap: 20, run: 60 } },
    ],
    [
      { key: "MC.Benefit.strength3Blow" },
      { key: "MC.Benefit.strength3Things" },
      { key: "MC.Benefit.strength3Agents" },
      { key: "MC.Benefit.strength3Leap", data: { leap: 30, run: 90 } },
    ],
  ],
  telekinesis: [
    [{ key: "MC.Benefit.telekinesis0None" }],
    [
      { key: "MC.Benefit.telekinesis1Bullets", data: { sure: 1, chance: 60 } },
      { key: "MC.Benefit.telekinesis1Vehicles", data: { rounds: 3 } },
      { key: "MC.Benefit.telekinesis1Throw", data: { min: 10, max: 15 } },
      { key: "MC.Benefit.telekinesis1Deflect", data: { actions: 1, feet: 5 } },
    ],
    [
      { key: "MC.Benefit.telekinesis2Bullets", data: { sure: 3, most: 6, chance: 70 } },
      { key: "MC.Benefit.telekinesis2Reverse" },
      { key: "MC.Benefit.telekinesis2Throw", data: { shove: 5, min: 15, max: 30 } },
      { key: "MC.Benefit.telekinesis2Suspend", data: { pounds: 400, feet: 10 } },
    ],
    [
      { key: "MC.Benefit.telekinesis3Bullets", data: { feet: 100 } },
      { key: "MC.Benefit.telekinesis3Vehicles" },
      { key: "MC.Benefit.telekinesis3Throw", data: { min: 30, max: 60 } },
    ],
  ],
};
