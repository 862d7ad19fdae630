/** States of a unit as signs at the edge of its counter, around the origin. */
import { CREAM, INK, NUM, RED } from "../../art/nations";

const disc = (fill: string, edge: string = INK): string =>
  `<circle r="12.5" fill="${fill}" stroke="${edge}" stroke-width="1.8"/>`;
const line = (d: string, w = 2.8, ink: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const word = (text: string, ink: string, size = 17): string =>
  `<text y="${(size * 0.35).toFixed(1)}" text-anchor="middle" font-size="${size}" ${NUM} fill="${ink}">${text}</text>`;

/** Combat Effectiveness grows worse from pale to red; the words differ too. */
const level = (text: string, fill: string, ink: string): string =>
  `<rect x="-13" y="-11" width="26" height="22" rx="5" fill="${fill}" stroke="${INK}" stroke-width="1.8"/>${word(text, ink)}`;

export const LEVELS: Record<string, string> = {
  "level-1": level("−1", "#F6E7A8", INK),
  "level-2": level("−2", "#F2CE45", INK),
  "level-3": level("−3", "#EDA63A", INK),
  "level-4": level("CI", "#E07B2C", INK),
  "level-5": level("D1", RED, "#fff"),
  "level-6": level("D2", "#6E120D", "#fff"),
};

export const SIGNS: Record<string, string> = {
  prepared: `${disc("#FFF", RED)}${line("M-7 7 6-6M-1-6H6V1", 3.2, RED)}`,
  digging: `${disc("#E4CFA0")}${line("M6-8-1-1M-1-1-5-1-8 5-5 8 1 5 1 1Z", 2.4)}`,
  rail: `${disc("#D9D4C8")}${line("M-4-8V8M4-8V8", 2)}${line("M-7-5H7M-7 0H7M-7 5H7", 2)}`,
  turned: `${disc(CREAM)}${line("M-6-2A6.5 6.5 0 1 1-4 5M-6-8V-2H0", 2.6)}`,
  recovering: `${disc("#D6E8C8")}${line("M0-7V7M-7 0H7", 3.6, "#2E6B3C")}`,
  reacted: `${disc("#BFE0F2")}${line("M5-8-4 1H3L-4 9", 2.6)}`,
  deployed: `${disc("#F6D25A")}${line("M-8 6H8M-5 6V-1M5 6V-1M-7-1 0-7 7-1", 2.4)}`,
  deploying: `${disc("#FFF3C4")}${line("M-8 6H8M-5 6V-1M5 6V-1M-7-1 0-7 7-1", 2.4)}`,
  extended: `${disc(CREAM)}${line("M-8 0H8M-5-4-9 0-5 4M5-4 9 0 5 4", 2.4)}`,
  moved: `${disc(INK, "#fff")}${line("M-5.6 .4-1.6 4.6 6-4.4", 3.4, "#fff")}`,
};

/** In the order in which they matter, as many as have room. */
const ORDER = Object.keys(SIGNS);
export const signsOf = (badges: readonly string[]): string[] => ORDER.filter((name) => badges.includes(name));
