import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";

const { treat, rest, endScene, wake, wakingRound, TREATMENTS } = abilities;
const HURT = { con: 11, tracks: { stun: 5, wound: 5, mortal: 3 } };
const DEAD = { con: 11, tracks: { stun: 5, wound: 5, mortal: 6 } };

describe("treatment", () => {
  it("R-A4: first aid, medical science and surgery are checks on the skills that the source names", () => {
    expect(TREATMENTS).toEqual({
      firstAid: "knowledge-first-aid",
      medicalScience: "medical-science",
      surgery: "medical-science-surgery",
    });
  });

  it.each(["firstAid", "medicalScience"] as const)("R-A11: %s heals 1, 2 or 3 stun by degree, or 1 wound", (kind) => {
    const stun = (degree: abilities.Success) => treat(HURT, kind, degree);
    expect(stun("ordinary")).toEqual({ ok: true, value: { stun: 4, wound: 5, mortal: 3 } });
    expect(stun("good")).toEqual({ ok: true, value: { stun: 3, wound: 5, mortal: 3 } });
    expect(stun("amazing")).toEqual({ ok: true, value: { stun: 2, wound: 5, mortal: 3 } });
    for (const degree of abilities.SUCCESSES) {
      expect(treat(HURT, kind, degree, "wound")).toEqual({ ok: true, value: { stun: 5, wound: 4, mortal: 3 } });
    }
  });

  it("R-A11: surgery heals 1 mortal and 2 wounds", () => {
    expect(treat(HURT, "surgery", "ordinary")).toEqual({ ok: true, value: { stun: 5, wound: 3, mortal: 2 } });
  });

  it("never heals below none, and refuses where there is nothing to heal", () => {
    const light = { con: 11, tracks: { stun: 1, wound: 0, mortal: 0 } };
    expect(treat(light, "firstAid", "amazing")).toEqual({ ok: true, value: { stun: 0, wound: 0, mortal: 0 } });
    for (const refused of [treat(light, "firstAid", "good", "wound"), treat(light, "surgery", "good")]) {
      expect(refused).toEqual({ ok: false, problems: [{ key: "MC.Refusal.nothingToHeal" }] });
    }
  });

  it("R-A9: the dead are beyond treatment and rest", () => {
    for (const refused of [treat(DEAD, "surgery", "amazing"), rest(DEAD, 3)]) {
      expect(refused).toEqual({ ok: false, problems: [{ key: "MC.Refusal.dead" }] });
    }
  });
});

describe("rest", () => {
  it("R-A11: heals 1 wound a day; mortal damage needs surgery", () => {
    expect(rest(HURT, 1)).toEqual({ ok: true, value: { stun: 0, wound: 4, mortal: 3 } });
    expect(rest(HURT, 9)).toEqual({ ok: true, value: { stun: 0, wound: 0, mortal: 3 } });
    expect(rest(HURT, 0)).toEqual({ ok: true, value: HURT.tracks });
  });

  it("R-A10: stun disappears at the end of a scene", () => {
    expect(endScene(HURT.tracks)).toEqual({ stun: 0, wound: 5, mortal: 3 });
  });
});

describe("knockout", () => {
  const stunned = { con: 11, tracks: { stun: 11, wound: 2, mortal: 0 } };

  it("R-A10: stunned in round 3, out for the rest of it and the whole of round 4, awake in round 5 with 1 stun less", () => {
    expect(wakingRound(3)).toBe(5);
    expect(wake(stunned, 3, 3)).toEqual({ tracks: stunned.tracks, awake: false });
    expect(wake(stunned, 3, 4)).toEqual({ tracks: stunned.tracks, awake: false });
    expect(wake(stunned, 3, 5)).toEqual({ tracks: { stun: 10, wound: 2, mortal: 0 }, awake: true });
    expect(wake(stunned, 3, 6)).toEqual({ tracks: { stun: 10, wound: 2, mortal: 0 }, awake: true });
  });

  it("R-A10: knocked out by wounds, nobody wakes before 1 wound is healed", () => {
    const wounded = { con: 11, tracks: { stun: 11, wound: 11, mortal: 0 } };
    expect(wake(wounded, 1, 9)).toEqual({ tracks: { stun: 10, wound: 11, mortal: 0 }, awake: false });
    const treated = { con: 11, tracks: { stun: 10, wound: 10, mortal: 0 } };
    expect(wake(treated, 1, 9)).toEqual({ tracks: treated.tracks, awake: true });
    const rested = { con: 11, tracks: { stun: 3, wound: 10, mortal: 0 } };
    expect(wake(rested, 1, 9)).toEqual({ tracks: rested.tracks, awake: true });
  });

  it("R-A10: stun beyond the limit is regained down to one free box", () => {
    expect(wake({ con: 3, tracks: { stun: 5, wound: 0, mortal: 0 } }, 1, 3).tracks.stun).toBe(2);
  });

  it("R-A9: the dead do not wake", () => {
    expect(wake(DEAD, 1, 9)).toEqual({ tracks: DEAD.tracks, awake: false });
  });
});
