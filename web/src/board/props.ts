/** What the board is given to show, and whom it tells. */
import type { Face, Marker, Overlay, Sight, Unit, View } from "../shell/protocol";
import type { TitleLook } from "../titles/look";
import type { Stand } from "./camera";
import type { BoardMap, MapHex } from "./mapdoc";
import type { Ring } from "./pieces";

export interface BoardProps {
  map: BoardMap;
  look: TitleLook;
  faces: Record<string, Face>;
  units: readonly Unit[];
  markers?: readonly Marker[];
  objectives?: NonNullable<View["objectives"]>;
  nations?: Readonly<Record<string, string>>;
  overlays?: readonly Overlay[];
  /** What lies over the whole map for longer than a question. */
  layers?: readonly Overlay[];
  eligibleHexes?: readonly string[];
  chosenHexes?: readonly string[];
  rings?: ReadonlyMap<string, Ring>;
  chosen?: ReadonlySet<string>;
  /** The line of sight that is drawn, and what is known of it. */
  line?: { from: string | null; to: string | null; sight: Sight | null };
  turned?: boolean;
  bare?: boolean;
  theme: "light" | "dark";
  safe?: boolean;
  language: string;
  motion: number;
  unitLabel: (unit: Unit) => string;
  hexLabel: (hex: MapHex) => string;
  pickUnit?: (unit: Unit) => void;
  pickHex?: (hex: string) => void;
  hovered?: (hex: string | null) => void;
  /** Claims a drag that starts on a hex: a path or a line of sight. */
  claims?: (hex: string, unit: string | null) => boolean;
  dragged?: (hex: string, done: boolean) => void;
  keys?: (event: KeyboardEvent) => boolean;
  /** Stacks open under the pointer; not while a tool is in hand. */
  fans?: boolean;
  /** Called once the map is drawn and the camera stands. */
  ready?: () => void;
  /** Where the camera stood when there was last such a board, and where it comes to rest. */
  stood?: () => Stand | null;
  rested?: (stand: Stand) => void;
}
