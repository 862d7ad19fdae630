/** The hand of the draughtsman: grid, hex numbers, place names, margin, neat line, title, scale, north. */
import { besides, type Cell, type Point } from "../hexes";
import { FOOT, H, MARGIN, R, words, type BoardMap, type LabelSpec, type MapHex } from "../mapdoc";
import { chains, within as holds, type Box } from "./curves";
import type { Palette } from "./palette";
import { around, everywhere, lazy, pathOf, trace, type Add, type Brush } from "./scene";
import { lakesOf } from "./waters";

const NUMBERS = '"Barlow Condensed", "Barlow", sans-serif';
/** Device pixels, below which lettering is only a grey line. */
const SMALLEST = 9.5;
const NAMES = '"Old Standard TT", Georgia, serif';

/** Draws upright at a place, whichever way the map lies. */
export function upright({ ctx, turned }: Brush, at: Point, angle: number, draw: () => void): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(angle + (turned ? Math.PI : 0));
  draw();
  ctx.restore();
}

function grid(map: BoardMap, add: Add): void {
  const blocks = new Map<number, MapHex[]>();
  for (const hex of map.hexes) {
    const key = Math.floor(hex.c / 4) * 64 + Math.floor(hex.r / 4);
    const block = blocks.get(key);
    if (block) block.push(hex);
    else blocks.set(key, [hex]);
  }
  for (const hexes of blocks.values()) {
    const path = lazy(() => {
      const out = new Path2D();
      for (const hex of hexes) {
        const k = [0, 1, 2, 3, 4, 5].map((i) => map.corner(hex, i));
        trace(out, [k[5], k[0], k[1], k[2]] as Point[]);
        for (const d of [4, 5, 6] as const)
          if (!map.grid.neighbour(hex, d))
            trace(
              out,
              map.grid.side(hex, d).map((p) => map.world(p)),
            );
      }
      return out;
    });
    const xs = hexes.map((h) => h.x);
    const ys = hexes.map((h) => h.y);
    const box = {
      x0: Math.min(...xs) - R,
      x1: Math.max(...xs) + R,
      y0: Math.min(...ys) - R,
      y1: Math.max(...ys) + R,
    };
    add("grid", {
      box,
      from: 0.1,
      paint: ({ ctx, ink }) => {
        ctx.strokeStyle = ink.grid;
        ctx.lineWidth = 1;
        ctx.stroke(path());
      },
    });
  }
}

function numbers(map: BoardMap, add: Add): void {
  for (const hex of map.hexes)
    add("id", {
      box: around(hex),
      from: map.theatre ? 0.6 : 0.45,
      paint: (b) => {
        const { ctx, ink } = b;
        upright(b, hex, 0, () => {
          ctx.textAlign = "center";
          ctx.textBaseline = "alphabetic";
          ctx.font = `600 10.5px ${NUMBERS}`;
          ctx.lineWidth = 3;
          ctx.strokeStyle = ink.halo;
          ctx.fillStyle = ink.id;
          ctx.globalAlpha = 0.75;
          ctx.strokeText(hex.id, 0, -H / 2 + 11.5);
          ctx.globalAlpha = 1;
          ctx.fillText(hex.id, 0, -H / 2 + 11.5);
          ctx.beginPath();
          ctx.arc(0, 0, 1.15, 0, 6.3);
          ctx.fill();
        });
      },
    });
}

interface Style {
  size: number;
  italic: boolean;
  ink: (p: Palette, label: LabelSpec) => string;
  /** Spaced and faint, in place of everything smaller: names of countries and seas. */
  wide?: boolean;
}
const STYLES: Record<string, Style> = {
  place: { size: 15, italic: false, ink: (p) => p.name },
  hamlet: { size: 11.5, italic: true, ink: (p) => p.name },
  hill: { size: 12, italic: false, ink: (p) => p.name },
  wood: { size: 13, italic: true, ink: (p) => p.name },
  water: { size: 11, italic: true, ink: (p) => p.waterName },
  country: { size: 40, italic: false, ink: (p) => p.country, wide: true },
  sea: { size: 40, italic: true, ink: (p) => p.waterName, wide: true },
  trench: {
    size: 10.5,
    italic: true,
    ink: (p, l) => (/german|central|red/.test(String(l.side ?? "")) ? p.red : p.blue),
  },
};

