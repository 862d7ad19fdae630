/** The displays of rpc: the records of a campaign, artillery groups, transport, who is off the map. */
import type { Display, DisplayLine } from "../../panels/displays";
import type { Side, Text, Unit, View } from "../../shell/protocol";

interface Group {
  id: string;
  side: Side;
  firepower: number;
  mode: string;
  shell: string;
  ready: boolean;
  target: string;
  hourglass: number;
  primed: boolean;
  firing: boolean;
  from_day: number;
}
interface Waiting {
  id: string;
  counter: string;
  due: number;
  place: string;
}
interface Extra {
  day: number;
  turn: number;
  turns: number;
  segment: string;
  artillery: Group[];
  transports: { id: string; side: Side; kind: string; used: boolean; lost: boolean }[];
  players: Record<Side, { off_map: Waiting[] }>;
}

function status(group: Group): Text {
  const { target, hourglass: turn } = group;
  if (group.firing) return { id: "display-group-firing", args: { target } };
  if (group.primed) return { id: "display-group-primed", args: { target } };
  if (target) return { id: "display-group-aiming", args: { target, turn } };
  return { id: group.ready ? "display-group-ready" : "display-group-spent" };
}

const groups = (view: Extra): DisplayLine[] =>
  view.artillery
    .filter((group) => group.from_day <= view.day)
    .map((group) => ({
      label: {
        id: "display-group",
        args: { id: group.id, firepower: group.firepower, mode: `@mode-${group.mode.replace(/ /g, "-")}` },
      },
      detail: status(group),
      side: group.side,
      hexes: group.target.split("/").filter(Boolean),
      done: !group.ready && !group.target,
    }));

export const waiting = (view: View): Unit[] =>
  Object.entries((view as unknown as Extra).players).flatMap(([side, player]) =>
    player.off_map.map((piece) => ({ id: piece.id, hex: null, side, face: `${side}-${piece.counter}` })),
  );

/** Pieces of a kind that wait for the same turn, or lie in the same box, are one line. */
function offMap(view: Extra): DisplayLine[] {
  const lines = new Map<string, DisplayLine>();
  for (const [side, player] of Object.entries(view.players))
    for (const piece of player.off_map) {
      const key = [side, piece.place, piece.due].join();
      const line: DisplayLine = lines.get(key) ?? {
        label: { id: `place-${piece.place.replace(/ /g, "-")}` },
        detail: piece.due > view.turn ? { id: "display-arrival-turn", args: { turn: piece.due } } : undefined,
        side,
        faces: [],
      };
      line.faces?.push({ face: `${side}-${piece.counter}`, side });
      lines.set(key, line);
    }
  return [...lines.values()].map((line) => ({ ...line, value: line.faces?.length }));
}

function records(view: View, extra: Extra): DisplayLine[] {
  const held = view.sides.map(({ id, name }) => ({
    label: name,
    detail: { id: "display-held" },
    value: `${view.objectives?.filter((o) => o.side === id).length ?? 0}/${view.objectives?.length ?? 0}`,
    side: id,
  }));
  const { day, turn, turns } = extra;
  const where: Text = { id: "display-turn", args: { turn: Math.min(turn, turns), turns } };
  const days = view.tracks.day?.max;
  const now: DisplayLine = days
    ? {
        label: { id: "display-day", args: { day, days } },
        detail: { id: `segment-${extra.segment.replace(/ /g, "-")}` },
        value: where,
      }
    : { label: where };
  return [now, ...(view.objectives?.length ? held : [])];
}

/** What draws and carries, counted by side and kind. */
function transports(view: Extra): DisplayLine[] {
  const kinds = new Map<string, Extra["transports"]>();
  for (const one of view.transports) {
    const key = `${one.side} ${one.kind}`;
    kinds.set(key, [...(kinds.get(key) ?? []), one]);
  }
  return [...kinds.values()].flatMap((some) => {
    const free = some.filter((t) => !t.used && !t.lost).length;
    return some.slice(0, 1).map(({ side, kind }) => ({
      label: { id: `transport-${kind.replace(/ /g, "-")}` },
      value: { id: "display-free", args: { free, all: some.length } },
      side,
      done: free === 0,
    }));
  });
}

export function displays(view: View): Display[] {
  const extra = view as unknown as Extra;
  return [
    { id: "records", title: { id: "display-records" }, rule: "5.13", lines: records(view, extra) },
    { id: "artillery", title: { id: "display-artillery" }, rule: "7.0", lines: groups(extra) },
    { id: "transport", title: { id: "display-transport" }, rule: "6.81", lines: transports(extra) },
    { id: "off-map", title: { id: "display-off-map" }, rule: "11.1", lines: offMap(extra) },
  ];
}
