/** Displays beside the map as a title composes them: sections of lines, drawn by one component. */
import type { Side, Text, Words } from "../shell/protocol";

export interface DisplayLine {
  label: Words;
  /** A second line, quieter. */
  detail?: Words;
  value?: Words | number;
  /** Small figures in a row below it. */
  figures?: { label: Words; value: Words | number }[];
  side?: Side | null;
  /** Counters shown with it, by their faces. */
  faces?: { face: string; side: Side; broken?: boolean }[];
  /** Hexes to show on the map. */
  hexes?: string[];
  done?: boolean;
}
export interface Display {
  id: string;
  title: Text;
  rule?: string;
  lines: DisplayLine[];
}
