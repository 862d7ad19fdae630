/** What runs from hex to hex: streams, roads, railways, trenches and wire. */
import type { Point } from "../hexes";
import { R, type BoardMap, type LineSpec } from "../mapdoc";
import { boxOf, crenel, ease, normal, offset, resample, smooth, wobble } from "./curves";
import { lineManner, owner, terrainManner } from "./kinds";
import { random, seedOf } from "./random";
import { lazy, pathOf, type Add, type Brush, type Layer } from "./scene";

const SOFT: Record<string, readonly [soft: number, wobble: number]> = {
  highway: [0.55, 0.1],
  road: [0.55, 0.14],
  trail: [0.4, 0.2],
  rail: [0.6, 0.02],
  rail2: [0.6, 0.02],
  tramway: [0.5, 0.05],
  stream: [0.3, 0.26],
  river: [0.35, 0.2],
  front: [0.3, 0.16],
  support: [0.3, 0.16],
  sap: [0.3, 0.16],
  wire: [0, 0.2],
};

/** Lines that may join each other are one network: a road meets the highway where the highway runs. */
const NETWORK: Record<string, string> = {
  highway: "way",
  road: "way",
  rail: "rail",
  rail2: "rail",
  stream: "water",
  river: "water",
};
const networkOf = (kind: string): string => NETWORK[lineManner(kind)] ?? lineManner(kind);

/** Where a network passes through a hex: eased between its neighbours, a little off the centre, the same for all. */
function waypoint(map: BoardMap, network: string, id: string, soft: number, shake: number): Point {
  const centre = map.centre(id);
  const lines = map.linesAt(id).filter((l) => networkOf(l.kind) === network);
  const through = lines.find((l) => l.path.indexOf(id) > 0 && l.path.indexOf(id) < l.path.length - 1);
  const at = through?.path.indexOf(id) ?? -1;
  const ends = lines.map((l) => (l.path[0] === id ? l.path[1] : l.path[l.path.length - 2]));
  const [a, b] = through ? [through.path[at - 1], through.path[at + 1]] : ends.length === 2 ? ends : [];
  if (a === undefined || b === undefined) return centre;
  const eased = ease([map.centre(a), centre, map.centre(b)], soft)[1] as Point;
  return wobble([eased], random(seedOf(map.doc.id, network, id)), shake)[0] as Point;
}

/** The hex in which another line of the network goes on where this one ends, if exactly one does. */
function onward(map: BoardMap, line: LineSpec, id: string | undefined): string | undefined {
  const next = map.linesAt(id ?? "").filter((l) => l !== line && networkOf(l.kind) === networkOf(line.kind));
  const [only] = next;
  if (!only || next.length > 1) return undefined;
  return only.path[0] === id
    ? only.path[1]
    : only.path[only.path.length - 1] === id
      ? only.path[only.path.length - 2]
      : undefined;
}

/** The course of a line: its own points if the map gives them, an eased line through the hexes if not. */
export function course(map: BoardMap, line: LineSpec): Point[] {
  if (line.points && line.points.length > 1) return smooth(map.points(line.points), 3);
  const manner = lineManner(line.kind);
  const [soft, shake] = SOFT[manner] ?? [0.4, 0.15];
  const at = (id: string): Point => waypoint(map, networkOf(line.kind), id, soft, shake);
  const points = manner === "rail" && !map.theatre ? besideRoads(map, line, at) : line.path.map(at);
  if (manner === "wire") return smooth(points, 3);
  const [lead, tail] = [onward(map, line, line.path[0]), onward(map, line, line.path[line.path.length - 1])];
  return smooth(
    runOff(map, line.path, points),
    3,
    false,
    lead === undefined ? undefined : at(lead),
    tail === undefined ? undefined : at(tail),
  );
}

/** How far a railway runs from the middle of a road that has the same way. */
const BESIDE = 8;

/** A railway through the same hexes as a road runs beside it and not on it. */
function besideRoads(map: BoardMap, line: LineSpec, at: (id: string) => Point): Point[] {
  const roads = new Set(
    (map.doc.lines ?? [])
      .filter((other) => networkOf(other.kind) === "way")
      .flatMap(({ path }) => path.slice(1).flatMap((id, i) => [`${path[i]}/${id}`, `${id}/${path[i]}`])),
  );
  const shared = line.path.map((id, i) =>
    [line.path[i - 1], line.path[i + 1]].some((next) => next !== undefined && roads.has(`${id}/${next}`)),
  );
  const [soft, shake] = SOFT.road ?? [0.55, 0.14];
  const spine = line.path.map((id, i) => (shared[i] ? waypoint(map, "way", id, soft, shake) : at(id)));
  return spine.map((p, i) => {
    const n = normal(spine, i);
    return shared[i] ? { x: p.x + n.x * BESIDE, y: p.y + n.y * BESIDE } : p;
  });
}

