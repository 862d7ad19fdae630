/** Inks of the map: on paper, by night, and a pair that colour-blind players can tell apart. */
export interface Palette {
  paper: string;
  fold: readonly [number, number];
  ink: string;
  inkSoft: string;
  grid: string;
  id: string;
  contour: string;
  contourAlpha: number;
  hachure: string;
  shade: string;
  light: string;
  reliefAlpha: number;
  wood: string;
  woodEdge: string;
  tree: string;
  treeLit: string;
  treeInk: string;
  orchard: string;
  brush: string;
  field: string;
  wheat: string;
  sand: string;
  water: string;
  waterInk: string;
  marsh: string;
  marshWash: string;
  road: string;
  roadInk: string;
  trail: string;
  hedge: string;
  wall: string;
  building: string;
  buildingEdge: string;
  town: string;
  shell: string;
  shellIn: string;
  stone: string;
  rock: string;
  red: string;
  blue: string;
  halo: string;
  name: string;
  waterName: string;
  /** Elevations of small-scale maps, the lowest first. */
  tints: readonly string[];
  /** Countries that nobody enters. */
  neutral: string;
  neutralInk: string;
  frontier: string;
  forest: string;
  deep: string;
  rail: string;
  country: string;
}

export const PAPER: Palette = {
  paper: "#EFE5CC",
  fold: [0.07, 0.22],
  ink: "#2B241B",
  inkSoft: "#5C4B36",
  grid: "rgba(70,52,30,.22)",
  id: "rgba(70,52,30,.66)",
  contour: "#A06A38",
  contourAlpha: 0.72,
  hachure: "#8A5A2E",
  shade: "90,58,24",
  light: "255,248,228",
  reliefAlpha: 1,
  wood: "#C8CEA7",
  woodEdge: "#6E7F4F",
  tree: "#9DAE74",
  treeLit: "#B9C692",
  treeInk: "#3F4D2B",
  orchard: "#DADDB9",
  brush: "#DDD9B4",
  field: "rgba(150,112,52,.34)",
  wheat: "rgba(176,130,40,.55)",
  sand: "#F3E3AE",
  water: "#A9C8CF",
  waterInk: "#3C7486",
  marsh: "#4E8794",
  marshWash: "#DCE1D2",
  road: "#FBF5E4",
  roadInk: "#3A2F22",
  trail: "#3A2F22",
  hedge: "#4F6336",
  wall: "#3A332B",
  building: "#1F1B17",
  buildingEdge: "#1F1B17",
  town: "#E3CDB4",
  shell: "#7A5F3E",
  shellIn: "#CDB88E",
  stone: "#B9AE98",
  rock: "#D3BE96",
  red: "#B4261D",
  blue: "#1F4E96",
  halo: "rgba(243,234,212,.9)",
  name: "#2B241B",
  waterName: "#2B6273",
  tints: ["#E8E8CB", "#F0E5C4", "#E9D5A8", "#DDBF8C", "#CFA776", "#BC8F61"],
  neutral: "rgba(196,190,178,.72)",
  neutralInk: "rgba(110,102,88,.34)",
  frontier: "rgba(172,46,92,.24)",
  forest: "#B1BF8C",
  deep: "#8FA468",
  rail: "#2B241B",
  country: "rgba(92,75,54,.42)",
};

export const NIGHT: Palette = {
  paper: "#2B2A26",
  fold: [0.22, 0.035],
  ink: "#D9CDB2",
  inkSoft: "#A99C82",
  grid: "rgba(226,210,176,.15)",
  id: "rgba(226,210,176,.6)",
  contour: "#A9794A",
  contourAlpha: 0.5,
  hachure: "#8E6840",
  shade: "0,0,0",
  light: "205,180,130",
  reliefAlpha: 0.8,
  wood: "#343E2B",
  woodEdge: "#6F8455",
  tree: "#445336",
  treeLit: "#55663F",
  treeInk: "#93A672",
  orchard: "#333A2A",
  brush: "#35362A",
  field: "rgba(196,160,96,.22)",
  wheat: "rgba(208,170,90,.4)",
  sand: "#463E2A",
  water: "#29505C",
  waterInk: "#6FA9B8",
  marsh: "#6A9FAB",
  marshWash: "#2A3634",
  road: "#6B6250",
  roadInk: "#100F0C",
  trail: "#CFC2A2",
  hedge: "#84995F",
  wall: "#BFB197",
  building: "#0E0D0B",
  buildingEdge: "#CDBF9F",
  town: "#3B332B",
  shell: "#93795A",
  shellIn: "#1C1A16",
  stone: "#6E6656",
  rock: "#4A4133",
  red: "#EF6F62",
  blue: "#74AEEC",
  halo: "rgba(43,42,38,.9)",
  name: "#E2D6BB",
  waterName: "#8CC0CC",
  tints: ["#292D27", "#312F28", "#3C372C", "#493F2F", "#574733", "#68543B"],
  neutral: "rgba(22,22,21,.66)",
  neutralInk: "rgba(200,190,168,.13)",
  frontier: "rgba(226,112,150,.28)",
  forest: "#3F4C33",
  deep: "#51653F",
  rail: "#978A71",
  country: "rgba(217,205,178,.34)",
};

/** Red and blue that stay apart for red-green and blue-yellow blindness: vermilion and deep blue. */
const SAFE_PAPER: Partial<Palette> = { red: "#A84300", blue: "#00457A" };
const SAFE_NIGHT: Partial<Palette> = { red: "#FF9B4A", blue: "#6FC3FF" };

export function palette(theme: "light" | "dark", safe: boolean): Palette {
  const base = theme === "dark" ? NIGHT : PAPER;
  return safe ? { ...base, ...(theme === "dark" ? SAFE_NIGHT : SAFE_PAPER) } : base;
}
