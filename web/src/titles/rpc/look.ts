/** The look of rpc: companies as standard symbols, formed or scattered; fire, range and movement at the foot. */
import { symbolPiece } from "../../art/counters";
import type { Face, Unit } from "../../shell/protocol";
import { t, texts } from "../../shell/texts.svelte";
import type { Tables, TitleLook } from "../look";

const SIDES = ["german", "british"] as const;
const SYMBOLS: Record<string, string> = {
  "machine gun": "mg",
  flamethrower: "flame",
  tank: "armour",
  "armored car": "recon",
};
interface Row {
  types: string[];
  formed: string;
  dispersed: string;
}

/** "+3[+5] / 9 / 1_ / 8 / -": firepower with anti-tank, range, melee, cohesion, movement. */
function values(text: string): Record<string, string | number> {
  const parts = text.split("/").map((part) => part.trim());
  const [fire = "", range = "", melee = "", cohesion = "", movement = ""] = parts;
  const plain = (value: string): string => (value === "-" ? "–" : value.replace(/[[\]_]/g, ""));
  const [, firepower = "", tank] = /^([^[]*)(?:\[(.*)\])?$/.exec(fire) ?? [];
  return {
    firepower: plain(firepower.trim()),
    range: plain(range),
    movement: plain(movement),
    melee: plain(melee),
    cohesion: plain(cohesion),
    ...(tank ? { "anti-tank": tank } : {}),
  };
}

/** One face for each way up: "german-infantry" formed, "german-infantry-dispersed" scattered. */
function faces(tables: Tables): Record<string, Face> {
  const out: Record<string, Face> = {};
  for (const side of SIDES)
    for (const [id, row] of Object.entries((tables.counters?.[side] ?? {}) as Record<string, Row>)) {
      const type = row.types[row.types.length - 1] ?? "infantry";
      const common = {
        kind: type,
        nation: side,
        name: { id: `unit-${id}` },
        symbol: SYMBOLS[type] ?? type,
        size: "company",
      };
      out[`${side}-${id}`] = { ...common, values: values(row.formed) };
      out[`${side}-${id}-dispersed`] = { ...common, values: values(row.dispersed) };
    }
  return out;
}

const nameOf = (face: Face): string =>
  typeof face.name === "string" ? face.name : texts.has(face.name.id) ? t(face.name.id) : "";
/** "126th-4" belongs to the 126th. */
const group = (unit: Unit): string => unit.id.replace(/-\d+$/, "");

export const look: TitleLook = {
  tables: ["counters"],
  faces,
  emblem: "british-infantry",
  emblems: (side) => `${side}-infantry`,
  overlays: [
    { name: "view", about: "hex" },
    { name: "range", about: "unit" },
    { name: "reach", about: "unit" },
  ],
  counter: (unit, face, detail) =>
    symbolPiece(
      {
        type: face.symbol ?? face.kind,
        size: "company",
        nation: face.nation,
        vals: [face.values.firepower ?? "", face.values.range ?? "", face.values.movement ?? ""],
        id: nameOf(face).slice(0, 9),
        unit: group(unit).length < 6 ? group(unit) : "",
        face: unit.badges?.includes("spent") ? "spent" : unit.state === "dispersed" ? "dispersed" : "formed",
        badges: unit.badges,
      },
      detail,
    ),
  rank: () => "unit",
  values: () => ["firepower", "range", "movement", "melee", "cohesion", "anti-tank"],
};
