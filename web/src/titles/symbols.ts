/** Standard symbols: the look of every title whose counters show boxes and three values. */
import { symbolPiece } from "../art/symbols";
import type { Face } from "../shell/protocol";
import type { TitleLook } from "./look";

export const symbolLook: TitleLook = {
  tables: [],
  faces: (): Record<string, Face> => ({}),
  overlays: [],
  counter: (unit, face, detail) => {
    const v = { ...face.values, ...unit.values };
    return symbolPiece(
      {
        type: face.symbol ?? face.kind,
        size: face.size ?? "",
        nation: face.nation,
        vals: Object.values(v).slice(0, 3),
        id: typeof face.name === "string" ? face.name : face.label,
        unit: face.unit,
        stripe: face.stripe,
        face: unit.state === "dispersed" ? "dispersed" : "formed",
        spent: unit.state === "spent",
        activated: unit.activated,
        badges: unit.badges,
      },
      detail,
    );
  },
  rank: (face) => (face.kind === "leader" || face.symbol === "hq" ? "leader" : "unit"),
  values: (face) => Object.keys(face.values),
};
