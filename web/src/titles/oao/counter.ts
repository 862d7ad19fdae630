/** A counter of 1914: symbol and size, its army as a stripe, AS-DS at the foot with PR and AV beside them. */
import { num, plate, type Detail, type Value } from "../../art/counters";
import { esc, INK, nation, NATIONS, NUM } from "../../art/nations";
import type { Face, Unit } from "../../shell/protocol";
import { LEVELS, SIGNS, signsOf } from "./badges";
import { cockade } from "./cockades";
import { stripeOf } from "./armies";
import { SIZES, symbol } from "./symbols";

const WORKS = new Set(["fortress1", "fortress2"]);
const BEARERS = new Set(["depot", "corps_train", "siege_train_hq"]);

/** As large as its length allows, in a width. */
export const fitted = (text: string, size: number, width: number): number =>
  Math.min(size, (width / Math.max(1, text.length)) * 2.05);

const words = (text: string, x: number, y: number, size: number, ink: string, anchor = "middle"): string =>
  `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" text-anchor="${anchor}" ${NUM} fill="${ink}">${esc(text)}</text>`;

interface Strengths {
  main: string;
  left: Value;
  right: Value;
}

/** Strengths that are known: a fortress never attacks, a gun has no PR, and who carries bread has none at all. */
function strengths(unit: Unit, kind: string): Strengths {
  const { attack = 0, defence, proficiency = "", artillery = "" } = unit.values ?? {};
  if (defence === undefined || BEARERS.has(kind)) return { main: "", left: "", right: "" };
  const still = WORKS.has(kind) || (kind === "fort" && attack === 0);
  return {
    main: still ? `${defence}` : `${attack}-${defence}`,
    left: proficiency || "",
    right: artillery || "",
  };
}

function foot(unit: Unit, kind: string, ink: string, small: boolean): string {
  const { main, left, right } = strengths(unit, kind);
  if (!main) {
    const label = unit.label ?? "";
    return words(label, 52, small ? 93 : 92.5, fitted(label, small ? 30 : 23, 90), ink);
  }
  if (small) return words(main, 51, 93.5, fitted(main, 35, 92), ink);
  return (
    words(main, 51, 94, fitted(main, 27, 62), ink) +
    num(left, 12.5, 93, 17, ink) +
    num(right, 89, 93, 17, ink)
  );
}

/** The back of a counter: nothing but whose it is. */
function hidden(name: string, detail: Detail): string {
  const n = nation(name);
  if (detail === "xs") return far(n.body, n.edge, "");
  const rim = `<rect x="9" y="9" width="82" height="82" rx="5" fill="none" stroke="${n.ink}" stroke-opacity=".38" stroke-width="2"/>`;
  return plate(name, n.edge, rim + cockade(name, 50, 50, 23));
}

const far = (fill: string, edge: string, inner: string): string =>
  `<rect x="1" y="1" width="98" height="98" rx="9" fill="${fill}" stroke="${edge}" stroke-width="5"/>${inner}`;

const MARKS: Record<string, string> = {
  infantry: "M15 27H85V73H15ZL85 73M85 27 15 73",
  cavalry: "M15 27H85V73H15ZM85 27 15 73",
};
const KIN: Record<string, string> = { jaeger: "infantry", garrison: "infantry", loc_cavalry: "cavalry" };

function tiny(unit: Unit, face: Face): string {
  const n = nation(face.nation);
  const stripe = stripeOf(unit.army);
  const bar = stripe ? `<rect x="3" y="76" width="94" height="21" fill="${stripe}"/>` : "";
  if (WORKS.has(face.kind) || face.kind === "fort")
    return far(n.body, n.edge, `<path d="M50 12 82 38 70 76H30L18 38Z" fill="#FFFDF7"/>`);
  const mark = MARKS[face.kind] ?? MARKS[KIN[face.kind] ?? ""];
  const inner = mark
    ? `<path d="${mark}" fill="#FFFDF7" stroke="${INK}" stroke-width="8" transform="translate(0 -8)"/>`
    : `<circle cx="50" cy="42" r="20" fill="#FFFDF7" stroke="${INK}" stroke-width="8"/>`;
  return far(n.body, n.edge, bar + inner);
}

/** What has befallen it: its Combat Effectiveness at the right, everything else at the left. */
function badges(unit: Unit, small: boolean): string {
  const given = unit.badges ?? [];
  const signs = signsOf(given).slice(0, 2);
  const [top, gap] = [small ? 36 : 38, 25];
  const left = signs.map((name, i) => `<g transform="translate(14 ${top + i * gap})">${SIGNS[name]}</g>`);
  const level = given.find((badge) => LEVELS[badge]);
  const k = small ? 1.2 : 1;
  const right = level
    ? `<g transform="translate(${small ? 83 : 85} ${small ? 50 : 57}) scale(${k})">${LEVELS[level]}</g>`
    : "";
  return left.join("") + right;
}

export function counter(unit: Unit, face: Face, detail: Detail): string {
  if (face.kind === "hidden") return hidden(face.nation, detail);
  if (detail === "xs") return tiny(unit, face);
  const n = nation(face.nation);
  const small = detail === "s";
  const band = small ? 35 : 29;
  const stripe = stripeOf(unit.army);
  const inactive = unit.badges?.includes("inactive");
  const bar = stripe
    ? `<rect x="0" y="0" width="7.5" height="${100 - band}" fill="${stripe}"/><path d="M7.5 0V${100 - band}" stroke="${INK}" stroke-opacity=".45"/>`
    : "";
  const inner =
    `<rect x="0" y="${100 - band}" width="100" height="${band + 2}" fill="${n.foot}"/>` +
    `<path d="M0 ${100 - band}H100" stroke="${n.edge}" stroke-opacity=".55"/>${bar}` +
    (inactive ? `<rect width="100" height="${100 - band}" fill="url(#hatch-done)" opacity=".35"/>` : "");
  const size = SIZES[unit.size ?? ""] ?? "";
  const own = strengths(unit, face.kind).main !== "";
  const label =
    own && !small
      ? words(unit.label ?? "", 12, 16.4, fitted(unit.label ?? "", 15, size ? 58 : 84), n.ink, "start")
      : "";
  const mark = small
    ? words(size, 53, 17, 19, n.ink)
    : own
      ? words(size, 94, 16.4, 15, n.ink, "end")
      : words(size, 53, 16.4, 16, n.ink);
  const [k, top] = WORKS.has(face.kind) ? [1.12, small ? 13 : 20] : small ? [1.05, 23] : [0.98, 25];
  const faded = unit.badges?.includes("moved") ? ' opacity=".55"' : "";
  const sign = `<g transform="translate(${(53 - 30 * k).toFixed(1)} ${top}) scale(${k})"${faded}>${symbol(face.kind)}</g>`;
  const name = face.nation in NATIONS ? face.nation : "german";
  return (
    plate(name, n.edge, inner) +
    label +
    mark +
    sign +
    foot(unit, face.kind, n.ink, small) +
    badges(unit, small)
  );
}
