/** The view of gts as the page draws views: Leaders are pieces like Units, barrages differ by their weight. */
import type { Marker, Side, Unit, View } from "../../shell/protocol";
import { valuesOf, type Printed } from "./faces";

export interface Name {
  en: string;
  fr: string;
}
export interface Formation {
  id: string;
  division: string;
  name: Name;
  colour: string;
  leader: string;
  range: number;
  attachment: number;
  due: number;
}
export interface Division {
  id: string;
  side: Side;
  name: Name;
  command: number;
  dispatch: number;
  parks: number;
  entry: string | null;
}
export interface Waiting {
  id: string;
  counter: string;
  name: string;
  division: string;
  formation: string;
  stripe: string;
  due: number;
  place: string;
}
interface Player {
  off_map: Waiting[];
  air: string[];
  losses: number;
  bought: number;
  held: number;
  chits?: { bought: string[]; held: string[]; orders: string[] };
}
interface ToldUnit {
  id: string;
  hex: string;
  side: Side;
  face: string;
  name: string;
  division: string;
  formation: string;
  stripe: string;
  steps: number;
  printed: Printed;
  park: string;
  contact: string;
  badges: string[];
}
export interface ToldLeader {
  id: string;
  hex: string;
  side: Side;
  name: string;
  colour: string;
  range: number;
  attachment: number;
  entering: boolean;
  contacts: string[];
}
interface ToldMarker extends Marker {
  of?: string;
  fired?: boolean;
}
/** What only views of this title have. */
export interface Told {
  turn: number;
  label: string;
  night: boolean;
  weather: string;
  chit: string;
  leaders: ToldLeader[];
  divisions: Division[];
  formations: Formation[];
  calendar: { label: string; night: boolean }[];
  mug: { count: number; known: string[]; carried: string; played: string[] };
  players: Record<Side, Player>;
}

export const told = (view: View): Told => view as unknown as Told;

export const leaderId = (formation: string): string => `leader:${formation}`;

/** The band of a Unit: the colour of its Formation, or white or black if it is independent. */
export const stripes = (
  formations: readonly Formation[],
): ((formation: string, stripe: string) => string) => {
  const colours = new Map(formations.map((each) => [each.id, each.colour]));
  return (formation, stripe) => stripe || colours.get(formation) || "white";
};

function unitOf(unit: ToldUnit, stripe: (formation: string, stripe: string) => string): Unit {
  const { id, hex, side, face, printed, steps } = unit;
  return {
    id,
    hex,
    side,
    face,
    label: unit.name,
    army: unit.division,
    corps: unit.park,
    badges: unit.park ? [...unit.badges, "in-park"] : unit.badges,
    values: { ...valuesOf(printed), steps, stripe: stripe(unit.formation, unit.stripe) },
  };
}

const leaderOf = (leader: ToldLeader, division: string | undefined): Unit => ({
  id: leaderId(leader.id),
  hex: leader.hex,
  side: leader.side,
  face: "leader",
  label: leader.name,
  army: division,
  badges: leader.entering ? ["entering"] : [],
  values: { command: leader.range, attachment: leader.attachment, stripe: leader.colour },
});

const markerOf = ({ of, fired, ...marker }: ToldMarker): Marker =>
  of
    ? { ...marker, kind: `barrage-${of}` }
    : marker.kind === "park"
      ? { ...marker, kind: fired ? "park-fired" : "park" }
      : marker;

export function seen(view: Record<string, unknown>): Partial<View> {
  const {
    units,
    markers,
    leaders = [],
    formations = [],
  } = view as unknown as Told & {
    units: ToldUnit[];
    markers: ToldMarker[];
  };
  const stripe = stripes(formations);
  const division = new Map(formations.map((each) => [each.id, each.division]));
  return {
    units: [
      ...units.map((unit) => unitOf(unit, stripe)),
      ...leaders.map((leader) => leaderOf(leader, division.get(leader.id))),
    ],
    markers: markers.map(markerOf),
  };
}
