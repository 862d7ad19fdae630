/** Company and operational pieces: standard symbols with a formation stripe and values in the corners and at the foot. */
import { BADGES } from "./badges";
import { finish, foot, num, plate, tiny, type Detail, type Value } from "./counters";
import { CREAM, esc, INK, nation, NATIONS, NUM, SPENT } from "./nations";

export interface SymbolSpec {
  type: string;
  size: string;
  nation: string;
  /** At the foot. */
  vals: readonly Value[];
  /** In the upper corners, where a title prints more than three: left and right. */
  corners?: readonly [Value, Value];
  /** The left corner is printed in a box or underlined. */
  mark?: "boxed" | "underlined";
  id?: string;
  unit?: string;
  stripe?: string;
  face?: "formed" | "dispersed";
  spent?: boolean;
  activated?: boolean;
  badges?: readonly string[];
}

const SIZE: Record<string, string> = {
  section: "••",
  platoon: "•••",
  company: "I",
  battalion: "II",
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
};

const stroke = (w: number): string => `fill="none" stroke="${INK}" stroke-width="${w}"`;
const SYMBOLS: Record<string, (w: number) => string> = {
  infantry: (w) => `<path d="M0 0 60 36M60 0 0 36" ${stroke(w)}/>`,
  cavalry: (w) => `<path d="M60 0 0 36" ${stroke(w)}/>`,
  artillery: () => `<circle cx="30" cy="18" r="7.4" fill="${INK}"/>`,
  mg: (w) => `<path d="M30 30V7M22 14 30 6 38 14M20 30H40" ${stroke(w)}/>`,
  mortar: (w) =>
    `<path d="M30 24V5M24 12 30 5 36 12" ${stroke(w)}/><circle cx="30" cy="28" r="4.4" ${stroke(w)}/>`,
  flame: (w) =>
    `<path d="M0 0 60 36M60 0 0 36" ${stroke(w)}/><path d="M30 4C37 12 38 18 35 24 33 29 27 29 25 24 22 18 23 12 30 4Z" fill="#A8231B" stroke="${INK}" stroke-width="1.6"/>`,
  hq: () => `<path d="M0 0H60V11H0Z" fill="${INK}"/>`,
  engineer: (w) => `<path d="M17 28V10H43V28M30 10V28" ${stroke(w)}/>`,
  armour: (w) => `<ellipse cx="30" cy="18" rx="20" ry="10" ${stroke(w)}/>`,
  mechanized: (w) =>
    `<path d="M0 0 60 36M60 0 0 36" ${stroke(w)}/><ellipse cx="30" cy="18" rx="20" ry="10" ${stroke(w)}/>`,
  recon: (w) => `<path d="M60 0 0 36" ${stroke(w)}/><ellipse cx="30" cy="18" rx="20" ry="10" ${stroke(w)}/>`,
  antitank: (w) => `<path d="M0 36 30 0 60 36" ${stroke(w)}/>`,
  supply: (w) => `<path d="M0 27H60" ${stroke(w)}/>`,
  bicycle: (w) =>
    `<path d="M0 0 60 36M60 0 0 36" ${stroke(w)}/><circle cx="18" cy="40" r="5" ${stroke(w)}/><circle cx="42" cy="40" r="5" ${stroke(w)}/>`,
};

/** One box for a formed unit, three small ones for a scattered one. */
function boxes(o: SymbolSpec, ground: string): string {
  const symbol = SYMBOLS[o.type] ?? SYMBOLS.infantry;
  if (o.face !== "dispersed")
    return `<rect width="60" height="36" fill="${ground}" stroke="${INK}" stroke-width="3"/>${symbol?.(3)}${o.type === "hq" ? `<path d="M0 36V47" ${stroke(3)}/>` : ""}`;
  const places = [
    [-1, 12],
    [22, 5],
    [45, 12],
  ] as const;
  return places
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) scale(.31 .5)"><rect width="60" height="36" fill="${ground}" stroke="${INK}" stroke-width="5"/>${symbol?.(6)}</g>`,
    )
    .join("");
}

/** Two values in the upper corners; that of a scattered unit stands on yellow. */
function corners(o: SymbolSpec, ink: string, small: boolean): string {
  if (!o.corners) return "";
  const [left, right] = o.corners;
  const [y, px] = small ? [26, 29] : [20, 21];
  const scattered = o.face === "dispersed";
  const ground = scattered
    ? `<rect x="${small ? 74 : 79}" y="3.4" width="${small ? 22 : 17}" height="${small ? 25 : 19}" rx="3" fill="#F2CE45" stroke="${INK}" stroke-width="1.4"/>`
    : "";
  const under =
    o.mark === "underlined"
      ? `<path d="M7 ${y + 3}H${small ? 24 : 20}" stroke="${ink}" stroke-width="2.4"/>`
      : "";
  return (
    ground +
    under +
    num(left, small ? 15.5 : 13.5, y, px, ink, o.mark === "boxed") +
    num(right, small ? 85 : 87.5, y, px, scattered ? INK : ink)
  );
}

/** Symbol box, size mark above, values at the foot and in the corners, formation stripe at the left. */
export function symbolPiece(o: SymbolSpec, detail: Detail = "l"): string {
  const n = o.spent ? SPENT : nation(o.nation);
  if (detail === "xs") return tiny(n, o.nation, false, "box");
  const small = detail === "s";
  const f = foot(o.vals, "", n, small, false);
  const cornered = o.corners !== undefined;
  const [sx, sy] = small ? (cornered ? [0.96, 0.92] : [1.12, 1.06]) : cornered ? [0.94, 0.94] : [1, 1];
  const top = small ? (cornered ? 30 : 23) : cornered ? 25 : 24;
  const height = small ? 66 : 72;
  const stripe =
    o.stripe && !o.spent
      ? `<rect x="0" y="0" width="6.5" height="${height}" fill="${esc(o.stripe)}"/><path d="M6.5 0V${height}" stroke="${INK}" stroke-opacity=".4"/>`
      : "";
  const hatch = o.spent
    ? `<rect width="100" height="${height}" fill="url(#hatch-spent)" opacity=".35"/>`
    : "";
  const size =
    small && cornered
      ? ""
      : `<text x="50" y="17" font-size="${small ? 18 : 15}" text-anchor="middle" letter-spacing="1" ${NUM} fill="${n.ink}">${SIZE[o.size] ?? ""}</text>`;
  const words = (text: string | undefined, x: number, y: number, anchor: string): string =>
    `<text x="${x}" y="${y}" font-size="${cornered ? 10.5 : 12.5}" text-anchor="${anchor}" ${NUM} fill="${n.ink}">${esc(text)}</text>`;
  const ids = small
    ? ""
    : cornered
      ? words([o.id, o.unit].filter(Boolean).join(" · "), 51, 69.6, "middle")
      : words(o.id, 11, 15.6, "start") + words(o.unit, 94, 15.6, "end");
  const hour = o.spent
    ? `<g transform="translate(84 ${cornered && small ? 47 : 42})">${BADGES.hourglass}</g>`
    : "";
  const ground = o.spent ? "#D9D4C8" : CREAM;
  const name = o.spent ? "spent" : o.nation in NATIONS ? o.nation : "german";
  const art = plate(name, n.edge, f.band + stripe + hatch);
  const symbols = `<g transform="translate(${(51 - 30 * sx).toFixed(1)} ${top}) scale(${sx} ${sy})">${boxes(o, ground)}</g>`;
  return finish(art + size + ids + symbols + corners(o, n.ink, small) + f.values + hour, o, small);
}
