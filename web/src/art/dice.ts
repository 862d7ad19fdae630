/** Dice as SVG. */
import { esc, INK } from "./nations";

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die: pips for one to six, a numeral for anything else (ten-sided dice). */
export function die(
  value: number,
  x: number,
  y: number,
  size = 30,
  face = "#FFFDF7",
  pip: string = INK,
): string {
  const pips = PIPS[value]
    ?.map(
      ([a, b]) =>
        `<circle cx="${size / 2 + a * size * 0.26}" cy="${size / 2 + b * size * 0.26}" r="${size * 0.1}" fill="${pip}"/>`,
    )
    .join("");
  const numeral = `<text x="${size / 2}" y="${size * 0.74}" text-anchor="middle" font-family="Barlow Condensed, sans-serif" font-weight="700" font-size="${size * 0.7}" fill="${pip}">${esc(value)}</text>`;
  return `<g transform="translate(${x} ${y})"><rect width="${size}" height="${size}" rx="${size * 0.18}" fill="${face}" stroke="${INK}" stroke-width="${Math.max(1, size * 0.045)}"/>${pips ?? numeral}</g>`;
}
