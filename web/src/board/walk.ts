/** The keyboard's way over the map: a cursor that steps from hex to hex along rows and columns. */
import type { Cell, HexGrid } from "./hexes";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrowOf = (key: string): readonly [number, number] | undefined => ARROWS[key];

/** The hex that an arrow leads to; seen from the far side, left and up are the other way. */
export function stepFrom(
  grid: HexGrid,
  from: Cell,
  [dx, dy]: readonly [number, number],
  turned: boolean,
): Cell | undefined {
  const k = turned ? -1 : 1;
  return grid.place(from.c + dx * k, from.r + dy * k);
}
