/** The luck of one side's dice in words: how much better or worse for it than expected. */
export interface Luck {
  dice: number;
  /** Points in its favour; below 0 against it. */
  favour: number;
  /** The same in standard deviations. */
  deviation: number;
}

export const luckWords = (side: string, told: Luck): Record<string, string | number> => ({
  side,
  dice: told.dice,
  points: Math.abs(Math.round(told.favour)),
  way: Math.round(told.favour) === 0 ? "even" : told.favour > 0 ? "better" : "worse",
});
