/** The look of rpc: companies as standard symbols, formed or scattered; fire, range and movement at the foot. */
import { symbolPiece } from "../../art/symbols";
import type { Face } from "../../shell/protocol";
import { t, texts } from "../../shell/texts.svelte";
import type { Tables, TitleLook } from "../look";
import { charts } from "./charts";
import { displays, waiting } from "./displays";
import { callsign, formationOf, printedSign } from "./formations";

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

/** How the melee value is printed: "[4]" in a box, "1_" underlined. */
const boxedOf = (text: string): string => {
  const melee = text.split("/")[2] ?? "";
  return melee.includes("[") ? "boxed" : melee.includes("_") ? "underlined" : "";
};

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
      out[`${side}-${id}`] = { ...common, values: values(row.formed), boxed: boxedOf(row.formed) };
      out[`${side}-${id}-dispersed`] = {
        ...common,
        values: values(row.dispersed),
        boxed: boxedOf(row.dispersed),
      };
    }
  return out;
}

/** As many whole words as fit on a counter; the symbol tells the rest. */
const ROOM = 12;
const cut = (name: string): string =>
  name.length <= ROOM ? name : name.slice(0, name.slice(0, ROOM + 1).lastIndexOf(" ")).slice(0, ROOM);
const nameOf = (face: Face): string =>
  typeof face.name === "string" ? face.name : texts.has(face.name.id) ? t(face.name.id) : "";

/** Formations differ by their stripe: the same name has the same colour everywhere. */
const STRIPES = ["#B3322A", "#E2A92F", "#3E72B8", "#4F9150", "#84509C", "#E7E0CE", "#C9673A", "#3C9C9C"];
const stripe = (id: string): string =>
  STRIPES[[...formationOf(id)].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7) % STRIPES.length] ??
  "";

const MARKS = new Set(["spent", "formed", "dispersed"]);

export const look: TitleLook = {
  tables: ["counters", "reference"],
  faces,
  charts,
  displays,
  waiting,
  objectives: "flag",
  callsign,
  hits: ["odds-destroyed", "odds-failed"],
  totals: ["explain-target", "explain-attack"],
  emblem: "british-infantry",
  emblems: (side) => `${side}-infantry`,
  overlays: [
    { name: "view", about: "hex", key: "v" },
    { name: "range", about: "unit", key: "g" },
    { name: "reach", about: "unit", key: "m" },
    { name: "artillery", about: "", key: "a" },
  ],
  counter: (unit, face, detail) =>
    symbolPiece(
      {
        type: face.symbol ?? face.kind,
        size: "company",
        nation: face.nation,
        vals: [face.values.firepower ?? "", face.values.range ?? "", face.values.movement ?? ""],
        corners: [face.values.melee ?? "", face.values.cohesion ?? ""],
        mark: face.boxed === "boxed" || face.boxed === "underlined" ? face.boxed : undefined,
        id: cut(nameOf(face)),
        unit: printedSign(unit.id),
        stripe: unit.id ? stripe(unit.id) : undefined,
        face: unit.state === "dispersed" ? "dispersed" : "formed",
        spent: unit.badges?.includes("spent"),
        badges: unit.badges?.filter((badge) => !MARKS.has(badge)),
      },
      detail,
    ),
  rank: () => "unit",
  values: () => ["firepower", "range", "movement", "melee", "cohesion", "anti-tank"],
};
