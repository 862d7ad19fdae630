/** What a title adds to the page: looks only, no rule. */
import type { Detail } from "../art/counters";
import type { Rank } from "../board/stacks";
import type { Face, Marker, Unit } from "../shell/protocol";

export interface TitleLook {
  /** SVG of a counter in a 100 x 100 box. */
  counter(unit: Unit, face: Face, detail: Detail): string;
  rank(face: Face): Rank;
  /** The values of a piece by name, in reading order, for the inspector and for screen readers. */
  values(face: Face): readonly string[];
  /** SVG of a marker around the origin, in world units; undefined leaves it to the board. */
  marker?(marker: Marker): string | undefined;
}
