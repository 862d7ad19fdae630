/** The charts of gts: what a hit does, what ground costs, and what it is worth against fire. */
import type { Chart, Text } from "../../shell/protocol";
import type { Tables } from "../look";
import { MINUS } from "./faces";

interface Row {
  costs: string;
  fire: string;
  blocks: boolean;
}
type Rows = Record<string, Row>;

const FACES = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];
const column = (name: string): Text => ({ id: `chart-${name}` });
const plain = (text: string): Text => ({ id: "option-plain", args: { name: text } });
const split = (text: string): string[] => text.split(/\s+/).map((cell) => (cell === "-" ? "–" : cell));
const signed = (text: string): string[] =>
  split(text).map((n) => (n === "0" ? "·" : Number(n) > 0 ? `+${n}` : n.replace("-", MINUS)));
const sight = (row: Row): string => (row.blocks ? "✕" : "");

/** What a hit does, by the box of the rating and the die that hit. */
function results(tables: Tables, against: "unarmored" | "armored"): Chart {
  const rows = (tables.reference?.results ?? {}) as Record<string, Record<typeof against, string>>;
  return {
    id: `results-${against}`,
    title: { id: `chart-results-${against}` },
    rule: "19.1",
    columns: [column("weapon"), ...FACES.map(plain)],
    rows: Object.entries(rows).map(([weapon, row]) => ({
      cells: [{ id: `weapon-${weapon}` }, ...split(row[against])],
    })),
  };
}

const CLASSES = ["leg", "wheeled", "tracked"];

export function charts(tables: Tables): Chart[] {
  const terrain = Object.entries((tables.reference?.terrain ?? {}) as Rows);
  const hexsides = Object.entries((tables.reference?.hexsides ?? {}) as Rows);
  const named = (kind: string, name: string): Text => ({ id: `${kind}-${name}` });
  return [
    {
      id: "costs",
      title: { id: "chart-costs" },
      rule: "14.3",
      columns: [column("terrain"), ...CLASSES.flatMap((name) => [column(name), column("column")])],
      rows: terrain.map(([name, row]) => ({
        terrain: name,
        cells: [named("terrain", name), ...split(row.costs)],
      })),
    },
    {
      id: "cover",
      title: { id: "chart-cover" },
      rule: "15.6.9",
      columns: ["terrain", "unarmored", "armored", "shells", "sight"].map(column),
      rows: terrain.map(([name, row]) => ({
        terrain: name,
        cells: [named("terrain", name), ...signed(row.fire), sight(row)],
      })),
    },
    {
      id: "hexsides",
      title: { id: "chart-hexsides" },
      rule: "14.3",
      columns: ["hexside", ...CLASSES, "unarmored", "armored", "sight"].map(column),
      rows: hexsides.map(([name, row]) => ({
        cells: [named("hexside", name), ...split(row.costs), ...signed(row.fire), sight(row)],
      })),
    },
    results(tables, "unarmored"),
    results(tables, "armored"),
  ];
}
