/** What can be chosen where the window does not reach: by the edge of the window beyond which it lies. */
import type { Point } from "./hexes";
import type { Box } from "./terrain/curves";

export type Edge = "top" | "right" | "bottom" | "left";
export interface Beyond {
  edge: Edge;
  hexes: string[];
}

/** A hex whose middle is as near to the edge of the window as this can still be seen and chosen. */
const SEEN = 8;

/** Every place outside of a box, by the edge that it is farthest beyond. */
export function beyond(places: ReadonlyMap<string, Point>, box: Box): Beyond[] {
  const found = new Map<Edge, string[]>();
  for (const [hex, p] of places) {
    const over: [number, Edge][] = [
      [box.y0 - p.y, "top"],
      [p.x - box.x1, "right"],
      [p.y - box.y1, "bottom"],
      [box.x0 - p.x, "left"],
    ];
    const [most, edge] = over.reduce((a, b) => (b[0] > a[0] ? b : a));
    if (most > -SEEN) found.set(edge, [...(found.get(edge) ?? []), hex]);
  }
  return [...found].map(([edge, hexes]) => ({ edge, hexes }));
}
