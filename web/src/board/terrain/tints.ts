/** Ground of small-scale maps: each hex in the tint of its elevation, countries that nobody enters in grey. */
import type { BoardMap, MapHex } from "../mapdoc";
import type { Palette } from "./palette";
import { levelField, type HeightField } from "./relief";
import { around, everywhere, lazy, pathOf, type Add, type Brush } from "./scene";

const NEUTRALS = new Set(["The Netherlands", "Switzerland"]);

type Colour = readonly [number, number, number];
const parts = (hex: string): Colour => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as never;

/** The tint of a height between two elevations; the lowest is level 1. */
export function tintOf(tints: readonly Colour[], level: number): Colour {
  const at = Math.max(0, Math.min(tints.length - 1, level - 1));
  const [low, high] = [tints[Math.floor(at)], tints[Math.ceil(at)]] as [Colour, Colour];
  const t = at - Math.floor(at);
  return low.map((part, i) => Math.round(part + ((high[i] as number) - part) * t)) as never;
}

function picture({ w, h, z }: HeightField, ink: Palette): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [w, h];
  const ctx = canvas.getContext("2d") as CanvasRenderingContext2D;
  const image = ctx.createImageData(w, h);
  const tints = ink.tints.map(parts);
  const known = new Map<number, Colour>();
  z.forEach((level, k) => {
    const step = Math.round(level * 24);
    const tint = known.get(step) ?? tintOf(tints, step / 24);
    known.set(step, tint);
    image.data.set(tint, k * 4);
    image.data[k * 4 + 3] = 255;
  });
  ctx.putImageData(image, 0, 0);
  return canvas;
}

function ground(map: BoardMap): (b: Brush) => void {
  const field = lazy(() => levelField(map));
  const images = new Map<string, HTMLCanvasElement>();
  return ({ ctx, ink }) => {
    const image = images.get(ink.paper) ?? picture(field(), ink);
    images.set(ink.paper, image);
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = "high";
    const { step } = field();
    ctx.drawImage(image, -step / 2, -step / 2, image.width * step, image.height * step);
  };
}

/** A grey veil and slanting lines: the ground may be seen and not be entered. */
function veil(map: BoardMap, hex: MapHex, add: Add): void {
  const face = lazy(() =>
    pathOf(
      [0, 1, 2, 3, 4, 5].map((i) => map.corner(hex, i)),
      true,
    ),
  );
  const lines = lazy(() => {
    const path = new Path2D();
    const box = around(hex);
    const first = Math.ceil((box.x0 - box.y1) / 9) * 9;
    for (let k = first; k < box.x1 - box.y0; k += 9) {
      path.moveTo(k + box.y0, box.y0);
      path.lineTo(k + box.y1, box.y1);
    }
    return path;
  });
  add("side", {
    box: around(hex),
    from: 0,
    paint: ({ ctx, ink, scale }) => {
      ctx.fillStyle = ink.neutral;
      ctx.fill(face());
      if (scale < 0.2) return;
      ctx.save();
      ctx.clip(face());
      ctx.strokeStyle = ink.neutralInk;
      ctx.lineWidth = 1;
      ctx.stroke(lines());
      ctx.restore();
    },
  });
}

export function tintPainter(map: BoardMap, add: Add): void {
  if (!map.theatre) return;
  add("field", { box: everywhere(map), from: 0, paint: ground(map) });
  for (const hex of map.hexes) if (NEUTRALS.has(String(hex.more.country))) veil(map, hex, add);
}
