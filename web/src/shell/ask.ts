/** What a title tells about the board (`describe`), as overlays and reports that the board draws. */
import type { Overlay, Reason, Sight, Text, TextValue } from "./protocol";

interface Told {
  rule: string;
  text: string;
  args?: Record<string, TextValue>;
  value?: number;
}
export interface ToldSight {
  from: string;
  to: string;
  distance?: number;
  clear: boolean;
  hindrance?: number;
  concealed?: number;
  crossed?: string[];
  reasons: Told[];
}

export const reasonOf = (told: Told): Reason => ({
  rule: told.rule,
  text: { id: told.text, args: told.args },
  value: told.value,
});

const hexOf = (told: Told): string => String(told.args?.hex ?? told.args?.name ?? "");

/** A line hex by hex: the reasons name the hexes that block or hinder, the rest is clear. */
export function sightOf(told: ToldSight, terrain: (hex: string) => Text): Sight {
  const hinders = told.hindrance ?? told.concealed ?? 0;
  const verdict = !told.clear ? "blocked" : hinders > 0 ? "hindered" : "clear";
  const crossed = [...(told.crossed ?? []).filter((hex) => hex !== told.from && hex !== told.to), told.to];
  const stop = told.clear ? -1 : crossed.findIndex((hex) => told.reasons.some((r) => hexOf(r) === hex));
  return {
    from: told.from,
    to: told.to,
    range: told.distance ?? crossed.length,
    verdict,
    at: stop < 0 ? (told.clear ? undefined : 0.5) : (stop + 1) / (crossed.length + 0.5),
    hexes: crossed.map((hex, i) => {
      const why = told.reasons.find((r) => hexOf(r) === hex);
      const state =
        stop >= 0 && i > stop ? "beyond" : !why ? "clear" : told.clear || i !== stop ? "hinders" : "blocks";
      return {
        hex,
        text: why ? reasonOf(why).text : terrain(hex),
        state,
        value: why?.value,
        rule: why?.rule,
      };
    }),
    headline: { id: `verdict-${verdict}`, args: { from: told.from, to: told.to, value: hinders } },
    reasons: told.reasons.map(reasonOf),
    rules: told.reasons.slice(0, 1).map((r) => r.rule),
  };
}

type Numbers = Record<string, number | { cost: number }>;
interface ToldArea {
  hexes?: Numbers;
  seen?: Numbers;
  ranges?: { hexes: Numbers }[];
  leaders?: { side: string; hexes: string[]; hex: string; radius: number }[];
  units?: Record<string, unknown>;
}

const numbers = (found: Numbers): Record<string, number> =>
  Object.fromEntries(Object.entries(found).map(([hex, n]) => [hex, typeof n === "number" ? n : n.cost]));

/** Shapes for the answer to one of the questions; whatever has no place on the map gives none. */
export function overlaysOf(name: string, told: ToldArea, place: (unit: string) => string | null): Overlay[] {
  if (name === "reach" && told.hexes) {
    const costs = numbers(told.hexes);
    return [
      { kind: "area", hexes: Object.keys(costs), tone: "reach" },
      { kind: "costs", costs },
    ];
  }
  if (told.leaders)
    return told.leaders.flatMap((leader): Overlay[] => [
      { kind: "area", hexes: leader.hexes, tone: "command" },
      { kind: "chip", hex: leader.hex, text: String(leader.radius), tone: "plain" },
    ]);
  if (told.units)
    return Object.entries(told.units).flatMap(([id, why]): Overlay[] => {
      const hex = place(id);
      return hex
        ? [{ kind: "chip", hex, text: why === null ? "✕" : "✓", tone: why === null ? "fire" : "good" }]
        : [];
    });
  const hexes = told.hexes ?? told.seen ?? Object.assign({}, ...(told.ranges ?? []).map((r) => r.hexes));
  return [{ kind: "area", hexes: Object.keys(hexes as Numbers), tone: name === "range" ? "target" : "view" }];
}
