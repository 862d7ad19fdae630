/** Draws a map document: the scene once, then any part of it at any scale. */
import type { BoardMap } from "../mapdoc";
import { areasPainter } from "./areas";
import { builtPainter } from "./built";
import { countryPainter } from "./country";
import { groundPainter } from "./ground";
import { growthPainter } from "./growth";
import { legendPainter } from "./legend";
import { letteringPainter } from "./lettering";
import { linesPainter } from "./lines";
import type { Palette } from "./palette";
import { placesPainter } from "./places";
import { reliefPainter } from "./relief";
import { Scene } from "./scene";
import { sidesPainter } from "./sides";
import { signsPainter } from "./signs";
import { tintPainter } from "./tints";
import type { Box } from "./curves";

export const PAINTERS = [
  tintPainter,
  areasPainter,
  reliefPainter,
  groundPainter,
  linesPainter,
  sidesPainter,
  growthPainter,
  builtPainter,
  countryPainter,
  signsPainter,
  letteringPainter,
  placesPainter,
  legendPainter,
] as const;

export interface Manner {
  ink: Palette;
  turned: boolean;
  language: string;
}

const scenes = new WeakMap<BoardMap, Scene>();

export function sceneOf(map: BoardMap): Scene {
  let scene = scenes.get(map);
  if (!scene) scenes.set(map, (scene = new Scene(map, PAINTERS)));
  return scene;
}

/** Paints a box of seat coordinates on a canvas, at a scale in canvas pixels per world unit. */
export function engrave(
  canvas: HTMLCanvasElement,
  map: BoardMap,
  box: Box,
  scale: number,
  manner: Manner,
): void {
  const ctx = canvas.getContext("2d", { alpha: false });
  if (!ctx) return;
  ctx.setTransform(scale, 0, 0, scale, -box.x0 * scale, -box.y0 * scale);
  if (manner.turned) ctx.transform(-1, 0, 0, -1, map.width, map.axis);
  const scene = sceneOf(map);
  const world = manner.turned ? scene.turnBox(box) : box;
  scene.paint(world, { ctx, scale, ...manner });
}

/** A part of the map on one small canvas, its longer side so many pixels. */
export function engravePart(
  canvas: HTMLCanvasElement,
  map: BoardMap,
  box: Box,
  longest: number,
  manner: Manner,
): void {
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const scale = longest / Math.max(w, h);
  canvas.width = Math.max(1, Math.round(w * scale));
  canvas.height = Math.max(1, Math.round(h * scale));
  engrave(canvas, map, box, scale, manner);
}

/** The whole map: mini-map, thumbnails, and what shows before the tiles are ready. */
export const engraveWhole = (
  canvas: HTMLCanvasElement,
  map: BoardMap,
  longest: number,
  manner: Manner,
): void => engravePart(canvas, map, { x0: 0, y0: 0, x1: map.width, y1: map.height }, longest, manner);

const FACES = [
  '400 12px "Old Standard TT"',
  'italic 400 12px "Old Standard TT"',
  '700 12px "Old Standard TT"',
  '600 12px "Barlow Condensed"',
  '700 12px "Barlow Condensed"',
  '500 12px "Barlow"',
];

/** Canvas text needs its faces loaded before the first stroke. */
export const fontsReady = (): Promise<unknown> => Promise.all(FACES.map((face) => document.fonts.load(face)));