/** From afar a name grows against the map, up to so many times its size, so that it can still be read. */
export const legible = (size: number, scale: number, most = 2): number =>
  Math.max(size, Math.min(size * most, SMALLEST / scale));

/** The largest box that the toothed border of the margin nowhere enters. */
export function clearOf(map: BoardMap): Box {
  const ends = Array.from({ length: map.grid.columns }, (_, c) => {
    const ys = map.hexes.filter((hex) => hex.c === c).map((hex) => hex.y);
    return [Math.min(...ys) - H / 2, Math.max(...ys) + H / 2] as const;
  });
  const side = MARGIN + R / 2;
  return {
    x0: side,
    x1: map.width - side,
    y0: Math.max(...ends.map(([top]) => top)),
    y1: Math.min(...ends.map(([, foot]) => foot)),
  };
}

/** Moves lettering into a box. */
export function within(box: Box, at: Point, width: number, height: number, angle: number): Point {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [dx, dy] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return {
    x: Math.min(box.x1 - dx, Math.max(box.x0 + dx, at.x)),
    y: Math.min(box.y1 - dy, Math.max(box.y0 + dy, at.y)),
  };
}

function names(map: BoardMap, add: Add): void {
  const free = lazy(() => clearOf(map));
  for (const label of map.doc.labels ?? []) {
    const style = STYLES[label.style ?? "place"] ?? STYLES.place;
    if (!style) continue;
    const first = label.points?.[0];
    const [dx, dy] = label.offset ?? [0, 0];
    const o = first ? (map.points([first])[0] as Point) : map.centre(label.at ?? "");
    const at = { x: o.x + dx * R, y: o.y + dy * R };
    const drawn = label.size ?? style.size;
    add("name", {
      box: around(at, style.wide ? R * 16 : R * 6),
      from: style.wide ? 0 : drawn > 13 ? 0.25 : 0.42,
      paint: (b) => {
        const { ctx, ink } = b;
        const size = style.wide ? drawn * (b.scale < 0.3 ? 2 : 1) : legible(drawn, b.scale);
        const plain = words(label.text, b.language);
        const text = style.wide && !style.italic ? plain.toUpperCase() : plain;
        const angle = ((label.angle ?? 0) * Math.PI) / 180;
        ctx.font = `${style.italic ? "italic 400" : "700"} ${size}px ${NAMES}`;
        if ("letterSpacing" in ctx)
          ctx.letterSpacing = style.wide ? `${size * 0.3}px` : size > 14 ? "1px" : ".3px";
        const place = style.wide
          ? at
          : within(free(), at, ctx.measureText(text).width + size / 2, size * 1.3, angle);
        upright(b, place, angle, () => {
          ctx.textAlign = "center";
          ctx.textBaseline = "middle";
          ctx.strokeStyle = ink.halo;
          ctx.lineWidth = size * 0.28;
          if (!style.wide) ctx.strokeText(text, 0, 0);
          ctx.fillStyle = style.ink(ink, label);
          ctx.fillText(text, 0, 0);
        });
      },
    });
  }
}

/** Cells without a hex that lie in a lake or the sea: they are drawn like the others. */
function seaOf(map: BoardMap): Cell[] {
  const lakes = lakesOf(map).map(holds);
  return (map.doc.grid.missing ?? []).flatMap((id) => {
    const at = map.grid.parse(id);
    return at && lakes.some((lake) => lake(map.centre(id))) ? [{ id, ...at }] : [];
  });
}

/** The edges of what is drawn, hexes and sea, as closed rings. */
export function rings(map: BoardMap): Point[][] {
  const open: [Point, Point][] = [];
  const drawn = [...map.hexes, ...seaOf(map)];
  const place = ({ c, r }: { c: number; r: number }): number => c * 4096 + r;
  const taken = new Set(drawn.map(place));
  for (const cell of drawn)
    for (const d of [1, 2, 3, 4, 5, 6] as const)
      if (!taken.has(place(besides(cell, d))))
        open.push(map.grid.side(cell, d).map((p) => map.world(p)) as [Point, Point]);
  return chains(open);
}

