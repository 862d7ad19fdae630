/** The position as sentences, from the same view that is drawn. */
import { words, type MapHex } from "../board/mapdoc";
import { faceOf } from "../board/pieces";
import type { Marker, Unit } from "../shell/protocol";
import type { Session } from "../shell/session.svelte";
import { t, texts, tx } from "../shell/texts.svelte";

const named = (prefix: string, key: string): string =>
  texts.has(`${prefix}-${key}`) ? t(`${prefix}-${key}`) : key;

export const terrainName = (terrain: string): string => named("terrain", terrain);

/** A marker by its own words, by those for its kind, or as the counter or terrain that it is. */
export function markerName(marker: Marker): string {
  if (marker.label) return tx(marker.label);
  const id = ["marker", "terrain", "counter", "fortification"].map((kind) => `${kind}-${marker.kind}`);
  const found = id.find((each) => texts.has(each));
  return found ? t(found) : marker.kind;
}

/** How a piece fares, in words. */
export const stateWords = (unit: Unit): string =>
  [unit.broken ? "broken" : "", unit.activated ? "activated" : "", unit.state ?? "", ...(unit.badges ?? [])]
    .filter(Boolean)
    .map((s) => (texts.has(`badge-${s}`) ? t(`badge-${s}`) : named("state", s)))
    .join(", ");

/** A piece by its kind, and by its own name if it has one: "Infantry Saxons/1". */
export const pieceName = (session: Session, unit: Unit): string =>
  [tx(faceOf(session.data?.faces ?? {}, unit).name), unit.label || tx(session.look.callsign?.(unit.id))]
    .filter(Boolean)
    .join(" ");

/** A counter in one line: name, place, values, condition. */
export function unitLabel(session: Session, unit: Unit): string {
  const face = faceOf(session.data?.faces ?? {}, unit);
  const values = { ...face.values, ...unit.values };
  const list = session.look
    .values(face)
    .filter((key) => values[key] !== undefined && values[key] !== "")
    .map((key) => `${named("value", key)} ${values[key]}`);
  const side = session.shown?.sides.find((s) => s.id === unit.side);
  return [pieceName(session, unit), tx(side?.name), unit.hex ?? "", ...list, stateWords(unit)]
    .filter(Boolean)
    .join(", ");
}

/** A hex in one line: number, terrain, level, what stands in it. */
export function hexLabel(session: Session, hex: MapHex): string {
  const inside = session.shown?.units.filter((u) => u.hex === hex.id) ?? [];
  const parts = [
    hex.id,
    named("terrain", hex.terrain),
    hex.level && !session.map?.theatre ? t("level", { level: hex.level }) : "",
    words(hex.name, texts.language),
    hex.objective ? t("objective-label", { number: hex.objective }) : "",
    ...inside.map((u) => pieceName(session, u) + (u.broken ? ` (${named("state", "broken")})` : "")),
    session.eligibleHexes.includes(hex.id) ? t("may-choose") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

export function subjectName(session: Session, subject: string): string {
  const i = subject.indexOf(":");
  const [kind, id] = [subject.slice(0, i), subject.slice(i + 1)];
  const unit = kind === "unit" ? session.unit(id) : undefined;
  if (unit) return [pieceName(session, unit), unit.hex ?? ""].filter(Boolean).join(", ");
  if (kind === "card") return tx(session.shown?.cards[id]?.name) || id;
  return id;
}

export function describe(session: Session): {
  now: string;
  tracks: string[];
  sides: { id: string; name: string; lines: string[] }[];
} {
  const view = session.shown;
  if (!view) return { now: "", tracks: [], sides: [] };
  const side = view.sides.find((s) => s.id === view.decision?.side);
  const now = view.decision
    ? `${tx(side?.name)} · ${tx(view.decision.prompt)}${view.decision.detail ? ` ${tx(view.decision.detail)}` : ""}`
    : view.outcome
      ? tx(view.outcome.reason)
      : "";
  const tracks = Object.values(view.tracks)
    .filter((track) => track.kind !== "list")
    .map((track) => t("track-value", { label: track.label, value: track.value ?? 0 }));
  const sides = view.sides.map((s) => ({
    id: s.id,
    name: tx(s.name),
    lines: view.units.filter((u) => u.side === s.id && u.hex !== null).map((u) => unitLabel(session, u)),
  }));
  return { now, tracks, sides };
}
