import { describe, expect, test } from "vitest";
import { arrangeOptions, optionForKey } from "../src/decide/options";
import { search } from "../src/panels/search";
import { segments } from "../src/shell/rich";
import type { Option, RuleRow } from "../src/shell/protocol";

const option = (id: string, verb: string, ...touches: string[]): Option => ({
  id,
  verb,
  touches,
  label: { id },
});

describe("answers", () => {
  const shown = arrangeOptions([
    option("a", "activate", "unit:a"),
    option("pass", "pass"),
    option("card", "play", "card:x"),
    option("done", "done"),
  ]);
  test("with something to touch get a row, the others a button, the loudest first", () => {
    expect(shown.rows.map((o) => o.id)).toEqual(["a", "card"]);
    expect(shown.buttons.map((o) => o.id)).toEqual(["done", "pass"]);
    expect(shown.primary?.id).toBe("done");
    expect(shown.quiet?.id).toBe("pass");
  });
  test("that are many hexes are left to the map, a few are listed", () => {
    const hexes = (n: number): Option[] =>
      Array.from({ length: n }, (_, i) => option(`h${i}`, "step", `hex:A${i}`));
    expect(arrangeOptions(hexes(4)).rows).toHaveLength(4);
    expect(arrangeOptions(hexes(5))).toMatchObject({ rows: [], hexes: { length: 5 } });
  });
  test("lose none and gain none", () => {
    const all = [
      option("1", "step", "hex:A1"),
      option("2", "back", "hex:A1"),
      option("3", "pass", "unit:x"),
      option("4", "fire"),
    ];
    const { rows, hexes, buttons } = arrangeOptions(all);
    expect([...rows, ...hexes, ...buttons].map((o) => o.id).sort()).toEqual(["1", "2", "3", "4"]);
  });
  test("have keys", () => {
    expect(optionForKey("Enter", shown)?.id).toBe("done");
    expect(optionForKey("p", shown)?.id).toBe("pass");
    expect(optionForKey("Escape", shown)).toBeNull();
    expect(optionForKey("p", arrangeOptions([option("back", "back"), option("done", "done")]))).toBeNull();
    expect(optionForKey("2", shown)?.id).toBe("card");
    expect(optionForKey("9", shown)).toBeNull();
    expect(optionForKey("f", arrangeOptions([option("shoot", "fire")]))?.id).toBe("shoot");
  });
});

test("small markup: strong words and rule numbers, nothing else", () => {
  expect(segments("A <b>tie</b> breaks [O21.3.7#2] <i>x</i>.")).toEqual([
    { kind: "plain", text: "A " },
    { kind: "strong", text: "tie" },
    { kind: "plain", text: " breaks " },
    { kind: "rule", text: "O21.3.7#2" },
    { kind: "plain", text: " <i>x</i>." },
  ]);
  expect(segments("Roll [2] dice")).toHaveLength(3);
});

test("rules are found by number, then by title, then by text; accents and case set aside", () => {
  const row = (rule: string, title: string, text: string): RuleRow => ({ rule, title, text, kind: "rule" });
  const rows = [
    row("T1", "Forêt", "coûte 2"),
    row("O2", "Tir", "une forêt bloque"),
    row("F3", "Divers", "rien"),
  ];
  expect(search(rows, "foret").map((r) => r.rule)).toEqual(["T1", "O2"]);
  expect(search(rows, "o2").map((r) => r.rule)).toEqual(["O2"]);
  expect(search(rows, "FORÊT bloque").map((r) => r.rule)).toEqual(["O2"]);
  expect(search(rows, "")).toHaveLength(3);
});
