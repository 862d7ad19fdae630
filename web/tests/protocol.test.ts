import { describe, expect, test } from "vitest";
import { BASE } from "../src/fixtures/position";
import { scene } from "../src/fixtures/scenes";
import { apply, OutOfStep, overlaySubjects, splitSubject, touching } from "../src/shell/delta";
import { parse } from "../src/shell/routes";
import type { Unit, View } from "../src/shell/protocol";

const view: View = { ...BASE, number: 7 };

describe("a delta", () => {
  test("changes, adds and removes units and leaves the old view as it was", () => {
    const before = JSON.stringify(view);
    const moved: Unit = { ...(view.units[0] as Unit), hex: "G5" };
    const fresh: Unit = { id: "new", hex: "A1", side: "french", face: "ligne" };
    const next = apply(view, { from: 7, number: 8, units: { set: [moved, fresh], gone: ["dg"] } });
    expect(next.number).toBe(8);
    expect(next.units.find((u) => u.id === moved.id)?.hex).toBe("G5");
    expect(next.units.findIndex((u) => u.id === moved.id)).toBe(0);
    expect(next.units[next.units.length - 1]?.id).toBe("new");
    expect(next.units.some((u) => u.id === "dg")).toBe(false);
    expect(JSON.stringify(view)).toBe(before);
  });
  test("shares what did not change", () => {
    const next = apply(view, { from: 7, number: 8, hands: { french: 3 } });
    expect(next.units).toBe(view.units);
    expect(next.tracks).toBe(view.tracks);
    expect(next.hands).toEqual({ ...view.hands, french: 3 });
  });
  test("drops tracks and cards that are sent as null", () => {
    const next = apply(view, { from: 7, number: 8, tracks: { time: null }, cards: { "F-1": null } });
    expect("time" in next.tracks).toBe(false);
    expect("victory" in next.tracks).toBe(true);
    expect("F-1" in next.cards).toBe(false);
  });
  test("cuts the log where it was taken back, then adds to it", () => {
    const entry = { number: 5, id: "log-hold", rules: [] };
    const next = apply(view, { from: 7, number: 8, cut: 5, log: [entry] });
    expect(next.log.map((e) => e.number)).toEqual([1, 2, 3, 4, 5]);
    expect(next.log[4]).toEqual(entry);
  });
  test("tells no decision from an unchanged one", () => {
    const asked = { ...view, decision: scene("activate").view.decision };
    expect(apply(asked, { from: 7, number: 8 }).decision).toBe(asked.decision);
    expect(apply(asked, { from: 7, number: 8, decision: null }).decision).toBeNull();
  });
  test("out of its turn is refused", () => {
    expect(() => apply(view, { from: 6, number: 8 })).toThrow(OutOfStep);
  });
});

test("options are found by what they touch", () => {
  const { decision } = scene("activate").view;
  expect(touching(decision, "unit:ch").map((o) => o.id)).toEqual(["tick-ch"]);
  expect(touching(decision, "hex:A1")).toEqual([]);
  expect(touching(null, "unit:ch")).toEqual([]);
});

test("subjects split at the first colon only", () => {
  expect(splitSubject("marker:a:b")).toEqual({ kind: "marker", id: "a:b" });
  expect(overlaySubjects({ kind: "fire", from: "J6", to: "H5" })).toEqual(["hex:J6", "hex:H5"]);
});

test("the invented game can be played to the shot and back", () => {
  const s = scene("activate");
  let now = s.view;
  const answer = (option: string): void => {
    const change = s.answer(option, now);
    expect(change, option).not.toBeNull();
    now = apply(now, { ...change, from: now.number, number: now.number + 1 });
  };
  ["done", "step-G5", "step-H5"].forEach(answer);
  expect(now.decision?.kind).toBe("reaction");
  answer("fire");
  expect(now.units.find((u) => u.id === "ch")).toMatchObject({ hex: "H5", broken: true });
  expect(s.answer("nonsense", now)).toBeNull();
});

test("addresses", () => {
  expect(parse("")).toEqual({ page: "lobby" });
  expect(parse("#/game/x-1.y")).toEqual({ page: "game", id: "x-1.y" });
  expect(parse("#/game")).toEqual({ page: "lobby" });
  expect(parse("#/fixture/opfire")).toEqual({ page: "fixture", scene: "opfire" });
});
