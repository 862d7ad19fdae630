/** Finds rules by number or by words, accents and case set aside. */
import type { RuleRow } from "../shell/protocol";

export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'").toLowerCase();

/** All rows that are meant; every one, so that none is out of reach. */
export function search(rows: readonly RuleRow[], query: string): readonly RuleRow[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  const number = query.trim().toUpperCase();
  const scored = rows.flatMap((row) => {
    if (row.rule.toUpperCase().startsWith(number)) return [{ row, score: 0 }];
    const [title, text] = [plain(row.title), plain(row.text)];
    if (!wanted.every((w) => title.includes(w) || text.includes(w))) return [];
    return [{ row, score: wanted.every((w) => title.includes(w)) ? 1 : 2 }];
  });
  return scored.sort((a, b) => a.score - b.score).map((s) => s.row);
}
