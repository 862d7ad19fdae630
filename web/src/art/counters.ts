/** Counters as pure functions that return SVG markup in a 100 x 100 box: same input, same string.
 *
 * Detail "l" shows everything, "s" (under 62 px) drops the name and enlarges numerals and figures,
 * "xs" (under 18 px) is a plate with one mark. Gradients and patterns live in `defs()`, once a page. */
import { BADGES } from "./badges";
import { figure, tank, WEAPONS, type FigureInk } from "./figures";
import { CREAM, esc, INK, nation, NATIONS, NUM, RED, SPENT, type Nation } from "./nations";

export type Detail = "l" | "s" | "xs";
export type Value = string | number;

export interface TacticalSpec {
  kind: string;
  nation: string;
  name?: string;
  fp?: Value;
  range?: Value;
  move?: Value;
  morale?: Value;
  /** Which values are printed in a box: f, r, m at the foot, M for morale. */
  boxed?: string;
  command?: Value;
  fix?: string;
  broken?: boolean;
  activated?: boolean;
  badges?: readonly string[];
}

const PALE = { body: "#E9E0CC", hi: "#F3ECDC", edge: "#7A1A14", ink: "#7A1A14" };

/** Once in the page: plates of every army, the hatch of spent and activated pieces. */
export function defs(): string {
  const plates: [string, string, string][] = [
    ...Object.entries(NATIONS).map(([name, n]): [string, string, string] => [name, n.hi, n.body]),
    ["spent", SPENT.hi, SPENT.body],
    ["pale", PALE.hi, PALE.body],
  ];
  return (
    plates
      .map(
        ([name, hi, body]) =>
          `<linearGradient id="plate-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hi}"/><stop offset=".55" stop-color="${body}"/></linearGradient>`,
      )
      .join("") +
    `<clipPath id="plate-clip"><rect x="1" y="1" width="98" height="98" rx="8"/></clipPath>` +
    `<pattern id="hatch-done" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="${INK}" stroke-width="2.6"/></pattern>` +
    `<pattern id="hatch-spent" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><path d="M-2 14 14-2" stroke="#6B6557" stroke-width="2"/></pattern>`
  );
}

export function plate(name: string, edge: string, inner: string, shine = true): string {
  return (
    `<rect x="1" y="1" width="98" height="98" rx="8" fill="url(#plate-${name})"/><g clip-path="url(#plate-clip)">${inner}</g>` +
    `<rect x="1" y="1" width="98" height="98" rx="8" fill="none" stroke="${edge}" stroke-width="2"/>` +
    (shine ? '<path d="M9 2.6H91" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/>' : "")
  );
}

export function num(
  value: Value,
  x: number,
  y: number,
  size: number,
  ink: string,
  boxed = false,
  end = false,
): string {
  const text = String(value);
  const px = text.length > 3 ? size * 0.72 : size;
  const w = Math.max(px * 0.66, text.length * px * 0.43 + px * 0.22);
  const left = !end ? x - w / 2 : boxed ? x - w : x - w + px * 0.12;
  const box = boxed
    ? `<rect x="${left.toFixed(1)}" y="${(y - px * 0.8).toFixed(1)}" width="${w.toFixed(1)}" height="${(px * 0.9).toFixed(1)}" rx="2.5" fill="none" stroke="${ink}" stroke-width="${(px * 0.085).toFixed(2)}"/>`
    : "";
  return `${box}<text x="${(end ? left + w / 2 : x).toFixed(1)}" y="${(y - px * 0.02).toFixed(1)}" font-size="${(boxed ? px * 0.92 : px).toFixed(1)}" text-anchor="middle" ${NUM} fill="${ink}">${esc(text)}</text>`;
}

interface Foot {
  band: string;
  values: string;
}
export function foot(
  values: readonly (Value | undefined)[],
  boxed: string,
  n: Nation,
  small: boolean,
  broken: boolean,
): Foot {
  const [h, size] = small ? [34, 33] : [28, 26];
  const ink = broken ? PALE.ink : n.ink;
  const band =
    `<rect x="0" y="${100 - h}" width="100" height="${h + 2}" fill="${broken ? PALE.body : n.foot}"/>` +
    `<path d="M0 ${100 - h}H100" stroke="${broken ? PALE.edge : n.edge}" stroke-opacity=".55"/>`;
  const xs = [18, 50, 82];
  const base = 100 - (small ? 6 : 5.4);
  return {
    band,
    values: values
      .map((v, i) =>
        v === undefined || v === ""
          ? ""
          : num(v, xs[i] as number, base, size, ink, boxed.includes("frm"[i] as string)),
      )
      .join(""),
  };
}

