import { expect, test } from "vitest";
import { wayTo } from "../src/decide/way";

const NEAR: Record<string, string[]> = { A: ["B"], B: ["A", "C", "D"], C: ["B", "D"], D: ["B", "C"], E: [] };
const map = { grid: { neighbours: (id: string) => (NEAR[id] ?? []).map((each) => ({ id: each })) } } as never;

test("without a way from the server it goes by the cheapest neighbours", () => {
  const told = { from: "A", hexes: { B: 1, C: 3, D: 2 } };
  expect(wayTo(told, "C", map)).toEqual({ hexes: ["A", "B", "C"], cost: 3 });
  expect(wayTo(told, "D", map)).toEqual({ hexes: ["A", "B", "D"], cost: 2 });
});
test("the way that is told is the way that is gone", () => {
  const told = { from: "A", hexes: { C: { cost: 5, way: ["A", "B", "D", "C"] } } };
  expect(wayTo(told, "C", map)).toEqual({ hexes: ["A", "B", "D", "C"], cost: 5 });
});
test("there is no way to what cannot be reached", () => {
  expect(wayTo({ from: "A", hexes: { B: 1, E: 4 } }, "E", map)).toBeNull();
  expect(wayTo({ from: "A", hexes: {} }, "C", map)).toBeNull();
});
