/** Water: lakes by their outlines, whole hexes of it, and the courses of streams along hexsides. */
import type { Point } from "../hexes";
import { R, type BoardMap, type MapHex } from "../mapdoc";
import { hexesOf, outlinesOf, shrink } from "./areas";
import { boxOf, ease, inside, offset, pointKey, wobble } from "./curves";
import { random, seedOf } from "./random";
import { around, lazy, pathOf, trace, type Add } from "./scene";

/** How far the lines that follow a shore lie from it, as engravers rule them. */
const SHORES = [3, 7, 12.5, 20];

/** Outlines of the map's lakes; hexes and hexsides that they cover are not drawn a second time. */
export const lakesOf = (map: BoardMap): Point[][] => outlinesOf(map, "water");

/** A lake: a flat wash and shore lines that fade away from the bank. */
function lake(ring: Point[], add: Add): void {
  const face = lazy(() => pathOf(ring, true));
  const lines = lazy(() => {
    const path = new Path2D();
    const into = inside(offset(ring, 1)[Math.floor(ring.length / 2)] as Point, ring) ? 1 : -1;
    for (const far of SHORES) trace(path, offset(ring, far * into), true);
    return path;
  });
  add("wet", {
    box: boxOf(ring, 2),
    from: 0,
    paint: ({ ctx, ink }) => {
      ctx.fillStyle = ink.water;
      ctx.fill(face());
      ctx.save();
      ctx.clip(face());
      ctx.strokeStyle = ink.waterInk;
      ctx.lineWidth = 0.6;
      ctx.globalAlpha = 0.55;
      ctx.stroke(lines());
      ctx.restore();
      ctx.strokeStyle = ink.waterInk;
      ctx.lineWidth = 1.6;
      ctx.stroke(face());
    },
  });
}

/** A hex of nothing but water, with its shores. */
function hexOfWater(map: BoardMap, hex: MapHex, like: ReadonlySet<string>, add: Add): void {
  const face = lazy(() =>
    pathOf(
      [0, 1, 2, 3, 4, 5].map((i) => shrink(map.corner(hex, i), hex, 1.01)),
      true,
    ),
  );
  add("wet", {
    box: around(hex),
    from: 0,
    paint: ({ ctx, ink }) => {
      ctx.fillStyle = ink.water;
      ctx.fill(face());
    },
  });
  const shore = lazy(() => {
    const path = new Path2D();
    for (const d of [1, 2, 3, 4, 5, 6] as const) {
      const next = map.grid.neighbour(hex, d);
      if (!next || like.has(next.id)) continue;
      const [a, b] = map.grid.side(hex, d).map((p) => map.world(p)) as [Point, Point];
      for (const k of [0, 0.06, 0.14, 0.24]) trace(path, [shrink(a, hex, 1 - k), shrink(b, hex, 1 - k)]);
    }
    return path;
  });
  add("wet", {
    box: around(hex),
    from: 0.25,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.waterInk;
      ctx.lineWidth = 0.8;
      ctx.stroke(shore());
    },
  });
}

export function waterPainter(map: BoardMap, add: Add): void {
  const lakes = lakesOf(map);
  const hexes = hexesOf(map, "water").filter((hex) => !lakes.some((ring) => inside(hex, ring)));
  const like = new Set(hexes.map((hex) => hex.id));
  for (const hex of hexes) hexOfWater(map, hex, like, add);
  for (const ring of lakes) lake(ring, add);
}

/** A stream that ends close to a lake runs into it. */
export function intoLakes(line: Point[], lakes: readonly Point[][]): Point[] {
  const shore = (end: Point | undefined): Point[] => {
    let near: Point | undefined;
    let least = (R * 1.6) ** 2;
    for (const ring of end ? lakes : [])
      for (const p of ring) {
        const far = (p.x - (end?.x ?? 0)) ** 2 + (p.y - (end?.y ?? 0)) ** 2;
        if (far < least) [near, least] = [p, far];
      }
    return near ? [near] : [];
  };
  return [...shore(line[0]), ...line, ...shore(line[line.length - 1])];
}

/** Where streams pass the corners of hexes: the zigzag eased away and a little chance put in, the same for all. */
export function softened(map: BoardMap, sides: readonly (readonly [Point, Point])[]): (p: Point) => Point {
  const next = new Map<string, Point[]>();
  for (const [a, b] of sides)
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const)
      next.set(pointKey(p), [...(next.get(pointKey(p)) ?? []), q]);
  return (p) => {
    const [before, after, ...more] = next.get(pointKey(p)) ?? [];
    if (!before || !after || more.length > 0) return p;
    const eased = ease([before, p, after], 0.46)[1] as Point;
    return wobble([eased], random(seedOf(map.doc.id, "water", pointKey(p))), 0.17)[0] as Point;
  };
}
