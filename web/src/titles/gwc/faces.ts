/** The counters of gwc from their table: "8  [4] 5 4" is Morale, then FP, Range and Movement; [4] is boxed. */
import type { Face } from "../../shell/protocol";
import type { Tables } from "../look";

interface Soldier {
  name: string;
  years?: string;
  rank?: string;
  command?: number;
  unbroken?: string;
  broken?: string;
}
interface Weapon {
  name: string;
  nations?: string[];
  stats: string;
  fix?: string;
}

const NATIONS = ["german", "french", "american"] as const;
const WEAPONS = ["hmg", "lmg", "mortar", "gun", "flamethrower", "rifle"] as const;
const SHAPES: Record<string, string> = { flamethrower: "flame", rifle: "lmg", "tank-leader": "tank" };
const NAMES = ["firepower", "range", "movement"] as const;

/** The figures of a side of a counter, and which of them are boxed. */
export function figures(text: string): { values: Record<string, string | number>; boxed: string } {
  const tank = /^(\S+)\s+gun\s+(\S+):(\S+).*?(?:mg\s+(\S+):(\S+))?\s*move\s+([^^\s]+)/.exec(text);
  const parts = tank ? [tank[1], tank[2], tank[3], tank[6]] : text.trim().split(/\s+/);
  const [morale, ...rest] = parts.length > 3 ? parts : [undefined, ...parts];
  const plain = (value: string | undefined): string =>
    (value ?? "").replace(/[[\]]/g, "").replace(/^-(?=\d)/, "−");
  const values: Record<string, string | number> = {};
  NAMES.forEach((name, i) => (values[name] = plain(rest[i])));
  if (morale !== undefined) values.morale = plain(morale);
  const boxed = ["f", "r", "m"].filter((_, i) => rest[i]?.startsWith("[")).join("");
  return { values, boxed: boxed + (morale?.startsWith("[") ? "M" : "") };
}

function soldiers(nation: string, kind: string, list: Record<string, Soldier>): [string, Face][] {
  return Object.entries(list).flatMap(([id, soldier]) => {
    const early = nation === "french" && /^fr-.*1914$/.test(id);
    const side = (text: string, command: number | undefined): Face => {
      const { values, boxed } = figures(text);
      return {
        kind: SHAPES[kind] ?? kind,
        nation: early || (nation === "french" && soldier.years === "1914") ? "french14" : nation,
        name: { id: `counter-${id}` },
        values: { ...values, ...(command === undefined ? {} : { command }) },
        boxed,
      };
    };
    return [
      [id, side(soldier.unbroken ?? "", soldier.command)],
      [
        `${id}-broken`,
        side(soldier.broken ?? soldier.unbroken ?? "", soldier.command === undefined ? undefined : 0),
      ],
    ];
  });
}

function weapons(kind: string, list: Record<string, Weapon>): [string, Face][] {
  return Object.entries(list).map(([id, weapon]) => {
    const { values, boxed } = figures(weapon.stats);
    return [
      id,
      {
        kind: SHAPES[kind] ?? kind,
        nation: weapon.nations?.[0] ?? "german",
        name: { id: `counter-${id}` },
        values: { ...values, ...(weapon.fix ? { fix: weapon.fix } : {}) },
        boxed,
      },
    ];
  });
}

export function faces(tables: Tables): Record<string, Face> {
  const counters = tables.counters ?? {};
  const out: [string, Face][] = [];
  for (const nation of NATIONS) {
    const kinds = (counters[nation] ?? {}) as Record<string, Record<string, Soldier>>;
    for (const [kind, list] of Object.entries(kinds)) out.push(...soldiers(nation, kind, list));
  }
  for (const kind of WEAPONS) out.push(...weapons(kind, (counters[kind] ?? {}) as Record<string, Weapon>));
  return Object.fromEntries(out);
}
