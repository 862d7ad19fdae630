/** From the units of a view to the pieces on the board: where each lies, how it is ringed. */
import type { Face, Unit } from "../shell/protocol";
import type { TitleLook } from "../titles/look";
import type { Seat } from "./mapdoc";
import { arrange, MOST } from "./stacks";

export type Ring = "eligible" | "acting" | "target" | "firing";

export interface Piece {
  unit: Unit;
  face: Face;
  hex: string;
  x: number;
  y: number;
  size: number;
  more: number;
}

const UNKNOWN: Face = { kind: "unknown", nation: "german", name: "?", values: {} };

export const faceOf = (faces: Record<string, Face>, unit: Unit): Face =>
  (unit.broken ? faces[`${unit.face}-broken`] : undefined) ??
  faces[unit.face] ?? { ...UNKNOWN, name: unit.face };

/** Units by hex, in the order of the view. */
export function stacksOf(units: readonly Unit[]): Map<string, Unit[]> {
  const out = new Map<string, Unit[]>();
  for (const unit of units) {
    if (unit.hex === null) continue;
    const stack = out.get(unit.hex);
    if (stack) stack.push(unit);
    else out.set(unit.hex, [unit]);
  }
  return out;
}

/** Of a stack that is told from its top, the three that show, the lowest first, and then the rest. */
function inFront(units: readonly Unit[], look: TitleLook): readonly Unit[] {
  return look.topFirst ? [...units.slice(0, MOST).reverse(), ...units.slice(MOST)] : units;
}

/** A piece on two hexes lies across the side between them. */
function astride(unit: Unit, face: Face, hex: string, seat: Seat): { y: number; pieces: Piece[] } {
  const [a, b] = [seat.centre(hex), seat.centre(unit.other ?? hex)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return { y: y + 1, pieces: [{ unit, face, hex, x, y, size: ASTRIDE, more: 0 }] };
}
const ASTRIDE = 54;

/** Every piece with its place in seat coordinates, northern hexes first so that southern ones lie above. */
export function place(
  stacks: ReadonlyMap<string, Unit[]>,
  faces: Record<string, Face>,
  look: TitleLook,
  seat: Seat,
): Piece[] {
  const rows: { y: number; pieces: Piece[] }[] = [];
  for (const [hex, all] of stacks) {
    const o = seat.centre(hex);
    const units = inFront(
      all.filter((unit) => unit.other === undefined),
      look,
    );
    for (const unit of all)
      if (unit.other !== undefined) rows.push(astride(unit, faceOf(faces, unit), hex, seat));
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    const placed = arrange(
      units.map((unit) => ({ id: unit.id, side: unit.side, rank: look.rank(faceOf(faces, unit)) })),
    );
    rows.push({
      y: o.y,
      pieces: placed.flatMap((p) => {
        const unit = byId.get(p.id);
        if (!unit) return [];
        return [
          { unit, face: faceOf(faces, unit), hex, x: o.x + p.dx, y: o.y + p.dy, size: p.size, more: p.more },
        ];
      }),
    });
  }
  return rows.sort((a, b) => a.y - b.y).flatMap((row) => row.pieces);
}
