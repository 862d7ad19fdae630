/** Where a pupil is in a lesson. The real game decides; the guide only finds the step that speaks of its decision. */
import type { Decision, Local, Option } from "../shell/protocol";

export interface Step {
  id: string;
  /** It may be left out by the game: the lesson does not wait for it. */
  optional?: boolean;
  /** The prompt of the decision, and its rule where one prompt serves several. */
  when: string;
  rule?: string;
  /** The answer that is taught: every part that is given must fit. */
  do: { option?: string; verb?: string; touches?: string };
  say: Local;
  why?: Local;
  rules: string[];
}
export interface Lesson {
  title: Local;
  note: Local;
  minutes: number;
  side: string;
  seed: string;
  opponent: string;
  document: Record<string, unknown>;
  steps: Step[];
  /** What is said of decisions that may come at any time. */
  asides: Step[];
  end: Local;
}
export interface Progress {
  /** The first step that has not been shown yet. */
  next: number;
  /** What `next` was when each decision came, by its number: a step back brings the lesson back too. */
  before: Record<number, number>;
}
export const START: Progress = { next: 0, before: {} };

/** The answer that a step teaches, if it speaks of this decision and the answer is offered. */
export function taught(step: Step, decision: Decision): Option | null {
  if (decision.prompt.id !== step.when) return null;
  if (step.rule && !decision.rules.includes(step.rule)) return null;
  const { option, verb, touches } = step.do;
  const fits = (o: Option): boolean =>
    (option ?? o.id) === o.id && (verb ?? o.verb) === o.verb && (!touches || o.touches.includes(touches));
  return decision.options.find(fits) ?? null;
}

export interface Place {
  /** The number of the decision. */
  at: number;
  /** All that had to be taught has been. */
  finished: boolean;
  progress: Progress;
  step: Step | null;
  option: Option | null;
}

/** What is said of a decision: the next step that fits, or an aside, or the last step that did; else nothing. */
export function follow({ steps, asides }: Lesson, progress: Progress, decision: Decision): Place {
  const { number } = decision;
  const next = progress.before[number] ?? progress.next;
  const earlier = Object.entries(progress.before).filter(([at]) => Number(at) < number);
  const before = { ...Object.fromEntries(earlier), [number]: next };
  const fits = (step: Step): boolean => taught(step, decision) !== null;
  const left = steps.slice(next);
  const ahead = left.findIndex(fits);
  const aside = asides.find(fits);
  const finished = ahead < 0 && left.every((step) => step.optional) && (left.length === 0 || !aside);
  const step = finished ? null : (left[ahead] ?? aside ?? steps.slice(0, next).findLast(fits) ?? null);
  return {
    at: number,
    finished,
    progress: { next: ahead < 0 ? next : next + ahead + 1, before },
    step,
    option: step && taught(step, decision),
  };
}
