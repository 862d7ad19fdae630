/** The displays of gts: the turn, Divisions with their points and Formations, the mug, boxes, parks, losses. */
import type { Display, DisplayLine, DisplayPiece } from "../../panels/displays";
import type { Side, Text, Unit, View } from "../../shell/protocol";
import { leaderId, stripes, told, type Division, type Name, type Told, type Waiting } from "./seen";

const own = (name: Name): Text => ({ id: "own-name", args: { ...name } });

const pieceOf = (unit: Unit): DisplayPiece => ({
  face: unit.face,
  side: unit.side,
  label: unit.label,
  army: unit.army,
  values: unit.values,
  badges: unit.badges,
});

/** A Unit off the map: as its counter is printed, in the colours of its Formation. */
function waitingUnit(piece: Waiting, side: Side, view: Told): Unit {
  const stripe = stripes(view.formations)(piece.formation, piece.stripe);
  return {
    id: piece.id,
    hex: null,
    side,
    face: piece.counter,
    label: piece.name,
    army: piece.division,
    values: { stripe },
  };
}

export const waiting = (view: View): Unit[] =>
  Object.entries(told(view).players).flatMap(([side, player]) =>
    player.off_map.map((piece) => waitingUnit(piece, side, told(view))),
  );

/** The Turn Record Track, box by box, with whoever arrives in each. */
function turns(view: View): DisplayLine[] {
  const { calendar, turn, weather } = told(view);
  const due = (number: number): DisplayPiece[] => arrivals(view, (piece) => piece.due === number);
  return calendar.map((box, i) => ({
    label: {
      id: box.night ? "display-turn-night" : "display-turn-box",
      args: { turn: i + 1, label: box.label },
    },
    detail: i + 1 === turn ? { id: `weather-${weather}` } : undefined,
    value: i + 1 === turn ? { id: "display-turn-now" } : undefined,
    faces: due(i + 1),
    done: i + 1 < turn,
  }));
}

const arrivals = (view: View, comes: (piece: Waiting) => boolean): DisplayPiece[] =>
  Object.entries(told(view).players).flatMap(([side, player]) =>
    player.off_map
      .filter((piece) => piece.place === "waiting" && comes(piece))
      .map((piece) => pieceOf(waitingUnit(piece, side, told(view)))),
  );

const pointsOf = (view: View, track: string, division: string): number | string =>
  (view.tracks[track]?.items as { division?: string; value?: number }[] | undefined)?.find(
    (item) => item.division === division,
  )?.value ?? "–";

/** A Division with its points, then its Formations with their Leaders. */
function divisionLines(view: View, division: Division): DisplayLine[] {
  const { formations, leaders, chit } = told(view);
  const active = chit === `division:${division.id}`;
  const head: DisplayLine = {
    label: own(division.name),
    detail: active ? { id: "display-active" } : undefined,
    side: division.side,
    figures: [
      { label: { id: "display-command-points" }, value: pointsOf(view, "command", division.id) },
      { label: { id: "display-dispatch-points" }, value: pointsOf(view, "dispatch", division.id) },
      { label: { id: "display-ratings" }, value: `${division.command} · ${division.dispatch}` },
    ],
    hexes: division.entry ? [division.entry] : [],
  };
  const lines = formations
    .filter((each) => each.division === division.id)
    .map((each): DisplayLine => {
      const there = leaders.find((leader) => leader.id === each.id);
      const args = { leader: each.leader, range: each.range, attachment: each.attachment, turn: each.due };
      const state = there ? "leads" : each.leader ? (each.due ? "due" : "gone") : "leaderless";
      const piece = view.units.find((unit) => unit.id === leaderId(each.id));
      return {
        label: own(each.name),
        detail: { id: `display-formation-${state}`, args },
        side: division.side,
        faces: piece ? [pieceOf(piece)] : [],
        hexes: there ? [there.hex] : [],
        done: !there,
        value: chit === `formation:${each.id}` ? { id: "display-active" } : undefined,
      };
    });
  return [head, ...lines];
}

/** A chit by its name; what kind of chit it is the words say. */
function chitName(id: string, view: Told): Text {
  const [kind = "", whose = ""] = id.split(":");
  const named = kind === "division" ? view.divisions : view.formations;
  const name = named.find((each) => each.id === whose)?.name ?? { en: whose, fr: whose };
  return { id: `chit-${kind}`, args: { ...name } };
}
const ownerOf = (id: string, view: Told): Side | null => {
  const [kind, whose = ""] = id.split(":");
  if (kind === "command") return whose;
  const division = kind === "division" ? whose : view.formations.find((each) => each.id === whose)?.division;
  return view.divisions.find((each) => each.id === division)?.side ?? null;
};

