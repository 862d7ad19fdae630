/** What grows: trees with a lit crown and a ground shadow, orchards in rows, brush, shattered stumps. */
import type { Point } from "../hexes";
import { R, type BoardMap, type MapHex } from "../mapdoc";
import { hexesOf, outlinesOf } from "./areas";
import { boxOf, inside } from "./curves";
import { random, seedOf, type Random } from "./random";
import { around, dot, lazy, type Add, type Brush } from "./scene";

interface Tree extends Point {
  size: number;
}

interface Grove {
  shadow: Path2D;
  crown: Path2D;
  lit: Path2D;
  ink: Path2D;
}

function grove(trees: readonly Tree[], r: Random): Grove {
  const g = { shadow: new Path2D(), crown: new Path2D(), lit: new Path2D(), ink: new Path2D() };
  for (const { x, y, size: q } of trees) {
    for (const k of [0.95, 1.25]) {
      g.shadow.moveTo(x + q * 0.2, y + q * k);
      g.shadow.lineTo(x + q * (2.2 - k * 0.4), y + q * k);
    }
    dot(g.crown, x, y, q * 0.8);
    dot(g.lit, x - q * 0.28, y - q * 0.28, q * 0.5);
    const phase = r() * 6;
    for (let i = 0; i < 7; i++) {
      const t = phase + (i / 7) * 6.283;
      const [a, b] = [x + Math.cos(t) * q * 0.6, y + Math.sin(t) * q * 0.6];
      dot(g.crown, a, b, q * 0.42);
      g.ink.moveTo(a + Math.cos(t - 1.3) * q * 0.42, b + Math.sin(t - 1.3) * q * 0.42);
      g.ink.arc(a, b, q * 0.42, t - 1.3, t + 1.3);
    }
    for (const k of [0.34, 0.62]) {
      g.ink.moveTo(x + Math.cos(0.1) * q * k, y + Math.sin(0.1) * q * k);
      g.ink.arc(x, y, q * k, 0.1, 1.5);
    }
  }
  return g;
}

const paintGrove =
  (make: () => Grove) =>
  ({ ctx, ink }: Brush): void => {
    const g = make();
    ctx.lineWidth = 0.7;
    ctx.strokeStyle = ink.treeInk;
    ctx.globalAlpha = 0.5;
    ctx.stroke(g.shadow);
    ctx.globalAlpha = 1;
    ctx.fillStyle = ink.tree;
    ctx.fill(g.crown);
    ctx.fillStyle = ink.treeLit;
    ctx.fill(g.lit);
    ctx.stroke(g.ink);
  };

/** Scattered places with room between them, kept off the roads that cross the hex. */
function scatter(o: Point, r: Random, gap: number, tries: number, free: (p: Point) => boolean): Point[] {
  const out: Point[] = [];
  for (let k = 0; k < tries; k++) {
    const a = r() * 6.283;
    const d = R * 0.92 * Math.sqrt(r());
    const p = { x: o.x + Math.cos(a) * d, y: o.y + Math.sin(a) * d };
    if (out.every((g) => Math.hypot(g.x - p.x, g.y - p.y) > gap) && free(p)) out.push(p);
  }
  return out.sort((a, b) => a.y - b.y);
}

/** Straight pieces of ways through a hex, so that no tree stands on the road. */
export function waysThrough(map: BoardMap, hex: MapHex): [Point, Point][] {
  const out: [Point, Point][] = [];
  for (const line of map.linesAt(hex.id)) {
    const i = line.path.indexOf(hex.id);
    for (const id of [line.path[i - 1], line.path[i + 1]])
      if (id !== undefined) out.push([hex, map.centre(id)]);
  }
  return out;
}

export function clearOf(ways: readonly [Point, Point][], p: Point, distance: number): boolean {
  return ways.every(([a, b]) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(a.x + dx * t - p.x, a.y + dy * t - p.y) > distance;
  });
}

