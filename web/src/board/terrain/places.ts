/** Names of small-scale maps: towns by their weight, rivers along their course, the numbers of columns and rows. */
import type { Point } from "../hexes";
import { H, MARGIN, R, words, type BoardMap, type LocalText, type MapHex } from "../mapdoc";
import { chains } from "./curves";
import { sideManner } from "./kinds";
import { legible, upright } from "./lettering";
import { around, dot, everywhere, lazy, type Add, type Brush } from "./scene";
import { sideEnds } from "./sides";

const NAMES = '"Old Standard TT", Georgia, serif';
const NUMBERS = '"Barlow Condensed", "Barlow", sans-serif';

/** A city is seen from afar, a town from near, a village only where one reads the map with a finger. */
type Weight = "city" | "town" | "village";
const STYLE: Record<Weight, { font: string; size: number; from: number; grow: number }> = {
  city: { font: "700", size: 17, from: 0, grow: 3.6 },
  town: { font: "700", size: 13, from: 0.28, grow: 2.4 },
  village: { font: "italic 400", size: 10.5, from: 0.9, grow: 1 },
};

interface Place {
  hex: MapHex;
  weight: Weight;
  name: LocalText;
}

/** A place that rules name has one name for all its hexes; every other hex has its own. */
function placesOf(map: BoardMap): Place[] {
  const named = new Map<string, MapHex[]>();
  for (const hex of map.hexes) {
    const key = typeof hex.more.rulebook === "string" ? hex.more.rulebook : "";
    if (key) named.set(key, [...(named.get(key) ?? []), hex]);
  }
  const first = new Map<string, Weight>();
  for (const hexes of named.values()) {
    const middle = {
      x: hexes.reduce((sum, hex) => sum + hex.x, 0) / hexes.length,
      y: hexes.reduce((sum, hex) => sum + hex.y, 0) / hexes.length,
    };
    const far = (hex: MapHex): number => Math.hypot(hex.x - middle.x, hex.y - middle.y);
    const [nearest] = [...hexes].sort((a, b) => far(a) - far(b));
    const great = hexes.length > 1 || hexes.some((hex) => hex.more.camp || hex.more.port);
    if (nearest) first.set(nearest.id, great ? "city" : "town");
  }
  return map.hexes.flatMap((hex): Place[] => {
    const [known, weight] = [hex.more.rulebook as string | undefined, first.get(hex.id)];
    if (weight && known) return [{ hex, weight, name: ofCamp(hex, known) }];
    return hex.name && !known ? [{ hex, weight: "village", name: hex.name }] : [];
  });
}

/** The middle of a great camp is called as the whole of it. */
const ofCamp = (hex: MapHex, name: string): string =>
  typeof hex.more.camp === "string" && name.startsWith(`${hex.more.camp} `) ? hex.more.camp : name;

function lettered({ ctx, ink }: Brush, text: string, size: number, y: number): void {
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.strokeStyle = ink.halo;
  ctx.lineWidth = size * 0.26;
  ctx.strokeText(text, 0, y);
  ctx.fillText(text, 0, y);
}

function names(map: BoardMap, add: Add): void {
  for (const { hex, weight, name } of placesOf(map)) {
    const style = STYLE[weight];
    if (weight !== "village" && !hex.more.fortress && !hex.more.fort) town(add, hex, weight);
    add("name", {
      box: around(hex, R * (weight === "village" ? 1.2 : 5)),
      from: style.from,
      paint: (b) => {
        const { ctx, ink } = b;
        const size = legible(style.size, b.scale, style.grow);
        ctx.font = `${style.font} ${size}px ${NAMES}`;
        if ("letterSpacing" in ctx) ctx.letterSpacing = weight === "city" ? ".6px" : ".2px";
        ctx.fillStyle = weight === "village" ? ink.inkSoft : ink.name;
        const text = words(name, b.language);
        const half = ctx.measureText(text).width / 2 + MARGIN + 4;
        const x = Math.max(half, Math.min(map.width - half, hex.x));
        upright(b, { x, y: hex.y }, 0, () => lettered(b, text, size, H / 2 - 6.5));
      },
    });
  }
}

