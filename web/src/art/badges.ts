/** Badges at the edge of a counter, around the origin. */
import { CREAM, INK, NUM, RED } from "./nations";

const disc = (fill: string): string => `<circle r="12.5" fill="${fill}" stroke="${INK}" stroke-width="1.8"/>`;
const line = (d: string, w = 2.8): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const BADGES: Record<string, string> = {
  suppressed: `<circle r="12.5" fill="#F0A21B" stroke="${INK}" stroke-width="1.8"/><path d="M-6-6.4 0-1 6-6.4M-6 .6 0 6 6 .6" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  veteran: `<path d="M-9-11H9V4L0 12-9 4Z" fill="#F6D25A" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="M0-7.4 2-2.6 7-2.2 3.2 1.2 4.4 6 0 3.4-4.4 6-3.2 1.2-7-2.2-2-2.6Z" fill="${INK}"/>`,
  tick: `<circle r="12.5" fill="${INK}" stroke="#fff" stroke-width="1.8"/><path d="M-5.6 .4-1.6 4.6 6-4.4" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  hourglass: `<circle r="12.5" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/><path d="M-5-7H5L-5 7H5Z" fill="${INK}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`,
  immobile: `<circle r="12.5" fill="#FFF" stroke="${RED}" stroke-width="3"/><path d="M-6-6 6 6M6-6-6 6" stroke="${RED}" stroke-width="3.4" stroke-linecap="round"/>`,
  lost: `<circle r="12.5" fill="#FFF" stroke="${INK}" stroke-width="1.8"/><text y="8" text-anchor="middle" font-size="22" ${NUM} fill="${INK}">?</text>`,
  in: `${disc("#F4EBD3")}${line("M-9 4H-5V-3H0V4H5V-3H9")}`,
  moving: `${disc("#BFE0F2")}${line("M-6-5 0 0-6 5M1-5 7 0 1 5")}`,
  digging: `${disc("#E4CFA0")}${line("M6-8-1-1M-1-1-5-1-8 5-5 8 1 5 1 1Z", 2.4)}`,
  standby: `${disc("#F6D25A")}${line("M0-7V1M0 6.4V6.5", 3.6)}`,
};
