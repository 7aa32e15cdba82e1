import { describe, expect, it } from "vitest";
import * as kernel from "../../../../src/rules/kernel/index.ts";
import { blamed } from "../../../support/blame.ts";

const line = (id: string, amount: number, own: Partial<kernel.LedgerEntry> = {}): kernel.LedgerEntry => ({
  id,
  amount,
  key: "MC.Ledger.skill",
  subject: "skill.pistolen",
  from: 2,
  to: 3,
  by: "gm",
  at: 1,
  ...own,
});

const stamp = { id: "back", by: "player", at: 9 };
const refusal = (key: string): unknown => ({ ok: false, problems: [{ key }] });

describe("a ledger", () => {
  it("has the sum of its lines as its balance", () => {
    expect(kernel.balanceOf([])).toBe(0);
    expect(kernel.balanceOf([line("a", 10), line("b", -4), line("c", 1)])).toBe(7);
  });

  it("takes a line that can be paid, to the last point, and refuses one that cannot", () => {
    const ledger = [line("a", 10)];
    const spent = line("b", -10);
    expect(kernel.enter(ledger, spent)).toEqual({ ok: true, value: [ledger[0], spent] });
    expect(kernel.enter(ledger, line("b", -12))).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.points", data: { missing: 2 } }],
    });
  });

  it("takes a gain even where the balance stays below 0", () => {
    const debt = [line("a", -5)];
    expect(kernel.enter(debt, line("b", 2)).ok).toBe(true);
    expect(kernel.enter(debt, line("b", 0)).ok).toBe(true);
  });

  it("refunds a line at its price, from its new value to its old one, by whoever takes it back", () => {
    const ledger = [line("a", 10), line("b", -4, { data: { skill: "Pistolen" } })];
    const refunded = kernel.refund(ledger, "b", stamp);
    expect(refunded).toEqual({
      ok: true,
      value: [
        ...ledger,
        {
          id: "back",
          amount: 4,
          key: "MC.Ledger.skill",
          data: { skill: "Pistolen" },
          subject: "skill.pistolen",
          from: 3,
          to: 2,
          by: "player",
          at: 9,
          refunds: "b",
        },
      ],
    });
    expect(refunded.ok && kernel.balanceOf(refunded.value)).toBe(10);
    const plain = kernel.refund([line("b", -4)], "b", stamp);
    expect(plain.ok && Object.hasOwn(plain.value[1] ?? {}, "data")).toBe(false);
  });

  it("refuses to refund what is not there, what is free, and refunds", () => {
    const ledger = [line("a", 10), line("b", 0), line("c", 4, { refunds: "z" })];
    for (const id of ["nothing", "b", "c"]) {
      expect(kernel.refund(ledger, id, stamp)).toEqual(refusal("MC.Refusal.noSuchEntry"));
    }
  });

  it("takes back a grant or its correction, whatever else was granted, as long as the points are not spent", () => {
    const grant = (id: string, amount: number) => line(id, amount, { subject: "", from: 0, to: 0 });
    const ledger = [grant("a", 10), grant("b", -3), grant("c", 5), line("d", -4)];
    const balance = (id: string): number | null => {
      const taken = kernel.refund(ledger, id, stamp);
      return taken.ok ? kernel.balanceOf(taken.value) : null;
    };
    expect([balance("b"), balance("c")]).toEqual([11, 3]);
    expect(kernel.refund(ledger, "a", stamp)).toEqual({
      ok: false,
      problems: [{ key: "MC.Refusal.points", data: { missing: 2 } }],
    });
  });

  it("refuses to refund twice", () => {
    const once = kernel.refund([line("b", -4)], "b", stamp);
    if (!once.ok) throw new Error("refused");
    expect(kernel.isRefunded(once.value, "b")).toBe(true);
    expect(kernel.isRefunded(once.value, "a")).toBe(false);
    expect(kernel.refund(once.value, "b", { ...stamp, id: "again" })).toEqual(refusal("MC.Refusal.refunded"));
  });

  it("refuses to refund what a later line built on, until that one is taken back", () => {
    const ledger = [line("b", -4), line("c", -5, { from: 3, to: 4 })];
    expect(kernel.refund(ledger, "b", stamp)).toEqual(refusal("MC.Refusal.builtUpon"));
    const later = kernel.refund(ledger, "c", stamp);
    expect(later.ok && kernel.refund(later.value, "b", { ...stamp, id: "two" }).ok).toBe(true);
  });

  it("refunds in spite of later lines on something else, and of later gains and free lines", () => {
    const other = [line("b", -4), line("c", -5, { subject: "skill.athletik" }), line("d", 3), line("e", 0)];
    expect(kernel.refund(other, "b", stamp).ok).toBe(true);
    const earlier = [line("c", -5), line("b", -4)];
    expect(kernel.refund(earlier, "b", stamp).ok).toBe(true);
  });

  it("finds a purchase that came too late: for a step that was bought before it, or after the points were gone", () => {
    const buy = (id: string, subject: string, amount = -10) => line(id, amount, { subject, from: 0, to: 1 });
    const twice = [line("a", 30), buy("b", "sf.dodge"), buy("c", "sf.dodge"), buy("d", "sf.move")];
    expect(["a", "b", "c", "d", "e"].map((id) => kernel.lateness(twice, id))).toEqual([
      null,
      null,
      "twice",
      null,
      null,
    ]);
    const unpaid = [line("a", 15), buy("b", "attribute.st"), buy("c", "attribute.ge"), line("d", 9)];
    expect(["b", "c", "d"].map((id) => kernel.lateness(unpaid, id))).toEqual([null, "unpaid", null]);
    const anew = [line("a", 20), buy("b", "sf.dodge"), line("c", 10, { subject: "sf.dodge", refunds: "b" })];
    expect(kernel.lateness([...anew, buy("d", "sf.dodge")], "d")).toBeNull();
    expect(blamed(() => kernel.lateness(null as never, "a"))).toBe("ledger");
  });

  it("knows the line that paid for a value, unless that was taken back", () => {
    const step = (id: string, from: number, to: number) => ({ ...line(id, -2), subject: "skill.a", from, to });
    const bought = [step("one", 1, 2), step("two", 2, 3)];
    expect(kernel.purchaseOf(bought, "skill.a", 3)?.id).toBe("two");
    expect(kernel.purchaseOf(bought, "skill.a", 1)).toBeNull();
    expect(kernel.purchaseOf(bought, "skill.b", 3)).toBeNull();
    const back = { ...line("three", 2), subject: "skill.a", from: 3, to: 2, refunds: "two" };
    expect(kernel.purchaseOf([...bought, back], "skill.a", 3)).toBeNull();
    expect(kernel.purchaseOf([...bought, back], "skill.a", 2)?.id).toBe("one");
    expect(kernel.purchaseOf([...bought, back, step("four", 2, 3)], "skill.a", 3)?.id).toBe("four");
    expect(blamed(() => kernel.purchaseOf(null as never, "a", 1))).toBe("ledger");
  });

  it("names what is wrong in its arguments", () => {
    const no = null as never;
    expect(blamed(() => kernel.balanceOf(no))).toBe("ledger");
    expect(blamed(() => kernel.balanceOf([no]))).toBe("ledger");
    expect(blamed(() => kernel.balanceOf([line("a", 0.5)]))).toBe("ledger.amount");
    expect(blamed(() => kernel.balanceOf([line(1 as never, 1)]))).toBe("ledger.id");
    expect(blamed(() => kernel.enter([], no))).toBe("entry");
    expect(blamed(() => kernel.enter([], line("a", 0.5)))).toBe("entry.amount");
    expect(blamed(() => kernel.enter([], line(1 as never, 1)))).toBe("entry.id");
    expect(blamed(() => kernel.enter(no, line("a", 1)))).toBe("ledger");
    expect(blamed(() => kernel.isRefunded(no, "a"))).toBe("ledger");
    expect(blamed(() => kernel.refund(no, "a", stamp))).toBe("ledger");
    expect(blamed(() => kernel.refund([], "a", no))).toBe("stamp");
  });
});
