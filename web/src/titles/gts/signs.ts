/** Markers on a Unit as signs at its edge, around the origin. */
import { BADGES } from "../../art/badges";
import { CREAM, INK, NUM, RED } from "../../art/nations";

const disc = (fill: string, edge: string = INK): string =>
  `<circle r="12.5" fill="${fill}" stroke="${edge}" stroke-width="1.8"/>`;
const line = (d: string, w = 2.8, ink: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const hits = (count: number): string =>
  `<path d="M0-14 3.6-8.4 10-10.6 8.4-4 14 0 8.4 4 10 10.6 3.6 8.4 0 14-3.6 8.4-10 10.6-8.4 4-14 0-8.4-4-10-10.6-3.6-8.4Z" fill="${RED}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<text y="6.2" text-anchor="middle" font-size="18" ${NUM} fill="#fff">${count}</text>`;

export const SIGNS: Record<string, string> = {
  "two-hits": hits(2),
  "one-hit": hits(1),
  suppressed: BADGES.suppressed ?? "",
  column: `${disc("#BFE0F2")}${line("M-8 0H7M2-5 7 0 2 5", 3.2)}`,
  entrenched: `${disc("#D9C08A")}${line("M-9 5H-6V-4H-2V5H2V-4H6V5H9", 3)}`,
  "improved-position": `${disc("#EADBB5")}${line("M-8 5Q0-8 8 5", 3.2)}`,
  "out-of-command": `${disc("#FFF", RED)}${line("M0 7V-3M-5-3A5 5 0 0 1 5-3M-9-4A9.4 9.4 0 0 1 9-4", 2)}${line("M-8 8 8-8", 3.2, RED)}`,
  entering: `${disc("#F6D25A")}${line("M0-8V6M-5 1 0 6 5 1", 3)}`,
  "men-rallying": `${disc("#D6E8C8")}${line("M-4 8V-8M-4-7H7L4-3 7 1H-4", 2.4, "#2E6B3C")}`,
  "men-at-work": BADGES.digging ?? "",
  "in-contact": `${disc("#CFE6C4")}${line("M0 7V-3M-5-3A5 5 0 0 1 5-3M-9-4A9.4 9.4 0 0 1 9-4", 2.2)}`,
  attached: `${disc(CREAM)}${line("M-7 0A4 4 0 0 1-3-4H1M7 0A4 4 0 0 1 3 4H-1M-3 0H3", 2.6)}`,
  acted: BADGES.tick ?? "",
};

/** In the order in which they matter, as many as have room. */
const ORDER = Object.keys(SIGNS);
export const signsOf = (badges: readonly string[]): string[] => ORDER.filter((name) => badges.includes(name));
