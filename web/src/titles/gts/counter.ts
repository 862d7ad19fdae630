/** A counter of gts: Fire, Assault and Defense in their boxes down the left, Troop Quality and movement at the right,
 * the Formation as a band with the designation, the Division as the ground. */
import type { Detail } from "../../art/counters";
import { CREAM, esc, INK, NUM, RED } from "../../art/nations";
import type { Face, Unit } from "../../shell/protocol";
import { bandOf, groundOf, inkOn, WEAPONS, type Ground } from "./colours";
import type { Values } from "./faces";
import { leader } from "./leader";
import { SIGNS, signsOf } from "./signs";
import { symbol } from "./symbols";

/** As large as its length allows, in a width. */
export const fitted = (text: string, size: number, width: number): number =>
  Math.min(size, (width / Math.max(1, text.length)) * 2.25);

export const words = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  ink: string,
  anchor = "middle",
): string =>
  `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" text-anchor="${anchor}" ${NUM} fill="${ink}">${esc(text)}</text>`;

export const plate = (ground: Ground, inner: string): string =>
  `<rect x="1" y="1" width="98" height="98" rx="8" fill="${ground.body}"/><g clip-path="url(#plate-clip)">${inner}</g>` +
  `<rect x="1" y="1" width="98" height="98" rx="8" fill="none" stroke="${ground.edge}" stroke-width="2"/>`;

/** Where everything stands, on the large face and on the small one. */
interface Frame {
  box: { x: number; w: number; h: number; tops: readonly [number, number, number]; size: number };
  range: { x: number; y: number; size: number };
  quality: { x: number; y: number; r: number; size: number };
  movement: { x: number; y: number; size: number };
  symbol: { x: number; y: number; k: number };
  steps: { x: number; y: number; r: number; gap: number };
  signs: { x: number; y: number; k: number; next: readonly [number, number] };
  band: number;
}
const LARGE: Frame = {
  box: { x: 4.5, w: 23, h: 20.5, tops: [4.5, 28, 51.5], size: 20 },
  range: { x: 30.5, y: 20.6, size: 16 },
  quality: { x: 85.5, y: 15.5, r: 11, size: 19 },
  movement: { x: 84, y: 64, size: 19 },
  symbol: { x: 57, y: 42, k: 0.76 },
  steps: { x: 58, y: 14.6, r: 3.8, gap: 11 },
  signs: { x: 39, y: 66, k: 0.74, next: [19.5, 0] },
  band: 76,
};
const SMALL: Frame = {
  box: { x: 3, w: 30, h: 26.5, tops: [3, 31.6, 60.2], size: 28 },
  range: { x: 35.5, y: 25.5, size: 23 },
  quality: { x: 83, y: 17.4, r: 14.4, size: 26 },
  movement: { x: 82.5, y: 74.5, size: 25 },
  symbol: { x: 65.5, y: 46.5, k: 0.86 },
  steps: { x: 44, y: 75, r: 4.6, gap: 12 },
  signs: { x: 47, y: 74, k: 1.04, next: [0, -25] },
  band: 89.5,
};

function boxed(
  f: Frame,
  row: 0 | 1 | 2,
  value: string | number,
  fill: string,
  ink: string,
  edge: string,
): string {
  const { x, w, h, tops, size } = f.box;
  const y = tops[row];
  const px = fitted(String(value), size, w * 1.02);
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>` +
    words(value, x + w / 2, Number((y + h / 2 + px * 0.36).toFixed(1)), px, ink)
  );
}

/** Fire with its range beside it, Assault, Defense; what a Unit lacks has no box, but "No" is a word. */
function ratings(v: Values, f: Frame, ground: Ground): string {
  const fire = WEAPONS[String(v.weapon)] ?? { fill: CREAM, ink: INK };
  const close = WEAPONS[String(v.close)] ?? { fill: CREAM, ink: INK };
  const able = v.fire !== "No";
  const armored = Boolean(v.armored);
  return (
    (able
      ? boxed(f, 0, v.fire ?? "", fire.fill, fire.ink, INK) +
        words(v.range ?? "", f.range.x, f.range.y, f.range.size, ground.ink, "start")
      : words("No", f.box.x + f.box.w / 2, f.box.tops[0] + f.box.h * 0.76, f.box.size * 0.82, ground.ink)) +
    (v.assault === "" || v.assault === undefined
      ? ""
      : boxed(f, 1, v.assault, close.fill, v.coloured ? RED : close.ink, INK)) +
    boxed(f, 2, v.defense ?? "", armored ? "#14120F" : "#FFFFFF", armored ? "#FFFFFF" : INK, INK)
  );
}

/** Legs have a bare number, wheels a round frame, tracks one that is long and rounded. */
function movement(v: Values, f: Frame, ground: Ground): string {
  const { x, y, size } = f.movement;
  const frame =
    v.moves === "wheeled"
      ? `<circle cx="${x}" cy="${y}" r="${(size * 0.66).toFixed(1)}"`
      : v.moves === "tracked"
        ? `<rect x="${(x - size * 0.76).toFixed(1)}" y="${(y - size * 0.56).toFixed(1)}" width="${(size * 1.52).toFixed(1)}" height="${(size * 1.12).toFixed(1)}" rx="${(size * 0.5).toFixed(1)}"`
        : "";
  const shape = frame && `${frame} fill="none" stroke="${ground.ink}" stroke-width="2.2"/>`;
  const value = String(v.movement ?? "");
  const px = frame ? size * (value.length > 1 ? 0.86 : 0.94) : size * 1.12;
  return shape + words(value, x, Number((y + px * 0.355).toFixed(1)), px, ground.ink);
}

/** Red for those who are always In Command. */
function quality(v: Values, f: Frame): string {
  const { x, y, r, size } = f.quality;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${CREAM}" stroke="${v.auto ? RED : INK}" stroke-width="${v.auto ? 2.6 : 1.5}"/>` +
    words(v.quality ?? "", x, Number((y + size * 0.355).toFixed(1)), size, v.auto ? RED : INK)
  );
}

