/** What a counter shows in its middle: the staff's symbol of infantry and guns, the profile of a vehicle. In a 60 x 36 box. */
import { CREAM, INK, RED } from "../../art/nations";
import { vehicle, VEHICLES } from "../../art/vehicles";

const line = (d: string, w = 3): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="square"/>`;
const solid = (d: string): string => `<path d="${d}" fill="${INK}"/>`;
const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;
const ring = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${CREAM}" stroke="${INK}" stroke-width="2.2"/>`;
const CROSS = line("M0 0 60 36M60 0 0 36");
const WHEELS = [14, 30, 46].map((x) => ring(x, 40, 4)).join("");

const STAFF: Record<string, string> = {
  infantry: CROSS,
  commando: CROSS + solid("M30 0 33.4 8V22H40V26H33V34H27V26H20V22H26.6V8Z"),
  para: CROSS + line("M13 35Q21.5 24 30 35Q38.5 24 47 35", 2.6),
  glider: CROSS + line("M12 27 24 33H36L48 27", 2.6),
  motorised: CROSS + WHEELS,
  halftrack: `${CROSS}<ellipse cx="30" cy="18" rx="21" ry="11" fill="none" stroke="${INK}" stroke-width="2.6"/>`,
  carrier: CROSS + line("M17 31H43", 3.4),
  engineer: line("M15 29V9H45V29M30 9V29"),
  "machine-gun": line("M30 31V6M22 14 30 5 38 14M20 31H40"),
  mortar: `${line("M30 22V5M23 12 30 5 37 12")}${ring(30, 27, 5)}`,
  "anti-tank": line("M2 35 30 2 58 35"),
  "anti-aircraft": line("M4 35Q30 0 56 35M30 19V33"),
  artillery: dot(30, 18, 8),
  "coast-gun": dot(30, 15, 7.4) + line("M10 30H50", 4),
  "infantry-gun": CROSS + dot(30, 18, 7.4),
  rocket: dot(30, 26, 6) + line("M22 12 30 5 38 12M22 19 30 12 38 19", 2.6),
};
/** A few men with a machine gun who stay behind. */
const REARGUARD = `<path d="M8 33V4" stroke="${INK}" stroke-width="3"/><path d="M8 5H40L33 13 40 21H8Z" fill="${RED}" stroke="${INK}" stroke-width="2"/>${solid("M24 32H58V29H46L42 26H34L30 29H24Z")}`;

export const SYMBOLS = [...Object.keys(STAFF), "rearguard"] as const;

/** The sign of a counter: a vehicle in profile, else the staff's box. */
export function symbol(name: string, kind: string, ink: string, ground: string): string {
  if (name === "rearguard") return REARGUARD;
  const drives = kind === "vehicle" || !(name in STAFF);
  const profile = drives && VEHICLES.includes(name) ? vehicle(name, ink, ground) : undefined;
  if (profile) return profile;
  return `<rect width="60" height="36" fill="${CREAM}" stroke="${INK}" stroke-width="3"/>${STAFF[name] ?? CROSS}`;
}
