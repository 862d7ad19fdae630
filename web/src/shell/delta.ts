/** From one view to the next, and small questions asked of a view. */
import type { Decision, Delta, Option, Overlay, Subject, View } from "./protocol";

/** A gap in the stream: the page asks for the whole view again. */
export class OutOfStep extends Error {}

function merge<T extends { id: string }>(list: T[], change?: { set?: T[]; gone?: string[] }): T[] {
  if (!change) return list;
  const set = new Map((change.set ?? []).map((item) => [item.id, item]));
  const gone = new Set(change.gone ?? []);
  const kept = list.filter((item) => !gone.has(item.id)).map((item) => set.get(item.id) ?? item);
  const known = new Set(list.map((item) => item.id));
  return [...kept, ...[...set.values()].filter((item) => !known.has(item.id))];
}

function patch<T>(record: Record<string, T>, change?: Record<string, T | null>): Record<string, T> {
  if (!change) return record;
  const out = { ...record };
  for (const [key, value] of Object.entries(change))
    if (value === null) delete out[key];
    else out[key] = value;
  return out;
}

/** The next view; the old one is left as it was, and whatever did not change is shared with it. */
export function apply(view: View, delta: Delta): View {
  if (delta.from !== view.number) throw new OutOfStep(`delta from ${delta.from}, view at ${view.number}`);
  const log =
    delta.cut === undefined ? view.log : view.log.filter((entry) => entry.number < (delta.cut as number));
  return {
    ...view,
    number: delta.number,
    units: merge(view.units, delta.units),
    markers: merge(view.markers, delta.markers),
    tracks: patch(view.tracks, delta.tracks),
    hands: { ...view.hands, ...delta.hands },
    cards: patch(view.cards, delta.cards),
    decision: delta.decision === undefined ? view.decision : delta.decision,
    objectives: delta.objectives ?? view.objectives,
    log: delta.log ? [...log, ...delta.log] : log,
    chat: delta.chat ? [...(view.chat ?? []), ...delta.chat] : view.chat,
    proposal: delta.proposal === undefined ? view.proposal : delta.proposal,
    outcome: delta.outcome === undefined ? view.outcome : delta.outcome,
    sides: delta.sides ?? view.sides,
  };
}

/** Options that touch a subject. */
export const touching = (decision: Decision | null | undefined, subject: Subject): Option[] =>
  decision?.options.filter((option) => option.touches.includes(subject)) ?? [];

/** The hexes and units that an overlay is about. */
export function overlaySubjects(overlay: Overlay): Subject[] {
  if (overlay.kind === "ring") return [overlay.subject];
  if (overlay.kind === "fire") return [`hex:${overlay.from}`, `hex:${overlay.to}`];
  return overlay.kind === "path" ? overlay.hexes.map((id) => `hex:${id}`) : [];
}

export function splitSubject(subject: Subject): { kind: string; id: string } {
  const i = subject.indexOf(":");
  return { kind: subject.slice(0, i), id: subject.slice(i + 1) };
}
