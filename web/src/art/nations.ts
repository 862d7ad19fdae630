/** Colours of the armies: separated by lightness as well as hue. */
export interface Nation {
  body: string;
  hi: string;
  foot: string;
  ink: string;
  fig: string;
  halo: string;
  edge: string;
  head: string;
  accent: string;
  stripe?: string;
  trousers?: string;
}

const GERMAN: Nation = {
  body: "#5B675C",
  hi: "#6C796D",
  foot: "#3C463E",
  ink: "#FFFFFF",
  fig: "#EDF0E6",
  halo: "#3A443C",
  edge: "#262D28",
  head: "#434F46",
  accent: "#A9B5A8",
};

export const NATIONS: Record<string, Nation> = {
  german: GERMAN,
  french: {
    body: "#9DBFD8",
    hi: "#B2D0E4",
    foot: "#DFECF4",
    ink: "#0F2233",
    fig: "#16324C",
    halo: "#C9DEEC",
    edge: "#35536B",
    head: "#2F5573",
    accent: "#9DBFD8",
  },
  french14: {
    body: "#2C3C68",
    hi: "#3A4C7C",
    foot: "#1B2646",
    ink: "#FFFFFF",
    fig: "#DFE5F5",
    halo: "#18223F",
    edge: "#121A33",
    head: "#2C3C68",
    accent: "#C23A34",
    stripe: "#C23A34",
    trousers: "#E0564E",
  },
  american: {
    body: "#C2A868",
    hi: "#CFB87E",
    foot: "#EBDFBE",
    ink: "#241B08",
    fig: "#3C2E0E",
    halo: "#E2D2A2",
    edge: "#6A5626",
    head: "#6B5626",
    accent: "#C2A868",
  },
  british: {
    body: "#B09A66",
    hi: "#BFAB7B",
    foot: "#E6DBBB",
    ink: "#231A08",
    fig: "#382C10",
    halo: "#DCCDA4",
    edge: "#5F4F27",
    head: "#6A5A2E",
    accent: "#B09A66",
  },
  austrian: {
    body: "#97A3AF",
    hi: "#A9B4BF",
    foot: "#D9DFE5",
    ink: "#161E27",
    fig: "#26313D",
    halo: "#C4CDD6",
    edge: "#4A5763",
    head: "#4A5763",
    accent: "#97A3AF",
  },
  belgian: {
    body: "#3F6CA8",
    hi: "#4F7CB7",
    foot: "#2C4E7E",
    ink: "#FFFFFF",
    fig: "#E4EDF8",
    halo: "#1D3557",
    edge: "#1D3557",
    head: "#2C4E7E",
    accent: "#B9D0EC",
  },
};

/** A piece that has run out of breath: the army's colours drain away. */
export const SPENT: Nation = {
  body: "#B9B2A3",
  hi: "#C8C2B5",
  foot: "#A39C8C",
  ink: "#2A261F",
  fig: "#2A261F",
  halo: "#D9D4C8",
  edge: "#6B6557",
  head: "#6B6557",
  accent: "#A39C8C",
};

export const nation = (name: string): Nation => NATIONS[name] ?? GERMAN;

export const RED = "#B3241C";
export const CREAM = "#FFFBEF";
export const INK = "#1B1712";

export const esc = (text: unknown): string =>
  String(text ?? "").replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export const NUM = 'font-family="Barlow Condensed, Barlow, sans-serif" font-weight="700"';
