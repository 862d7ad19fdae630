/** The look of gwc: platoons and teams with figures, weapons they carry. */
import { tactical, weapon, type Detail, type TacticalSpec } from "../../art/counters";
import type { Face, Unit, View } from "../../shell/protocol";
import { t, texts } from "../../shell/texts.svelte";
import type { TitleLook } from "../look";
import { displays } from "./displays";
import { faces } from "./faces";

const WEAPONS = new Set(["hmg", "lmg", "mortar", "gun", "flame", "phone", "infantry-gun"]);

const wordsOf = (face: Face): string =>
  typeof face.name === "string" ? face.name : texts.has(face.name.id) ? t(face.name.id) : "";

function spec(unit: Unit, face: Face): TacticalSpec {
  const v = { ...face.values, ...unit.values };
  return {
    kind: face.kind,
    nation: WEAPONS.has(face.kind) && unit.side ? unit.side : face.nation,
    name: wordsOf(face),
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

/** The Strategy Card is held beside the hand, and played like the others. */
function hands(view: Record<string, unknown>): View["hands"] {
  const held = (view.hands ?? {}) as View["hands"];
  const players = (view.players ?? {}) as Record<string, { strategy?: string | number }>;
  return Object.fromEntries(
    Object.entries(held).map(([side, cards]) => {
      const strategy = players[side]?.strategy;
      return [side, Array.isArray(cards) && typeof strategy === "string" ? [...cards, strategy] : cards];
    }),
  );
}

const FIRST: Record<string, string> = {
  german: "ge-infanterie",
  french: "fr-infanterie",
  american: "us-marines",
};

export const look: TitleLook = {
  tables: ["counters"],
  faces,
  hands,
  displays,
  hits: ["odds-breaks", "odds-eliminated", "odds-one-broken", "odds-more-broken", "odds-melee-won"],
  emblem: "fr-chasseurs",
  emblems: (side, year) => (FIRST[side] ?? "") + (year === 1914 ? "-1914" : ""),
  overlays: [
    { name: "view", about: "hex", key: "v" },
    { name: "range", about: "unit", key: "g" },
    { name: "reach", about: "unit", key: "m" },
    { name: "command", about: "", key: "k" },
    { name: "cohesion", about: "", key: "j" },
    { name: "observer", about: "", key: "o" },
    { name: "barrage", about: "hex", key: "b" },
  ],
  foresees: { spot: "barrage" },
  counter: (unit: Unit, face: Face, detail: Detail) =>
    WEAPONS.has(face.kind) ? weapon(spec(unit, face), detail) : tactical(spec(unit, face), detail),
  rank: (face) => (WEAPONS.has(face.kind) ? "weapon" : face.kind === "leader" ? "leader" : "unit"),
  values: () => ["firepower", "range", "movement", "morale", "command"],
};
