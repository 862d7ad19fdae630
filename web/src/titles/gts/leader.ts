/** A Leader: his portrait in the colour of his Formation, Command Range and Attachment Rating beside it, his name below. */
import type { Detail } from "../../art/counters";
import { CREAM, esc, INK, NUM } from "../../art/nations";
import type { Unit } from "../../shell/protocol";
import type { Ground } from "./colours";
import { inkOn } from "./colours";
import type { Values } from "./faces";
import { SIGNS, signsOf } from "./signs";

/** Head and shoulders under a peaked cap, or a beret for the Allies, around the origin. */
const bust = (allied: boolean): string =>
  `<path d="M-24 27C-23 13-14 9-6 8V2C-10-1-11-6-10-12H10C11-6 10-1 6 2V8C14 9 23 13 24 27Z" fill="${INK}"/>` +
  (allied
    ? `<path d="M-13-10C-15-18-8-23 1-22 12-22 20-18 17-11 12-14 2-13-13-10Z" fill="${INK}"/><circle cx="-6" cy="-14" r="2.2" fill="${CREAM}"/>`
    : `<path d="M-17-17C-13-25 13-25 17-17L11-13H-11ZM-12-12H12L15-8Q0-12-13-8Z" fill="${INK}"/><circle cx="0" cy="-17" r="2.2" fill="${CREAM}"/>`) +
  `<path d="M-5 9 0 15 5 9" fill="none" stroke="${CREAM}" stroke-width="2"/>`;

const num = (text: string | number, x: number, y: number, size: number, ink: string): string =>
  `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" text-anchor="middle" ${NUM} fill="${ink}">${esc(text)}</text>`;

/** Command Range in a hexagon. */
const command = (value: string | number, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M15 0 7.5 13H-7.5L-15 0-7.5-13H7.5Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/>${num(value, 0, 7.2, 20, INK)}</g>`;
/** Attachment Rating on a link. */
const attachment = (value: string | number, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><rect x="-14" y="-12" width="28" height="24" rx="12" fill="#14120F" stroke="${CREAM}" stroke-width="2"/>${num(value, 0, 7, 19, "#FFFFFF")}</g>`;

export function leader(unit: Unit, v: Values, ground: Ground, band: string, detail: Detail): string {
  const allied = unit.side !== "german";
  const colour = esc(band);
  const frame = (width: number): string =>
    `<rect x="1" y="1" width="98" height="98" rx="14" fill="${ground.body}" stroke="${ground.edge}" stroke-width="2"/>` +
    `<rect x="${2 + width / 2}" y="${2 + width / 2}" width="${96 - width}" height="${96 - width}" rx="11" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const portrait = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#EFE4C8" stroke="${INK}" stroke-width="1.6"/><g clip-path="url(#plate-clip)"><g transform="translate(${x} ${(y + r * 0.1).toFixed(1)}) scale(${((r / 28) * 1.0).toFixed(2)})">${bust(allied)}</g></g>`;
  if (detail === "xs") return `${frame(12)}<g transform="translate(50 50) scale(1.3)">${bust(allied)}</g>`;
  const badges = signsOf(unit.badges ?? []).slice(0, 1);
  const marks = badges.map((name) => `<g transform="translate(17 17)">${SIGNS[name]}</g>`).join("");
  if (detail === "s")
    return (
      frame(8) +
      portrait(37, 50, 27) +
      command(v.command ?? "", 76, 28, 1.28) +
      attachment(v.attachment ?? "", 76, 70, 1.16) +
      marks
    );
  const name = unit.label ?? "";
  const size = Math.min(15.5, (84 / Math.max(1, name.length)) * 2.2);
  return (
    frame(6) +
    `<path d="M4 76H96V87Q96 96 87 96H13Q4 96 4 87Z" fill="${colour}"/>` +
    num(name, 50, 91, size, inkOn(band)) +
    portrait(37, 42, 28) +
    command(v.command ?? "", 79, 24, 1.02) +
    attachment(v.attachment ?? "", 79, 56, 0.98) +
    marks
  );
}
