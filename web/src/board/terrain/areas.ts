/** Terrain that fills hexes: fields, washes of wood and marsh with soft edges, water, polder. */
import type { Point } from "../hexes";
import { H, R, type BoardMap, type MapHex } from "../mapdoc";
import { boxOf, inside, smooth } from "./curves";
import { coverManners, terrainManner } from "./kinds";
import type { Palette } from "./palette";
import { random, seedOf } from "./random";
import { around, dot, lazy, pathOf, type Add, type Brush } from "./scene";
import { waterPainter } from "./waters";

const indexes = new WeakMap<BoardMap, Map<string, MapHex[]>>();

/** The hexes of a map by the manners in which they are drawn. */
function indexOf(map: BoardMap): Map<string, MapHex[]> {
  const known = indexes.get(map);
  if (known) return known;
  const index = new Map<string, MapHex[]>();
  for (const hex of map.hexes)
    for (const manner of new Set([terrainManner(hex.terrain), ...coverManners(hex.more)])) {
      const hexes = index.get(manner);
      if (hexes) hexes.push(hex);
      else index.set(manner, [hex]);
    }
  indexes.set(map, index);
  return index;
}
export const hexesOf = (map: BoardMap, manner: string): readonly MapHex[] => indexOf(map).get(manner) ?? [];

/** Outlines of a manner, smoothed; hexes whose centre they cover need no wash of their own. */
export function outlinesOf(map: BoardMap, manner: string): Point[][] {
  return (map.doc.outlines ?? [])
    .filter((o) => terrainManner(o.kind) === manner)
    .map((o) => smooth(map.points(o.points, o.at), 4, true));
}

/** A blot of overlapping circles round a hex and towards its like neighbours: soft, scalloped edges. */
function blot(map: BoardMap, hex: MapHex, like: (id: string) => boolean, grow: number): Path2D {
  const path = new Path2D();
  const r = random(seedOf(map.doc.id, hex.id, "blot"));
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283;
    const q = R * (0.46 + r() * 0.08);
    dot(path, hex.x + Math.cos(a) * q, hex.y + Math.sin(a) * q, R * (0.36 + r() * 0.09) + grow);
  }
  dot(path, hex.x, hex.y, R * 0.6);
  for (const n of map.grid.neighbours(hex.id)) {
    if (!like(n.id)) continue;
    const o = map.centre(n.id);
    dot(path, (hex.x + o.x) / 2, (hex.y + o.y) / 2, R * 0.5 + grow);
  }
  return path;
}

type Tone = (ink: Palette) => string;

function wash(map: BoardMap, add: Add, manner: string, fill: Tone, edge?: Tone): void {
  const outlines = outlinesOf(map, manner);
  const hexes = hexesOf(map, manner).filter((hex) => !outlines.some((ring) => inside(hex, ring)));
  const ids = new Set(hexes.map((hex) => hex.id));
  const like = (id: string): boolean => ids.has(id);
  const paint =
    (path: () => Path2D, tone: Tone) =>
    ({ ctx, ink }: Brush) => {
      ctx.fillStyle = tone(ink);
      ctx.fill(path());
    };
  if (edge)
    for (const hex of hexes)
      add("wash", {
        box: around(hex),
        from: 0.2,
        paint: paint(
          lazy(() => blot(map, hex, like, 1.1)),
          edge,
        ),
      });
  for (const hex of hexes)
    add("wash", {
      box: around(hex),
      from: 0,
      paint: paint(
        lazy(() => blot(map, hex, like, 0)),
        fill,
      ),
    });
  for (const ring of outlines) {
    const path = lazy(() => pathOf(ring, true));
    add("wash", {
      box: boxOf(ring, 2),
      from: 0,
      paint: ({ ctx, ink }) => {
        ctx.fillStyle = fill(ink);
        ctx.fill(path());
        if (!edge) return;
        ctx.strokeStyle = edge(ink);
        ctx.lineWidth = 1.1;
        ctx.stroke(path());
      },
    });
  }
}

