import { describe, expect, test } from "vitest";
import { BoardMap, Seat, words, type MapDocument } from "../src/board/mapdoc";

const doc: MapDocument = {
  id: "t",
  title: { en: "Test", fr: "Essai" },
  grid: { columns: 5, rows: 2 },
  default: { terrain: "open" },
  picture: {
    rows: ". . w w .\n. b w . .",
    legend: { ".": { terrain: "open" }, w: { terrain: "woods" }, b: { terrain: "building", name: "Farm" } },
    levels: "0 0 1 1 0\n0 0 1 2 1",
  },
  hexes: { A1: { terrain: "marsh", objective: 3, bell: "yes" }, D2: { level: 4 } },
};
const map = new BoardMap(doc);

test("the picture gives terrain and level, single hexes override it, further keys are kept", () => {
  expect(map.hexes.map((h) => h.terrain[0]).join("")).toBe("mo" + "ob" + "ww" + "wo" + "oo");
  expect(map.hex("B2")).toMatchObject({ terrain: "building", level: 0, name: "Farm" });
  expect(map.hex("D2")).toMatchObject({ terrain: "open", level: 4 });
  expect(map.hex("A1")).toMatchObject({ terrain: "marsh", objective: 3 });
  expect(map.hex("A1")?.more.bell).toBe("yes");
});

test("words fall back to English, then to whatever there is", () => {
  expect(words({ en: "a", fr: "b" }, "fr")).toBe("b");
  expect(words({ en: "a" }, "fr")).toBe("a");
  expect(words({ de: "c" }, "fr")).toBe("c");
  expect(words(undefined, "fr")).toBe("");
});

test("points of an outline are relative to its hex, or to the board", () => {
  const o = map.centre("C2");
  expect(map.points([[0, 0]], "C2")[0]).toEqual(o);
  const first = map.centre("A1");
  expect(map.points([[1, 0]])[0]?.x).toBeCloseTo(first.x + 48);
});

describe("a seat on the far side", () => {
  const seat = new Seat(map, true);
  test("turns every place half round and finds hexes where they are seen", () => {
    for (const hex of map.hexes) {
      const p = seat.centre(hex.id);
      expect(seat.turn(p)).toEqual({ x: expect.closeTo(hex.x), y: expect.closeTo(hex.y) });
      expect(seat.hexAt(p)?.id).toBe(hex.id);
    }
    expect(seat.centre("A1").x).toBeGreaterThan(seat.centre("E1").x);
  });
  test("keeps the hexes on the paper", () => {
    for (const hex of map.hexes) {
      const p = seat.centre(hex.id);
      expect(p.x).toBeGreaterThan(48);
      expect(p.y).toBeGreaterThan(40);
      expect(p.y).toBeLessThan(map.height - 40);
    }
  });
});

test("the border of a group leaves out the sides between its own hexes", () => {
  const seat = new Seat(map, false);
  const sides = (ids: string[]): number => seat.border(ids).split("M").length - 1;
  expect(sides(["C1"])).toBe(6);
  expect(sides(["C1", "C2"])).toBe(10);
});