export function finish(
  art: string,
  spec: { activated?: boolean; badges?: readonly string[] },
  small: boolean,
): string {
  const list = [...(spec.badges ?? []), ...(spec.activated ? ["tick"] : [])].filter((name) => BADGES[name]);
  const first = list.length > 1 ? 33 : 44;
  const badges = list
    .map((name, i) => `<g transform="translate(13.5 ${first + i * 25})">${BADGES[name]}</g>`)
    .join("");
  const veil = spec.activated
    ? `<rect x="2" y="${small ? 29 : 27}" width="96" height="${small ? 36.5 : 44.5}" fill="url(#hatch-done)" opacity=".3"/>`
    : "";
  return art + veil + badges;
}

const PLATOON = {
  s: [
    [1, 3],
    [19.5, 0],
    [38, 3],
    [56.5, 0],
  ],
  l: [
    [5, 3],
    [25.5, 0],
    [46, 3],
    [66.5, 0],
  ],
} as const;
const TEAM = {
  s: [
    [15, 1],
    [43, 0],
  ],
  l: [
    [20, 1],
    [52, 0],
  ],
} as const;

function people(o: TacticalSpec, c: FigureInk, small: boolean): string {
  const y = small ? 20 : 24;
  const k = small ? 0.98 : 1.02;
  const pose = o.broken ? "kneel" : "march";
  const detail = small ? "s" : "l";
  switch (o.kind) {
    case "team":
      return TEAM[detail].map(([x, d]) => figure(pose, o.nation, x, y + d - 1, k * 1.02, c)).join("");
    case "runner":
      return figure("run", o.nation, 34, y - 2, 1.22, c, {
        rifle: false,
        pack: false,
        extra: `<path d="M5 23h7v6H5z" stroke-width="2.4" fill="${c.fig}"/><path d="M14.6 13 6 24" stroke-width="1.2"/>`,
      });
    case "leader":
      return figure(o.broken ? "kneel" : "stand", o.nation, small ? 24 : 28, y - 2, 1.06, c, {
        cap: true,
        rifle: false,
        extra: o.broken
          ? ""
          : '<path d="M15.4 15 27 11.6" stroke-width="3.2"/><path d="M26 11.4h6.4v2" stroke-width="2.2"/><path d="M8 15 5.4 25" stroke-width="3"/>',
      });
    case "hero":
      return figure(o.broken ? "kneel" : "run", o.nation, 34, y - 3, 1.24, c);
    case "tank":
      return `<g transform="translate(3 ${small ? 4 : 7}) scale(.92)">${tank(c.fig, c.halo)}</g>`;
    default:
      return PLATOON[detail]
        .map(([x, d]) => figure(pose, o.nation, x, y + d - (small ? 0 : 1), k * 0.98, c))
        .join("");
  }
}

/** Platoons, teams, leaders, tanks: name, morale, figures, firepower / range / movement at the foot. */
export function tactical(o: TacticalSpec, detail: Detail = "l"): string {
  const n = nation(o.nation);
  const red = Boolean(o.broken);
  if (detail === "xs")
    return tiny(n, o.nation, red, o.kind === "leader" ? "leader" : o.kind === "tank" ? "tank" : "men");
  const small = detail === "s";
  const c: FigureInk = red
    ? { fig: "#8B2A22", halo: PALE.body }
    : { fig: n.fig, halo: n.halo, trousers: n.trousers };
  const f = foot([o.fp, o.range, o.move], o.boxed ?? "", n, small, red);
  const figures = people(o, c, small);
  const band = red ? `<rect x="0" y="0" width="100" height="${small ? 29 : 26}" fill="${RED}"/>` : "";
  const stripe =
    n.stripe && !red
      ? `<rect x="0" y="${small ? 62 : 68.4}" width="100" height="4.4" fill="${n.stripe}"/>`
      : "";
  const inner = f.band + band + stripe + (o.activated ? `<g opacity=".38">${figures}</g>` : figures);
  const ink = red ? "#fff" : n.ink;
  const name = o.name ?? "";
  const title = small
    ? ""
    : `<text x="7" y="16.4" font-size="${name.length > 11 ? 12 : 14}" ${NUM} letter-spacing=".2" fill="${ink}">${esc(name)}</text>`;
  const morale =
    o.morale === undefined
      ? ""
      : num(o.morale, 95, small ? 27 : 24, small ? 31 : 25, ink, o.boxed?.includes("M"), true);
  const art = plate(
    red ? "pale" : o.nation in NATIONS ? o.nation : "german",
    red ? PALE.edge : n.edge,
    inner,
    !red,
  );
  return finish(art + title + morale + commandHex(o.command, red, small) + f.values, o, small);
}

