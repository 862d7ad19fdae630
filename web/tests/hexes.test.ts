import { describe, expect, test } from "vitest";
import { DIRECTIONS, HexGrid, ROOT3 } from "../src/board/hexes";

const small = new HexGrid({ columns: 15, rows: 11 });

describe("names", () => {
  test("letters run on after Z, rows may be padded, columns and rows may be dotted", () => {
    expect(small.name(0, 0)).toBe("A1");
    expect(new HexGrid({ columns: 60, rows: 20 }).name(42, 15)).toBe("AQ16");
    expect(new HexGrid({ columns: 30, rows: 12, numbering: "letters2" }).name(22, 8)).toBe("W09");
    expect(
      new HexGrid({ columns: 61, rows: 60, numbering: "dotted", first_column: 0, first_row: 0 }).name(60, 55),
    ).toBe("60.55");
  });
  test("every name is read back as its own column and row", () => {
    for (const numbering of ["letters", "letters2", "dotted"] as const) {
      const grid = new HexGrid({ columns: 40, rows: 12, numbering, first_column: 3, first_row: 2 });
      for (const cell of grid.cells) expect(grid.parse(cell.id)).toEqual({ c: cell.c, r: cell.r });
    }
  });
  test("short even columns lose their last row, missing hexes do not exist", () => {
    const grid = new HexGrid({ columns: 4, rows: 3, short_even_columns: true, missing: ["A2"] });
    expect(grid.cells.map((c) => c.id)).toEqual(["A1", "A3", "B1", "B2", "C1", "C2", "C3", "D1", "D2"]);
  });
});

describe("neighbours", () => {
  test("the even columns lie half a hex lower", () => {
    expect(small.centre("A1")).toEqual({ x: 0, y: 0 });
    expect(small.centre("B1")?.y).toBeCloseTo(ROOT3 / 2);
    expect(DIRECTIONS.map((d) => small.neighbour({ c: 1, r: 4 }, d)?.id)).toEqual([
      "B4",
      "C5",
      "C6",
      "B6",
      "A6",
      "A5",
    ]);
    expect(DIRECTIONS.map((d) => small.neighbour({ c: 2, r: 4 }, d)?.id)).toEqual([
      "C4",
      "D4",
      "D5",
      "C6",
      "B5",
      "B4",
    ]);
  });
  test("a neighbour is one step away, in both directions, across the same two corners", () => {
    for (const cell of small.cells)
      for (const d of DIRECTIONS) {
        const next = small.neighbour(cell, d);
        if (!next) continue;
        expect(small.distance(cell.id, next.id)).toBe(1);
        const back = small.direction(next.id, cell.id);
        expect(back).toBe(((d + 2) % 6) + 1);
        const [a, b] = small.side(cell, d);
        const [p, q] = small.side(next, back ?? 1);
        expect([a.x, a.y, b.x, b.y].map((n) => n.toFixed(6))).toEqual(
          [q.x, q.y, p.x, p.y].map((n) => n.toFixed(6)),
        );
      }
  });
  test("a ring of radius n in the middle of the map holds 1 + 3n(n+1) hexes, each no farther than n", () => {
    for (const n of [1, 2, 3]) {
      const ids = small.within("H6", n);
      expect(ids).toHaveLength(1 + 3 * n * (n + 1));
      for (const id of ids) expect(small.distance("H6", id)).toBeLessThanOrEqual(n);
    }
  });
});

test("the hex under a point is the one whose centre is nearest", () => {
  for (const cell of small.cells) {
    const o = small.centreOf(cell.c, cell.r);
    for (const [dx, dy] of [
      [0, 0],
      [0.4, 0.3],
      [-0.4, -0.3],
      [0, 0.85],
      [0.85, 0],
    ] as const)
      expect(small.at(o.x + dx, o.y + dy)?.id).toBe(cell.id);
  }
  expect(small.at(-3, -3)).toBeUndefined();
});