/** Runs a line off the paper where it ends in a hex of the map's edge. */
function runOff(map: BoardMap, path: readonly string[], points: readonly Point[]): Point[] {
  const beyond = (id: string | undefined, p?: Point, q?: Point): Point | undefined => {
    const cell = id === undefined ? undefined : map.grid.cell(id);
    if (!cell || !p || !q) return undefined;
    const left = cell.c === 0 || cell.c === map.grid.columns - 1;
    const top = cell.r === 0;
    if (!left && !top && map.grid.neighbour(cell, 4)) return undefined;
    const d = Math.hypot(p.x - q.x, p.y - q.y) || 1;
    const out = left
      ? { x: cell.c === 0 ? -1 : 1, y: (p.y - q.y) / d }
      : { x: ((p.x - q.x) / d) * 0.3, y: top ? -1 : 1 };
    return { x: p.x + out.x * R * 1.5, y: p.y + out.y * R * (left ? 0.6 : 1.5) };
  };
  const n = points.length;
  const a = beyond(path[0], points[0], points[1]);
  const z = beyond(path[path.length - 1], points[n - 1], points[n - 2]);
  return [...(a ? [a] : []), ...points, ...(z ? [z] : [])];
}

interface Coat {
  layer: Layer;
  from: number;
  paint(brush: Brush, path: Path2D): void;
}

const coat = (
  layer: Layer,
  from: number,
  tone: (b: Brush) => string,
  width: number,
  dash: number[] = [],
  cap: CanvasLineCap = "butt",
): Coat => ({
  layer,
  from,
  paint: (brush, path) => {
    const { ctx } = brush;
    ctx.lineCap = cap;
    ctx.strokeStyle = tone(brush);
    ctx.lineWidth = width;
    ctx.setLineDash(dash);
    ctx.stroke(path);
    ctx.setLineDash([]);
    ctx.lineCap = "round";
  },
});

/** From afar a line is a shade lighter, or a net of them would be all that one sees. */
const far = (line: Coat): Coat => ({
  ...line,
  paint: (brush, path) => {
    brush.ctx.globalAlpha = brush.scale < 0.3 ? 0.62 : 1;
    line.paint(brush, path);
    brush.ctx.globalAlpha = 1;
  },
});

const way = (width: number): Coat[] => [
  coat("roadcase", 0, (b) => b.ink.roadInk, width + 1.6, [], "round"),
  coat("road", 0.15, (b) => b.ink.road, width - 0.8, [], "round"),
];

const COATS: Record<string, readonly Coat[]> = {
  highway: way(7),
  road: way(5),
  trail: [
    coat("trail", 0.25, (b) => b.ink.halo, 3.4),
    coat("trail", 0.15, (b) => b.ink.trail, 1.25, [6.5, 3.6]),
  ],
  rail: [coat("rail", 0, (b) => b.ink.ink, 3.4), coat("rail", 0.25, (b) => b.ink.paper, 1.7, [7, 7])],
  rail2: [coat("rail", 0, (b) => b.ink.ink, 5), coat("rail", 0.25, (b) => b.ink.paper, 3, [8, 8])],
  line1: [far(coat("rail", 0, (b) => b.ink.rail, 1.5)), coat("rail", 0.42, (b) => b.ink.rail, 5.6, [1, 9])],
  line2: [far(coat("rail", 0, (b) => b.ink.rail, 3.9)), coat("rail", 0.34, (b) => b.ink.paper, 2.1, [9, 9])],
  tramway: [coat("rail", 0.15, (b) => b.ink.ink, 1.4), coat("rail", 0.25, (b) => b.ink.ink, 4.4, [0.9, 6])],
  stream: [
    coat("stream", 0, (b) => b.ink.waterInk, 5.6, [], "round"),
    coat("stream", 0, (b) => b.ink.water, 3.8, [], "round"),
    coat("stream", 0.4, (b) => b.ink.waterInk, 0.5, [10, 7]),
  ],
  river: [
    coat("stream", 0, (b) => b.ink.waterInk, 13, [], "round"),
    coat("stream", 0, (b) => b.ink.water, 11, [], "round"),
    coat("stream", 0.4, (b) => b.ink.waterInk, 0.5, [14, 9]),
  ],
  telephone: [coat("trail", 0.3, (b) => b.ink.inkSoft, 0.9, [1.5, 4])],
  border: [coat("trail", 0, (b) => b.ink.inkSoft, 2, [9, 3, 2, 3])],
};

/** Railways of small-scale maps: a line with cross strokes, a black and white one for two tracks. */
const THEATRE: Record<string, string> = { rail: "line1", rail2: "line2" };

function trench(map: BoardMap, add: Add, line: LineSpec, manner: string): void {
  const spine = lazy(() => course(map, line));
  const path = lazy(() => {
    const base = spine();
    return pathOf(manner === "sap" ? offset(base, (i) => Math.sin(i * 0.95) * 2.1) : crenel(base, 3, 3));
  });
  const ink = owner(line.side ?? line.owner);
  const wide = manner === "front" ? 6 : 4.5;
  const width = manner === "front" ? 2.5 : manner === "support" ? 1.9 : 1.5;
  add("trench", {
    box: boxOf(
      line.path.map((id) => map.centre(id)),
      R * 1.8,
    ),
    from: 0,
    paint: (b) => {
      b.ctx.lineJoin = "miter";
      b.ctx.lineCap = "butt";
      b.ctx.strokeStyle = b.ink.halo;
      b.ctx.lineWidth = wide;
      b.ctx.stroke(path());
      b.ctx.strokeStyle = b.ink[ink];
      b.ctx.lineWidth = width;
      b.ctx.stroke(path());
      b.ctx.lineJoin = "round";
      b.ctx.lineCap = "round";
    },
  });
}

