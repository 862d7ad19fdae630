/** The map document as docs/maps.md describes it, and the same read once into what the page draws. */
import { HexGrid, ROOT3, type Cell, type GridSpec, type Point } from "./hexes";
import type { Box } from "./terrain/curves";
import { isElevation } from "./terrain/kinds";

export type LocalText = string | Record<string, string>;
export type Pair = [number, number];

export interface HexSpec {
  terrain?: string;
  level?: number;
  name?: LocalText;
  objective?: number;
  [key: string]: unknown;
}
export interface SideSpec {
  kind: string;
  between: string[];
  [key: string]: unknown;
}
export interface LineSpec {
  kind: string;
  path: string[];
  name?: LocalText;
  points?: Pair[];
  [key: string]: unknown;
}
export interface OutlineSpec {
  kind: string;
  at?: string;
  points: Pair[];
  [key: string]: unknown;
}
export interface ContourSpec {
  kind?: string;
  level: number;
  closed?: boolean;
  points: Pair[];
}
export interface LabelSpec {
  text: LocalText;
  at?: string;
  points?: Pair[];
  style?: string;
  angle?: number;
  size?: number;
  offset?: Pair;
  [key: string]: unknown;
}
export interface MapDocument {
  id: string;
  title: LocalText;
  note?: LocalText;
  licence?: string;
  grid: GridSpec;
  default?: HexSpec;
  picture?: { rows: string; legend: Record<string, HexSpec>; levels?: string };
  hexes?: Record<string, HexSpec>;
  sides?: SideSpec[];
  lines?: LineSpec[];
  outlines?: OutlineSpec[];
  contours?: ContourSpec[];
  labels?: LabelSpec[];
  [key: string]: unknown;
}

/** One hex as it is drawn, in world units: radius R, with the paper's margin included. */
export interface MapHex extends Cell, Point {
  terrain: string;
  level: number;
  name?: LocalText;
  objective?: number;
  more: HexSpec;
}

/** World units of the drawing: every stroke width of the look is measured in them. */
export const R = 48;
export const H = R * ROOT3;
export const MARGIN = 18;
export const FOOT = 34;

export const words = (text: LocalText | undefined, language: string): string =>
  text === undefined
    ? ""
    : typeof text === "string"
      ? text
      : (text[language] ?? text.en ?? Object.values(text)[0] ?? "");

function pictureRows(text: string): string[][] {
  return text
    .split("\n")
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .filter((row) => row.length > 0)
    .map((row) => (row.length === 1 && (row[0] as string).length > 1 ? [...(row[0] as string)] : row));
}

export class BoardMap {
  readonly grid: HexGrid;
  readonly hexes: readonly MapHex[];
  readonly width: number;
  readonly height: number;
  /** A whole theatre of war: kilometres a hex, elevations by name, towns and railways. */
  readonly theatre: boolean;
  private readonly byId = new Map<string, MapHex>();
  private readonly crossing = new Map<string, LineSpec[]>();

  constructor(readonly doc: MapDocument) {
    this.grid = new HexGrid(doc.grid);
    const terrain = doc.picture ? pictureRows(doc.picture.rows) : [];
    const levels = doc.picture?.levels ? pictureRows(doc.picture.levels) : [];
    this.hexes = this.grid.cells.map((cell) => {
      const letter = terrain[cell.r]?.[cell.c];
      const more: HexSpec = {
        ...doc.default,
        ...(letter === undefined ? {} : doc.picture?.legend[letter]),
        ...(levels[cell.r]?.[cell.c] === undefined ? {} : { level: Number(levels[cell.r]?.[cell.c]) }),
        ...doc.hexes?.[cell.id],
      };
      const at = this.world(this.grid.centreOf(cell.c, cell.r));
      return {
        ...cell,
        ...at,
        terrain: String(more.terrain ?? "open"),
        level: Number(more.level ?? 0),
        name: more.name,
        objective: more.objective,
        more,
      };
    });
    for (const hex of this.hexes) this.byId.set(hex.id, hex);
    this.theatre = this.hexes.some((hex) => isElevation(hex.terrain));
    for (const line of doc.lines ?? [])
      for (const id of new Set(line.path)) {
        const lines = this.crossing.get(id);
        if (lines) lines.push(line);
        else this.crossing.set(id, [line]);
      }
    this.width = MARGIN * 2 + R * 2 + (this.grid.columns - 1) * 1.5 * R;
    this.height = MARGIN + FOOT + (this.grid.rows + 0.5) * H;
  }

