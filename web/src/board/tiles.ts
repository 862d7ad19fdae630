/** Which tiles of the drawn map are needed, which are kept, and the layer of canvases that shows them. */
import type { Eye, Size } from "./camera";
import { visible } from "./camera";
import type { BoardMap } from "./mapdoc";
import { engrave, engraveWhole, type Manner } from "./terrain/engraver";
import type { Box } from "./terrain/curves";

export const TILE = 512;

export interface Tile {
  key: string;
  box: Box;
}

/** Tiles that cover a box of the world at a scale, nearest to its middle first. */
export function plan(view: Box, world: Size, scale: number, tile = TILE): Tile[] {
  const span = tile / scale;
  const [x0, y0] = [Math.max(0, Math.floor(view.x0 / span)), Math.max(0, Math.floor(view.y0 / span))];
  const [x1, y1] = [
    Math.min(Math.ceil(world.w / span), Math.ceil(view.x1 / span)),
    Math.min(Math.ceil(world.h / span), Math.ceil(view.y1 / span)),
  ];
  const [mx, my] = [(view.x0 + view.x1) / 2, (view.y0 + view.y1) / 2];
  const out: (Tile & { far: number })[] = [];
  for (let x = x0; x < x1; x++)
    for (let y = y0; y < y1; y++) {
      const box = { x0: x * span, y0: y * span, x1: (x + 1) * span, y1: (y + 1) * span };
      const far = Math.hypot((box.x0 + box.x1) / 2 - mx, (box.y0 + box.y1) / 2 - my);
      out.push({ key: `${scale.toFixed(4)}/${x}/${y}`, box, far });
    }
  return out.sort((a, b) => a.far - b.far).map(({ key, box }) => ({ key, box }));
}

/** Keeps the most recently used values up to a number; tells when one is let go. */
export class Recent<T> {
  private readonly kept = new Map<string, T>();

  constructor(
    private readonly most: number,
    private readonly drop: (value: T) => void = () => undefined,
  ) {}

  get(key: string): T | undefined {
    const value = this.kept.get(key);
    if (value === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, value);
    return value;
  }

  put(key: string, value: T): void {
    this.kept.set(key, value);
    for (const [old, gone] of this.kept) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(old);
      this.drop(gone);
    }
  }

  get size(): number {
    return this.kept.size;
  }

  clear(): void {
    for (const value of this.kept.values()) this.drop(value);
    this.kept.clear();
  }
}

/** Painting must not stop the hand: so many milliseconds a frame, the rest in the next one. */
const BUDGET = 9;

export class TileLayer {
  private readonly cache = new Recent<HTMLCanvasElement>(72, (canvas) => canvas.remove());
  private readonly base = document.createElement("canvas");
  private wanted: Tile[] = [];
  private scale = 0;
  private shown = new Set<HTMLCanvasElement>();
  private frame = 0;
  private manner: Manner;
  private based = false;

  /** `painted` is told whenever the picture of the whole map is new. */
  constructor(
    private readonly host: HTMLElement,
    private readonly map: BoardMap,
    manner: Manner,
    private readonly painted: () => void,
  ) {
    this.manner = manner;
    this.base.className = "base";
    this.place(this.base, { x0: 0, y0: 0, x1: map.width, y1: map.height });
    host.append(this.base);
  }

  private paintBase(): void {
    this.based = true;
    engraveWhole(this.base, this.map, 480, this.manner);
    this.painted();
  }

  /** Another theme, language or seat: everything is drawn anew. */
  restyle(manner: Manner, eye: Eye, screen: Size): void {
    this.manner = manner;
    this.cache.clear();
    this.shown.clear();
    this.paintBase();
    this.look(eye, screen, true);
  }

  /** Follows the camera. While the scale changes, what is there is stretched; at rest it is drawn sharp. */
  look(eye: Eye, screen: Size, resting: boolean): void {
    const scale = eye.k * (window.devicePixelRatio || 1);
    if (!resting && Math.abs(scale - this.scale) > 1e-4) return;
    this.scale = scale;
    this.wanted = plan(visible(eye, screen), { w: this.map.width, h: this.map.height }, scale);
    if (!this.frame) this.work(resting ? BUDGET * 2 : BUDGET);
  }

  private work(budget: number): void {
    this.frame = 0;
    const until = performance.now() + budget;
    let left = false;
    for (const tile of this.wanted) {
      if (this.cache.get(tile.key)) continue;
      if (performance.now() > until) {
        left = true;
        break;
      }
      this.cache.put(tile.key, this.paint(tile));
    }
    this.reveal();
    if (left || !this.based) this.frame = requestAnimationFrame(() => this.goOn(left));
  }

  /** What is seen comes first; the picture beneath it, for the mini-map and the next movement, when that is drawn. */
  private goOn(left: boolean): void {
    if (!left) this.paintBase();
    this.work(BUDGET);
  }

  private paint(tile: Tile): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = TILE + 1;
    const spill = 1 / this.scale;
    const box = { ...tile.box, x1: tile.box.x1 + spill, y1: tile.box.y1 + spill };
    engrave(canvas, this.map, box, this.scale, this.manner);
    this.place(canvas, box);
    return canvas;
  }

  private place(canvas: HTMLCanvasElement, box: Box): void {
    const { style } = canvas;
    style.left = `${box.x0}px`;
    style.top = `${box.y0}px`;
    style.width = `${box.x1 - box.x0}px`;
    style.height = `${box.y1 - box.y0}px`;
  }

  /** Puts the finished tiles up; older ones stay beneath until every new one is there. */
  private reveal(): void {
    const ready = this.wanted.flatMap((tile) => this.cache.get(tile.key) ?? []);
    for (const canvas of ready)
      if (!this.shown.has(canvas)) {
        this.host.append(canvas);
        this.shown.add(canvas);
      }
    if (ready.length < this.wanted.length) return;
    const keep = new Set(ready);
    for (const canvas of this.shown)
      if (!keep.has(canvas)) {
        canvas.remove();
        this.shown.delete(canvas);
      }
  }

  /** True when nothing is left to draw of what the camera has been seen to look at. */
  get done(): boolean {
    return this.scale > 0 && this.wanted.every((tile) => this.cache.get(tile.key));
  }

  get whole(): HTMLCanvasElement {
    return this.base;
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.cache.clear();
    this.base.remove();
  }
}
