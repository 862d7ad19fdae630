import { describe, expect, test } from "vitest";
import { BoardMap, type MapDocument } from "../src/board/mapdoc";
import { border, limit } from "../src/board/fronts";
import { Seat } from "../src/board/mapdoc";
import { hexesOf } from "../src/board/terrain/areas";
import { BANDS } from "../src/board/terrain/bands";
import { PAINTERS } from "../src/board/terrain/engraver";
import { isElevation, sideManner } from "../src/board/terrain/kinds";
import { broken, corner } from "../src/board/terrain/legend";
import { rings } from "../src/board/terrain/lettering";
import { NIGHT, PAPER } from "../src/board/terrain/palette";
import { levelField } from "../src/board/terrain/relief";
import { Scene } from "../src/board/terrain/scene";
import { tintOf } from "../src/board/terrain/tints";

/** Twenty columns of sixteen rows: sea at the upper left, nothing at the lower left, a mountain in the middle. */
const sea = ["01.01", "01.02", "02.01"];
const missing = [
  ...sea,
  ...Array.from({ length: 15 }, (_, c) =>
    Array.from(
      { length: 11 },
      (_, r) => `${String(c + 1).padStart(2, "0")}.${String(r + 6).padStart(2, "0")}`,
    ),
  ).flat(),
];
const document: MapDocument = {
  id: "theatre",
  title: "A theatre",
  licence: "ours",
  grid: { columns: 20, rows: 16, numbering: "dotted", missing },
  default: { terrain: "lowland", level: 1 },
  hexes: {
    "10.03": { terrain: "mountain", level: 5, wooded: true, name: "Donon", rulebook: "Donon" },
    "11.03": { terrain: "upland", level: 2, polder: true, name: "Weiler" },
    "12.03": { country: "Switzerland", fort: "Somewhere", port: "Nowhere", entry: "A", bottleneck: "german" },
    "13.03": { camp: "Metz", camp_side: "german", fortress: "Metz", printed_ip: true, district: "Nord" },
  },
  sides: [
    { kind: "transition", between: ["10.03/11.03"] },
    { kind: "deep_forest", between: ["12.03/13.03"] },
    { kind: "grand_river", name: "Rhine", between: ["15.03/15.04", "15.04/16.03"] },
    { kind: "structure", shape: "bridge", colour: "red", rebuilt: 15, between: ["15.03/15.04"] },
    { kind: "frontier", between: ["12.03/12.04"] },
  ],
  lines: [
    { kind: "double", path: ["14.03", "15.03", "16.03"] },
    { kind: "single", path: ["16.03", "17.03"] },
  ],
  outlines: [
    {
      kind: "sea",
      points: [
        [-1, -1.8],
        [2.4, -1.8],
        [2.4, 1.6],
        [0.9, 2.5],
        [-1, 2.5],
      ],
    },
  ],
  labels: [{ text: "Utopia", at: "18.03", style: "country" }],
};
const map = new BoardMap(document);

describe("a theatre of war", () => {
  test("is known by its elevations", () => {
    expect(map.theatre).toBe(true);
    expect(new BoardMap({ ...document, default: { terrain: "open" }, hexes: {} }).theatre).toBe(false);
    expect(isElevation("steep_mountain")).toBe(true);
    expect(isElevation("woods")).toBe(false);
  });
  test("has covers beside its elevations", () => {
    expect(hexesOf(map, "woods").map((hex) => hex.id)).toEqual(["10.03"]);
    expect(hexesOf(map, "polder").map((hex) => hex.id)).toEqual(["11.03"]);
    expect(hexesOf(map, "mountain").map((hex) => hex.id)).toEqual(["10.03"]);
  });
  test("knows which lines cross a hex", () => {
    expect(map.linesAt("16.03").map((line) => line.kind)).toEqual(["double", "single"]);
    expect(map.linesAt("18.03")).toEqual([]);
  });
  test("draws all of its marks without trouble, and fewer from afar", () => {
    const scene = new Scene(map, PAINTERS);
    const all = { x0: 0, y0: 0, x1: map.width, y1: map.height };
    expect(scene.touching(all, 0.15).length).toBeLessThan(scene.touching(all, 1).length);
  });
  test("draws the sea like its hexes: one ring goes round both", () => {
    const [ring, ...others] = rings(map);
    expect(others).toEqual([]);
    const dry = rings(new BoardMap({ ...document, outlines: [] })).flat();
    expect(dry.length).not.toBe(ring?.length);
  });
});

describe("its ground", () => {
  test("has the level of each hex in its middle", () => {
    const { w, step, z } = levelField(map);
    const at = (id: string): number => {
      const { x, y } = map.centre(id);
      return z[Math.round(y / step) * w + Math.round(x / step)] as number;
    };
    expect(at("10.03")).toBe(5);
    expect(at("11.03")).toBe(2);
    expect(at("18.05")).toBe(1);
  });
  test("is tinted from the lowest to the highest, between two in between", () => {
    const tints = [
      [0, 0, 0],
      [100, 50, 200],
    ] as const;
    expect(tintOf(tints, 1)).toEqual([0, 0, 0]);
    expect(tintOf(tints, 1.5)).toEqual([50, 25, 100]);
    expect(tintOf(tints, 9)).toEqual([100, 50, 200]);
    for (const ink of [PAPER, NIGHT]) expect(new Set(ink.tints).size).toBe(6);
  });
});

test("hexsides of a theatre have a manner of their own, and each of them is drawn", () => {
  const kinds = {
    forest: "forest",
    deep_forest: "deep",
    transition: "slope",
    escarpment: "scarp",
    mountain_ridge: "ridge",
    frontier: "border",
    canal: "canal",
    ignored_river: "dry",
  };
  for (const [kind, manner] of Object.entries(kinds)) {
    expect(sideManner(kind)).toBe(manner);
    expect(BANDS[manner]).toBeDefined();
  }
  for (const [kind, manner] of [
    ["minor_river", "stream"],
    ["major_river", "river"],
    ["great_river", "broad"],
    ["grand_river", "grand"],
  ] as const)
    expect(sideManner(kind)).toBe(manner);
});

describe("its key", () => {
  test("stands in the corner that no hex fills", () => {
    const box = corner(map);
    expect(box).not.toBeNull();
    for (const hex of map.hexes)
      expect(box && hex.x > box.x0 && hex.x < box.x1 && hex.y > box.y0 && hex.y < box.y1, hex.id).toBe(false);
    expect(corner(new BoardMap({ ...document, grid: { ...document.grid, missing: sea } }))).toBeNull();
  });
  test("breaks its words where the room ends, and loses none", () => {
    const lines = broken("one two three four", (part) => part.length, 9);
    expect(lines).toEqual(["one two", "three", "four"]);
  });
});

describe("lines over it", () => {
  const seat = new Seat(map, false);
  const numbers = (path: string): number[] =>
    path
      .split(/[MLZ ]/)
      .filter(Boolean)
      .map(Number);
  test("of the front lie on the ground of either side", () => {
    const { middle, first, second } = border(seat, ["17.03/17.04"]);
    const [, y = 0] = numbers(middle);
    expect(numbers(first)[1]).toBeLessThan(y);
    expect(numbers(second)[1]).toBeGreaterThan(y);
    expect(border(seat, ["17.03/19.09"])).toEqual({ middle: "", first: "", second: "" });
  });
  test("of armies carry their names on long legs, never upside down", () => {
    const { places } = limit(seat, ["18.04", "10.03", "09.03"]);
    expect(places).toHaveLength(1);
    expect(Math.abs(places[0]?.turn ?? 180)).toBeLessThan(90);
  });
});
