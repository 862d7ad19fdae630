/** Where the player looks: screen = world * k + (x, y). Pure steps, and a camera that moves by them. */
import type { Point } from "./hexes";
import type { Box } from "./terrain/curves";

export interface Eye {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  w: number;
  h: number;
}

/** A camera's stand, whatever the screen: the place of the world in its middle, and the scale. */
export interface Stand {
  at: Point;
  k: number;
}

export const MAX_SCALE = 3;
/** Rungs of the zoom ladder: four to a doubling, so that the same tiles serve again. */
const RUNG = 2 ** 0.25;

export const toWorld = (eye: Eye, p: Point): Point => ({
  x: (p.x - eye.x) / eye.k,
  y: (p.y - eye.y) / eye.k,
});
export const toScreen = (eye: Eye, p: Point): Point => ({ x: p.x * eye.k + eye.x, y: p.y * eye.k + eye.y });

export function fitScale(world: Size, screen: Size, pad = 6): number {
  return Math.min((screen.w - pad * 2) / world.w, (screen.h - pad * 2) / world.h);
}

/** The whole map in the middle of the screen. */
export function fit(world: Size, screen: Size, pad = 6): Eye {
  const k = Math.max(0.02, fitScale(world, screen, pad));
  return { k, x: (screen.w - world.w * k) / 2, y: (screen.h - world.h * k) / 2 };
}

/** Keeps the map on the screen: centred where it is smaller, without a gap where it is larger. */
export function clamp(eye: Eye, world: Size, screen: Size): Eye {
  const least = Math.min(fitScale(world, screen), 1) * 0.9;
  const k = Math.min(MAX_SCALE, Math.max(least, eye.k));
  const axis = (at: number, span: number, room: number): number => {
    if (span <= room) return (room - span) / 2;
    const slack = Math.min(80, room / 4);
    return Math.min(slack, Math.max(room - span - slack, at));
  };
  return { k, x: axis(eye.x, world.w * k, screen.w), y: axis(eye.y, world.h * k, screen.h) };
}

/** Zoom about a point of the screen, which keeps its place. */
export function zoomAt(eye: Eye, at: Point, k: number): Eye {
  const w = toWorld(eye, at);
  return { k, x: at.x - w.x * k, y: at.y - w.y * k };
}

export function rung(k: number, steps: number): number {
  const level = Math.log(k) / Math.log(RUNG);
  const next = steps > 0 ? Math.floor(level + 1e-6) + steps : Math.ceil(level - 1e-6) + steps;
  return RUNG ** next;
}

export function lookAt(p: Point, k: number, screen: Size): Eye {
  return { k, x: screen.w / 2 - p.x * k, y: screen.h / 2 - p.y * k };
}

