/** How the pieces of one hex lie: values free in front, leaders behind, weapons hung at the corner. */

export type Rank = "unit" | "leader" | "weapon" | "marker";
export interface StackPiece {
  id: string;
  side: string;
  rank: Rank;
}
export interface Placed {
  id: string;
  dx: number;
  dy: number;
  size: number;
  depth: number;
  /** Pieces hidden under this one, shown as a number; the fan opens them. */
  more: number;
}

export const SINGLE = 56;
export const STACKED = 49;
const WEAPON = 33;
export const MOST = 3;

/** Places relative to the hex centre, in world units; the order of the result is the painting order. */
export function arrange(pieces: readonly StackPiece[]): Placed[] {
  const sides = [...new Set(pieces.filter((p) => p.rank !== "marker").map((p) => p.side))];
  if (sides.length < 2) return group(pieces, 0, 1);
  return sides
    .flatMap((side, i) =>
      group(
        pieces.filter((p) => p.side === side),
        i === 0 ? -13 : 13,
        0.8,
      ),
    )
    .sort((a, b) => a.depth - b.depth);
}

function group(pieces: readonly StackPiece[], shift: number, k: number): Placed[] {
  const units = pieces.filter((p) => p.rank === "unit" || p.rank === "marker");
  const leaders = pieces.filter((p) => p.rank === "leader");
  const weapons = pieces.filter((p) => p.rank === "weapon");
  const [only] = pieces;
  if (pieces.length === 1 && only) {
    const size = only.rank === "weapon" ? WEAPON + 8 : SINGLE;
    return [{ id: only.id, dx: shift, dy: 3, size: size * k, depth: 0, more: 0 }];
  }
  const front = [units, leaders, weapons].find((list) => list.length > 0) ?? [];
  const behind = front === units ? leaders : [];
  const hung = front === weapons ? [] : weapons;
  const lift = behind.length > 0;
  const shown = front.slice(0, MOST);
  const out: Placed[] = [];
  behind.slice(0, 2).forEach((p, i) => {
    out.push({ id: p.id, dx: 10 + i * 5, dy: -10 - i * 6, size: STACKED - 2, depth: 1 - i, more: 0 });
  });
  shown.forEach((p, i) => {
    const back = shown.length - 1 - i;
    const [dx, dy] = lift ? [-10, 7] : hung.length > 0 ? [-10, -5] : [-3, 4];
    out.push({ id: p.id, dx: dx + back * 6, dy: dy - back * 7, size: STACKED, depth: 4 - back, more: 0 });
  });
  hung.slice(0, 2).forEach((p, i) => {
    out.push({ id: p.id, dx: 27 - i * 22, dy: 25 + i * 2, size: WEAPON, depth: 6 + i, more: 0 });
  });
  const hidden = pieces.length - out.length;
  const top = out.find((p) => p.id === shown[shown.length - 1]?.id);
  if (top && hidden > 0) top.more = hidden;
  return out
    .map((p) => ({ ...p, dx: p.dx * k + shift, dy: p.dy * k, size: p.size * k }))
    .sort((a, b) => a.depth - b.depth);
}

/** Where the pieces of an opened stack stand, in pixels from its hex: rows of at most five, kept on the screen. */
export function fan(
  count: number,
  at: { x: number; y: number },
  screen: { w: number; h: number },
  size = 76,
  gap = 8,
) {
  const perRow = Math.max(1, Math.min(5, count, Math.floor((screen.w - 24) / (size + gap))));
  const rows = Math.ceil(count / perRow);
  const [w, h] = [perRow * (size + gap) + gap + 2, rows * (size + gap) + gap + 2];
  const above = at.y - h - 34 >= 4;
  const x = Math.max(4, Math.min(screen.w - w - 4, at.x - w / 2));
  const y = Math.max(4, Math.min(screen.h - h - 4, above ? at.y - h - 30 : at.y + 34));
  return { x, y, w, h, perRow };
}
