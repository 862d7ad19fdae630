/** How often each side has won a scenario, for the lobby. */
import type { ScenarioInfo } from "./library";
import type { Words } from "./protocol";

export interface Share {
  id: string;
  nation: string;
  name: Words;
  share: number;
}

/** Shares of all games in whole percents that add up; games that nobody won come last, if there were any. */
export function sharesOf(
  sides: ScenarioInfo["sides"],
  { games, wins }: NonNullable<ScenarioInfo["balance"]>,
): Share[] {
  const won = sides.map((side) => wins[side.id] ?? 0);
  const sum = won.reduce((a, b) => a + b, 0);
  const all = Math.max(sum, sum > 1 ? (games ?? sum) : 1);
  const percents = won.map((n) => Math.round((n / all) * 100));
  const drawn = 100 - percents.reduce((a, b) => a + b, 0);
  const last = percents.length - 1;
  if (Math.abs(drawn) <= 1) percents[last] = (percents[last] ?? 0) + drawn;
  const shares = sides.map(({ id, nation, name }, i) => ({
    id,
    nation,
    name,
    share: (percents[i] ?? 0) / 100,
  }));
  if (drawn <= 1) return shares;
  return [...shares, { id: "", nation: "nobody", name: { id: "draw" }, share: drawn / 100 }];
}
