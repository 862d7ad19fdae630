/** Layers that a player keeps in sight: the front between what either side controls, and the boundaries of armies. */
import type { Overlay, Side, View } from "../../shell/protocol";
import type { Layer } from "../look";

interface Boundary {
  armies: [string, string];
  hexes: string[];
}
interface Extra {
  area: string[];
  front: string[];
  control: Record<string, Side>;
  armies: { id: string; side: Side }[];
  boundaries: Boundary[];
}
const extra = (view: View): Extra => view as unknown as Extra;

/** The front, and what is held in the enemy's country. */
function front(view: View): Overlay[] {
  const { front: between, control } = extra(view);
  const held: Record<Side, string[]> = {};
  for (const [hex, side] of Object.entries(control)) (held[side] ??= []).push(hex);
  return [{ kind: "front", between, held }];
}

/** A side counts its armies from its left wing: the Germans, who face west, from the south. */
const northFirst = (side: Side, armies: [string, string]): [string, string] =>
  side === "german" ? [armies[1], armies[0]] : armies;

function boundaries(view: View): Overlay[] {
  const { armies, boundaries: all } = extra(view);
  const sides = new Map(armies.map((army) => [army.id, army.side]));
  return all.map(({ armies: pair, hexes }) => {
    const side = sides.get(pair[0]) ?? "";
    const [north, south] = northFirst(side, pair);
    return { kind: "boundary", hexes, side, names: [{ id: `army-${north}` }, { id: `army-${south}` }] };
  });
}

const area = (view: View): Overlay[] =>
  extra(view).area.length > 0 ? [{ kind: "within", hexes: extra(view).area }] : [];

const ABOUT_BOUNDARIES = ["area-choose", "area-point", "area-hex", "attach-choose", "extension-choose"];

export const layers: readonly Layer[] = [
  { name: "area", key: "z", shown: true, draw: area },
  { name: "front", key: "k", shown: true, draw: front },
  { name: "boundaries", key: "b", shown: false, asked: ABOUT_BOUNDARIES, draw: boundaries },
];
