/** Standing orders: answers given in advance to windows of reaction, in the words of the protocol. */
import type { Decision, Option, Text, TextValue } from "../shell/protocol";

/** What is chosen: by its id, by what it does, or by what it touches. */
export type Choice = { option: string } | { verb: string } | { touches: string };
export type Order = { when: string; args?: Record<string, string> } & Partial<
  Record<"option" | "verb" | "touches", string>
>;
/** A window that was seen: its question, where it was, and what could be answered. */
export interface Seen {
  prompt: Text;
  hex?: string;
  answers: { label: Text; choice: Choice }[];
}

const choiceOf = (option: Option): Choice =>
  option.verb === "pass" || !option.touches[0]
    ? { option: option.id }
    : { touches: option.raw ?? option.touches[0] };

/** What a window lets one order; passing first, since that is what most orders say. */
export function seenIn(decision: Decision): Seen {
  const hex = decision.prompt.args?.hex;
  const answers = decision.options.map((option) => ({ label: option.label, choice: choiceOf(option) }));
  const passing = (each: (typeof answers)[number]): boolean => "option" in each.choice;
  return {
    prompt: decision.prompt,
    ...(typeof hex === "string" ? { hex } : {}),
    answers: [...answers.filter(passing), ...answers.filter((each) => !passing(each))],
  };
}

export function orderOf(seen: Seen, answer: number, here: boolean): Order | null {
  const choice = seen.answers[answer]?.choice;
  if (!choice) return null;
  return { when: seen.prompt.id, ...(here && seen.hex ? { args: { hex: seen.hex } } : {}), ...choice };
}

/** A question as it is asked of anybody anywhere: what changes from window to window is left out. */
export const inGeneral = (prompt: Text): Text => ({
  ...prompt,
  args: Object.fromEntries(
    Object.entries(prompt.args ?? {}).map(([key, value]) => [key, typeof value === "number" ? value : "…"]),
  ),
});

const same = (a: Choice | Order, b: Choice | Order): boolean =>
  (["option", "verb", "touches"] as const).every(
    (key) => (a as Record<string, unknown>)[key] === (b as Record<string, unknown>)[key],
  );

/** An order in words, as far as its window was seen here: the question, and the answer to it. */
export function wordsOf(order: Order, windows: readonly Seen[]): { when: Text; answer: Text } {
  const known = windows.filter((each) => each.prompt.id === order.when);
  const answer = known.flatMap((each) => each.answers).find((each) => same(each.choice, order));
  const plain = (name: TextValue): Text => ({ id: "option-plain", args: { name } });
  return {
    when: known[0] ? inGeneral(known[0].prompt) : plain(order.when),
    answer: answer?.label ?? plain(order.option ?? order.verb ?? order.touches ?? ""),
  };
}

const KEY = "grognard.windows.";
/** The windows of a title that this browser has seen, by their questions. */
export function windowsOf(title: string): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEY + title) ?? "[]") as Seen[];
  } catch {
    return [];
  }
}
export function remember(title: string, seen: Seen): Seen[] {
  const others = windowsOf(title).filter((each) => each.prompt.id !== seen.prompt.id);
  const all = [seen, ...others].slice(0, 40);
  try {
    localStorage.setItem(KEY + title, JSON.stringify(all));
  } catch {
    // A browser without storage knows the window that is open, and no other.
  }
  return all;
}
