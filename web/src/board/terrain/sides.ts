/** What lies on hexsides: hedges, walls, fences, rivers, banks, wire. Neighbouring sides are joined first. */
import type { Point } from "../hexes";
import { R, type BoardMap, type SideSpec } from "../mapdoc";
import { BANDS, FALLING, structure, type Part } from "./bands";
import { boxOf, chains, normal, resample, smooth, within } from "./curves";
import { owner, sideManner } from "./kinds";
import { strokeWire, wirePath } from "./lines";
import { random, seedOf } from "./random";
import { dot, lazy, pathOf, type Add, type Brush, type Layer } from "./scene";
import { intoLakes, lakesOf, softened } from "./waters";

/** A line with the nearer water at its right hand, since the ground falls towards it. */
function downhill(map: BoardMap, line: Point[]): Point[] {
  const wet = (map.doc.sides ?? []).filter((spec) => WATER.has(sideManner(spec.kind)));
  const water = wet.flatMap((spec) => endsOf(map, spec)).map(([a]) => a);
  const far = (k: number): number => {
    const aside = resample(line, R).map((p, i, all) => {
      const n = normal(all, i);
      return { x: p.x + n.x * k, y: p.y + n.y * k };
    });
    return aside.reduce((sum, p) => sum + Math.min(...water.map((q) => Math.hypot(p.x - q.x, p.y - q.y))), 0);
  };
  return water.length > 0 && far(R) < far(-R) ? [...line].reverse() : line;
}

/** The ends of a hexside written as "H7/H8", in world units, higher hex first. */
export function sideEnds(map: BoardMap, between: string): [Point, Point] | undefined {
  const [a, b] = between.split("/") as [string, string];
  const cell = map.grid.cell(a);
  const d = map.grid.direction(a, b);
  if (cell && d) return map.grid.side(cell, d).map((p) => map.world(p)) as [Point, Point];
  const other = map.grid.cell(b);
  const back = other && map.grid.direction(b, a);
  if (!other || !back) return undefined;
  const [p, q] = map.grid.side(other, back).map((v) => map.world(v)) as [Point, Point];
  return [q, p];
}

type Painter = (
  map: BoardMap,
  line: Point[],
  seed: number,
) => { layer: Layer; from: number; paint(b: Brush): void };

const hedge: Painter = (_map, line, seed) => {
  const path = lazy(() => {
    const r = random(seed);
    const out = new Path2D();
    for (const p of resample(line, 5))
      dot(out, p.x + (r() - 0.5) * 1.6, p.y + (r() - 0.5) * 1.6, 2.3 + r() * 1.1);
    return out;
  });
  return {
    layer: "side",
    from: 0.15,
    paint: ({ ctx, ink }) => {
      ctx.fillStyle = ink.hedge;
      ctx.fill(path());
    },
  };
};

const wall =
  (fallen: boolean): Painter =>
  (_map, line) => {
    const path = lazy(() => pathOf(line));
    return {
      layer: "side",
      from: 0.15,
      paint: ({ ctx, ink }) => {
        ctx.lineCap = "butt";
        ctx.strokeStyle = ink.wall;
        ctx.lineWidth = 3.6;
        ctx.setLineDash(fallen ? [9, 5, 4, 6] : []);
        ctx.stroke(path());
        ctx.strokeStyle = ink.halo;
        ctx.lineWidth = 1.3;
        ctx.setLineDash([4.4, 1.4]);
        if (!fallen) ctx.stroke(path());
        ctx.setLineDash([]);
        ctx.lineCap = "round";
      },
    };
  };

const fence: Painter = (_map, line) => {
  const path = lazy(() => {
    const out = pathOf(line);
    for (const p of resample(line, 8)) {
      out.moveTo(p.x - 1.6, p.y - 1.6);
      out.lineTo(p.x + 1.6, p.y + 1.6);
    }
    return out;
  });
  return {
    layer: "side",
    from: 0.25,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.inkSoft;
      ctx.lineWidth = 1;
      ctx.stroke(path());
    },
  };
};

