/** A hex seen closely: what the server tells of it, and how it is put into words. */
import type { Reason, Text, TextValue } from "../shell/protocol";

interface ToldReason {
  rule: string;
  text: string;
  args?: Record<string, TextValue>;
  value?: number;
}
interface ToldSum {
  total: number | null;
  reasons: ToldReason[];
}
export interface ToldHex {
  hex: string;
  level: number;
  control?: string | null;
  facts: Record<string, ToldSum>;
  units: Record<string, Record<string, ToldSum>>;
}
export interface Sum {
  key: string;
  total: number;
  parts: Reason[];
}

const part = (told: ToldReason): Reason => ({
  rule: told.rule,
  text: { id: told.text, args: told.args } satisfies Text,
  value: told.value !== undefined && told.value > 0 ? `+${told.value}` : told.value,
});

/** Sums in the order in which they were told; nothing is said of what is neither there nor printed. */
export function sums(told: Record<string, ToldSum> | undefined): Sum[] {
  return Object.entries(told ?? {}).flatMap(([key, sum]) =>
    sum.total === null ? [] : [{ key, total: sum.total, parts: sum.reasons.map(part) }],
  );
}

const same = (a: Sum, b: Sum): boolean =>
  a.parts.length === b.parts.length &&
  a.parts.every((p, i) => p.text.id === b.parts[i]?.text.id && p.value === b.parts[i]?.value);

/** What has more to it than the printed value is worth a line; a sum like the one before it is not. */
export const telling = (all: readonly Sum[]): Sum[] =>
  all.filter(
    (sum, i) =>
      sum.parts.some((p) => p.text.id !== "value-printed") &&
      !(i > 0 && sum.key.startsWith(`${all[i - 1]?.key}-`) && same(sum, all[i - 1] as Sum)),
  );
