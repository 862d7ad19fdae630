/** How any part of the page opens the rulebook at a row. */
export const REFERENCE = Symbol("reference");
export type OpenRule = (rule: string) => void;
