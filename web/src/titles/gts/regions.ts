/** Where each scenario is fought, for its picture in the lobby; the others have the whole map. */
import type { Region } from "../look";

export const regions: Readonly<Record<string, Region>> = {
  hillman: { columns: [1, 19], rows: [5, 18] },
  pegasus: { columns: [11, 26], rows: [8, 26] },
};
