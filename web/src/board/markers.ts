/** Markers on the map as SVG around the origin, in world units. */
import { random, seedOf } from "./terrain/random";
import { R, type Seat } from "./mapdoc";
import { esc, INK } from "../art/nations";

const PLATE = (inner: string): string =>
  `<rect x="-17" y="-17" width="34" height="34" rx="5" fill="#F4EBD3" stroke="${INK}" stroke-width="1.4"/>${inner}`;
const line = (d: string, w = 2.4, ink: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Three guns in a row behind an earth bank. */
const battery = (ink: string, ground: string): string =>
  [-9, 0, 9]
    .map(
      (x) => `<circle cx="${x}" cy="2" r="3.4" fill="${ink}"/><path d="M${x - 1} 0V-9h2V0Z" fill="${ink}"/>`,
    )
    .join("") +
  `<path d="M-13 11V7H-8V10H-3V7H3V10H8V7H13V11Z" fill="${ink}" stroke="${ground}" stroke-width=".8"/>`;

/** What is not drawn into the ground: a small plate with the sign of the trench map. */
const SIGNS: Record<string, (side: string) => string> = {
  pillbox: (ink) =>
    PLATE(`<path d="M-12 9V-5L-6-10H6L12-5V9Z" fill="${ink}"/><path d="M-7-1H7V3H-7Z" fill="#F4EBD3"/>`),
  blockhouse: (ink) =>
    PLATE(`<path d="M-13 10V-8H13V10Z" fill="${ink}"/><path d="M-8-2H8V3H-8Z" fill="#F4EBD3"/>`),
  hallowed: (ink) =>
    `<circle r="14" fill="#F4EBD3" stroke="${INK}" stroke-width="1.4"/>${line("M0-10V10M-6.5-3.4H6.5", 4, ink)}`,
  shovel: () => PLATE(line("M9-11-1-1M6-13 12-8M-1-1-6-1-11 7-7 11 1 6 1 1Z", 2.6)),
  "bomb-stop": () =>
    `<rect x="-15" y="-6" width="30" height="12" rx="2" fill="#7A5F3E" stroke="${INK}" stroke-width="1.4"/>${line("M-9-6V6M-3-6V6M3-6V6M9-6V6", 1.4)}`,
  breach: () =>
    `<circle r="12" fill="#F4EBD3" stroke="${INK}" stroke-width="1.4"/>${line("M-8-5-2-5M2-5 8-5M-8 5-2 5M2 5 8 5M0-9V9", 2.2, "#A8231B")}`,
  ffe: (ink) =>
    `<circle r="15" fill="${ink}" fill-opacity=".16" stroke="${ink}" stroke-width="2.6"/>${line("M-11 11-4 0-12-4-3-5-2-13 3-5 11-8 6 0 12 6 3 5 0 12-4 5Z", 2.2, ink)}`,
  "bridge-blown": () =>
    `<circle r="13" fill="#FFF8E6" stroke="${INK}" stroke-width="1.4"/>${line("M-9-4H-3M3-4H9M-9 4H-4M4 4H9", 2.6)}${line("M-2.5-9 2.5 0-2.5 9", 2.4, "#A8231B")}`,
  attack: (ink) =>
    `<path d="M0-19 4.6-9.6 14.4-13 11-3.2 19.6 1 10.6 5.6 13.4 15 3.6 11.6 0 20-3.6 11.6-13.4 15-10.6 5.6-19.6 1-11-3.2-14.4-13-4.6-9.6Z" fill="#E9B42C" stroke="#A8231B" stroke-width="2"/>${line("M-6.5 6.5 6-6M6.5 6.5-6-6", 3, ink === INK ? "#7A1A14" : ink)}`,
  "road-block": (ink) =>
    PLATE(
      line("M-12-4H12M-12 4H12", 4.4, ink) + line("M-8-12V12M8-12V12", 3) + line("M-5-9 5 9M5-9-5 9", 1.4),
    ),
  park: (ink) => PLATE(battery(ink, "#F4EBD3")),
  "park-fired": (ink) =>
    PLATE(battery(ink, "#F4EBD3") + line("M9-14 10-9 14-11 11-7 15-5 10-4", 1.8, "#C2571B")),
  entry: (ink) =>
    `<circle r="15" fill="#FFF8E6" stroke="${ink}" stroke-width="2.4"/><path d="M0 10-9 0H-4V-10H4V0H9Z" fill="${ink}"/>`,
  bottleneck: () => PLATE(line("M-11-9Q0-2 11-9M-11 9Q0 2 11 9", 2.6)),
  "cross-hair": (ink) =>
    `<circle r="13" fill="#FFF8E6" fill-opacity=".55" stroke="${ink}" stroke-width="2.4"/>${line("M-18 0H-7M7 0H18M0-18V-7M0 7V18", 2.4, ink)}<circle r="2.2" fill="${ink}"/>`,
  "spotting-round": (ink) =>
    `<circle r="13" fill="#FFF8E6" fill-opacity=".55" stroke="${ink}" stroke-width="2.4"/>${line("M-18 0H-7M7 0H18M0-18V-7M0 7V18", 2.4, ink)}<circle r="2.2" fill="${ink}"/>`,
};
SIGNS.blockhaus = SIGNS.blockhouse as (side: string) => string;

const INKS: Record<string, string> = { german: "#B4261D", axis: "#B4261D" };

/** The sign of a marker; one that the board does not know gets its first letters on a plate. */
export function markerArt(kind: string, side: string | null | undefined, value?: string | number): string {
  const sign = SIGNS[kind.toLowerCase().replace(/[\s_]+/g, "-")];
  const ink = INKS[side ?? ""] ?? (side ? "#1F4E96" : INK);
  const art =
    sign?.(ink) ??
    PLATE(
      `<text y="5" text-anchor="middle" font-family="Barlow Condensed, sans-serif" font-weight="700" font-size="15" fill="${ink}">${esc(kind.slice(0, 3))}</text>`,
    );
  if (value === undefined || String(value).length > 3) return art;
  return `${art}<g transform="translate(13 13)"><circle r="9" fill="${INK}" stroke="#fff" stroke-width="1.4"/><text y="4.6" text-anchor="middle" font-family="Barlow Condensed, sans-serif" font-weight="700" font-size="13" fill="#fff">${esc(value)}</text></g>`;
}

/** Gas: scalloped edge and stipple, so that it reads without colour. */
export function gasCloud(seat: Seat, hexes: readonly string[]): { cloud: string; dots: string } {
  const set = new Set(hexes);
  let cloud = "";
  let dots = "";
  const disc = (x: number, y: number, r: number): string =>
    `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
  for (const id of set) {
    const o = seat.centre(id);
    const r = random(seedOf("gas", id));
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * 6.283;
      cloud += disc(o.x + Math.cos(a) * R * 0.5, o.y + Math.sin(a) * R * 0.5, R * 0.27 + r() * 5);
    }
    cloud += disc(o.x, o.y, R * 0.62);
    for (const n of seat.map.grid.neighbours(id)) {
      if (!set.has(n.id) || n.id < id) continue;
      const p = seat.centre(n.id);
      cloud += disc((o.x + p.x) / 2, (o.y + p.y) / 2, R * 0.5);
    }
    for (let i = 0; i < 46; i++) {
      const a = r() * 6.283;
      const q = R * 0.78 * Math.sqrt(r());
      dots += disc(o.x + Math.cos(a) * q, o.y + Math.sin(a) * q, 0.6 + r() * 0.9);
    }
  }
  return { cloud, dots };
}
