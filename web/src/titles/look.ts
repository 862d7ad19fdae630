/** What a title adds to the page: looks only, no rule. */
import type { Detail } from "../art/counters";
import type { Rank } from "../board/stacks";
import type { Display } from "../panels/displays";
import type { Chart, Face, Local, Overlay, Side, Unit, View } from "../shell/protocol";

export type Tables = Record<string, Record<string, unknown>>;

/** Something over the whole map that a player keeps in sight or puts away. */
export interface Layer {
  name: string;
  key: string;
  /** Whether it is there until the player says otherwise. */
  shown: boolean;
  /** The prompts during which it is there too, since they ask about it. */
  asked?: readonly string[];
  draw(view: View): Overlay[];
}

/** A part of a map by its columns and rows as they are printed, the first and the last of each. */
export interface Region {
  columns: readonly [number, number];
  rows: readonly [number, number];
}

export interface TitleLook {
  /** The tables of the title that the looks are read from. */
  tables: readonly string[];
  faces(tables: Tables): Record<string, Face>;
  charts?(tables: Tables): Chart[];
  /** A counter that stands for the title in the lobby, and one for each side of a year. */
  emblem?: string;
  emblems?(side: Side, year: number): string | undefined;
  /** What a piece is called beside its kind, by its id. */
  callsign?(unit: string): Local | undefined;
  /** The outcomes of a shot that hurt, by their ids: their chance stands beside the target. */
  hits?: readonly string[];
  /** Reasons that are the sum of those after them, by their ids. */
  totals?: readonly string[];
  /** What the title's views tell otherwise than the page draws it: its pieces and markers as those of all titles. */
  seen?(view: Record<string, unknown>): Partial<View>;
  /** Cards to be shown in hand, where a title keeps some of them elsewhere. */
  hands?(view: Record<string, unknown>): View["hands"];
  /** Pieces that are not on the map but may be chosen, for their counters. */
  waiting?(view: View): Unit[];
  /** Displays beside the map that only this title has. */
  displays?(view: View): Display[];
  /** How an objective is shown: its number on a disc, or a flag where the rules do not number them. */
  objectives?: "number" | "flag";
  /** SVG of a counter in a 100 x 100 box. */
  counter(unit: Unit, face: Face, detail: Detail): string;
  rank(face: Face): Rank;
  /** The view tells a stack from its top down, and its top lies in front. */
  topFirst?: boolean;
  /** In whose colours a side is shown, where it is not a nation itself. */
  nations?: Readonly<Record<Side, string>>;
  /** The values of a piece by name, in reading order, for the inspector and for screen readers. */
  values(face: Face): readonly string[];
  /** What may be asked about a hex or a unit, by the names of the title's questions. */
  overlays: readonly { name: string; about: "hex" | "unit" | ""; key: string }[];
  layers?: readonly Layer[];
  /** The part of its map that a scenario is about, for its picture in the lobby. */
  regions?: Readonly<Record<string, Region>>;
  /** Lines of sight mean nothing here. */
  sightless?: boolean;
  /** Of which question the answer is shown while a hex is only pointed at, by what choosing it would do. */
  foresees?: Readonly<Record<string, string>>;
  /** The kind of answer whose explanation tells a way hex by hex: it is drawn before it is gone. */
  walks?: string;
  /** Kinds of markers that point from their first hex at the second. */
  arrows?: readonly string[];
}
