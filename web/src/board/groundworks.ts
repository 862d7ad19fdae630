/** What men and shells have made of a hex, drawn on the ground beneath the counters: around the origin, in world units. */
import type { Point } from "./hexes";
import { R } from "./mapdoc";
import { random, seedOf } from "./terrain/random";

type Draw = (ink: string, r: () => number) => string;

/** The corners of a flat-topped hex of a radius. */
const corner = (i: number, radius: number): [number, number] => {
  const a = (i * Math.PI) / 3;
  return [Math.cos(a) * radius, Math.sin(a) * radius];
};
/** Places along the outline of a hex, so many on each side, with the direction of that side. */
function outline(radius: number, each: number): [number, number, number][] {
  return Array.from({ length: 6 }, (_, i) => {
    const [[x0, y0], [x1, y1]] = [corner(i, radius), corner(i + 1, radius)];
    const turn = Math.atan2(y1 - y0, x1 - x0);
    return Array.from({ length: each }, (_, j): [number, number, number] => {
      const t = (j + 0.5) / each;
      return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, turn];
    });
  }).flat();
}
const f1 = (n: number): string => n.toFixed(1);
const line = (d: string, ink: string, w: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Hexes with a trench that touch one another are joined, each to one before it: lines, and no lattice. */
export function joined(
  hexes: readonly string[],
  near: (hex: string) => readonly string[],
): [string, string][] {
  const open = new Set(hexes);
  const out: [string, string][] = [];
  for (const start of hexes) {
    if (!open.delete(start)) continue;
    for (const line = [start]; line.length > 0;) {
      const here = line.shift() as string;
      for (const next of near(here))
        if (open.delete(next)) {
          out.push([here, next]);
          line.push(next);
        }
    }
  }
  return out;
}

/** The traverses of a trench from one place to another. */
export function crenellated(a: Point, b: Point, depth = 3.4): string {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [u, v] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const count = Math.max(2, Math.round(long / 7));
  let d = `M${f1(a.x)} ${f1(a.y)}`;
  for (let i = 0; i < count; i++) {
    const out = i % 2 ? depth : -depth;
    for (const t of [i / count, (i + 1) / count])
      d += `L${f1(a.x + u * long * t - v * out)} ${f1(a.y + v * long * t + u * out)}`;
  }
  return `${d}L${f1(b.x)} ${f1(b.y)}`;
}

/** A crenellated ring: the traverses of a trench that stands alone. */
function traverses(radius: number, depth: number): string {
  const points = outline(radius, 6).map(([x, y, turn], i) => {
    const out = i % 2 ? depth : -depth;
    return [x + Math.sin(turn) * out, y - Math.cos(turn) * out, turn] as const;
  });
  return `M${points
    .map(([x, y, turn]) => {
      const [dx, dy] = [Math.cos(turn) * 3.6, Math.sin(turn) * 3.6];
      return `${f1(x - dx)} ${f1(y - dy)}L${f1(x + dx)} ${f1(y + dy)}`;
    })
    .join("L")}Z`;
}
function crater(x: number, y: number, size: number): string {
  return (
    `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(size)}" ry="${f1(size * 0.9)}" fill="#CBB388" stroke="#7A5F3E" stroke-width="1.4"/>` +
    `<path d="M${f1(x - size * 0.6)} ${f1(y + size * 0.25)}A${f1(size * 0.7)} ${f1(size * 0.62)} 0 0 1 ${f1(x + size * 0.4)} ${f1(y - size * 0.5)}" fill="none" stroke="#6B5032" stroke-width="1.6"/>`
  );
}
/** So many places in the ring that counters leave free. */
const around = (r: () => number, count: number, near: number, far: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const a = ((i + r() * 0.7) / count) * 2 * Math.PI;
    const q = R * (near + r() * (far - near));
    return [Math.cos(a) * q, Math.sin(a) * q * 0.92];
  });