/** A dot for each Step, hollow and crossed if it is lost; in a frame if the Unit has transport of its own. */
function steps(v: Values, face: Face, f: Frame, ground: Ground): string {
  const whole = Number(face.values.whole ?? v.steps ?? 0);
  const left = Number(v.steps ?? whole);
  const { x, y, r, gap } = f.steps;
  const count = Math.max(whole, left);
  const dots = Array.from({ length: count }, (_, i) => {
    const cx = x + i * gap;
    if (i < left) return `<circle cx="${cx}" cy="${y}" r="${r}" fill="${ground.ink}"/>`;
    const q = r * 0.9;
    return (
      `<circle cx="${cx}" cy="${y}" r="${r}" fill="none" stroke="${ground.ink}" stroke-width="1.3"/>` +
      `<path d="M${cx - q} ${y - q}l${2 * q} ${2 * q}M${cx + q} ${y - q}l${-2 * q} ${2 * q}" stroke="${RED}" stroke-width="2.4"/>`
    );
  }).join("");
  const frame =
    face.boxed === "steps" && count > 0
      ? `<rect x="${x - r - 3}" y="${y - r - 3}" width="${(count - 1) * gap + 2 * r + 6}" height="${2 * r + 6}" rx="2" fill="none" stroke="${ground.ink}" stroke-width="1.4"/>`
      : "";
  return frame + dots;
}

function signs(badges: readonly string[], f: Frame): string {
  const { x, y, k, next } = f.signs;
  return signsOf(badges)
    .slice(0, 2)
    .map(
      (name, i) =>
        `<g transform="translate(${x + i * next[0]} ${y + i * next[1]}) scale(${k})">${SIGNS[name]}</g>`,
    )
    .join("");
}

const PARAPET = "M0 0V-5H8V0H16V-5H24V0H32V-5H40V0H48V-5H56V0H64V-5H72V0H80V-5H88V0H96V-5H100";

/** Works stand before the Unit: earth above the band. */
function works(badges: readonly string[], f: Frame): string {
  if (!badges.includes("entrenched")) return "";
  return `<path d="${PARAPET}" transform="translate(0 ${f.band})" fill="none" stroke="${CREAM}" stroke-width="6"/><path d="${PARAPET}" transform="translate(0 ${f.band})" fill="none" stroke="#5A4120" stroke-width="3"/>`;
}

function tiny(unit: Unit, face: Face, ground: Ground, band: string): string {
  const mark =
    face.kind === "vehicle" || face.kind === "gun"
      ? face.kind === "gun"
        ? `<circle cx="50" cy="42" r="18" fill="${CREAM}" stroke="${INK}" stroke-width="7"/>`
        : `<ellipse cx="50" cy="42" rx="33" ry="19" fill="${CREAM}" stroke="${INK}" stroke-width="7"/>`
      : `<path d="M15 19H85V65H15ZL85 65M85 19 15 65" fill="${CREAM}" stroke="${INK}" stroke-width="7"/>`;
  const hurt = unit.badges?.some(
    (badge) => badge === "suppressed" || badge.endsWith("-hits") || badge === "one-hit",
  );
  return (
    `<rect x="1" y="1" width="98" height="98" rx="9" fill="${ground.body}" stroke="${hurt ? RED : ground.edge}" stroke-width="${hurt ? 9 : 5}"/>` +
    `<rect x="5" y="76" width="90" height="19" fill="${esc(band)}"/>${mark}`
  );
}

export function counter(unit: Unit, face: Face, detail: Detail): string {
  const ground = groundOf(unit.army, unit.side);
  const v: Values = { ...face.values, ...unit.values };
  const band = bandOf(v.stripe === undefined ? undefined : String(v.stripe));
  if (face.kind === "leader") return leader(unit, v, ground, band, detail);
  if (detail === "xs") return tiny(unit, face, ground, band);
  const small = detail === "s";
  const f = small ? SMALL : LARGE;
  const badges = unit.badges ?? [];
  const acted = badges.includes("acted");
  const { x, y } = f.symbol;
  const k = f.symbol.k * (face.kind === "vehicle" ? 1.14 : 1);
  const sign = `<g transform="translate(${(x - 30 * k).toFixed(1)} ${(y - 18 * k).toFixed(1)}) scale(${k})"${acted ? ' opacity=".42"' : ""}>${symbol(face.symbol ?? face.kind, face.kind, ground.ink, ground.body)}</g>`;
  const shownSteps = small && signsOf(badges).length > 0 ? "" : steps(v, face, f, ground);
  const name = unit.label ?? "";
  return (
    plate(
      ground,
      (acted ? `<rect width="100" height="100" fill="url(#hatch-done)" opacity=".16"/>` : "") +
        `<rect x="0" y="${f.band}" width="100" height="${101 - f.band}" fill="${esc(band)}"/><path d="M0 ${f.band}H100" stroke="${ground.edge}" stroke-width="1.2"/>` +
        works(badges, f),
    ) +
    sign +
    ratings(v, f, ground) +
    quality(v, f) +
    movement(v, f, ground) +
    shownSteps +
    (small ? "" : words(name, 50, 92.6, fitted(name, 16, 88), inkOn(band))) +
    signs(badges, f)
  );
}