const river =
  (width: number): Painter =>
  (_map, line) => {
    const path = lazy(() => pathOf(smooth(line, 3)));
    return {
      layer: "stream",
      from: 0,
      paint: ({ ctx, ink }) => {
        ctx.strokeStyle = ink.waterInk;
        ctx.lineWidth = width + 1.8;
        ctx.stroke(path());
        ctx.strokeStyle = ink.water;
        ctx.lineWidth = width;
        ctx.stroke(path());
      },
    };
  };

/** Banks and crests: hachures towards the second hex of the pair. */
const bank: Painter = (_map, line) => {
  const path = lazy(() => {
    const out = pathOf(line);
    const even = resample(line, 4);
    even.forEach((p, i) => {
      const n = normal(even, i);
      out.moveTo(p.x, p.y);
      out.lineTo(p.x - n.x * 8, p.y - n.y * 8);
    });
    return out;
  });
  return {
    layer: "side",
    from: 0.15,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.hachure;
      ctx.lineWidth = 1.1;
      ctx.stroke(path());
    },
  };
};

const wire =
  (ink: "red" | "blue"): Painter =>
  (_map, line) => {
    const path = lazy(() => wirePath(line));
    return { layer: "wire", from: 0.2, paint: (b) => strokeWire(b, path(), ink) };
  };

const growth: Painter = (_map, line) => {
  const path = lazy(() => pathOf(line));
  return {
    layer: "side",
    from: 0.15,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.woodEdge;
      ctx.lineWidth = 2.6;
      ctx.setLineDash([1, 5]);
      ctx.stroke(path());
      ctx.setLineDash([]);
    },
  };
};

/** A ferry: a rope from bank to bank, and the boat on it. */
const ferry: Painter = (_map, line) => {
  const [rope, boat] = [new Path2D(), new Path2D()];
  const [a, b] = [line[0] as Point, line[line.length - 1] as Point];
  const [mx, my, d] = [(a.x + b.x) / 2, (a.y + b.y) / 2, Math.hypot(b.x - a.x, b.y - a.y) || 1];
  const [nx, ny] = [-(b.y - a.y) / d, (b.x - a.x) / d];
  rope.moveTo(mx - nx * 16, my - ny * 16);
  rope.lineTo(mx + nx * 16, my + ny * 16);
  boat.rect(mx - 4, my - 4, 8, 8);
  return {
    layer: "side",
    from: 0.2,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.roadInk;
      ctx.lineWidth = 1.4;
      ctx.setLineDash([3, 2.4]);
      ctx.stroke(rope);
      ctx.setLineDash([]);
      ctx.fillStyle = ink.road;
      ctx.fill(boat);
      ctx.stroke(boat);
    },
  };
};

/** A bridge lies across the side: two parapets with splayed ends. */
const bridge: Painter = (_map, line) => {
  const path = lazy(() => {
    const [a, b] = [line[0] as Point, line[line.length - 1] as Point];
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [u, n] = [
      { x: (b.x - a.x) / d, y: (b.y - a.y) / d },
      { x: -(b.y - a.y) / d, y: (b.x - a.x) / d },
    ];
    const out = new Path2D();
    for (const k of [-1, 1]) {
      const at = (along: number, side: number): [number, number] => [
        mx + n.x * along + u.x * side * k,
        my + n.y * along + u.y * side * k,
      ];
      out.moveTo(...at(-13, 8));
      out.lineTo(...at(-9, 5));
      out.lineTo(...at(9, 5));
      out.lineTo(...at(13, 8));
    }
    return out;
  });
  return {
    layer: "side",
    from: 0.15,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.roadInk;
      ctx.lineWidth = 1.8;
      ctx.stroke(path());
    },
  };
};

const PAINTERS: Record<string, Painter> = {
  hedge,
  wall: wall(false),
  fallen: wall(true),
  fence,
  stream: river(3.4),
  river: river(6.4),
  broad: river(11),
  bank,
  growth,
  grand: river(16),
  ferry,
};

/** A stretch of water as it is drawn on the map, for the key beside it. */
export const water = (map: BoardMap, manner: string, line: Point[]): Part | undefined =>
  PAINTERS[manner]?.(map, line, 0);

type Pair = [Point, Point];
const WATER = new Set(["stream", "river", "broad", "grand", "canal", "dry"]);

function endsOf(map: BoardMap, spec: SideSpec): Pair[] {
  return spec.between.flatMap((between) => {
    const pair = sideEnds(map, between);
    return pair ? [pair] : [];
  });
}