export function visible(eye: Eye, screen: Size): Box {
  const [a, b] = [toWorld(eye, { x: 0, y: 0 }), toWorld(eye, { x: screen.w, y: screen.h })];
  return { x0: a.x, y0: a.y, x1: b.x, y1: b.y };
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

export class Camera {
  eye: Eye = { x: 0, y: 0, k: 1 };
  screen: Size = { w: 0, h: 0 };
  private frame = 0;
  private rest = 0;

  constructor(
    public world: Size,
    private readonly moved: (eye: Eye, resting: boolean) => void,
  ) {}

  /** Moves at once; the board rests a moment after the last movement. */
  go(eye: Eye): void {
    this.stop();
    this.set(eye);
  }

  private set(eye: Eye): void {
    this.eye = clamp(eye, this.world, this.screen);
    this.moved(this.eye, false);
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.settle(), 140);
  }

  /** Whole pixels at rest, so that tiles and hairlines stay sharp. */
  private settle(): void {
    this.eye = { k: this.eye.k, x: Math.round(this.eye.x), y: Math.round(this.eye.y) };
    this.moved(this.eye, true);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  pan(dx: number, dy: number, ms: number): void {
    this.glide({ ...this.eye, x: this.eye.x + dx, y: this.eye.y + dy }, ms);
  }

  /** Moves smoothly: the scale by ratio, the place in between. */
  glide(target: Eye, ms: number): void {
    this.stop();
    const end = clamp(target, this.world, this.screen);
    if (ms <= 0) return this.set(end);
    const start = this.eye;
    const began = performance.now();
    const step = (now: number): void => {
      const t = easeOut(Math.min(1, (now - began) / ms));
      const k = start.k * (end.k / start.k) ** t;
      const u = end.k === start.k ? t : (k - start.k) / (end.k - start.k);
      this.set({ k, x: start.x + (end.x - start.x) * u, y: start.y + (end.y - start.y) * u });
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** The map has been turned half round, about the middle of its width and an axis: the same place stays in sight. */
  turn(axis: number): void {
    const { at, k } = this.stand;
    this.go(lookAt({ x: this.world.w - at.x, y: axis - at.y }, k, this.screen));
  }

  get stand(): Stand {
    return { at: toWorld(this.eye, { x: this.screen.w / 2, y: this.screen.h / 2 }), k: this.eye.k };
  }

  /** The first size of a screen brings the camera to where it stood before, or shows the whole map. */
  resize(screen: Size, before: Stand | null = null): void {
    const first = this.screen.w === 0;
    const fitted = !first && Math.abs(this.eye.k - fitScale(this.world, this.screen)) < 1e-3;
    const stand = first ? before : fitted ? null : this.stand;
    this.screen = screen;
    this.go(stand ? lookAt(stand.at, stand.k, screen) : fit(this.world, screen));
  }
}

/** Half a screen beyond each edge, at least two hexes. */
export function widen(box: Box): Box {
  const [dx, dy] = [Math.max(160, (box.x1 - box.x0) * 0.5), Math.max(160, (box.y1 - box.y0) * 0.5)];
  return { x0: box.x0 - dx, y0: box.y0 - dy, x1: box.x1 + dx, y1: box.y1 + dy };
}

/** The smallest box around some places; none for none. */
function boxOf(places: readonly Point[]): Box | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Whether a box holds a place, so far from its edge. */
const holds =
  (box: Box, edge: number) =>
  (p: Point): boolean =>
    p.x > box.x0 + edge && p.x < box.x1 - edge && p.y > box.y0 + edge && p.y < box.y1 - edge;

/** Of places too far apart for a window of the world, those around the one with most others near it. */
function densest(places: readonly Point[], window: Size): Point[] {
  const near = (p: Point): Point[] =>
    places.filter((q) => Math.abs(q.x - p.x) <= window.w / 2 && Math.abs(q.y - p.y) <= window.h / 2);
  return places.map(near).reduce((most, some) => (some.length > most.length ? some : most), []);
}

/** What a box must have around it to be seen well: a hex or so. */
const ROOM = 150;
/** The scale at which a box and a hex around it fit on the screen, if the one that is wanted is too large. */
const holding = (box: Box, k: number, screen: Size): number =>
  Math.min(k, screen.w / (box.x1 - box.x0 + ROOM), screen.h / (box.y1 - box.y0 + ROOM));

/**
 * Where to look so that places are seen: all of them or, where all would be smaller than the least scale, the most that
 * stand together. Nowhere else if they are in sight, or some of too many; a wanted scale is always gone to.
 */
export function framed(places: readonly Point[], eye: Eye, screen: Size, k?: number, least = 0): Eye | null {
  const seen = holds(visible(eye, screen), 30);
  const whole = boxOf(places);
  if (!whole || screen.w === 0 || (k === undefined && places.every(seen))) return null;
  const wanted = k ?? eye.k;
  const crowded = holding(whole, wanted, screen) < Math.min(least, wanted);
  if (crowded && k === undefined && places.some(seen)) return null;
  const around = (crowded && boxOf(densest(places, windowAt(least, screen)))) || whole;
  const middle = { x: (around.x0 + around.x1) / 2, y: (around.y0 + around.y1) / 2 };
  return lookAt(middle, holding(around, wanted, screen), screen);
}

/** As much of the world as a screen shows at a scale, less the room at its edges. */
const windowAt = (k: number, screen: Size): Size => ({
  w: screen.w / k - ROOM,
  h: screen.h / k - ROOM,
});