/** Ploughed fields: fine parallel furrows, each field in its own direction. */
function fields(map: BoardMap, add: Add, manner: "field" | "wheat" | "polder"): void {
  for (const hex of hexesOf(map, manner)) {
    const clip = lazy(() =>
      pathOf(
        [0, 1, 2, 3, 4, 5].map((i) => shrink(map.corner(hex, i), hex, 0.92)),
        true,
      ),
    );
    const rows = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, manner));
      const angle = manner === "polder" ? 0.1 : ((seedOf(map.doc.id, hex.id) % 5) * 31 * Math.PI) / 180;
      const gap = manner === "polder" ? 12 : manner === "wheat" ? 5.2 : 4.2;
      const path = new Path2D();
      for (let y = -R; y < R; y += gap) furrow(path, hex, angle, y, r, manner === "wheat");
      return path;
    });
    add("field", {
      box: around(hex),
      from: 0.3,
      paint: ({ ctx, ink }) => {
        ctx.save();
        ctx.clip(clip());
        ctx.strokeStyle = manner === "polder" ? ink.waterInk : manner === "wheat" ? ink.wheat : ink.field;
        ctx.globalAlpha = manner === "polder" ? 0.55 : 1;
        ctx.lineWidth = 0.9;
        ctx.stroke(rows());
        ctx.restore();
      },
    });
  }
}

export const shrink = (p: Point, o: Point, k: number): Point => ({
  x: o.x + (p.x - o.x) * k,
  y: o.y + (p.y - o.y) * k,
});

function furrow(path: Path2D, o: Point, angle: number, y: number, r: () => number, ears: boolean): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const put = (x: number, v: number): Point => ({ x: o.x + x * c - v * s, y: o.y + x * s + v * c });
  let x = -R - r() * 11;
  while (x < R) {
    const l = ears ? 3.4 : 9;
    const [a, b] = [put(x, y), put(x + l, ears ? y - 2.4 : y)];
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
    x += ears ? 6.4 : 11.2;
  }
}

/** Marsh: broken level lines and reeds. */
function marsh(map: BoardMap, add: Add): void {
  for (const hex of hexesOf(map, "marsh")) {
    const reeds = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, "marsh"));
      const path = new Path2D();
      for (let y = -H / 2 + 8; y < H / 2 - 4; y += 7) {
        const half = (R - Math.abs(y) / Math.sqrt(3)) * 0.88;
        let x = -half + r() * 10;
        while (x < half - 6) {
          const l = Math.min(half - x, 7 + r() * 13);
          path.moveTo(hex.x + x, hex.y + y);
          path.lineTo(hex.x + x + l, hex.y + y);
          if (r() < 0.4)
            for (const k of [-2.4, 0, 2.4]) {
              path.moveTo(hex.x + x + l / 2 + k * 0.4, hex.y + y - 0.5);
              path.lineTo(hex.x + x + l / 2 + k, hex.y + y - 4.6 + Math.abs(k) * 0.4);
            }
          x += l + 5 + r() * 6;
        }
      }
      return path;
    });
    add("wet", {
      box: around(hex),
      from: 0.25,
      paint: ({ ctx, ink }) => {
        ctx.strokeStyle = ink.marsh;
        ctx.lineWidth = 0.9;
        ctx.stroke(reeds());
      },
    });
  }
}

export function areasPainter(map: BoardMap, add: Add): void {
  fields(map, add, "field");
  fields(map, add, "wheat");
  fields(map, add, "polder");
  for (const built of ["village", "town", "city", "fortified"]) wash(map, add, built, (ink) => ink.town);
  for (const sandy of ["beach", "dunes"]) wash(map, add, sandy, (ink) => ink.sand);
  for (const low of ["brush", "bocage"]) wash(map, add, low, (ink) => ink.brush);
  wash(map, add, "orchard", (ink) => ink.orchard);
  wash(
    map,
    add,
    "woods",
    (ink) => ink.wood,
    (ink) => ink.woodEdge,
  );
  wash(map, add, "marsh", (ink) => ink.marshWash);
  marsh(map, add);
  waterPainter(map, add);
}
