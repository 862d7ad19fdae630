/** Displays beside the map as a title composes them: sections of lines, drawn by one component. */
import type { Side, Text, Unit, Words } from "../shell/protocol";

/** A counter beside the map: its face, and what is printed on this one. */
export type DisplayPiece = Pick<Unit, "face" | "side"> &
  Partial<Pick<Unit, "broken" | "label" | "size" | "army" | "values" | "badges">>;

export interface DisplayLine {
  label: Words;
  /** A second line, quieter. */
  detail?: Words;
  value?: Words | number;
  /** Small figures in a row below it. */
  figures?: { label: Words; value: Words | number }[];
  side?: Side | null;
  /** Counters shown with it, by their faces. */
  faces?: DisplayPiece[];
  /** Hexes to show on the map. */
  hexes?: string[];
  done?: boolean;
}
export interface Display {
  id: string;
  title: Text;
  rule?: string;
  /** Tracks that it shows in its own way, by their names. */
  tracks?: readonly string[];
  lines: DisplayLine[];
}
