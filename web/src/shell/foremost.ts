/** The title that a player sees first: the one with most to play. */
import type { TitleInfo } from "./protocol";

export const foremost = (titles: readonly TitleInfo[]): TitleInfo | undefined =>
  titles.reduce<TitleInfo | undefined>(
    (best, each) => (best && best.scenarios.length >= each.scenarios.length ? best : each),
    undefined,
  );
