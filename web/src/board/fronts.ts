/** Lines over the map that run along hexsides or from hex to hex, as SVG paths in seat coordinates. */
import type { Point } from "./hexes";
import type { Seat } from "./mapdoc";

/** How far the line of a side lies from the hexside, on its own ground. */
const APART = 3.4;
const f1 = (n: number): string => n.toFixed(1);
const segment = (a: Point, b: Point): string => `M${f1(a.x)} ${f1(a.y)}L${f1(b.x)} ${f1(b.y)}`;

/** Hexsides "a/b": one path along them, and one on the ground of the first hex and of the second of each. */
export function border(
  seat: Seat,
  between: readonly string[],
): { middle: string; first: string; second: string } {
  const out = { middle: "", first: "", second: "" };
  const { grid } = seat.map;
  for (const side of between) {
    const [one, two] = side.split("/") as [string, string];
    const [cell, d] = [grid.cell(one), grid.direction(one, two)];
    if (!cell || !d) continue;
    const [p, q] = grid.side(cell, d).map((corner) => seat.turn(seat.map.world(corner))) as [Point, Point];
    const [a, b] = [seat.centre(one), seat.centre(two)];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [dx, dy] = [((b.x - a.x) / long) * APART, ((b.y - a.y) / long) * APART];
    out.middle += segment(p, q);
    out.first += segment({ x: p.x - dx, y: p.y - dy }, { x: q.x - dx, y: q.y - dy });
    out.second += segment({ x: p.x + dx, y: p.y + dy }, { x: q.x + dx, y: q.y + dy });
  }
  return out;
}

export interface Lettering {
  at: Point;
  /** Degrees; never upside down. */
  turn: number;
}

/** A line through hexes, and where its names stand: in the middle of each leg that is long enough. */
export function limit(seat: Seat, hexes: readonly string[]): { path: string; places: Lettering[] } {
  const points = hexes.map((id) => seat.centre(id));
  const path = points.map((p, i) => `${i ? "L" : "M"}${f1(p.x)} ${f1(p.y)}`).join("");
  const places = points.slice(1).flatMap((b, i): Lettering[] => {
    const a = points[i] as Point;
    if (Math.hypot(b.x - a.x, b.y - a.y) < 380) return [];
    const [left, right] = a.x <= b.x ? [a, b] : [b, a];
    const turn = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
    return [{ at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, turn }];
  });
  return { path, places };
}