  /** The sum of a world y and its image when the map is turned half round. */
  get axis(): number {
    return MARGIN * 2 + (this.grid.rows + 0.5) * H;
  }

  hex(id: string): MapHex | undefined {
    return this.byId.get(id);
  }

  /** The lines that pass through a hex. */
  linesAt(id: string): readonly LineSpec[] {
    return this.crossing.get(id) ?? [];
  }

  /** Board units to world units. */
  world(p: Point): Point {
    return { x: MARGIN + R + p.x * R, y: MARGIN + H / 2 + p.y * R };
  }

  centre(id: string): Point {
    const hex = this.byId.get(id);
    if (hex) return { x: hex.x, y: hex.y };
    const p = this.grid.centre(id);
    return p ? this.world(p) : { x: 0, y: 0 };
  }

  hexAt(p: Point): MapHex | undefined {
    const cell = this.grid.at((p.x - MARGIN - R) / R, (p.y - MARGIN - H / 2) / R);
    return cell && this.byId.get(cell.id);
  }

  corner(hex: { c: number; r: number }, i: number): Point {
    return this.world(this.grid.corner(hex, i));
  }

  /** The box of the hexes in some columns and rows, as they are printed. */
  part([left, right]: readonly [number, number], [top, foot]: readonly [number, number]): Box {
    const { first_column: column = 1, first_row: row = 1 } = this.doc.grid;
    const a = this.world(this.grid.centreOf(left - column, top - row));
    const z = this.world(this.grid.centreOf(right - column, foot - row));
    return { x0: a.x - R, y0: a.y - H / 2, x1: z.x + R, y1: z.y + H };
  }

  /** Points of an outline or label in world units; with `at` they are relative to that hex. */
  points(points: readonly Pair[], at?: string): Point[] {
    const o = at === undefined ? { x: 0, y: 0 } : (this.grid.centre(at) ?? { x: 0, y: 0 });
    return points.map(([x, y]) => this.world({ x: o.x + x, y: o.y + y }));
  }
}

/** How the player sits: facing the map as printed, or from its far side. Positions turn, texts stay upright. */
export class Seat {
  constructor(
    readonly map: BoardMap,
    readonly turned: boolean,
  ) {}

  /** World to seat coordinates and back: the same half turn about the middle of the hexes. */
  turn(p: Point): Point {
    return this.turned ? { x: this.map.width - p.x, y: this.map.axis - p.y } : { x: p.x, y: p.y };
  }

  centre(id: string): Point {
    return this.turn(this.map.centre(id));
  }

  hexAt(p: Point): MapHex | undefined {
    return this.map.hexAt(this.turn(p));
  }

  corners(id: string, k = 1): Point[] {
    const o = this.centre(id);
    return [0, 1, 2, 3, 4, 5].map((i) => {
      const a = ((i * 60 - 60) * Math.PI) / 180;
      return { x: o.x + R * k * Math.cos(a), y: o.y + R * k * Math.sin(a) };
    });
  }

  /** The outline of one hex as an SVG path. */
  hexPath(id: string, k = 1): string {
    return `M${this.corners(id, k)
      .map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
      .join("L")}Z`;
  }

  /** The border of a group of hexes as an SVG path. */
  border(ids: Iterable<string>): string {
    const set = new Set(ids);
    let path = "";
    for (const id of set) {
      const cell = this.map.grid.cell(id);
      if (!cell) continue;
      for (const d of [1, 2, 3, 4, 5, 6] as const) {
        const next = this.map.grid.neighbour(cell, d);
        if (next && set.has(next.id)) continue;
        const [a, b] = this.map.grid.side(cell, d).map((p) => this.turn(this.map.world(p))) as [Point, Point];
        path += `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
      }
    }
    return path;
  }
}
