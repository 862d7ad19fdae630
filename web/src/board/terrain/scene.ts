/** A drawn map as an ordered list of marks. A mark knows its box, so a tile paints only what it shows. */
import type { Point } from "../hexes";
import { R, type BoardMap } from "../mapdoc";
import type { Box } from "./curves";
import type { Palette } from "./palette";

export interface Brush {
  ctx: CanvasRenderingContext2D;
  ink: Palette;
  turned: boolean;
  language: string;
  /** Device pixels per world unit. */
  scale: number;
}

/** From the paper upward; marks of one layer keep the order in which they were added. */
export const LAYERS = [
  "field",
  "wash",
  "relief",
  "contour",
  "wet",
  "stream",
  "ground",
  "trail",
  "roadcase",
  "road",
  "rail",
  "hole",
  "side",
  "growth",
  "built",
  "wire",
  "trench",
  "grid",
  "id",
  "name",
  "margin",
  "frame",
] as const;
export type Layer = (typeof LAYERS)[number];

export interface Mark {
  box: Box;
  /** The least scale (device pixels per world unit) at which the mark is worth drawing. */
  from: number;
  paint(brush: Brush): void;
}
export type Add = (layer: Layer, mark: Mark) => void;

/** Geometry is made when a mark is first painted: a large map costs nothing where nobody looks. */
export function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

export const around = (p: Point, radius = R * 1.15): Box => ({
  x0: p.x - radius,
  y0: p.y - radius,
  x1: p.x + radius,
  y1: p.y + radius,
});

export const everywhere = (map: BoardMap): Box => ({ x0: 0, y0: 0, x1: map.width, y1: map.height });

export function trace(path: Path2D | CanvasRenderingContext2D, line: readonly Point[], closed = false): void {
  line.forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
  if (closed) path.closePath();
}

export function pathOf(line: readonly Point[], closed = false): Path2D {
  const path = new Path2D();
  trace(path, line, closed);
  return path;
}

export function dot(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 6.3);
}

const BUCKET = 320;

export class Scene {
  private readonly marks: Mark[] = [];
  private readonly buckets = new Map<number, number[]>();
  private readonly wide: number[] = [];

  constructor(
    readonly map: BoardMap,
    painters: readonly ((map: BoardMap, add: Add) => void)[],
  ) {
    const layers = new Map<Layer, Mark[]>(LAYERS.map((name) => [name, []]));
    for (const painter of painters) painter(map, (layer, mark) => layers.get(layer)?.push(mark));
    for (const name of LAYERS) this.marks.push(...(layers.get(name) ?? []));
    this.marks.forEach((mark, i) => this.file(mark.box, i));
  }

  private file(box: Box, index: number): void {
    const [x0, x1] = [Math.floor(box.x0 / BUCKET), Math.floor(box.x1 / BUCKET)];
    const [y0, y1] = [Math.floor(box.y0 / BUCKET), Math.floor(box.y1 / BUCKET)];
    if ((x1 - x0 + 1) * (y1 - y0 + 1) > 64) {
      this.wide.push(index);
      return;
    }
    for (let x = x0; x <= x1; x++)
      for (let y = y0; y <= y1; y++) {
        const key = (x + 512) * 4096 + y + 512;
        const list = this.buckets.get(key);
        if (list) list.push(index);
        else this.buckets.set(key, [index]);
      }
  }

  /** The marks that touch a box at a scale, in painting order. */
  touching(box: Box, scale: number): Mark[] {
    const found = new Set<number>(this.wide);
    for (let x = Math.floor(box.x0 / BUCKET); x <= Math.floor(box.x1 / BUCKET); x++)
      for (let y = Math.floor(box.y0 / BUCKET); y <= Math.floor(box.y1 / BUCKET); y++)
        for (const i of this.buckets.get((x + 512) * 4096 + y + 512) ?? []) found.add(i);
    return [...found]
      .sort((a, b) => a - b)
      .map((i) => this.marks[i] as Mark)
      .filter(
        ({ box: b, from }) =>
          from <= scale && b.x0 < box.x1 && b.x1 > box.x0 && b.y0 < box.y1 && b.y1 > box.y0,
      );
  }

  /** Paints a box of the map on a canvas whose transform is already set to world units. */
  paint(box: Box, brush: Brush): void {
    const { ctx, ink, scale } = brush;
    ctx.save();
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    ctx.fillStyle = ink.paper;
    ctx.fillRect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
    for (const mark of this.touching(box, scale)) mark.paint(brush);
    ctx.restore();
  }

  turnBox(box: Box): Box {
    const axis = this.map.axis;
    return { x0: this.map.width - box.x1, x1: this.map.width - box.x0, y0: axis - box.y1, y1: axis - box.y0 };
  }
}