/** Hexsides of water in a lake are the lake; the others run softly from corner to corner. */
function waterways(map: BoardMap): (pairs: Pair[]) => Point[][] {
  const lakes = lakesOf(map);
  const flooded = lakes.map(within);
  const dry = ([a, b]: Pair): boolean =>
    !flooded.some((holds) => holds({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  const wet = (map.doc.sides ?? []).filter((spec) => WATER.has(sideManner(spec.kind)));
  const soft = softened(map, wet.flatMap((spec) => endsOf(map, spec)).filter(dry));
  return (pairs) => chains(pairs.filter(dry)).map((line) => intoLakes(line.map(soft), lakes));
}

/** Small-scale maps: hexsides of one kind are joined over the whole map. */
function bandsPainter(map: BoardMap, add: Add, flowing: (pairs: Pair[]) => Point[][]): void {
  for (const [manner, band] of Object.entries(BANDS)) {
    const specs = (map.doc.sides ?? []).filter((spec) => sideManner(spec.kind) === manner);
    const ends = specs.flatMap((spec) => endsOf(map, spec));
    const lines = WATER.has(manner)
      ? flowing(ends)
      : FALLING.has(manner)
        ? specs.flatMap((spec) => falls(map, spec))
        : chains(ends).map((line) => (manner === "incline" ? downhill(map, line) : line));
    lines.forEach((line, i) => {
      const box = boxOf(line, R * 0.4);
      for (const part of band(line, seedOf(map.doc.id, manner, i))) add(part.layer, { ...part, box });
    });
  }
}

/** Hexsides with the lower hex on the right hand; between hexes of one level it is the second of the pair. */
function falls(map: BoardMap, spec: SideSpec): Pair[] {
  return spec.between.flatMap((between): Pair[] => {
    const pair = sideEnds(map, between);
    const [a, b] = between.split("/").map((id) => map.hex(id)?.level ?? 0) as [number, number];
    return !pair ? [] : b > a ? [[pair[1], pair[0]]] : [pair];
  });
}

/** Works of the railway: several on one hexside stand side by side. */
function structuresPainter(map: BoardMap, add: Add): void {
  const taken = new Map<string, number>();
  for (const spec of map.doc.sides ?? []) {
    const [between = ""] = spec.between;
    const pair = sideManner(spec.kind) === "structure" ? sideEnds(map, between) : undefined;
    if (!pair) continue;
    const place = taken.get(between) ?? 0;
    taken.set(between, place + 1);
    const part = structure(spec, pair, place);
    add(part.layer, { ...part, box: boxOf(pair, R * 0.4) });
  }
}

/** Waters of one breadth are one net. */
function watersPainter(map: BoardMap, add: Add, flowing: (pairs: Pair[]) => Point[][]): void {
  for (const manner of WATER) {
    const painter = PAINTERS[manner];
    const specs = (map.doc.sides ?? []).filter((spec) => sideManner(spec.kind) === manner);
    if (!painter) continue;
    for (const line of flowing(specs.flatMap((spec) => endsOf(map, spec)))) {
      const mark = painter(map, line, 0);
      add(mark.layer, { box: boxOf(line, R * 0.4), from: mark.from, paint: mark.paint });
    }
  }
}

export function sidesPainter(map: BoardMap, add: Add): void {
  const flowing = waterways(map);
  watersPainter(map, add, flowing);
  bandsPainter(map, add, flowing);
  structuresPainter(map, add);
  (map.doc.sides ?? []).forEach((spec, n) => {
    const manner = sideManner(spec.kind);
    if (WATER.has(manner) || manner in BANDS || manner === "structure") return;
    const ends = endsOf(map, spec);
    const apart = manner === "bridge" || manner === "bank" || manner === "ferry";
    const lines = apart ? ends.map((pair) => [...pair]) : chains(ends);
    const painter =
      manner === "wire"
        ? wire(owner(spec.side ?? spec.owner))
        : manner === "bridge"
          ? bridge
          : PAINTERS[manner];
    lines.forEach((line, i) => {
      const mark = (painter ?? fence)(map, line, seedOf(map.doc.id, spec.kind, n, i));
      add(mark.layer, { box: boxOf(line, R * 0.4), from: mark.from, paint: mark.paint });
    });
  });
}
