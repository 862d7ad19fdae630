/** Lines of the engraver: easing, smoothing, crenels, chains of hexsides. */
import type { Point } from "../hexes";
import { R } from "../mapdoc";
import type { Random } from "./random";

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function boxOf(points: readonly Point[], pad = 0): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const p of points) {
    box.x0 = Math.min(box.x0, p.x);
    box.y0 = Math.min(box.y0, p.y);
    box.x1 = Math.max(box.x1, p.x);
    box.y1 = Math.max(box.y1, p.y);
  }
  return { x0: box.x0 - pad, y0: box.y0 - pad, x1: box.x1 + pad, y1: box.y1 + pad };
}

/** Eases the zigzag of hex centres; the line stays in its hexes. */
export function ease(points: readonly Point[], soft: number): Point[] {
  return points.map((p, i) => {
    const a = points[i - 1];
    const b = points[i + 1];
    if (!a || !b) return p;
    return {
      x: p.x * (1 - soft) + ((a.x + b.x) / 2) * soft,
      y: p.y * (1 - soft) + ((a.y + b.y) / 2) * soft,
    };
  });
}

export function wobble(points: readonly Point[], random: Random, k: number): Point[] {
  return points.map((p) => ({ x: p.x + (random() - 0.5) * R * k, y: p.y + (random() - 0.5) * R * k }));
}

/** Catmull-Rom through the points, sampled evenly; `lead` and `tail` lie beyond the ends and only bend them. */
export function smooth(
  points: readonly Point[],
  step = 3,
  closed = false,
  lead?: Point,
  tail?: Point,
): Point[] {
  if (points.length < 2) return [...points];
  const n = points.length;
  const at = (i: number): Point => {
    if (closed) return points[((i % n) + n) % n] as Point;
    if (i < 0) return lead ?? (points[0] as Point);
    return i >= n ? (tail ?? (points[n - 1] as Point)) : (points[i] as Point);
  };
  const raw: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < 16; k++) {
      const t = k / 16;
      raw.push({ x: spline(a.x, b.x, c.x, d.x, t), y: spline(a.y, b.y, c.y, d.y, t) });
    }
  }
  raw.push(at(closed ? 0 : n - 1));
  return resample(raw, step);
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

export function resample(line: readonly Point[], step: number): Point[] {
  const first = line[0];
  if (!first) return [];
  const out = [first];
  let gone = 0;
  for (let i = 1; i < line.length; i++) {
    let a = line[i - 1] as Point;
    const b = line[i] as Point;
    let d = Math.hypot(b.x - a.x, b.y - a.y);
    while (gone + d >= step && d > 0) {
      const t = (step - gone) / d;
      a = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
      out.push(a);
      d = Math.hypot(b.x - a.x, b.y - a.y);
      gone = 0;
    }
    gone += d;
  }
  const last = line[line.length - 1] as Point;
  const end = out[out.length - 1] as Point;
  if (Math.hypot(last.x - end.x, last.y - end.y) > step / 3) out.push(last);
  return out;
}

export function normal(line: readonly Point[], i: number): Point {
  const a = line[Math.max(0, i - 1)] as Point;
  const b = line[Math.min(line.length - 1, i + 1)] as Point;
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: -(b.y - a.y) / d, y: (b.x - a.x) / d };
}

/** A line moved sideways; positive is to the right of its travel on the page. */
export function offset(line: readonly Point[], by: number | ((i: number) => number)): Point[] {
  return line.map((p, i) => {
    const n = normal(line, i);
    const k = typeof by === "number" ? by : by(i);
    return { x: p.x + n.x * k, y: p.y + n.y * k };
  });
}

/** Traverses of a fire trench: a square wave along the line. */
export function crenel(line: readonly Point[], amp: number, run: number): Point[] {
  const out: Point[] = [];
  let up = 1;
  for (let i = 0; i < line.length; i += run) {
    const e = Math.min(i + run, line.length - 1);
    const [p, q] = [line[i] as Point, line[e] as Point];
    const [n, m] = [normal(line, i), normal(line, e)];
    out.push({ x: p.x + n.x * amp * up, y: p.y + n.y * amp * up });
    out.push({ x: q.x + m.x * amp * up, y: q.y + m.y * amp * up });
    up = -up;
  }
  return out;
}

/** A question for many points: those outside its box are never inside a ring. */
export function within(ring: readonly Point[]): (p: Point) => boolean {
  const box = boxOf(ring);
  return (p) => p.x > box.x0 && p.x < box.x1 && p.y > box.y0 && p.y < box.y1 && inside(p, ring);
}

export function inside(p: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i] as Point;
    const b = ring[j] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** A point as a key: the same corner reached from two hexes is one. */
export const pointKey = (p: Point): string => `${Math.round(p.x * 8)},${Math.round(p.y * 8)}`;

/** Joins segments that share ends into as few lines as possible. */
export function chains(pieces: readonly (readonly [Point, Point])[]): Point[][] {
  const key = pointKey;
  const segments = pieces.filter(([a, b]) => key(a) !== key(b));
  const ends = new Map<string, number[]>();
  segments.forEach((s, i) => {
    for (const p of s) ends.set(key(p), [...(ends.get(key(p)) ?? []), i]);
  });
  const used = new Set<number>();
  const walk = (start: number, from: Point): Point[] => {
    const line = [from];
    let at = start;
    let here = from;
    for (;;) {
      used.add(at);
      const [a, b] = segments[at] as readonly [Point, Point];
      here = key(a) === key(here) ? b : a;
      line.push(here);
      const next = ends.get(key(here))?.filter((i) => !used.has(i)) ?? [];
      if (next.length !== 1 || (ends.get(key(here))?.length ?? 0) > 2) return line;
      at = next[0] as number;
    }
  };
  const out: Point[][] = [];
  const loose = (i: number): Point | undefined =>
    segments[i]?.find((p) => (ends.get(key(p))?.length ?? 0) !== 2);
  segments.forEach((_, i) => {
    const p = loose(i);
    if (!used.has(i) && p) out.push(walk(i, p));
  });
  segments.forEach((s, i) => {
    if (!used.has(i)) out.push(walk(i, s[0]));
  });
  return out;
}
