/** The way to a hex that can be reached: told by the server, or read from the points that each hex costs. */
import type { BoardMap } from "../board/mapdoc";
import type { Explanation } from "../shell/protocol";

export interface ToldReach {
  from: string;
  hexes: Record<string, number | { cost: number; way: string[] }>;
}

/** The hexes of a way that is explained step by step. */
export const stepsOf = ({ reasons }: Explanation): string[] =>
  reasons.flatMap(({ text }) => (text.id === "explain-step" ? [String(text.args?.hex)] : []));

/** From the hex back to the start, each time to the neighbour that costs least; nothing if there is no way. */
function wayBack(
  costs: ToldReach["hexes"],
  hex: string,
  from: string,
  map: Pick<BoardMap, "grid"> | null,
): string[] {
  const cost = (id: string): number => {
    const told = costs[id];
    return id === from ? 0 : typeof told === "number" ? told : (told?.cost ?? Infinity);
  };
  const way = [hex];
  for (let here = hex; here !== from;) {
    const near = (map?.grid.neighbours(here) ?? []).map((cell) => cell.id);
    const next = near.reduce((best, id) => (cost(id) < cost(best) ? id : best), here);
    if (cost(next) >= cost(here)) return [];
    way.unshift((here = next));
  }
  return way;
}

/** The way there and its cost; null if the hex cannot be reached. */
export function wayTo(
  told: ToldReach,
  hex: string,
  map: Pick<BoardMap, "grid"> | null,
): { hexes: string[]; cost: number } | null {
  const found = told.hexes[hex];
  if (found === undefined) return null;
  const hexes = typeof found === "object" ? found.way : wayBack(told.hexes, hex, told.from, map);
  return hexes.length > 1 ? { hexes, cost: typeof found === "object" ? found.cost : found } : null;
}
