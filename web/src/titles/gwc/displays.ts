/** The displays of gwc: objectives, what will arrive, what is lost, the decks. */
import type { Display, DisplayLine } from "../../panels/displays";
import type { Text, Track, View } from "../../shell/protocol";

interface Player {
  posture: string;
  deck: number;
  discards: string[];
  hand: string[] | number;
  strategy_deck: number;
  chits: string[] | number;
}

const faceOf = (label: Text): string => label.id.replace(/^counter-/, "");
const count = (held: string[] | number): number => (typeof held === "number" ? held : held.length);

function objectives(view: View): DisplayLine[] {
  return (view.objectives ?? []).map((objective) => ({
    label: {
      id: "display-objective",
      args: { number: objective.number, hex: (objective.hexes ?? [objective.hex]).join(", ") },
    },
    detail: view.sides.find((side) => side.id === objective.side)?.name ?? { id: "display-nobody" },
    value: objective.value === undefined ? "" : `${objective.value}`,
    side: objective.side,
    hexes: objective.hexes ?? [objective.hex],
  }));
}

function arrivals(time: Track | undefined): DisplayLine[] {
  const spaces = new Map<string, DisplayLine>();
  for (const mark of time?.marks ?? []) {
    if (mark.kind !== "arrival" || !mark.label) continue;
    const side = mark.side ?? "";
    const line: DisplayLine = spaces.get(`${mark.at} ${side}`) ?? {
      label: { id: "display-arrival-time", args: { time: mark.at } },
      side,
      faces: [],
    };
    line.faces?.push({ face: faceOf(mark.label), side });
    spaces.set(`${mark.at} ${side}`, line);
  }
  return [...spaces.values()];
}

function losses(view: View): DisplayLine[] {
  return view.sides.flatMap(({ id, name }): DisplayLine[] => {
    const items = view.tracks[`casualties-${id}`]?.items ?? [];
    if (items.length === 0) return [];
    return [
      {
        label: name,
        side: id,
        value: items.length,
        faces: items.map((item) => ({ face: faceOf(item.label), side: id })),
      },
    ];
  });
}

function decks(view: View, players: Record<string, Player>): DisplayLine[] {
  return view.sides.flatMap(({ id, name }): DisplayLine[] => {
    const player = players[id];
    if (!player) return [];
    const posture = { id: `display-posture-${player.posture}` };
    const chits = Array.isArray(player.chits) ? player.chits.join(", ") : player.chits;
    const figures = (
      [
        ["display-hand", count(player.hand)],
        ["display-deck", player.deck],
        ["display-discards", player.discards.length],
        ["display-strategy", player.strategy_deck],
        ["display-chits-secret", chits],
      ] as const
    ).map(([words, value]) => ({ label: { id: words }, value }));
    return [{ label: name, detail: posture, side: id, figures }];
  });
}

export function displays(view: View): Display[] {
  const { players = {} } = view as unknown as { players?: Record<string, Player> };
  return [
    { id: "objectives", title: { id: "display-objectives" }, rule: "7.3", lines: objectives(view) },
    { id: "arrivals", title: { id: "display-arrivals" }, rule: "6.1.2", lines: arrivals(view.tracks.time) },
    { id: "losses", title: { id: "display-losses" }, rule: "4.3", lines: losses(view) },
    { id: "cards", title: { id: "display-cards" }, rule: "1", lines: decks(view, players) },
  ];
}
