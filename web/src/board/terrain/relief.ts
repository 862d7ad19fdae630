/** Ground: shading from a height field, contour lines, hachures downhill of each crest. */
import { ROOT3, type Point } from "../hexes";
import { H, R, type BoardMap, type ContourSpec } from "../mapdoc";
import { boxOf, chains, inside, normal, offset, smooth, type Box } from "./curves";
import type { Palette } from "./palette";
import { random, seedOf } from "./random";
import { everywhere, lazy, trace, type Add, type Brush } from "./scene";

/** World units from one place of the raster to the next; a theatre is so large that coarser ones do. */
const [FINE, COARSE] = [8, 16];
/** Where thin contours run between two crests, which lie at the halves of the rounded field. */
const BETWEEN = [0.14, 0.3, 0.7, 0.86];

export interface HeightField {
  w: number;
  h: number;
  step: number;
  z: Float32Array;
}

const raster = (map: BoardMap, step: number): HeightField => {
  const [w, h] = [Math.ceil(map.width / step) + 2, Math.ceil(map.height / step) + 2];
  return { w, h, step, z: new Float32Array(w * h) };
};

/** The levels of the hexes themselves, softened no farther than their edges. */
export function levelField(map: BoardMap): HeightField {
  const field = raster(map, FINE);
  fillLevels(map, field);
  return { ...field, z: blur(field.z, field.w, field.h, 1) };
}

/** Heights on a coarse raster: filled contours where all are closed, hex levels otherwise, then rounded off. */
export function heightField(map: BoardMap): HeightField {
  const field = raster(map, map.theatre ? COARSE : FINE);
  const { w, h, step, z } = field;
  const contours = map.doc.contours ?? [];
  const closed = contours.filter((c) => c.closed ?? true);
  if (contours.length > 0 && closed.length === contours.length) fillContours(map, closed, field);
  else fillLevels(map, field);
  const rounded = (map.theatre ? [4, 3, 2] : [7, 5, 4]).reduce<Float32Array>(
    (field, radius) => blur(field, w, h, radius),
    z,
  );
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const [x, y] = [i * step, j * step];
      rounded[j * w + i] =
        (rounded[j * w + i] as number) +
        0.05 * Math.sin(x / 83 + 1.3) * Math.cos(y / 71) +
        0.03 * Math.sin((x + y) / 47);
    }
  return { w, h, step, z: rounded };
}

function fillContours(map: BoardMap, contours: ContourSpec[], { w, h, step, z }: HeightField): void {
  for (const contour of contours) {
    const ring = smooth(map.points(contour.points), step, true);
    const box = boxOf(ring);
    for (let j = Math.max(0, Math.floor(box.y0 / step)); j <= Math.min(h - 1, box.y1 / step); j++)
      for (let i = Math.max(0, Math.floor(box.x0 / step)); i <= Math.min(w - 1, box.x1 / step); i++)
        if (inside({ x: i * step, y: j * step }, ring))
          z[j * w + i] = Math.max(z[j * w + i] as number, contour.level);
  }
}

/** The level of each hex on the raster; beyond the edge the ground goes on as in the nearest hex of its row. */
function fillLevels(map: BoardMap, { w, h, step, z }: HeightField): void {
  if (map.hexes.every((hex) => hex.level === 0)) return;
  z.fill(NaN);
  for (const hex of map.hexes)
    for (let j = Math.ceil((hex.y - H / 2) / step); j <= (hex.y + H / 2) / step; j++) {
      const half = R - Math.abs(j * step - hex.y) / ROOT3;
      const end = Math.floor((hex.x + half) / step);
      for (let i = Math.ceil((hex.x - half) / step); i <= end; i++) z[j * w + i] = hex.level;
    }
  const rows = Array.from({ length: h }, (_, j) => z.subarray(j * w, (j + 1) * w));
  let last = 0;
  for (const row of rows) {
    const first = row.find((level) => !Number.isNaN(level));
    last = first ?? last;
    for (let i = 0, before = last; i < w; i++)
      if (Number.isNaN(row[i])) row[i] = before;
      else before = row[i] as number;
  }
}

/** A box filter along the rows, then along the columns. */
export function blur(src: Float32Array, w: number, h: number, radius: number): Float32Array {
  const across = pass(src, w, h, 1, w, radius);
  return pass(across, h, w, w, 1, radius);
}