function mug(view: View): DisplayLine[] {
  const extra = told(view);
  const { mug: held, players } = extra;
  const line = (id: string, detail?: string, done = false): DisplayLine => ({
    label: chitName(id, extra),
    detail: detail ? { id: detail } : undefined,
    side: ownerOf(id, extra),
    value: id.startsWith("command:") ? { id: `side-${ownerOf(id, extra)}` } : undefined,
    done,
  });
  const secret = held.count - held.known.length;
  const purchases = Object.entries(players).flatMap(([side, player]): DisplayLine[] => {
    const count: DisplayLine = {
      label: { id: `side-${side}` },
      side,
      figures: [
        { label: { id: "display-bought" }, value: player.bought },
        { label: { id: "display-held" }, value: player.held },
      ],
    };
    const mine = player.chits;
    return [
      count,
      ...(mine?.bought ?? [])
        .filter((id) => !held.known.includes(id))
        .map((id) => line(id, "display-own-now")),
      ...(mine?.held ?? []).map((id) => line(id, "display-own-next")),
    ];
  });
  return [
    ...(held.carried ? [line(held.carried, "display-carried")] : []),
    { label: { id: "display-in-mug" }, value: held.count },
    ...held.known.map((id) => line(id)),
    ...(secret > 0 ? [{ label: { id: "display-secret", args: { count: secret } } }] : []),
    ...purchases,
    ...held.played.map((id) => line(id, "display-played", true)),
  ];
}

/** Who stands in the box of a Division, or on its entry hex. */
function boxes(view: View): DisplayLine[] {
  const { divisions, players } = told(view);
  return divisions.flatMap((division): DisplayLine[] => {
    const inBox = (players[division.side]?.off_map ?? [])
      .filter((piece) => piece.division === division.id && piece.place === "box")
      .map((piece) => pieceOf(waitingUnit(piece, division.side, told(view))));
    const entering = view.units.filter(
      (unit) => unit.army === division.id && unit.badges?.includes("entering"),
    );
    if (inBox.length + entering.length === 0) return [];
    return [
      {
        label: own(division.name),
        detail: division.entry ? { id: "display-entry", args: { hex: division.entry } } : undefined,
        side: division.side,
        faces: [...inBox, ...entering.map(pieceOf)],
        value: inBox.length + entering.length,
        hexes: division.entry ? [division.entry] : [],
      },
    ];
  });
}

function parks(view: View): DisplayLine[] {
  return view.markers
    .filter((marker) => marker.kind.startsWith("park"))
    .map((marker) => {
      const guns = view.units.filter((unit) => unit.corps && `park:${unit.corps}` === marker.id);
      const linked = guns.filter((unit) => unit.badges?.includes("in-contact")).length;
      return {
        label: { id: "display-park", args: { hex: marker.hex ?? "" } },
        detail: { id: "display-park-contacts", args: { linked, guns: guns.length } },
        side: marker.side,
        faces: guns.map(pieceOf),
        hexes: marker.hex ? [marker.hex] : [],
        value: marker.kind === "park-fired" ? { id: "display-park-fired" } : undefined,
      };
    });
}

function losses(view: View): DisplayLine[] {
  return view.sides.map(({ id, name }): DisplayLine => {
    const player = told(view).players[id];
    const dead = (player?.off_map ?? []).filter((piece) => piece.place === "eliminated");
    return {
      label: name,
      side: id,
      figures: [
        { label: { id: "display-steps-lost" }, value: player?.losses ?? 0 },
        { label: { id: "display-units-lost" }, value: dead.length },
      ],
      faces: dead.map((piece) => pieceOf(waitingUnit(piece, id, told(view)))),
    };
  });
}

function victory(view: View): DisplayLine[] {
  const [terms] = (view.tracks.vp?.items ?? []) as {
    label: Text;
    side?: Side;
    value?: number;
    max?: number;
  }[];
  const head: DisplayLine[] = terms
    ? [
        {
          label: terms.label,
          side: terms.side,
          detail: { id: "display-vp-needed", args: { count: terms.max ?? 0 } },
          value: terms.value ?? 0,
        },
      ]
    : [];
  const hexes = (view.objectives ?? []).map((objective): DisplayLine => ({
    label: { id: "display-vp-hex", args: { hex: objective.hex } },
    value: objective.value,
    side: objective.side,
    hexes: [objective.hex],
  }));
  return [...head, ...hexes];
}

const air = (view: View): DisplayLine[] =>
  Object.entries(told(view).players)
    .filter(([, player]) => player.air.length > 0)
    .map(([side, player]) => ({
      label: { id: `side-${side}` },
      side,
      value: player.air.length,
      faces: player.air.map((face) => ({ face, side })),
    }));

export function displays(view: View): Display[] {
  const ours = (division: Division): number => (division.side === view.side ? 0 : 1);
  const divisions = [...told(view).divisions].sort((a, b) => ours(a) - ours(b));
  return [
    {
      id: "divisions",
      title: { id: "display-divisions" },
      rule: "10.0.3",
      tracks: ["command", "dispatch"],
      lines: divisions.flatMap((division) => divisionLines(view, division)),
    },
    { id: "chits", title: { id: "display-chits" }, rule: "9.0", lines: mug(view) },
    { id: "boxes", title: { id: "display-boxes" }, rule: "8.0", lines: boxes(view) },
    { id: "parks", title: { id: "display-parks" }, rule: "16.2", lines: parks(view) },
    { id: "air", title: { id: "display-air" }, rule: "27.0", lines: air(view) },
    { id: "turns", title: { id: "display-turns" }, rule: "4.0", lines: turns(view) },
    { id: "victory", title: { id: "display-victory" }, rule: "12.0", lines: victory(view) },
    { id: "losses", title: { id: "display-losses" }, rule: "19.2.4", lines: losses(view) },
  ];
}
