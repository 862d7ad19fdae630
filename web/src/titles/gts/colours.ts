/** Colours of gts: Divisions as the ground of their counters, Weapons Classes as boxes, Formations as bands. */
import { INK } from "../../art/nations";

export interface Ground {
  body: string;
  edge: string;
  ink: string;
}

const LIGHT = "#FFFFFF";
const ground = (body: string, edge: string, ink: string = INK): Ground => ({ body, edge, ink });

/** The Allies are light with dark figures, the Germans dark with light ones. */
const DIVISIONS: Record<string, Ground> = {
  "3-div": ground("#C9B483", "#6A5628"),
  "6-ab": ground("#D3B0A6", "#7A4038"),
  "3-cdn": ground("#BFBF93", "#5C5E34"),
  "716-id": ground("#747F70", "#363F34", LIGHT),
  "21-pz": ground("#4F5B66", "#222A31", LIGHT),
  "12-ss": ground("#46423F", "#191715", LIGHT),
};
const OTHERS: Record<string, readonly Ground[]> = {
  allied: [ground("#CDBD97", "#6A5628"), ground("#C2B7A4", "#5F5440"), ground("#B7BFA0", "#56603C")],
  german: [
    ground("#68726B", "#313A34", LIGHT),
    ground("#5B5F66", "#272B31", LIGHT),
    ground("#5E5A50", "#2B2822", LIGHT),
  ],
};

const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The ground of a Division's counters; one that is new gets one of its side's, always the same. */
export function groundOf(division: string | undefined, side: string): Ground {
  const known = DIVISIONS[division ?? ""];
  const list = OTHERS[side] ?? OTHERS.allied ?? [];
  return known ?? list[numberOf(division ?? "") % list.length] ?? ground("#C9B483", "#6A5628");
}

/** The box of a rating by its Weapons Class, and the number on it. */
export const WEAPONS: Record<string, { fill: string; ink: string }> = {
  dual: { fill: "#FFFFFF", ink: INK },
  "small-arms": { fill: "#F4AFBB", ink: INK },
  "armor-piercing": { fill: "#2F6DBB", ink: LIGHT },
  "light-mortar": { fill: "#8450A0", ink: LIGHT },
  mortar: { fill: "#3E8A47", ink: LIGHT },
  indirect: { fill: "#F08A24", ink: INK },
  "direct-he": { fill: "#F6D63F", ink: INK },
  emplaced: { fill: "#14120F", ink: LIGHT },
  organic: { fill: "#7B4F2B", ink: LIGHT },
};

/** The band of an independent Unit, or of a Formation by its own colour. */
export const bandOf = (stripe: string | undefined): string =>
  stripe === "black" ? "#14120F" : !stripe || stripe === "white" ? "#FFFDF6" : stripe;

/** Black or white, whichever is read on a colour. */
export function inkOn(colour: string): string {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1) ?? ["ff", "ff", "ff"];
  const [r = 0, g = 0, b = 0] = hex.map((two) => parseInt(two, 16));
  return r * 0.299 + g * 0.587 + b * 0.114 > 140 ? INK : LIGHT;
}
