/** How the answers of one decision are shown: rows, hexes on the board, buttons. No rule is known here. */
import type { Option } from "../shell/protocol";

/** Verbs that leave, take back or decline: quieter than the rest. */
const QUIET = new Set(["pass", "back", "cancel", "decline", "hold", "stop", "skip", "end"]);
/** Of these, what takes back rather than declines. */
const BACK = new Set(["back", "cancel"]);
/** Never behind a key that is pressed by habit. */
const COSTLY = new Set(["discard", "eliminate", "resign"]);
const FIRE = new Set(["fire", "attack", "assault", "melee", "bombard"]);

export interface Shown {
  /** Options with a row of their own: units, cards, anything named. */
  rows: Option[];
  /** Options that are only a place: chosen on the board, listed on demand. */
  hexes: Option[];
  /** Pieces of which there are too many for rows: chosen on the board like places. */
  crowd: Option[];
  buttons: Option[];
  primary: Option | null;
  quiet: Option | null;
}

/** So many pieces have rows; more are easier found on the map. */
const ROWS = 40;

const onlyHexes = (o: Option): boolean =>
  o.touches.length > 0 && o.touches.every((s) => s.startsWith("hex:"));

export function arrangeOptions(options: readonly Option[]): Shown {
  const shots = options.filter(isFire);
  const atUnit = (o: Option): boolean => o.touches.some((s) => s.startsWith("unit:"));
  const buttons = options.filter(
    (o) =>
      o.touches.length === 0 || (!atUnit(o) && (QUIET.has(o.verb) || (shots.length === 1 && o === shots[0]))),
  );
  const pressed = new Set(buttons);
  const rest = options.filter((o) => !pressed.has(o));
  const plain = buttons.filter((o) => !isQuiet(o) && !COSTLY.has(o.verb));
  const primary = plain.find((o) => o.verb === "done") ?? plain.find(isFire) ?? plain[0] ?? null;
  const order = (o: Option): number => (o === primary ? 0 : isQuiet(o) ? 2 : 1);
  const places = rest.filter(onlyHexes);
  const hexes = new Set(places.length > 4 ? places : []);
  const standing = (o: Option): boolean => atUnit(o) && o.touches.some((s) => s.startsWith("hex:"));
  const pieces = rest.filter(standing);
  const crowd = new Set(pieces.length > ROWS ? pieces : []);
  return {
    rows: rest.filter((o) => !hexes.has(o) && !crowd.has(o)),
    hexes: [...hexes],
    crowd: [...crowd],
    buttons: [...buttons].sort((a, b) => order(a) - order(b)),
    primary,
    quiet: buttons.find(isQuiet) ?? null,
  };
}

const STEPS = new Set(["step", "enter"]);
export const isStep = (o: Option): boolean => STEPS.has(o.verb);
export const isQuiet = (o: Option): boolean => QUIET.has(o.verb);
export const isFire = (o: { verb: string } | undefined): boolean => o !== undefined && FIRE.has(o.verb);

/** The answer that a key stands for, if any. Escape is none of them: it closes things, and closing is no answer. */
export function optionForKey(key: string, shown: Shown): Option | null {
  if (key === "Enter") return shown.primary;
  if (key.toLowerCase() === "p") return shown.quiet && !BACK.has(shown.quiet.verb) ? shown.quiet : null;
  if (key.toLowerCase() === "f") return shown.buttons.find(isFire) ?? null;
  return /^[1-9]$/.test(key) ? (shown.rows[Number(key) - 1] ?? null) : null;
}