/** One direction of it: `count` lines of `n` places, so far apart in the array. */
function pass(
  from: Float32Array,
  n: number,
  count: number,
  stride: number,
  next: number,
  radius: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const size = 2 * radius + 1;
  for (let b = 0; b < count; b++) {
    const start = b * next;
    const end = start + (n - 1) * stride;
    let sum = 0;
    for (let a = -radius; a <= radius; a++)
      sum += from[Math.max(start, Math.min(end, start + a * stride))] as number;
    for (let at = start, left = start - radius * stride, right = start + (radius + 1) * stride; at <= end;) {
      to[at] = sum / size;
      sum += (from[right > end ? end : right] as number) - (from[left < start ? start : left] as number);
      at += stride;
      left += stride;
      right += stride;
    }
  }
  return to;
}

export function heightAt(field: HeightField, x: number, y: number): number {
  const i = Math.max(0, Math.min(field.w - 1, Math.round(x / field.step)));
  const j = Math.max(0, Math.min(field.h - 1, Math.round(y / field.step)));
  return field.z[j * field.w + i] as number;
}

/** Lines of equal height by marching squares, joined into chains. */
export function isolines(field: HeightField, level: number): Point[][] {
  const { w, h, step, z } = field;
  const parts: [Point, Point][] = [];
  for (let j = 0; j < h - 1; j++)
    for (let i = 0; i < w - 1; i++) {
      const k = j * w + i;
      const [a, b, c, d] = [z[k] as number, z[k + 1] as number, z[k + w + 1] as number, z[k + w] as number];
      const low = Number(a < level) + Number(b < level) + Number(c < level) + Number(d < level);
      if (low === 0 || low === 4) continue;
      const cuts: Point[] = [];
      const cut = (u: number, v: number, x: number, y: number, dx: number, dy: number): void => {
        if (u < level === v < level) return;
        const t = (level - u) / (v - u);
        cuts.push({ x: (x + dx * t) * step, y: (y + dy * t) * step });
      };
      cut(a, b, i, j, 1, 0);
      cut(b, c, i + 1, j, 0, 1);
      cut(c, d, i + 1, j + 1, -1, 0);
      cut(d, a, i, j + 1, 0, -1);
      for (let n = 0; n + 1 < cuts.length; n += 2) parts.push([cuts[n] as Point, cuts[n + 1] as Point]);
    }
  return chains(parts);
}

interface Crest {
  line: Point[];
  closed: boolean;
}

export function reliefPainter(map: BoardMap, add: Add): void {
  const field = lazy(() => heightField(map));
  add("relief", { box: everywhere(map), from: 0, paint: shading(field) });
  add("relief", { box: everywhere(map), from: 0, paint: (b) => folds(map, b) });
  const flat = map.hexes.every((hex) => hex.level === 0) && !(map.doc.contours ?? []).length;
  if (flat || map.theatre) return;
  const thin = lazy(() => {
    const path = new Path2D();
    const top = Math.max(
      ...map.hexes.map((hex) => hex.level),
      ...(map.doc.contours ?? []).map((c) => c.level),
    );
    for (let z = 0; z < top; z++)
      for (const part of BETWEEN) for (const line of isolines(field(), z + part)) trace(path, line);
    return path;
  });
  add("contour", {
    box: everywhere(map),
    from: 0.35,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.contour;
      ctx.globalAlpha = ink.contourAlpha * 0.8;
      ctx.lineWidth = 0.65;
      ctx.stroke(thin());
      ctx.globalAlpha = 1;
    },
  });
  const drawn = map.doc.contours ?? [];
  if (drawn.length > 0) {
    for (const contour of drawn) {
      const closed = contour.closed ?? true;
      const points = map.points(contour.points);
      addCrest(map, add, boxOf(points, R), contour.kind !== "form", () => ({
        line: smooth(points, 4, closed),
        closed,
      }));
    }
  } else addLevels(map, add, field);
}

/** Where the document gives only levels, the crests run round the hexes of each level. */
function addLevels(map: BoardMap, add: Add, field: () => HeightField): void {
  const top = Math.max(...map.hexes.map((hex) => hex.level));
  const crests = lazy(() => {
    const out: Crest[] = [];
    for (let level = 0; level < top; level++)
      for (const line of isolines(field(), level + 0.5)) {
        const [a, z] = [line[0] as Point, line[line.length - 1] as Point];
        const crest = { line: smooth(line, 4), closed: Math.hypot(a.x - z.x, a.y - z.y) < 2 };
        const mid = Math.floor(line.length / 2);
        const [p, n] = [line[mid] as Point, normal(line, mid)];
        const right = heightAt(field(), p.x + n.x * 12, p.y + n.y * 12);
        if (right < heightAt(field(), p.x - n.x * 12, p.y - n.y * 12)) crest.line.reverse();
        out.push(crest);
      }
    return out;
  });
  addCrest(map, add, everywhere(map), true, crests);
}