/** Wire: two staggered rows of crosses along a line. */
export function wirePath(line: readonly Point[]): Path2D {
  const path = new Path2D();
  const even = resample(line, 3);
  for (let i = 0; i < even.length; i += 3)
    for (const k of [-1, 1]) {
      const j = Math.min(even.length - 1, i + (k > 0 ? 1 : 0));
      const [p, n] = [even[j] as Point, normal(even, j)];
      const [x, y] = [p.x + n.x * 4.2 * k, p.y + n.y * 4.2 * k];
      path.moveTo(x - 2.5, y - 2.5);
      path.lineTo(x + 2.5, y + 2.5);
      path.moveTo(x - 2.5, y + 2.5);
      path.lineTo(x + 2.5, y - 2.5);
    }
  return path;
}

export const strokeWire = (b: Brush, path: Path2D, ink: "red" | "blue"): void => {
  b.ctx.strokeStyle = b.ink[ink];
  b.ctx.lineWidth = 1.05;
  b.ctx.globalAlpha = 0.9;
  b.ctx.stroke(path);
  b.ctx.globalAlpha = 1;
};

/** Poplars of the chaussée, and hachures where a road runs sunken. */
function roadside(map: BoardMap, add: Add, line: LineSpec, spine: () => Point[], manner: string): void {
  const box = boxOf(
    line.path.map((id) => map.centre(id)),
    R * 1.8,
  );
  if (manner === "highway") {
    const trees = lazy(() => {
      const path = new Path2D();
      const r = random(seedOf(map.doc.id, "poplars", line.path[0] ?? ""));
      for (let i = 6; i < spine().length; i += 7)
        for (const k of [-1, 1]) {
          const [p, n] = [spine()[i] as Point, normal(spine(), i)];
          const bare = terrainManner(map.hexAt(p)?.terrain ?? "") !== "open";
          if (r() > (bare ? 0.15 : 0.7)) continue;
          const [x, y] = [p.x + n.x * 7.4 * k, p.y + n.y * 7.4 * k];
          path.moveTo(x + 1.35, y);
          path.arc(x, y, 1.35, 0, 6.3);
        }
      return path;
    });
    add("road", {
      box,
      from: 0.4,
      paint: ({ ctx, ink }) => {
        ctx.fillStyle = ink.treeInk;
        ctx.globalAlpha = 0.75;
        ctx.fill(trees());
        ctx.globalAlpha = 1;
      },
    });
  }
  if (!line.sunken) return;
  const banks = lazy(() => {
    const path = new Path2D();
    const r = random(seedOf(map.doc.id, "bank", line.path[0] ?? ""));
    const low = Array.isArray(line.sunken) ? new Set(line.sunken.map(String)) : null;
    spine().forEach((p, i) => {
      const n = normal(spine(), i);
      if (low && !low.has(map.hexAt(p)?.id ?? "")) return;
      for (const k of [-1, 1]) {
        const l = 11.5 + r() * 2.5;
        path.moveTo(p.x + n.x * k * l, p.y + n.y * k * l);
        path.lineTo(p.x + n.x * k * 6, p.y + n.y * k * 6);
      }
    });
    return path;
  });
  add("road", {
    box,
    from: 0.3,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.hachure;
      ctx.lineWidth = 1;
      ctx.stroke(banks());
    },
  });
}

/** A stretch of railway as it is drawn on the map, for the key beside it. */
export function railway(b: Brush, manner: string, line: readonly Point[]): void {
  const path = pathOf(line);
  for (const each of COATS[THEATRE[manner] ?? manner] ?? []) if (each.from <= b.scale) each.paint(b, path);
}

export function linesPainter(map: BoardMap, add: Add): void {
  (map.doc.lines ?? []).forEach((line) => {
    const manner = lineManner(line.kind);
    if (manner === "front" || manner === "support" || manner === "sap") {
      trench(map, add, line, manner);
      return;
    }
    const spine = lazy(() => course(map, line));
    const box = boxOf(
      line.path.map((id) => map.centre(id)),
      R * 1.8,
    );
    if (manner === "wire") {
      const path = lazy(() => wirePath(spine()));
      add("wire", { box, from: 0.2, paint: (b) => strokeWire(b, path(), owner(line.side ?? line.owner)) });
      return;
    }
    const path = lazy(() => pathOf(spine()));
    for (const layer of COATS[(map.theatre && THEATRE[manner]) || manner] ?? COATS.trail ?? [])
      add(layer.layer, { box, from: layer.from, paint: (b) => layer.paint(b, path()) });
    if (manner === "highway" || manner === "road") roadside(map, add, line, spine, manner);
  });
}
