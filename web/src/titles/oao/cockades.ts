/** The cockade of an army, for the back of its counters: three rings from the middle outward. */
import { INK } from "../../art/nations";

const RINGS: Record<string, readonly [string, string, string]> = {
  french14: ["#2F4E9E", "#FFFFFF", "#C23A34"],
  german: ["#B3241C", "#FFFFFF", "#1B1712"],
  austrian: ["#1B1712", "#F2C230", "#1B1712"],
  british: ["#B3241C", "#FFFFFF", "#27418C"],
  belgian: ["#1B1712", "#F2C230", "#B3241C"],
};

export function cockade(nation: string, x: number, y: number, radius: number): string {
  const rings = RINGS[nation] ?? RINGS.german ?? [];
  return [...rings]
    .reverse()
    .map(
      (fill, i) =>
        `<circle cx="${x}" cy="${y}" r="${((radius * (3 - i)) / 3).toFixed(1)}" fill="${fill}"${i ? "" : ` stroke="${INK}" stroke-width="1.6"`}/>`,
    )
    .join("");
}