function margin(map: BoardMap, add: Add): void {
  const edge = lazy(() => rings(map));
  const outside = lazy(() => {
    const path = new Path2D();
    path.rect(-R * 3, -R * 3, map.width + R * 6, map.height + R * 6);
    for (const ring of edge()) trace(path, ring, true);
    return path;
  });
  const line = lazy(() => {
    const path = new Path2D();
    for (const ring of edge()) path.addPath(pathOf(ring, true));
    return path;
  });
  add("margin", {
    box: everywhere(map),
    from: 0,
    paint: ({ ctx, ink }) => {
      ctx.fillStyle = ink.paper;
      ctx.fill(outside(), "evenodd");
      ctx.strokeStyle = ink.ink;
      ctx.lineWidth = 1.3;
      ctx.stroke(line());
    },
  });
}

function frame(map: BoardMap, add: Add): void {
  const box = { x0: -R, y0: -R - FOOT, x1: map.width + R, y1: map.height + R };
  add("frame", {
    box,
    from: 0,
    paint: (b) => {
      const { ctx, ink } = b;
      ctx.save();
      if (b.turned) {
        ctx.translate(map.width, map.axis);
        ctx.rotate(Math.PI);
      }
      ctx.strokeStyle = ink.ink;
      ctx.lineWidth = 1.6;
      ctx.strokeRect(5, 5, map.width - 10, map.height - 10);
      ctx.lineWidth = 0.6;
      ctx.strokeRect(9, 9, map.width - 18, map.height - 18);
      cartouche(map, b);
      ctx.restore();
    },
  });
}

function cartouche(map: BoardMap, { ctx, ink, language, turned }: Brush): void {
  const y = map.height - 17;
  ctx.fillStyle = ink.ink;
  ctx.textBaseline = "alphabetic";
  ctx.textAlign = "left";
  ctx.font = `700 11.5px ${NAMES}`;
  if ("letterSpacing" in ctx) ctx.letterSpacing = "2px";
  const title = map.theatre ? "" : words(map.doc.title, language).toUpperCase();
  ctx.fillText(title, MARGIN + 4, y);
  const w = ctx.measureText(title).width;
  if ("letterSpacing" in ctx) ctx.letterSpacing = "0px";
  ctx.font = `italic 400 11.5px ${NAMES}`;
  ctx.fillStyle = ink.inkSoft;
  const note = map.theatre ? "" : words(map.doc.note, language);
  if (w + ctx.measureText(note).width < map.width - 330) ctx.fillText(note, MARGIN + 16 + w, y);
  const scale = map.theatre ? 0 : Number(map.doc.metres_per_hex ?? 0);
  if (scale > 0) scaleBar(ctx, ink, map.width - 236, y - 3, scale);
  north(ctx, ink, { x: map.width - 26, y: y - 4 }, turned);
}

function scaleBar(ctx: CanvasRenderingContext2D, ink: Palette, x: number, y: number, metres: number): void {
  const unit = metres >= 500 ? 1000 : metres >= 100 ? 100 : 50;
  const step = (H * unit) / metres;
  const count = Math.max(1, Math.min(4, Math.floor(168 / step)));
  ctx.strokeStyle = ctx.fillStyle = ink.ink;
  ctx.lineWidth = 0.8;
  ctx.textAlign = "center";
  ctx.font = `600 8px ${NUMBERS}`;
  for (let i = 0; i <= count; i++) {
    if (i < count) ctx.strokeRect(x + i * step, y, step, 4);
    if (i < count && i % 2 === 0) ctx.fillRect(x + i * step, y, step, 4);
    const label = unit === 1000 ? `${i} km` : `${i * unit}${i === count ? " m" : ""}`;
    ctx.fillText(label, x + i * step, y - 2.5);
  }
}

/** The arrow keeps pointing north when the map is turned. */
function north(ctx: CanvasRenderingContext2D, ink: Palette, { x, y }: Point, turned: boolean): void {
  ctx.strokeStyle = ctx.fillStyle = ink.ink;
  ctx.lineWidth = 1;
  const up = turned ? -1 : 1;
  for (const k of [1, -1]) {
    ctx.beginPath();
    ctx.moveTo(x, y - 8 * up);
    ctx.lineTo(x + 3.4 * k, y + 6 * up);
    ctx.lineTo(x, y + 3.2 * up);
    ctx.closePath();
    if (k > 0) ctx.fill();
    else ctx.stroke();
  }
}

export function letteringPainter(map: BoardMap, add: Add): void {
  grid(map, add);
  numbers(map, add);
  names(map, add);
  margin(map, add);
  frame(map, add);
}