function commandHex(command: Value | undefined, red: boolean, small: boolean): string {
  if (command === undefined) return "";
  return `<g transform="translate(${small ? 79 : 80} ${small ? 47 : 49})"><path d="M17 0 8.5 14.7H-8.5L-17 0-8.5-14.7H8.5Z" fill="${red ? RED : CREAM}" stroke="${INK}" stroke-width="1.8"/><text y="8.4" font-size="24" text-anchor="middle" ${NUM} fill="${red ? "#fff" : INK}">${esc(command)}</text></g>`;
}

/** Carried weapons: the same box, placed smaller on the board. */
export function weapon(o: TacticalSpec, detail: Detail = "l"): string {
  const n = nation(o.nation);
  const red = Boolean(o.broken);
  if (detail === "xs") return tiny(n, o.nation, red, "gun");
  const small = detail === "s";
  const f = foot([o.fp, o.range, o.move], o.boxed ?? "", n, small, red);
  const c = red ? "#8B2A22" : n.ink === "#FFFFFF" ? "#FFFFFF" : n.fig;
  const glyph = (WEAPONS[o.kind] ?? WEAPONS.hmg)?.(c) ?? "";
  const band = red ? `<rect x="0" y="0" width="100" height="${small ? 18 : 20}" fill="${RED}"/>` : "";
  const inner = `${f.band}<g transform="translate(0 ${small ? -3 : 5})">${glyph}</g>${band}`;
  const title = small
    ? ""
    : `<text x="7" y="15.4" font-size="13.5" ${NUM} fill="${red ? "#fff" : n.ink}">${esc(o.name)}</text>`;
  const fix =
    red && o.fix && !small
      ? `<text x="94" y="15.4" font-size="12.5" text-anchor="end" ${NUM} fill="#fff">${esc(o.fix)}</text>`
      : "";
  const art = plate(
    red ? "pale" : o.nation in NATIONS ? o.nation : "german",
    red ? PALE.edge : n.edge,
    inner,
    !red,
  );
  return finish(art + title + fix + f.values, o, small);
}

const TINY: Record<string, string> = {
  men: "M22 30 34 30 34 72 22 72ZM44 30 56 30 56 72 44 72ZM66 30 78 30 78 72 66 72ZM20 18h16v10H20ZM42 18h16v10H42ZM64 18h16v10H64Z",
  leader: "M50 14 84 50 50 86 16 50Z",
  tank: "M14 66 24 40H40L46 26H62L66 40H80L90 66Z",
  gun: "M16 44H84V56H16ZM30 56 20 80 28 80 40 58ZM52 56 62 80 70 80 60 56Z",
};

/** Far away a piece is a coloured plate with one mark, a company with its crossed box. */
export function tiny(n: Nation, name: string, broken: boolean, mark: string): string {
  const fill = broken ? PALE.body : n.body;
  const plate = `<rect x="1" y="1" width="98" height="98" rx="9" fill="${fill}" stroke="${broken ? RED : n.edge}" stroke-width="${broken ? 9 : 5}" data-nation="${esc(name)}"/>`;
  const path = TINY[mark];
  if (!path)
    return `${plate}<path d="M15 27H85V73H15ZL85 73M85 27 15 73" fill="#FFFDF7" stroke="${INK}" stroke-width="8"/>`;
  return `${plate}<path d="${path}" fill="${broken ? RED : n.fig}"/>`;
}

/** The detail that a piece deserves at a size in pixels. */
export const detailAt = (px: number): Detail => (px < 20 ? "xs" : px < 62 ? "s" : "l");
