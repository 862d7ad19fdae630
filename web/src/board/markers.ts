/** Markers on the map as SVG around the origin, in world units. */
import { random, seedOf } from "./terrain/random";
import { R, type Seat } from "./mapdoc";
import { esc, INK } from "../art/nations";

const PLATE = (inner: string): string =>
  `<rect x="-17" y="-17" width="34" height="34" rx="5" fill="#F4EBD3" stroke="${INK}" stroke-width="1.4"/>${inner}`;
const line = (d: string, w = 2.4, ink: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Fortifications and terrain markers: a small plate with the sign of the trench map. */
const SIGNS: Record<string, (side: string) => string> = {
  trench: (ink) => PLATE(line("M-13 3H-8V-4H-2V3H4V-4H10V3H13", 3, ink)),
  foxholes: (ink) => PLATE(line("M-11-2a5 5 0 0 0 10 0M2-6a5 5 0 0 0 10 0M-5 8a5 5 0 0 0 10 0", 2.6, ink)),
  wire: (ink) =>
    PLATE(
      line(
        "M-12-6-6 0M-6-6-12 0M-3-6 3 0M3-6-3 0M6-6 12 0M12-6 6 0M-8 4-2 10M-2 4-8 10M2 4 8 10M8 4 2 10",
        1.8,
        ink,
      ),
    ),
  mines: (ink) =>
    PLATE(
      `<g fill="${ink}"><circle cx="-7" cy="4" r="5"/><circle cx="7" cy="4" r="5"/></g>${line("M-7-1V-8M7-1V-8", 2, ink)}`,
    ),
  pillbox: (ink) =>
    PLATE(`<path d="M-12 9V-5L-6-10H6L12-5V9Z" fill="${ink}"/><path d="M-7-1H7V3H-7Z" fill="#F4EBD3"/>`),
  blockhouse: (ink) =>
    PLATE(`<path d="M-13 10V-8H13V10Z" fill="${ink}"/><path d="M-8-2H8V3H-8Z" fill="#F4EBD3"/>`),
  shellhole: () =>
    PLATE(
      `<ellipse rx="11" ry="9" fill="#CDB88E" stroke="#7A5F3E" stroke-width="2"/>${line("M-7 3A8 7 0 0 1 5-6", 2.4, "#7A5F3E")}`,
    ),
  rubble: () =>
    PLATE(`<g fill="#3A332B"><path d="M-11 8-8 0-2 3-4 9ZM0 9 3 0 10 3 8 9ZM-4-2 0-9 6-5 3-1Z"/></g>`),
  smoke: () =>
    PLATE(
      '<g fill="#8E8A80" stroke="#5C584F" stroke-width="1.2"><circle cx="-6" cy="4" r="6"/><circle cx="5" cy="5" r="7"/><circle cx="0" cy="-5" r="7"/></g>',
    ),
  blaze: () =>
    PLATE(
      '<path d="M0-13C8-5 12 0 9 7 6 14-6 14-9 7-11 2-6-1-5-5-1-3-1-8 0-13Z" fill="#D2451E" stroke="#7A1A14" stroke-width="1.6"/><path d="M0-2C4 3 4 7 0 9-4 7-4 3 0-2Z" fill="#F6C24A"/>',
    ),
  barrage: () => PLATE(line("M-11 11-4 0-12-4-3-5-2-13 3-5 11-8 6 0 12 6 3 5 0 12-4 5Z", 2, "#A8231B")),
  spotting: () =>
    `<circle r="13" fill="none" stroke="#A8231B" stroke-width="2.4"/>${line("M-18 0H-8M8 0H18M0-18V-8M0 8V18", 2.4, "#A8231B")}<circle r="2.2" fill="#A8231B"/>`,
};

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
  if (value === undefined) return art;
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
