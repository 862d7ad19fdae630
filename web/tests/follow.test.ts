import { describe, expect, it } from "vitest";
import { follow, START, type Lesson, type Step } from "../src/learn/follow";
import type { Decision } from "../src/shell/protocol";

const step = (id: string, when: string, option: string): Step => ({
  id,
  when,
  do: { option },
  say: { en: id, fr: id },
  rules: [],
});
const lesson = {
  steps: [step("fire", "order", "f"), step("shoot", "target", "x"), step("move", "order", "m")],
  asides: [step("dice", "reroll", "pass")],
} as unknown as Lesson;
const asked = (number: number, prompt: string, ...options: string[]): Decision => ({
  number,
  side: "red",
  kind: "turn",
  prompt: { id: prompt },
  rules: [],
  options: options.map((id) => ({ id, verb: id, touches: [], label: { id } })),
});

describe("follow", () => {
  it("goes from step to step as the game does", () => {
    const one = follow(lesson, START, asked(1, "order", "f", "m"));
    const two = follow(lesson, one.progress, asked(2, "target", "x"));
    const three = follow(lesson, two.progress, asked(4, "order", "m"));
    expect([one, two, three].map((p) => p.step?.id)).toEqual(["fire", "shoot", "move"]);
    expect(three.progress.next).toBe(3);
  });
  it("says an aside as often as it comes and stays where it was", () => {
    const one = follow(lesson, START, asked(1, "reroll", "again", "pass"));
    const two = follow(lesson, one.progress, asked(2, "reroll", "again", "pass"));
    expect([one.step?.id, two.step?.id, two.progress.next]).toEqual(["dice", "dice", 0]);
  });
  it("comes back after a step back, and says an old step again where nothing newer fits", () => {
    const one = follow(lesson, START, asked(1, "order", "f", "m"));
    const two = follow(lesson, one.progress, asked(2, "target", "x"));
    expect(follow(lesson, two.progress, asked(1, "order", "f", "m")).step?.id).toBe("fire");
    const late = follow(lesson, { next: 2, before: {} }, asked(9, "order", "f"));
    expect([late.step?.id, late.progress.next]).toEqual(["fire", 2]);
  });
  it("ends when nothing is left but what may be left out", () => {
    const last = { ...step("charge", "charge", "yes"), optional: true };
    const whole = { ...lesson, steps: [...lesson.steps, last] };
    const late = (prompt: string, option: string) =>
      follow(whole, { next: 3, before: {} }, asked(9, prompt, option));
    expect(late("reroll", "pass").step?.id).toBe("dice");
    expect(late("charge", "yes").step?.id).toBe("charge");
    expect(late("order", "f")).toMatchObject({ finished: true, step: null });
  });
  it("is silent on ways of one's own", () => {
    expect(follow(lesson, START, asked(1, "melee", "hold")).step).toBeNull();
  });
});
