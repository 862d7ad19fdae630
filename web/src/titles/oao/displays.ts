/** The displays of oao: each army with its corps and Formations, and who is off the map. */
import type { Display, DisplayLine, DisplayPiece } from "../../panels/displays";
import type { Side, Unit, View } from "../../shell/protocol";

interface Formation {
  id: string;
  label: string;
  face: string;
  size: string;
  corps: string;
}
interface Army {
  id: string;
  side: Side;
  active: boolean;
  plan: string;
  formations: Formation[];
}
interface Waiting {
  id: string;
  label: string;
  face: string;
  size: string;
  place: string;
}
interface Extra {
  armies: Army[];
  players: Record<Side, { off_map: Waiting[] | number }>;
}

const extra = (view: View): Extra => view as unknown as Extra;

/** Units of the same place off the map, for those who may know them. */
export const waiting = (view: View): Unit[] =>
  Object.entries(extra(view).players).flatMap(([side, { off_map }]) =>
    typeof off_map === "number"
      ? []
      : off_map.map(({ id, label, face, size }) => ({ id, hex: null, side, face, label, size })),
  );

/** A Formation as it stands on the map, if that may be seen; otherwise as its display shows it. */
const pieceOf = (formation: Formation, army: Army, seen: ReadonlyMap<string, Unit>): DisplayPiece => ({
  face: formation.face,
  side: army.side,
  army: army.id,
  label: formation.label,
  size: formation.size,
  values: seen.get(formation.id)?.values,
  badges: seen.get(formation.id)?.badges,
});

function corpsLines(army: Army, seen: ReadonlyMap<string, Unit>): DisplayLine[] {
  const corps = new Map<string, Formation[]>();
  for (const formation of army.formations)
    corps.set(formation.corps, [...(corps.get(formation.corps) ?? []), formation]);
  return [...corps].map(([id, formations]) => ({
    label: id
      ? { id: "display-corps", args: { corps: id.slice(id.indexOf("-") + 1) } }
      : { id: "display-no-corps" },
    side: army.side,
    faces: formations.map((formation) => pieceOf(formation, army, seen)),
    hexes: formations.flatMap((formation) => seen.get(formation.id)?.hex ?? []),
  }));
}

/** One display for each army: what it is about to do, then corps by corps. */
function armies(view: View): Display[] {
  const seen = new Map(view.units.map((unit) => [unit.id, unit]));
  const own = (army: Army): number => (army.side === view.side ? 0 : 1);
  return [...extra(view).armies]
    .filter((army) => army.formations.length > 0)
    .sort((a, b) => own(a) - own(b))
    .map((army) => ({
      id: `army-${army.id}`,
      title: { id: `army-${army.id}` },
      rule: "5.2.1",
      lines: [
        {
          label: { id: army.active ? "display-army-active" : "display-army-inactive" },
          detail: { id: `display-plan-${army.plan}` },
          side: army.side,
          value: army.formations.length,
          done: !army.active,
        },
        ...corpsLines(army, seen),
      ],
    }));
}

function offMap(view: View): DisplayLine[] {
  return view.sides.flatMap(({ id, name }): DisplayLine[] => {
    const held = extra(view).players[id]?.off_map ?? 0;
    if (typeof held === "number") return held ? [{ label: name, value: held, side: id }] : [];
    const places = new Map<string, Waiting[]>();
    for (const unit of held) places.set(unit.place, [...(places.get(unit.place) ?? []), unit]);
    return [...places].map(([place, units]) => ({
      label: { id: `place-${place.replaceAll(" ", "-")}` },
      side: id,
      value: units.length,
      faces: units.map(({ face, label, size }) => ({ face, side: id, label, size })),
    }));
  });
}

export function displays(view: View): Display[] {
  return [
    { id: "off-map", title: { id: "display-off-map" }, rule: "16.0", lines: offMap(view) },
    ...armies(view),
  ];
}
