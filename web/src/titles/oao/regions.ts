/** Where each scenario is fought, for its picture in the lobby; the campaigns have the whole map. */
import type { Region } from "../look";

export const regions: Readonly<Record<string, Region>> = {
  ardennes: { columns: [38, 70], rows: [31, 50] },
  "last-battles": { columns: [1, 53], rows: [9, 22] },
  lorraine: { columns: [36, 70], rows: [48, 66] },
  marne: { columns: [13, 52], rows: [29, 54] },
  "race-to-the-sea": { columns: [1, 70], rows: [9, 40] },
  sambre: { columns: [1, 70], rows: [9, 37] },
};
