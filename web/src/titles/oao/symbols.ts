/** The type symbols of 1914 in a 60 x 36 box, as staffs draw them. */
import { INK, NUM } from "../../art/nations";

const line = (d: string, w = 3): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="${INK}"/>`;
const CROSS = line("M0 0 60 36M60 0 0 36");
const SLASH = line("M60 0 0 36");
const letters = (text: string, y = 33): string =>
  `<rect x="16" y="${y - 13}" width="28" height="14" fill="#FFFBEF"/><text x="30" y="${y - 2}" font-size="13" text-anchor="middle" ${NUM} fill="${INK}">${text}</text>`;

/** By the types of the counters; what stands out of the box is drawn with it. */
const DRAWN: Record<string, string> = {
  infantry: CROSS,
  chasseurs_alpins: CROSS + solid("M20 36 30 19 40 36Z"),
  garrison: CROSS + solid("M0-6H12V0H24V-6H36V0H48V-6H60V1.5H0Z"),
  loc_infantry: CROSS + letters("LOC"),
  cavalry: SLASH,
  loc_cavalry: SLASH + letters("LOC"),
  jaeger: CROSS + line("M30 8C22 10 21 20 28 23 36 25 40 18 36 14L46 8", 2.6) + solid("M44 4 52 6 46 13Z"),
  artillery: `<circle cx="30" cy="18" r="8" fill="${INK}"/>`,
  siege_artillery: `<circle cx="30" cy="15" r="8" fill="${INK}"/>${line("M12 29H48", 4)}`,
  siege_train_hq: `${solid("M0 0H60V10H0Z")}<circle cx="30" cy="21" r="6.4" fill="${INK}"/>${line("M16 31.5H44", 3)}${line("M1 36V47")}`,
  depot: line("M0 27H60") + solid("M18 27V14L30 6 42 14V27Z"),
  corps_train:
    line("M0 26H60") +
    line("M14 26V12H46V26M14 17H46", 2.4) +
    `<circle cx="16" cy="41" r="5.4" fill="#FFFBEF" stroke="${INK}" stroke-width="2.6"/><circle cx="44" cy="41" r="5.4" fill="#FFFBEF" stroke="${INK}" stroke-width="2.6"/>`,
  fort: solid("M30 2 52 16 44 34H16L8 16Z") + `<circle cx="30" cy="19" r="6" fill="#FFFBEF"/>`,
};

/** A bastioned trace; one of the second class stores supply, which its open middle shows. */
function bastions(open: boolean): string {
  const points = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6 - Math.PI / 2;
    const q = i % 2 ? 13 : 23;
    return `${(30 + Math.cos(a) * q).toFixed(1)} ${(18 + Math.sin(a) * q).toFixed(1)}`;
  });
  const middle = open
    ? `<circle cx="30" cy="18" r="8" fill="#FFFBEF"/><path d="M23 18H37" stroke="${INK}" stroke-width="2.4"/>`
    : `<circle cx="30" cy="18" r="4" fill="#FFFBEF"/>`;
  return `<path d="M${points.join("L")}Z" fill="${INK}" stroke="#FFFBEF" stroke-width="2.4"/>${middle}`;
}

/** Works have no box: the sign is their plan. */
export function symbol(type: string): string {
  if (type === "fortress1") return bastions(false);
  if (type === "fortress2") return bastions(true);
  const box = `<rect width="60" height="36" fill="#FFFBEF" stroke="${INK}" stroke-width="3"/>`;
  return box + (DRAWN[type] ?? CROSS);
}

export const TYPES = [...Object.keys(DRAWN), "fortress1", "fortress2"] as const;

/** What is printed for the size of a unit. */
export const SIZES: Record<string, string> = { xxx: "XXX", xx: "XX", x: "X", iii: "III" };
