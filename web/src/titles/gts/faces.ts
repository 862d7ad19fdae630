/** The counters of gts: what is printed on either side, out of the table of counters or out of the view. */
import type { Face, Text } from "../../shell/protocol";
import type { Tables } from "../look";

/** One side of a counter; what is left out is as the table's readers take it. */
export interface Printed {
  fire?: number | null;
  weapon?: string;
  range?: number;
  assault?: number | null;
  assault_weapon?: string;
  coloured?: boolean;
  defense?: number;
  armored?: boolean;
  movement?: number | null;
  star?: boolean;
  moves?: string;
  quality: number;
  auto_command?: boolean;
  air_defense?: number;
}
interface Row {
  kind: string;
  steps: number;
  front: Printed;
  transport?: Printed;
  symbol?: string;
  rearguard?: boolean;
  name?: { en: string; fr: string };
}
export type Values = Record<string, string | number>;

export const MINUS = "−";
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `${MINUS}${-n}` : "0");

/** The values of a side by name: figures as they are printed, manners of printing in words. */
export function valuesOf(side: Printed): Values {
  const { fire, assault, movement } = side;
  return {
    fire: fire ?? "No",
    range: fire === null || fire === undefined ? "" : (side.range ?? 1),
    assault: assault ?? "",
    defense: signed(side.defense ?? 0),
    movement: movement ?? (side.star ? "★" : "–"),
    quality: side.quality,
    weapon: side.weapon ?? "small-arms",
    close: side.assault_weapon ?? "small-arms",
    moves: movement === null || movement === undefined ? "" : (side.moves ?? "leg"),
    ...(side.coloured ? { coloured: 1 } : {}),
    ...(side.armored ? { armored: 1 } : {}),
    ...(side.auto_command ? { auto: 1 } : {}),
    ...(side.air_defense ? { air: side.air_defense } : {}),
  };
}

/** What carries a Unit, by how it moves. */
const transportOf = (side: Printed): string =>
  side.moves === "tracked" ? (side.armored ? "halftrack" : "tractor") : "lorry";

/** A face for each way up: "sappers" on foot, "sappers-transport" mounted. */
export function faces(tables: Tables): Record<string, Face> {
  const out: Record<string, Face> = {
    leader: { kind: "leader", nation: "", name: { id: "unit-leader" }, values: {} },
  };
  for (const [id, row] of Object.entries((tables.counters ?? {}) as unknown as Record<string, Row>)) {
    const name: Text = { id: "own-name", args: row.name ?? { en: id, fr: id } };
    const common = { nation: "", name, size: row.rearguard ? "rearguard" : "" };
    const steps = { steps: row.steps, whole: row.steps };
    out[id] = {
      ...common,
      kind: row.kind,
      symbol: row.symbol ?? row.kind,
      values: { ...valuesOf(row.front), ...steps },
      boxed: row.transport ? "steps" : "",
    };
    if (row.transport)
      out[`${id}-transport`] = {
        ...common,
        kind: "vehicle",
        symbol: row.symbol === "carrier" ? "carrier" : transportOf(row.transport),
        values: { ...valuesOf(row.transport), ...steps },
        boxed: "steps",
      };
  }
  return out;
}
