/** What a title tells about the board (`describe`), as overlays and reports that the board draws. */
import type { Explanation, Overlay, Reason, Sight, Text, TextValue, Total } from "./protocol";
import type { TitleLook } from "../titles/look";
import { printed } from "./points";
import { called } from "./wire";

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

/** A reason that only repeats the words of its option says nothing. */
export const echoes = (reason: Reason, label: Text | undefined): boolean =>
  reason.text.id === label?.id && (reason.value ?? null) === null;

const withSign = (value: Reason["value"]): Reason["value"] =>
  typeof value === "number" && value > 0 ? `+${value}` : value;

/** Reasons of which some are sums, each with its parts after it: every part in the group of its sum. */
export function grouped(reasons: readonly Reason[], sums: readonly string[] = []): Explanation {
  const totals: Total[] = [];
  const parts = reasons.flatMap((reason): Reason[] => {
    if (sums.includes(reason.text.id)) {
      totals.push({ group: String(totals.length), label: reason.text, value: withSign(reason.value) ?? 0 });
      return [];
    }
    const group = totals.at(-1)?.group;
    return [group === undefined ? reason : { ...reason, group, value: withSign(reason.value) }];
  });
  return { reasons: parts, totals };
}

export interface ToldOdds {
  outcomes: Record<string, number>;
  exact: boolean;
}

/** What an option would do: pieces by their names, parts under their sums, outcomes that are known exactly. */
export function explanationOf(
  reasons: readonly Reason[],
  odds: ToldOdds | null,
  label: Text | undefined,
  look: TitleLook,
): Explanation {
  const told = reasons
    .filter((reason) => !echoes(reason, label))
    .map(({ text, ...rest }) => ({ ...rest, text: { ...text, args: called(text.args ?? {}, look) } }));
  const outcomes = Object.entries(odds?.exact ? odds.outcomes : {})
    .filter(([, chance]) => chance > 0.0005)
    .map(([id, chance]) => ({ label: { id }, chance }));
  return { ...grouped(told, look.totals), outcomes };
}

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
interface Mission {
  side: string;
  firepower: number;
  target: string;
  ready: boolean;
  primed: boolean;
  firing: boolean;
  signal: number;
  delay: number;
  turn: number;
}
interface Range {
  what: string;
  firepower: number;
  least: number;
  greatest: number;
  hexes: Numbers;
}
export interface ToldArea {
  hexes?: Numbers;
  seen?: Numbers;
  ranges?: Range[];
  leaders?: { side: string; hexes: string[]; hex: string; radius: number }[];
  /** Who is beyond the reach of all leaders. */
  out?: { unit: string; name: string; hex: string }[];
  /** Who could fire at the hex that was pointed at. */
  hex?: string;
  /** The Fire Rating and range of whom a zone is asked of. */
  rating?: number | null;
  range?: number;
  fires?: { name: string; side: string; from: string; rating: number; distance: number }[];
  /** What hides the hexes that are near enough to be seen, and what is seen only for others. */
  hidden?: Record<string, string>;
  spotted?: Numbers;
  units?: Record<string, unknown>;
  groups?: Record<string, Mission>;
  patterns?: string[][];
}

const numbers = (found: Numbers): Record<string, number> =>
  Object.fromEntries(Object.entries(found).map(([hex, n]) => [hex, typeof n === "number" ? n : n.cost]));

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
/** The values that are not nothing, as they are printed. */
function figures(found: Numbers, print: (n: number) => string): Overlay {
  const told = Object.entries(numbers(found)).filter(([, n]) => n !== 0);
  return { kind: "figures", figures: Object.fromEntries(told.map(([hex, n]) => [hex, print(n)])) };
}

const reach = (found: Numbers): Overlay[] => [
  { kind: "area", hexes: Object.keys(found), tone: "reach" },
  {
    kind: "costs",
    costs: Object.fromEntries(Object.entries(numbers(found)).map(([hex, n]) => [hex, printed(n)])),
  },
];

/** Hindrance is taken from each shot, so it is printed as what it takes. */
const fields = (ranges: readonly Range[]): Overlay[] => [
  ...ranges.flatMap((range): Overlay[] => [
    { kind: "area", hexes: Object.keys(range.hexes), tone: "target" },
    {
      kind: "note",
      text: {
        id: range.what === "weapon" ? "range-of-weapon" : "range-of-own",
        args: { firepower: range.firepower, least: range.least, greatest: range.greatest },
      },
    },
  ]),
  figures(Object.assign({}, ...ranges.map((range) => range.hexes)) as Numbers, (n) => signed(-n)),
];

