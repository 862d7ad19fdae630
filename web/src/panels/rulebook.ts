/** What the rulebook's rows tell beside the reference: charts of terrain, and the words on cards. */
import type { RuleRow } from "../shell/protocol";

export interface Facts {
  name: string;
  rule: string;
  lines: { label: string; text: string }[];
}

const base = (rule: string): string => rule.replace(/#.*$/, "");
const PAIR = /^(.+?)\s?: (.+)$/;
const full = (text: string): string => text.replace(/\.$/, "");

/** Rows of data titled "Orchard: Cover" are gathered under "Orchard". */
export function facts(rows: readonly RuleRow[]): Facts[] {
  const found = new Map<string, Facts>();
  for (const row of rows) {
    const parts = row.kind === "data" ? PAIR.exec(row.title) : null;
    const [, name, label] = parts ?? [];
    if (!name || !label || !row.text.startsWith(name)) continue;
    const entry = found.get(name) ?? { name, rule: base(row.rule), lines: [] };
    const text = row.text.slice(row.title.length).replace(/^\s?:\s/, "");
    entry.lines.push({ label, text: full(text) });
    found.set(name, entry);
  }
  return [...found.values()].filter((entry) => entry.lines.length > 1);
}

const MOST = 190;

/** The rules of a card in a few words; what does not fit is in the reference. */
export function cardText(rows: readonly RuleRow[], rule: string | undefined): string {
  if (!rule) return "";
  const about = rows.filter(
    (row) => row.kind === "rule" && (base(row.rule) === rule || row.rule.startsWith(`${rule}.`)),
  );
  let out = "";
  for (const { text } of about) {
    const next = text.replace(/\s?\[[^\]]*\]/g, "");
    if (out && out.length + next.length > MOST) break;
    out = out ? `${out} ${next}` : next;
  }
  return out;
}

/** The row of a rule number: the rule itself, its first clause or part, or else the rule that it is a part of. */
export function rowOf(rows: readonly RuleRow[], rule: string): RuleRow | undefined {
  for (let number = rule; number; number = number.replace(/(^|[.#(])[^.#(]*$/, "")) {
    const found =
      rows.find((row) => row.rule === number) ??
      rows.find((row) => base(row.rule) === number) ??
      rows.find((row) => row.rule.startsWith(number) && /[.#(]/.test(row.rule.charAt(number.length))) ??
      rows.find((row) => number.includes(".") && row.rule.startsWith(number)); // 11.11 is a part of 11.1
    if (found) return found;
  }
  return undefined;
}

/** The letters before a number, and the number: O and 21.3. */
export const ruleParts = (rule: string): [letters: string, rest: string] => {
  const [, letters = "", rest = rule] = /^([A-Z]{1,3}(?=\d))?(.*)$/.exec(rule) ?? [];
  return [letters, rest];
};

/** What a row is called, without the heading that it shares with others: "target formed". */
export const titleOf = (rows: readonly RuleRow[], rule: string): string | undefined =>
  rows
    .find((row) => row.rule === rule)
    ?.title.split(/ ?: /)
    .at(-1);
