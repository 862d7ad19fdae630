/** The look of oao: divisions as standard symbols, armies by their colours, what the enemy hides as blank backs. */
import type { Face } from "../../shell/protocol";
import type { TitleLook } from "../look";
import { counter } from "./counter";
import { displays, waiting } from "./displays";
import { layers } from "./layers";
import { regions } from "./regions";
import { TYPES } from "./symbols";

/** The counters of a nation are shown in these colours. */
const NATIONS: Record<string, string> = {
  german: "german",
  austrian: "austrian",
  french: "french14",
  british: "british",
  belgian: "belgian",
};
const SIDES: Record<string, string> = { german: "german", allied: "french14" };

/** A face says whose and of which type; what differs from unit to unit comes with the unit. */
function faces(): Record<string, Face> {
  const out: Record<string, Face> = {};
  for (const [name, nation] of Object.entries(NATIONS))
    for (const type of TYPES)
      out[`${name}-${type}`] = { kind: type, nation, name: { id: `unit-${type}` }, values: {} };
  for (const [side, nation] of Object.entries(SIDES))
    out[`${side}-hidden`] = { kind: "hidden", nation, name: { id: "unit-hidden" }, values: {} };
  return out;
}

export const look: TitleLook = {
  tables: [],
  faces,
  displays,
  waiting,
  topFirst: true,
  nations: SIDES,
  objectives: "flag",
  emblem: "french-infantry",
  emblems: (side) => (side === "german" ? "german-infantry" : "french-infantry"),
  layers,
  regions,
  arrows: ["prepared"],
  sightless: true,
  overlays: [{ name: "reach", about: "unit", key: "m" }],
  walks: "move",
  counter,
  rank: () => "unit",
  values: () => ["attack", "defence", "proficiency", "artillery"],
};
