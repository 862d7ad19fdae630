/** The grid of a map document: printed names, centres, corners, neighbours. Board units: a hex has radius 1. */

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  id: string;
  c: number;
  r: number;
}
export type Numbering = "letters" | "letters2" | "dotted";
export interface GridSpec {
  columns: number;
  rows: number;
  numbering?: Numbering;
  first_column?: number;
  first_row?: number;
  short_even_columns?: boolean;
  missing?: string[];
}

export const ROOT3 = Math.sqrt(3);
export const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Corner 0 is the upper right one, then clockwise. */
const CORNER_ANGLES = [-60, 0, 60, 120, 180, 240].map((a) => (a * Math.PI) / 180);
export const CORNERS: readonly Point[] = CORNER_ANGLES.map((a) => ({ x: Math.cos(a), y: Math.sin(a) }));

function letters(n: number): string {
  let out = "";
  for (let k = n; k > 0; k = Math.floor((k - 1) / 26)) out = String.fromCharCode(65 + ((k - 1) % 26)) + out;
  return out;
}

function lettersToNumber(text: string): number {
  let n = 0;
  for (const ch of text) n = n * 26 + ch.charCodeAt(0) - 64;
  return n;
}

/** Directions run clockwise: 1 up, 2 upper right, 3 lower right, 4 down, 5 lower left, 6 upper left. */
export function besides({ c, r }: { c: number; r: number }, direction: Direction): { c: number; r: number } {
  const low = c & 1;
  switch (direction) {
    case 1:
      return { c, r: r - 1 };
    case 2:
      return { c: c + 1, r: r - 1 + low };
    case 3:
      return { c: c + 1, r: r + low };
    case 4:
      return { c, r: r + 1 };
    case 5:
      return { c: c - 1, r: r + low };
    case 6:
      return { c: c - 1, r: r - 1 + low };
  }
}

export class HexGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly Cell[];
  private readonly numbering: Numbering;
  private readonly firstColumn: number;
  private readonly firstRow: number;
  private readonly byId = new Map<string, Cell>();
  private readonly byPlace = new Map<number, Cell>();

  constructor(spec: GridSpec) {
    this.columns = spec.columns;
    this.rows = spec.rows;
    this.numbering = spec.numbering ?? "letters";
    this.firstColumn = spec.first_column ?? 1;
    this.firstRow = spec.first_row ?? 1;
    const missing = new Set(spec.missing ?? []);
    const cells: Cell[] = [];
    for (let c = 0; c < this.columns; c++) {
      const rows = spec.short_even_columns && c % 2 === 1 ? this.rows - 1 : this.rows;
      for (let r = 0; r < rows; r++) {
        const id = this.name(c, r);
        if (!missing.has(id)) cells.push({ id, c, r });
      }
    }
    for (const cell of cells) {
      this.byId.set(cell.id, cell);
      this.byPlace.set(cell.c * 4096 + cell.r, cell);
    }
    this.cells = cells;
  }

  name(c: number, r: number): string {
    const column = c + this.firstColumn;
    const row = r + this.firstRow;
    if (this.numbering === "dotted") return `${pad(column)}.${pad(row)}`;
    return letters(column) + (this.numbering === "letters2" ? pad(row) : row);
  }

  cell(id: string): Cell | undefined {
    return this.byId.get(id);
  }

  place(c: number, r: number): Cell | undefined {
    return r < 0 || c < 0 ? undefined : this.byPlace.get(c * 4096 + r);
  }

  /** Column and row of a printed name, whether or not that hex exists. */
  parse(id: string): { c: number; r: number } | undefined {
    const m = this.numbering === "dotted" ? /^(\d+)\.(\d+)$/.exec(id) : /^([A-Z]+)(\d+)$/.exec(id);
    if (!m) return undefined;
    const column = this.numbering === "dotted" ? Number(m[1]) : lettersToNumber(m[1] ?? "");
    return { c: column - this.firstColumn, r: Number(m[2]) - this.firstRow };
  }

  centreOf(c: number, r: number): Point {
    return { x: 1.5 * c, y: ROOT3 * (r + (c % 2 ? 0.5 : 0)) };
  }

  centre(id: string): Point | undefined {
    const at = this.byId.get(id) ?? this.parse(id);
    return at && this.centreOf(at.c, at.r);
  }

  neighbour(cell: { c: number; r: number }, direction: Direction): Cell | undefined {
    const { c, r } = besides(cell, direction);
    return this.place(c, r);
  }

  neighbours(id: string): Cell[] {
    const cell = this.byId.get(id);
    return cell ? DIRECTIONS.flatMap((d) => this.neighbour(cell, d) ?? []) : [];
  }

  /** The direction in which b lies next to a. */
  direction(a: string, b: string): Direction | undefined {
    const from = this.byId.get(a);
    return from && DIRECTIONS.find((d) => this.neighbour(from, d)?.id === b);
  }

  distance(a: string, b: string): number {
    const p = this.byId.get(a);
    const q = this.byId.get(b);
    if (!p || !q) return Infinity;
    const u = cube(p);
    const v = cube(q);
    return Math.max(Math.abs(u.q - v.q), Math.abs(u.r - v.r), Math.abs(u.q + u.r - v.q - v.r));
  }

  /** The hex that contains a point in board units. */
  at(x: number, y: number): Cell | undefined {
    let best: Cell | undefined;
    let least = Infinity;
    const near = Math.round(x / 1.5);
    for (let c = near - 1; c <= near + 1; c++) {
      const row = Math.round(y / ROOT3 - (c % 2 ? 0.5 : 0));
      for (let r = row - 1; r <= row + 1; r++) {
        const cell = this.place(c, r);
        if (!cell) continue;
        const o = this.centreOf(c, r);
        const d = (o.x - x) ** 2 + (o.y - y) ** 2;
        if (d < least) [best, least] = [cell, d];
      }
    }
    return least <= 1.0001 ? best : undefined;
  }

  /** Hexes within a number of hexes of one. */
  within(id: string, radius: number): string[] {
    const seen = new Set([id]);
    let edge = [id];
    for (let k = 0; k < radius; k++) {
      const next: string[] = [];
      for (const at of edge)
        for (const n of this.neighbours(at))
          if (!seen.has(n.id)) {
            seen.add(n.id);
            next.push(n.id);
          }
      edge = next;
    }
    return [...seen];
  }

  /** Corner i of a hex in board units. */
  corner(cell: { c: number; r: number }, i: number): Point {
    const o = this.centreOf(cell.c, cell.r);
    const k = CORNERS[((i % 6) + 6) % 6] as Point;
    return { x: o.x + k.x, y: o.y + k.y };
  }

  /** The two ends of the hexside that faces a direction. */
  side(cell: { c: number; r: number }, direction: Direction): [Point, Point] {
    return [this.corner(cell, direction - 2), this.corner(cell, direction - 1)];
  }
}

const pad = (n: number): string => String(n).padStart(2, "0");

function cube(cell: { c: number; r: number }): { q: number; r: number } {
  return { q: cell.c, r: cell.r - (cell.c - (cell.c & 1)) / 2 };
}