/** A group that aims shows its three hexes and the turn on which it is primed; the others are only told. */
const missions = (groups: Record<string, Mission>): Overlay[] =>
  Object.entries(groups).flatMap(([id, group]): Overlay[] => {
    const { turn, delay, signal, firepower } = group;
    const hexes = group.target.split("/").filter(Boolean);
    const stands = group.firing
      ? "fires"
      : group.primed
        ? "primed"
        : group.target
          ? "waits"
          : group.ready
            ? "ready"
            : "spent";
    const args = { id, turn, delay, signal, firepower, target: group.target };
    const note: Overlay = {
      kind: "note",
      text: { id: `artillery-${stands}`, args },
      side: group.side,
      hexes,
    };
    const [first] = hexes;
    if (!first) return [note];
    const tone = group.firing || group.primed ? "fire" : "plain";
    return [
      note,
      { kind: "area", hexes, tone: "target" },
      { kind: "chip", hex: first, text: `${id} · ${turn}`, tone },
    ];
  });

const radii = (leaders: NonNullable<ToldArea["leaders"]>, out: ToldArea["out"] = []): Overlay[] => [
  ...leaders.flatMap((leader): Overlay[] => [
    { kind: "area", hexes: leader.hexes, tone: "command" },
    { kind: "chip", hex: leader.hex, text: String(leader.radius), tone: "plain" },
  ]),
  ...[...new Set(out.map((unit) => unit.hex))].map((hex): Overlay => ({
    kind: "chip",
    hex,
    text: "✕",
    tone: "fire",
  })),
  ...out.map(({ name, hex }): Overlay => ({
    kind: "note",
    text: { id: "command-out", args: { name, hex } },
    hexes: [hex],
  })),
];

/** A line from everybody who could fire at a hex, and who they are. */
function threats(hex: string, fires: NonNullable<ToldArea["fires"]>): Overlay[] {
  const from = [...new Set(fires.map((each) => each.from))];
  return [
    { kind: "area", hexes: [hex], tone: "target" },
    ...from.map((start): Overlay => ({ kind: "fire", from: start, to: hex })),
    ...fires.map(({ name, side, from: start, rating, distance }): Overlay => ({
      kind: "note",
      text: { id: "threat-of", args: { name, hex: start, rating, distance } },
      side,
      hexes: [start],
    })),
    ...(fires.length === 0 ? [{ kind: "note" as const, text: { id: "threat-none", args: { hex } } }] : []),
  ];
}

/** What is seen, what is only spotted from there, and in each hex that is hidden what hides it. */
const outlook = (seen: Numbers, spotted: Numbers, hidden: Record<string, string>): Overlay[] => [
  ...(Object.keys(spotted).length > 0
    ? [
        { kind: "area" as const, hexes: Object.keys(spotted), tone: "command" as const },
        { kind: "note" as const, text: { id: "view-spotted" } },
      ]
    : []),
  ...(Object.keys(hidden).length > 0 ? [{ kind: "note" as const, text: { id: "view-hidden" } }] : []),
  { kind: "area", hexes: Object.keys(seen), tone: "view" },
  { kind: "figures", figures: hidden },
];

/** A Fire Zone: what the range takes off, and what fires. */
const zone = (hexes: Numbers, rating: number | null = null, range = 0): Overlay[] => [
  { kind: "area", hexes: Object.keys(hexes), tone: "target" },
  figures(hexes, signed),
  {
    kind: "note",
    text: range > 0 ? { id: "zone-of", args: { rating: rating ?? 0, range } } : { id: "zone-none" },
  },
];

/** One sign for a hex: all who stand there hold together, or somebody does not. */
function bonds(units: Record<string, unknown>, place: (unit: string) => string | null): Overlay[] {
  const out = new Map<string, boolean>();
  for (const [id, why] of Object.entries(units)) {
    const hex = place(id);
    if (hex) out.set(hex, (out.get(hex) ?? true) && why !== null);
  }
  return [...out].map(([hex, held]) => ({
    kind: "chip",
    hex,
    text: held ? "✓" : "✕",
    tone: held ? "good" : "fire",
  }));
}

/** Shapes for the answer to one of the questions; whatever has no place on the map gives none. */
export function overlaysOf(name: string, told: ToldArea, place: (unit: string) => string | null): Overlay[] {
  if (told.patterns) return told.patterns.map((hexes) => ({ kind: "area", hexes, tone: "barrage" }));
  if (told.groups) return missions(told.groups);
  if (told.leaders) return radii(told.leaders, told.out);
  if (told.fires) return threats(told.hex ?? "", told.fires);
  if (told.spotted) return outlook(told.hexes ?? {}, told.spotted, told.hidden ?? {});
  if (told.units) return bonds(told.units, place);
  if (told.ranges) return fields(told.ranges);
  const hexes = told.hexes ?? told.seen ?? {};
  if (name === "reach") return reach(hexes);
  if (name === "zone") return zone(hexes, told.rating, told.range);
  const seen = name === "range" || name === "zones" ? ("target" as const) : ("view" as const);
  return [
    { kind: "area", hexes: Object.keys(hexes), tone: seen },
    figures(hexes, name === "range" ? signed : String),
  ];
}