function addCrest(map: BoardMap, add: Add, box: Box, heavy: boolean, make: () => Crest | Crest[]): void {
  const crests = lazy(() => [make()].flat());
  const lines = lazy(() => {
    const path = new Path2D();
    for (const { line, closed } of crests()) trace(path, line, closed);
    return path;
  });
  const ticks = lazy(() => hachures(map, crests()));
  add("contour", {
    box,
    from: 0,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.contour;
      ctx.globalAlpha = Math.min(1, ink.contourAlpha * (heavy ? 1.35 : 0.8));
      ctx.lineWidth = heavy ? 1.5 : 0.7;
      ctx.stroke(lines());
      ctx.globalAlpha = 1;
    },
  });
  if (heavy)
    add("contour", {
      box,
      from: 0.3,
      paint: ({ ctx, ink }) => {
        ctx.strokeStyle = ink.hachure;
        ctx.globalAlpha = ink.contourAlpha;
        ctx.lineWidth = 0.8;
        ctx.stroke(ticks());
        ctx.globalAlpha = 1;
      },
    });
}

/** Short strokes downhill of a crest: the higher ground lies on the right hand of its travel. */
function hachures(map: BoardMap, crests: readonly Crest[]): Path2D {
  const path = new Path2D();
  const r = random(seedOf(map.doc.id, "hachures"));
  for (const { line } of crests) {
    const lower = offset(line, -1);
    line.forEach((p, i) => {
      const q = lower[i] as Point;
      const l = 6.5 + r() * 4.5;
      path.moveTo(p.x, p.y);
      path.lineTo(p.x + (q.x - p.x) * l, p.y + (q.y - p.y) * l);
    });
  }
  return path;
}

/** Soft light from the north-west, at low resolution, so that it costs nothing. */
function shading(field: () => HeightField): (b: Brush) => void {
  const images = new Map<string, HTMLCanvasElement>();
  const make = (ink: Palette): HTMLCanvasElement => {
    const { w, h, z } = field();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [w, h];
    const ctx = canvas.getContext("2d") as CanvasRenderingContext2D;
    const image = ctx.createImageData(w, h);
    const [dark, light] = [ink.shade, ink.light].map((t) => t.split(",").map(Number)) as [number[], number[]];
    const at = (a: number, b: number): number =>
      z[Math.max(0, Math.min(h - 1, b)) * w + Math.max(0, Math.min(w - 1, a))] as number;
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const slope = (at(i + 1, j) - at(i - 1, j) + at(i, j + 1) - at(i, j - 1)) * 0.95;
        const a = Math.max(-0.3, Math.min(0.3, slope));
        const tone = a < 0 ? dark : light;
        const k = (j * w + i) * 4;
        image.data[k] = tone[0] as number;
        image.data[k + 1] = tone[1] as number;
        image.data[k + 2] = tone[2] as number;
        image.data[k + 3] = Math.min(
          255,
          (Math.abs(a) * 217 + (a < 0 ? Math.max(0, at(i, j)) * 4 : 0)) * ink.reliefAlpha,
        );
      }
    ctx.putImageData(image, 0, 0);
    return canvas;
  };
  return ({ ctx, ink }) => {
    const image = images.get(ink.paper) ?? make(ink);
    images.set(ink.paper, image);
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = "high";
    const { step } = field();
    ctx.drawImage(image, -step / 2, -step / 2, image.width * step, image.height * step);
  };
}

const MOST_FOLDS = 5;

/** Folds of a map carried in a pocket. */
function folds(map: BoardMap, { ctx, ink }: Brush): void {
  const [w, h] = [map.width, map.height];
  const across = Math.min(MOST_FOLDS, Math.max(3, Math.round(w / 460)));
  const down = Math.min(MOST_FOLDS, Math.max(2, Math.round(h / 520)));
  const stops = (g: CanvasGradient): CanvasGradient => {
    g.addColorStop(0, `rgba(${ink.shade},0)`);
    g.addColorStop(0.48, `rgba(${ink.shade},${ink.fold[0]})`);
    g.addColorStop(0.52, `rgba(${ink.light},${ink.fold[1]})`);
    g.addColorStop(1, `rgba(${ink.light},0)`);
    return g;
  };
  for (let i = 1; i < across; i++) {
    const x = (w * i) / across;
    ctx.fillStyle = stops(ctx.createLinearGradient(x - 9, 0, x + 9, 0));
    ctx.fillRect(x - 9, 0, 18, h);
  }
  for (let i = 1; i < down; i++) {
    const y = (h * i) / down;
    ctx.fillStyle = stops(ctx.createLinearGradient(0, y - 9, 0, y + 9));
    ctx.fillRect(0, y - 9, w, 18);
  }
}
