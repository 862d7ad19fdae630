/** The look of gwc: platoons and teams with figures, weapons they carry. */
import { tactical, weapon, type Detail, type TacticalSpec } from "../../art/counters";
import type { Face, Unit } from "../../shell/protocol";
import type { TitleLook } from "../look";

const WEAPONS = new Set(["hmg", "lmg", "mortar", "gun", "flame", "phone", "infantry-gun"]);

function spec(unit: Unit, face: Face): TacticalSpec {
  const v = { ...face.values, ...unit.values };
  return {
    kind: face.kind,
    nation: face.nation,
    name: typeof face.name === "string" ? face.name : (face.label ?? ""),
    fp: v.firepower,
    range: v.range,
    move: v.movement,
    morale: v.morale,
    command: v.command,
    fix: v.fix === undefined ? undefined : String(v.fix),
    boxed: face.boxed,
    broken: unit.broken,
    activated: unit.activated,
    badges: unit.badges,
  };
}

export const look: TitleLook = {
  counter: (unit: Unit, face: Face, detail: Detail) =>
    WEAPONS.has(face.kind) ? weapon(spec(unit, face), detail) : tactical(spec(unit, face), detail),
  rank: (face) => (WEAPONS.has(face.kind) ? "weapon" : face.kind === "leader" ? "leader" : "unit"),
  values: () => ["firepower", "range", "movement", "morale", "command"],
};
