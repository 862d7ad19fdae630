/** Movement points of which some titles count halves: 2, 1½, ½. */

/** As a number; undefined for what is no number of points. */
export function pointsOf(cost: unknown): number | undefined {
  if (typeof cost === "number") return cost;
  const [, whole, half] = (typeof cost === "string" && /^(\d*)(½?)$/.exec(cost)) || [];
  return whole || half ? Number(whole || 0) + (half ? 0.5 : 0) : undefined;
}

/** As a player reads them. */
export const printed = (points: number): string | number =>
  points % 1 === 0.5 ? `${Math.floor(points) || ""}½` : points;
