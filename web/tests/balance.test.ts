import { describe, expect, it } from "vitest";
import { sharesOf } from "../src/shell/balance";

const sides = [
  { id: "german", nation: "german", name: { id: "side-german" } },
  { id: "british", nation: "british", name: { id: "side-british" } },
];
const percents = (balance: Parameters<typeof sharesOf>[1]): Record<string, number> =>
  Object.fromEntries(sharesOf(sides, balance).map((s) => [s.nation, Math.round(s.share * 100)]));

describe("the measured balance of a scenario", () => {
  it("is given in shares without a number of games", () => {
    expect(percents({ wins: { german: 0.58, british: 0.42 } })).toEqual({ german: 58, british: 42 });
  });
  it("shows games that nobody won", () => {
    expect(percents({ wins: { german: 0.335, british: 0.21 } })).toEqual({
      german: 34,
      british: 21,
      nobody: 45,
    });
  });
  it("adds up to a hundred where rounding would not", () => {
    expect(percents({ wins: { german: 0.505, british: 0.495 } })).toEqual({ german: 51, british: 49 });
  });
  it("may be counted", () => {
    expect(percents({ games: 8, wins: { german: 4, british: 2 } })).toEqual({
      german: 50,
      british: 25,
      nobody: 25,
    });
    expect(percents({ wins: { german: 3, british: 1 } })).toEqual({ german: 75, british: 25 });
  });
});
