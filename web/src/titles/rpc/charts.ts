/** The reference card of rpc: what changes a check that fire causes, with the rule of each line. */
import type { Chart } from "../../shell/protocol";
import type { Tables } from "../look";

/** Table and key of each value, the words for it, its rule. */
const LINES: readonly (readonly [string, string, string, string])[] = [
  ["deployment", "formed", "mod-formed", "6.53"],
  ["movement", "area", "mod-moving", "6.53"],
  ["range", "same_hex", "mod-same-hex", "6.53"],
  ["range", "every_second_hex", "chart-second-hex", "6.53"],
  ["terrain", "blockhouse", "mod-blockhouse", "8.31"],
  ["terrain", "trench", "mod-trench", "8.321"],
  ["terrain", "trench_plunging", "chart-trench-plunging", "8.321"],
  ["terrain", "village", "mod-village", "8.1"],
  ["terrain", "crater", "mod-crater", "8.2"],
  ["terrain", "woods", "mod-woods", "8.9"],
  ["terrain", "hill", "mod-hill", "8.43"],
  ["visibility", "concealment", "mod-concealed", "4.81"],
  ["visibility", "out_of_gas", "mod-out-of-gas", "7.7"],
];

export function charts(tables: Tables): Chart[] {
  const reference = (tables.reference ?? {}) as Record<string, Record<string, number>>;
  return [
    {
      id: "checks",
      title: { id: "chart-checks" },
      rule: "6.53",
      columns: [{ id: "chart-circumstance" }, { id: "chart-modifier" }],
      rows: LINES.map(([table, key, words, rule]) => {
        const value = reference[table]?.[key] ?? 0;
        return { terrain: key, rule, cells: [{ id: words }, value > 0 ? `+${value}` : value] };
      }),
    },
  ];
}
