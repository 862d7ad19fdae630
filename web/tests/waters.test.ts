import { describe, expect, test } from "vitest";
import { BoardMap, R, type MapDocument } from "../src/board/mapdoc";
import type { Point } from "../src/board/hexes";
import { Scene } from "../src/board/terrain/scene";
import { sideEnds, sidesPainter } from "../src/board/terrain/sides";
import { intoLakes, softened } from "../src/board/terrain/waters";

const square = (x: number, y: number, half: number): [number, number][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const country = (more: Partial<MapDocument>): BoardMap =>
  new BoardMap({
    id: "waters",
    title: "waters",
    grid: { columns: 8, rows: 6, orientation: "flat", letters: "columns" },
    ...more,
  } as unknown as MapDocument);
const marks = (map: BoardMap): number =>
  new Scene(map, [sidesPainter]).touching({ x0: 0, y0: 0, x1: map.width, y1: map.height }, 1).length;

describe("streams", () => {
  const map = country({});
  const zigzag: [Point, Point][] = ["C3/C4", "C3/D3", "D3/D4", "D4/E3", "E3/E4", "E3/F3"].flatMap((side) => {
    const ends = sideEnds(map, side);
    return ends ? [ends] : [];
  });
  test("follow hexsides without their zigzag, the same from both ends", () => {
    const soft = softened(map, zigzag);
    const again = softened(map, [...zigzag].reverse());
    const inner = zigzag.flat().filter((p) => soft(p) !== p);
    expect(inner.length).toBeGreaterThan(3);
    for (const p of inner) {
      expect(soft(p)).toEqual(again(p));
      expect(Math.hypot(soft(p).x - p.x, soft(p).y - p.y)).toBeLessThan(R * 0.45);
    }
  });
  test("end where they end, and run into a lake that is near", () => {
    const [, first] = zigzag[0] as [Point, Point];
    expect(softened(map, zigzag)(first)).toBe(first);
    const shore = { x: first.x - R, y: first.y };
    expect(intoLakes([first, { x: 900, y: 900 }], [[shore]])).toEqual([shore, first, { x: 900, y: 900 }]);
    expect(intoLakes([{ x: 900, y: 900 }], [[shore]])).toHaveLength(1);
  });
});

test("hexsides of water in a lake are not drawn beside it", () => {
  const sides = [{ kind: "blue", between: ["C3/C4", "D3/D4"] }];
  const all = country({ outlines: [{ kind: "lake", points: square(4, 5, 9) }] });
  expect(marks(country({ sides }))).toBeGreaterThan(0);
  expect(marks(new BoardMap({ ...all.doc, sides }))).toBe(0);
});