/** Streets and blocks, as few as show that people live there. */
function town(add: Add, hex: MapHex, weight: Weight): void {
  const blocks = weight === "city" ? CITY : TOWN;
  const path = lazy(() => {
    const out = new Path2D();
    for (const [x, y, w, h] of blocks) out.rect(hex.x + x, hex.y + y, w, h);
    return out;
  });
  const point = lazy(() => {
    const out = new Path2D();
    dot(out, hex.x, hex.y, 9);
    return out;
  });
  add("built", {
    box: around(hex),
    from: 0,
    paint: ({ ctx, ink, scale }) => {
      ctx.fillStyle = scale < 0.25 ? ink.name : ink.building;
      ctx.strokeStyle = ink.buildingEdge;
      ctx.lineWidth = 0.8;
      ctx.fill(scale < 0.25 ? point() : path());
      if (scale >= 0.25) ctx.stroke(path());
    },
  });
}
type Block = readonly [number, number, number, number];
const TOWN: readonly Block[] = [
  [-9, -7, 7, 6],
  [1, -8, 8, 7],
  [-8, 2, 8, 6],
  [3, 2, 6, 7],
];
const CITY: readonly Block[] = [
  [-15, -12, 9, 8],
  [-4, -14, 8, 9],
  [6, -12, 9, 8],
  [-16, -1, 10, 7],
  [-4, -2, 8, 8],
  [6, -1, 11, 7],
  [-12, 8, 7, 7],
  [-3, 9, 9, 7],
  [8, 8, 6, 6],
];

/** Once for each stretch of a river that is long enough for its name. */
function rivers(map: BoardMap, add: Add): void {
  const named = new Map<string, [Point, Point][]>();
  const broad = new Set<string>();
  for (const spec of map.doc.sides ?? []) {
    const manner = sideManner(spec.kind);
    if (!RIVERS.has(manner) || typeof spec.name !== "string") continue;
    const pairs = spec.between.flatMap((between) => {
      const pair = sideEnds(map, between);
      return pair ? [pair] : [];
    });
    named.set(spec.name, [...(named.get(spec.name) ?? []), ...pairs]);
    if (manner !== "stream") broad.add(spec.name);
  }
  for (const [name, pairs] of named) {
    const lines = chains(pairs)
      .filter((line) => line.length > 5)
      .sort((a, b) => b.length - a.length);
    const parts = lines.slice(0, broad.has(name) ? 3 : 1).flatMap((line) => stretches(line, 34));
    for (const part of parts) river(add, name, part, broad.has(name));
  }
}
const RIVERS = new Set(["stream", "river", "broad", "grand", "canal"]);

const stretches = (line: Point[], every: number): Point[][] =>
  Array.from({ length: Math.max(1, Math.round(line.length / every)) }, (_, i, all = line.length / every) => {
    const [a, b] = [i, i + 1].map((k) => Math.floor((k * line.length) / Math.max(1, Math.round(all))));
    return line.slice(a, b);
  });

function river(add: Add, name: string, part: readonly Point[], broad: boolean): void {
  const middle = Math.floor(part.length / 2);
  const [a, o, b] = [
    part[Math.max(0, middle - 3)],
    part[middle],
    part[Math.min(part.length - 1, middle + 3)],
  ];
  if (!a || !b || !o) return;
  const [p, q] = a.x <= b.x ? [a, b] : [b, a];
  const turn = Math.atan2(q.y - p.y, q.x - p.x);
  const at = { x: (p.x + q.x) / 2 + Math.sin(turn) * 11, y: (p.y + q.y) / 2 - Math.cos(turn) * 11 };
  const drawn = broad ? 14 : 11;
  add("name", {
    box: around(at, R * 4),
    from: broad ? 0.3 : 0.5,
    paint: (brush) => {
      const { ctx, ink } = brush;
      const size = legible(drawn, brush.scale);
      ctx.font = `italic 400 ${size}px ${NAMES}`;
      if ("letterSpacing" in ctx) ctx.letterSpacing = "1.2px";
      ctx.fillStyle = ink.waterName;
      upright(brush, at, turn, () => lettered(brush, name, size, 0));
    },
  });
}

/** The numbers of columns above and below, of rows at both sides. */
function edges(map: BoardMap, add: Add): void {
  const { columns, rows } = map.grid;
  add("frame", {
    box: everywhere(map),
    from: 0.3,
    paint: (b) => {
      const { ctx, ink } = b;
      ctx.font = `600 9px ${NUMBERS}`;
      if ("letterSpacing" in ctx) ctx.letterSpacing = "0px";
      ctx.fillStyle = ink.id;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      const put = (text: string | undefined, x: number, y: number): void =>
        upright(b, { x, y }, 0, () => ctx.fillText(text ?? "", 0, 0));
      const last = map.world(map.grid.centreOf(0, rows - 1)).y;
      for (let c = 0; c < columns; c++) {
        const { x } = map.world(map.grid.centreOf(c, 0));
        for (const y of [MARGIN - 3.5, last + H + 7]) put(map.grid.name(c, 0).split(".")[0], x, y);
      }
      for (let r = 0; r < rows; r++) {
        const { y } = map.world(map.grid.centreOf(0, r));
        for (const x of [MARGIN - 3, map.width - MARGIN + 3]) put(map.grid.name(0, r).split(".")[1], x, y);
      }
    },
  });
}

export function placesPainter(map: BoardMap, add: Add): void {
  if (!map.theatre) return;
  names(map, add);
  rivers(map, add);
  edges(map, add);
}
