import { describe, expect, it } from "vitest";
import { damageOfEnergy, rofOf } from "../../../../src/rules/ze/index.ts";

describe("table 2: rate of fire", () => {
  it.each([
    [0, 2],
    [9, 2],
    [10, 1],
    [19, 1],
    [20, 0],
    [24, 0],
    [25, -1],
    [30, -1],
    [31, -2],
    [40, -2],
    [41, -3],
    [50, -3],
    [51, -4],
    [900, -4],
  ])("%i single shots have ROF %i", (rate, rof) => {
    expect(rofOf("ss", rate)).toBe(rof);
  });

  it.each([
    [0, 2],
    [59, 2],
    [60, 1],
    [89, 1],
    [90, 0],
    [110, 0],
    [111, -1],
    [128, -1],
    [129, -2],
    [152, -2],
    [153, -3],
    [199, -3],
    [200, -4],
    [5000, -4],
  ])("%i in bursts have ROF %i", (rate, rof) => {
    expect(rofOf("bf", rate)).toBe(rof);
  });

  it("R-3: fractions are rounded down", () => {
    expect(rofOf("ss", 9.99)).toBe(2);
    expect(rofOf("bf", 89.5)).toBe(1);
  });
});

describe("table 3: damage", () => {
  it.each([
    [0, 200, 0],
    [201, 400, 1],
    [401, 600, 2],
    [601, 800, 3],
    [801, 1000, 4],
    [1001, 1400, 5],
    [1401, 1800, 6],
    [1801, 2200, 7],
    [2201, 2800, 8],
    [2801, 3400, 9],
    [3401, 4000, 10],
    [4001, 5000, 11],
    [5001, 6000, 12],
    [6001, 7000, 13],
    [7001, 9000, 14],
    [9001, 11000, 15],
    [11001, 13000, 16],
    [13001, 15000, 17],
    [15001, 99999, 18],
  ])("%i to %i joule do %i", (from, to, damage) => {
    expect(damageOfEnergy(from)).toBe(damage);
    expect(damageOfEnergy(to)).toBe(damage);
  });

  it("R-Z19: 11000 joule do 15", () => {
    expect(damageOfEnergy(11000)).toBe(15);
    expect(damageOfEnergy(11000.5)).toBe(15);
  });
});
