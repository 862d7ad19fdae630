/** What a decision lights up on the board: pieces with a ring, hexes that may be chosen or are. */
import type { Ring } from "../board/pieces";
import type { Decision, Option, Overlay } from "../shell/protocol";

function subjects(decision: Decision | null, kind: string, test: (o: Option) => boolean): string[] {
  const list = decision?.options.filter(test).flatMap((o) => o.touches) ?? [];
  return [...new Set(list.filter((s) => s.startsWith(kind)).map((s) => s.slice(kind.length)))];
}

/** Pieces by their rings; what an overlay says of one goes before that it may be chosen. */
export function ringsOf(decision: Decision | null, overlays: readonly Overlay[]): Map<string, Ring> {
  const out = new Map<string, Ring>(subjects(decision, "unit:", () => true).map((id) => [id, "eligible"]));
  for (const overlay of overlays)
    if (overlay.kind === "ring" && overlay.subject.startsWith("unit:"))
      out.set(overlay.subject.slice(5), overlay.tone);
  return out;
}

export const unitsTaken = (decision: Decision | null): Set<string> =>
  new Set([...subjects(decision, "unit:", (o) => o.chosen ?? false), ...(decision?.picked ?? [])]);

/** Hexes of answers that are about no piece: those taken already, or those that may be. */
export const placesOf = (decision: Decision | null, taken: boolean): string[] =>
  subjects(
    decision,
    "hex:",
    (o) => (o.chosen ?? false) === taken && !o.touches.some((s) => s.startsWith("unit:")),
  );
