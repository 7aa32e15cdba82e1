import { describe, expect, it } from "vitest";
import * as abilities from "../../../../src/rules/abilities/index.ts";
import type * as kernel from "../../../../src/rules/kernel/index.ts";

const { openRound, turnsOf, act, pass, join, leave, phaseOf } = abilities;

const entrant = (id: string, from: abilities.Phase, actions: number, score: number): abilities.Entrant => ({
  id,
  from,
  actions,
  score,
});

const shown = (round: abilities.Round): readonly string[] => turnsOf(round).map(({ phase, id }) => `${phase} ${id}`);

/** The round of an allowed result; a refusal fails the test. */
function after(result: kernel.Result<abilities.Round>): abilities.Round {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ key }) => key).join(", "));
}

const ROUND = openRound(1, [
  entrant("smith", "good", 2, 14),
  entrant("neo", "amazing", 3, 12),
  entrant("tank", "marginal", 1, 16),
]);

describe("phases", () => {
  it("R-A6: the degree of the action check is the first phase to act in", () => {
    expect(["amazing", "good", "ordinary", "marginal"].map((degree) => phaseOf(degree as abilities.Degree))).toEqual([
      "amazing",
      "good",
      "ordinary",
      "marginal",
    ]);
  });

  it("R-A12: a critical failure on an action check acts in the Marginal phase", () => {
    expect(phaseOf("critical")).toBe("marginal");
    expect(phaseOf("failure")).toBe("marginal");
  });

  it("R-A6: phases come in order, one action a phase, as many as there are; inside a phase the higher score first", () => {
    expect(shown(ROUND)).toEqual([
      "amazing neo",
      "good smith",
      "good neo",
      "ordinary smith",
      "ordinary neo",
      "marginal tank",
    ]);
    expect(ROUND.phase).toBe("amazing");
  });

  it("R-A6: equal scores go by id, whatever the order of the list", () => {
    const twins = [entrant("b", "good", 1, 9), entrant("a", "good", 1, 9), entrant("c", "good", 1, 9)];
    expect(shown(openRound(1, twins))).toEqual(["good a", "good b", "good c"]);
    expect(shown(openRound(1, twins.toReversed()))).toEqual(["good a", "good b", "good c"]);
  });

  it("R-A6: nobody acts in more phases than are left", () => {
    expect(shown(openRound(1, [entrant("late", "ordinary", 4, 9)]))).toEqual(["ordinary late", "marginal late"]);
    expect(shown(openRound(1, [entrant("out", "amazing", 0, 9)]))).toEqual([]);
  });
});

describe("turns", () => {
  it("go on by act until the round is over", () => {
    let round = ROUND;
    const played: string[] = [];
    for (let [turn] = turnsOf(round); turn; [turn] = turnsOf(round)) {
      played.push(`${turn.phase} ${turn.id}`);
      round = after(act(round, turn.id));
    }
    expect(played).toEqual(shown(ROUND));
    expect(round.phase).toBe("marginal");
    expect(round.fighters.map(({ acted }) => acted)).toEqual([
      ["good", "ordinary"],
      ["amazing", "good", "ordinary"],
      ["marginal"],
    ]);
  });

  it("whoever passes keeps the action for a later phase", () => {
    const round = after(pass(ROUND, "neo"));
    expect(round.phase).toBe("good");
    expect(shown(round)).toEqual([
      "good smith",
      "good neo",
      "ordinary smith",
      "ordinary neo",
      "marginal tank",
      "marginal neo",
    ]);
    expect(round.fighters[1]).toMatchObject({ acted: [], passed: ["amazing"] });
  });

  it("nobody acts out of turn, and no unknown one", () => {
    for (const id of ["smith", "tank", "nobody"]) {
      expect(act(ROUND, id)).toEqual({ ok: false, problems: [{ key: "MC.Refusal.notUp", data: { id } }] });
      expect(pass(ROUND, id).ok).toBe(false);
    }
    expect(act(openRound(1, []), "neo").ok).toBe(false);
  });

  it("whoever joins late acts from the phase that is on, never earlier", () => {
    const round = after(join(after(act(ROUND, "neo")), entrant("trinity", "amazing", 4, 20)));
    expect(shown(round)).toEqual([
      "good trinity",
      "good smith",
      "good neo",
      "ordinary trinity",
      "ordinary smith",
      "ordinary neo",
      "marginal trinity",
      "marginal tank",
    ]);
    expect(join(round, entrant("trinity", "good", 1, 1))).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.inFight", data: { id: "trinity" } }],
    });
  });

  it("whoever leaves has no turn any more", () => {
    const round = after(leave(ROUND, "neo"));
    expect(shown(round)).toEqual(["good smith", "ordinary smith", "marginal tank"]);
    expect(round.phase).toBe("good");
    expect(leave(round, "neo")).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.notInFight", data: { id: "neo" } }],
    });
  });

  it("a new round starts without spent actions", () => {
    const next = openRound(2, after(act(ROUND, "neo")).fighters);
    expect(next).toEqual({ ...ROUND, number: 2 });
  });

  it("the same id twice is an argument error", () => {
    const twice = [entrant("neo", "good", 1, 1), entrant("neo", "good", 1, 1)];
    expect(() => openRound(1, twice)).toThrow("fighters must be fighters with an id of their own each");
    const far = [entrant("neo", "good", 4, 3000), entrant("tank", "good", 0, -3000)];
    expect(openRound(1, far).fighters).toHaveLength(2);
  });
});
