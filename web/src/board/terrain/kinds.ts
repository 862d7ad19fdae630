/** Names of terrain, hexsides and lines in map documents, gathered into the few manners in which they are drawn. */

const TERRAIN: Record<string, readonly string[]> = {
  open: ["open", "open-ground", "clear", "lowland", "upland", "highland"],
  woods: ["woods", "wood", "forest", "light-woods", "wooded", "deep-forest"],
  stumps: ["destroyed-woods", "shattered-woods"],
  orchard: ["orchard", "grove"],
  brush: ["brush", "scrub", "moor", "heath"],
  bocage: ["bocage"],
  beach: ["beach"],
  dunes: ["dunes"],
  field: ["field", "fields", "ploughed"],
  wheat: ["wheat", "crops", "grain"],
  marsh: ["marsh", "swamp", "bog", "inundation"],
  polder: ["polder"],
  water: ["water", "water-barrier", "lake", "sea", "pond"],
  shells: ["shellhole", "shellholes", "crater", "craters", "cratered"],
  quarry: ["quarry"],
  gully: ["gully", "ravine"],
  boulders: ["boulders", "rocks"],
  rubble: ["rubble", "ruins"],
  building: ["building", "buildings", "farm"],
  village: ["village"],
  town: ["town"],
  city: ["city"],
  fortified: ["fortified"],
  hills: ["foothills", "mountain-valley"],
  mountain: ["mountain", "steep-mountain"],
  stream: ["stream", "river"],
  bridge: ["bridge"],
};

const LINES: Record<string, readonly string[]> = {
  highway: ["highway", "main-road", "chaussee", "paved-road"],
  road: ["road", "street", "secondary-road"],
  trail: ["trail", "track", "path", "lane"],
  rail: ["railway", "railroad", "rail", "single-railway", "single"],
  rail2: ["double-railway", "double", "double-track"],
  tramway: ["narrow", "narrow-railway", "tramway", "light-railway"],
  stream: ["stream", "brook", "ditch"],
  river: ["river", "canal", "major-river", "minor-river"],
  front: ["trench", "front-trench", "fire-trench"],
  support: ["support-trench", "reserve-trench"],
  sap: ["communication-trench", "sap", "boyau"],
  wire: ["wire", "barbed-wire"],
  telephone: ["telephone", "telegraph"],
  border: ["border", "frontier", "boundary"],
};

const SIDES: Record<string, readonly string[]> = {
  hedge: ["hedge", "bocage"],
  wall: ["wall"],
  fallen: ["destroyed-wall", "broken-wall"],
  fence: ["fence"],
  stream: ["stream", "minor-river", "brook"],
  river: ["river", "major-river", "blue"],
  broad: ["great-river", "double-river", "sea", "lake"],
  grand: ["grand-river"],
  dry: ["ignored-river", "inundation"],
  canal: ["canal"],
  wire: ["wire"],
  bank: ["bank"],
  crest: ["crest"],
  incline: ["slope"],
  ferry: ["ferry"],
  slope: ["transition", "elevation-transition"],
  scarp: ["escarpment", "cliff"],
  ridge: ["ridge", "mountain-ridge"],
  growth: ["green", "woods"],
  forest: ["forest"],
  deep: ["deep-forest"],
  bridge: ["bridge", "pontoon-bridge"],
  structure: ["structure"],
  border: ["border", "frontier"],
};

function index(table: Record<string, readonly string[]>): Map<string, string> {
  return new Map(Object.entries(table).flatMap(([manner, names]) => names.map((name) => [name, manner])));
}
const terrain = index(TERRAIN);
const lines = index(LINES);
const sides = index(SIDES);

const plain = (name: string): string => name.toLowerCase().replace(/[\s_]+/g, "-");

/** How a hex is drawn; unknown terrain is left as open ground. */
export const terrainManner = (name: string): string => terrain.get(plain(name)) ?? "open";
export const lineManner = (name: string): string => lines.get(plain(name)) ?? "trail";
export const sideManner = (name: string): string => sides.get(plain(name)) ?? "fence";

/** What covers a hex beside its terrain, by the keys of small-scale maps. */
const COVERS = [
  ["wooded", "woods"],
  ["polder", "polder"],
] as const;
export const coverManners = (more: Readonly<Record<string, unknown>>): string[] =>
  COVERS.flatMap(([key, manner]) => (more[key] ? [manner] : []));

/** Elevations of small-scale maps, the lowest first: such a map shows its ground by tints and not by contours. */
const ELEVATIONS = ["lowland", "upland", "highland", "foothills", "mountain", "steep-mountain"];
export const isElevation = (name: string): boolean => ELEVATIONS.includes(plain(name));

/** The ink of a work: German red, every other army blue, as the British and French staffs printed them. */
export function owner(side: unknown): "red" | "blue" {
  return /german|central|austr|axis|red/.test(String(side ?? "").toLowerCase()) ? "red" : "blue";
}
