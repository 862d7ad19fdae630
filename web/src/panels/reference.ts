/** How any part of the page opens the rulebook at a row. */
export const REFERENCE = Symbol("reference");
/** The key of a function that names a row without a number. */
export const RULE_NAMES = Symbol("rule names");
/** A rule that somebody wants to read. */
export interface Wanted {
  rule: string;
}
export type OpenRule = (rule: string) => void;