const DRAWN: Record<string, Draw> = {
  trench: (ink) =>
    line(traverses(R * 0.6, 3), "var(--works-halo)", 6) + line(traverses(R * 0.6, 3), ink, 2.6),
  position: (ink) =>
    line(traverses(R * 0.78, 3.2), "var(--works-halo)", 7) + line(traverses(R * 0.78, 3.2), ink, 2.8),
  foxholes: (ink, r) =>
    around(r, 7, 0.6, 0.72)
      .map(([x, y]) => line(`M${f1(x - 6)} ${f1(y - 2)}a6 6 0 0 0 12 0`, ink, 2.4))
      .join(""),
  scrape: (ink) =>
    [200, 270, 340]
      .map((a) => (a * Math.PI) / 180)
      .map((a) =>
        line(
          `M${f1(Math.cos(a) * 31 - 7)} ${f1(Math.sin(a) * 29 + 3)}q7 -7 14 0`,
          ink,
          2.2,
          'stroke-dasharray="5 2.5"',
        ),
      )
      .join(""),
  wire: (ink) =>
    line(
      outline(R * 0.79, 6)
        .map(([x, y]) => `M${f1(x - 3)} ${f1(y - 3)}l6 6M${f1(x + 3)} ${f1(y - 3)}l-6 6`)
        .join(""),
      ink,
      1.5,
    ),
  mines: (ink, r) =>
    around(r, 8, 0.62, 0.76)
      .map(
        ([x, y]) =>
          `<circle cx="${f1(x)}" cy="${f1(y)}" r="3.4" fill="${ink}"/>${line(`M${f1(x)} ${f1(y - 3)}v-4`, ink, 1.4)}`,
      )
      .join(""),
  shellhole: (_, r) =>
    [
      ...around(r, 6, 0.5, 0.72).map(([x, y]) => crater(x, y, 5 + r() * 4)),
      crater(r() * 8 - 4, r() * 8 - 4, 10),
    ].join(""),
  rubble: (_, r) =>
    around(r, 11, 0.2, 0.74)
      .map(([x, y]) => {
        const [w, h, turn] = [5 + r() * 7, 4 + r() * 5, r() * 90];
        return `<rect x="${f1(x - w / 2)}" y="${f1(y - h / 2)}" width="${f1(w)}" height="${f1(h)}" transform="rotate(${f1(turn)} ${f1(x)} ${f1(y)})" fill="#3A332B" fill-opacity="${(0.55 + r() * 0.4).toFixed(2)}"/>`;
      })
      .join(""),
  destroyed_woods: (_, r) =>
    line(
      around(r, 12, 0.2, 0.76)
        .map(([x, y]) => `M${f1(x)} ${f1(y + 6)}v-12l3.4-3M${f1(x)} ${f1(y)}l-3.4-3.4`)
        .join(""),
      "#3D4A2A",
      2,
    ),
  smoke: (_, r) => {
    const puffs = around(r, 9, 0.38, 0.54).map(([x, y]) => [x, y, 13 + r() * 6] as const);
    const disc = ([x, y, size]: (typeof puffs)[number], more: number): string =>
      `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(size + more)}"/>`;
    const cloud = (more: number): string =>
      `<circle r="${f1(R * 0.5)}"/>${puffs.map((puff) => disc(puff, more)).join("")}`;
    const curls = puffs
      .map(
        ([x, y, size]) =>
          `M${f1(x - size * 0.6)} ${f1(y + 2)}a${f1(size * 0.6)} ${f1(size * 0.6)} 0 0 1 ${f1(size * 1.05)}-${f1(size * 0.3)}`,
      )
      .join("");
    return `<g opacity=".82"><g fill="#6A655B">${cloud(1.4)}</g><g fill="#B9B3A6">${cloud(0)}</g>${line(curls, "#7D776B", 1.3)}</g>`;
  },
  blaze: (_, r) =>
    around(r, 7, 0.5, 0.68)
      .map(
        ([x, y]) =>
          `<g transform="translate(${f1(x)} ${f1(y)}) scale(${(0.8 + r() * 0.5).toFixed(2)})"><path d="M0-13C8-5 12 0 9 7 6 13-6 13-9 7-11 2-6-1-5-5-1-3-1-8 0-13Z" fill="#D2451E" stroke="#7A1A14" stroke-width="1.4"/><path d="M0-2C4 3 4 7 0 9-4 7-4 3 0-2Z" fill="#F6C24A"/></g>`,
      )
      .join(""),
  barrage: (_, r) =>
    around(r, 6, 0.45, 0.7)
      .map(
        ([x, y]) =>
          `<path transform="translate(${f1(x)} ${f1(y)}) scale(${(0.65 + r() * 0.35).toFixed(2)})" d="M-11 11-4 0-12-4-3-5-2-13 3-5 11-8 6 0 12 6 3 5 0 12-4 5Z" fill="#E3B94A" stroke="#A8231B" stroke-width="2"/>`,
      )
      .join(""),
};
/** A barrage that lies on a hex: few bursts or many, and the hex under smoke if it is heavy. */
const bursts = (r: () => number, count: number, size: number): string =>
  around(r, count, 0.56, 0.78)
    .map(
      ([x, y]) =>
        `<path transform="translate(${f1(x)} ${f1(y)}) scale(${(size + r() * 0.25).toFixed(2)})" d="M-11 11-4 0-12-4-3-5-2-13 3-5 11-8 6 0 12 6 3 5 0 12-4 5Z" fill="#E3B94A" stroke="#A8231B" stroke-width="2"/>`,
    )
    .join("");
DRAWN["barrage-light"] = (_, r) => bursts(r, 5, 0.5);
DRAWN["barrage-heavy"] = (_, r) =>
  `<circle r="${f1(R * 0.8)}" fill="#4A463F" fill-opacity=".34"/><circle r="${f1(R * 0.84)}" fill="none" stroke="#A8231B" stroke-width="2.4" stroke-dasharray="9 5"/>${bursts(r, 8, 0.62)}`;
DRAWN.entrenchment = (ink) =>
  line(traverses(R * 0.7, 2.4), "var(--works-halo)", 4.4) + line(traverses(R * 0.7, 2.4), ink, 1.7);
DRAWN.impact = DRAWN.barrage as Draw;

export const isGround = (kind: string): boolean => kind in DRAWN;

/** The inks of the trench map: red and blue for the sides, brown for what belongs to nobody. */
export const inkOf = (side: string | null | undefined): string =>
  side === "german" ? "var(--works-red)" : side ? "var(--works-blue)" : "var(--works)";

/** The same kind in the same hex looks the same everywhere. */
export function groundArt(kind: string, hex: string, side: string | null | undefined): string {
  return DRAWN[kind]?.(inkOf(side), random(seedOf(kind, hex))) ?? "";
}
