/** The look of gts: companies by their ratings in coloured boxes, Leaders by their portraits. */
import type { TitleLook } from "../look";
import { charts } from "./charts";
import { counter } from "./counter";
import { displays, waiting } from "./displays";
import { faces } from "./faces";
import { regions } from "./regions";
import { seen } from "./seen";

/** In whose colours a side is shown beside the map. */
const SIDES: Record<string, string> = { allied: "british", german: "german" };

export const look: TitleLook = {
  tables: ["counters", "reference"],
  faces,
  charts,
  seen,
  displays,
  waiting,
  regions,
  nations: SIDES,
  objectives: "flag",
  emblem: "paras",
  emblems: (side) => (side === "german" ? "panzer-iv" : "rifles"),
  overlays: [
    { name: "view", about: "hex", key: "v" },
    { name: "zone", about: "unit", key: "g" },
    { name: "threat", about: "hex", key: "d" },
    { name: "zones", about: "", key: "z" },
    { name: "reach", about: "unit", key: "m" },
    { name: "command", about: "", key: "k" },
    { name: "leader", about: "unit", key: "o" },
  ],
  counter,
  rank: (face) => (face.kind === "leader" ? "leader" : "unit"),
  values: (face) =>
    face.kind === "leader"
      ? ["command", "attachment"]
      : ["fire", "range", "assault", "defense", "quality", "movement", "steps"],
};