function woods(map: BoardMap, add: Add): void {
  const rings = outlinesOf(map, "woods");
  for (const hex of hexesOf(map, "woods")) {
    if (rings.some((ring) => inside(hex, ring))) continue;
    const make = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, "woods"));
      const ways = waysThrough(map, hex);
      const [gap, tries] = map.theatre ? [17, 60] : [13.6, 90];
      const places = scatter(hex, r, gap, tries, (p) => map.hexAt(p)?.id === hex.id && clearOf(ways, p, 11));
      return grove(
        places.map((p) => ({ ...p, size: 4.9 + r() * 1.2 })),
        r,
      );
    });
    add("growth", { box: around(hex), from: 0.3, paint: paintGrove(make) });
  }
  rings.forEach((ring, n) => {
    const make = lazy(() => {
      const r = random(seedOf(map.doc.id, "grove", n));
      const box = boxOf(ring);
      const trees: Tree[] = [];
      const row = 12.4;
      for (let j = 0; box.y0 + j * row < box.y1; j++)
        for (let i = 0; box.x0 + i * 14.6 < box.x1; i++) {
          const p = {
            x: box.x0 + (i + (j % 2) / 2) * 14.6 + (r() - 0.5) * 5,
            y: box.y0 + j * row + (r() - 0.5) * 5,
          };
          const edge = { x: p.x, y: p.y + 4 };
          const hex = map.hexAt(p);
          if (hex && inside(p, ring) && inside(edge, ring) && clearOf(waysThrough(map, hex), p, 10))
            trees.push({ ...p, size: 4.8 + r() * 1.2 });
        }
      return grove(trees, r);
    });
    add("growth", { box: boxOf(ring, 8), from: 0.3, paint: paintGrove(make) });
  });
}

function orchards(map: BoardMap, add: Add): void {
  for (const hex of hexesOf(map, "orchard")) {
    const make = lazy(() => {
      const ways = waysThrough(map, hex);
      const trees: Tree[] = [];
      for (let j = -2; j <= 2; j++)
        for (let i = -2; i <= 2; i++) {
          const p = { x: hex.x + i * 14.5 + j * 2.2, y: hex.y + j * 14 - i * 2.2 };
          const near = Math.abs(p.x - hex.x) + Math.abs(p.y - hex.y) * 0.58 < R * 0.9;
          if (near && clearOf(ways, p, 9)) trees.push({ ...p, size: 3.5 });
        }
      return grove(trees, random(seedOf(map.doc.id, hex.id, "orchard")));
    });
    add("growth", { box: around(hex), from: 0.3, paint: paintGrove(make) });
  }
}

/** Brush: tufts of three strokes and low bushes. */
function brush(map: BoardMap, add: Add): void {
  for (const hex of hexesOf(map, "brush")) {
    const make = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, "brush"));
      const ways = waysThrough(map, hex);
      const places = scatter(hex, r, 12, 70, (p) => map.hexAt(p)?.id === hex.id && clearOf(ways, p, 9));
      const tufts = new Path2D();
      const bushes = new Path2D();
      for (const p of places) {
        if (r() < 0.45) {
          dot(bushes, p.x - 1.8, p.y, 2.1);
          dot(bushes, p.x + 1.6, p.y - 0.4, 2.3);
          continue;
        }
        for (const [dx, dy] of [
          [-3, -4.2],
          [0, -6],
          [3, -4.2],
        ] as const) {
          tufts.moveTo(p.x + dx * 0.3, p.y);
          tufts.lineTo(p.x + dx, p.y + dy);
        }
      }
      return { tufts, bushes };
    });
    add("growth", {
      box: around(hex),
      from: 0.3,
      paint: ({ ctx, ink }) => {
        ctx.fillStyle = ink.tree;
        ctx.strokeStyle = ink.treeInk;
        ctx.lineWidth = 0.8;
        ctx.fill(make().bushes);
        ctx.stroke(make().bushes);
        ctx.stroke(make().tufts);
      },
    });
  }
}

function stumps(map: BoardMap, add: Add): void {
  for (const hex of hexesOf(map, "stumps")) {
    const make = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, "stumps"));
      const [trunk, twig] = [new Path2D(), new Path2D()];
      for (let i = 0; i < 11; i++) {
        const a = i * 2.4 + r() * 0.4;
        const d = R * 0.78 * Math.sqrt((i + 0.5) / 11);
        const [x, y] = [hex.x + Math.cos(a) * d, hex.y + Math.sin(a) * d + 4];
        trunk.moveTo(x, y);
        trunk.lineTo(x + 0.6, y - 8 - r() * 4);
        twig.moveTo(x + 0.3, y - 5);
        twig.lineTo(x + 3.4, y - 8);
        twig.moveTo(x - 1.5, y);
        twig.lineTo(x + 5.5, y);
      }
      return { trunk, twig };
    });
    add("growth", {
      box: around(hex),
      from: 0.3,
      paint: ({ ctx, ink }) => {
        ctx.strokeStyle = ink.treeInk;
        ctx.lineWidth = 1.5;
        ctx.stroke(make().trunk);
        ctx.lineWidth = 0.9;
        ctx.stroke(make().twig);
      },
    });
  }
}

export function growthPainter(map: BoardMap, add: Add): void {
  woods(map, add);
  orchards(map, add);
  brush(map, add);
  stumps(map, add);
}
