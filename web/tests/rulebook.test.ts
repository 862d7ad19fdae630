import { expect, test } from "vitest";
import { cardText, facts, rowOf } from "../src/panels/rulebook";

const row = (rule: string, kind: string, title: string, text: string) => ({ rule, kind, title, text });
const ROWS = [
  row("T113#1", "data", "Orchard: Move Cost", "Orchard: Move Cost: 1."),
  row("T113#2", "data", "Orchard: Cover", "Orchard: Cover: 1."),
  row("T124#1", "data", "Bois : Couverture", "Bois : Couverture : 2."),
  row("T124#2", "data", "Bois : LDV", "Bois : LDV : Obstacle ; crée un Angle Mort [T110.4.1]."),
  row("T118.3#2", "data", "Shellhole maps", "All hexes of map 10 are Shellholes."),
  row("A36#1", "rule", "Concealment", "Before a Defense Roll."),
  row("A36#2", "rule", "Concealment", "Reduce the Total by the Cover [T116] of the hex."),
  row("A36#3", "note", "Concealment", "A remark."),
  row("A360", "rule", "Other", "Something else."),
];

test("data rows are gathered by what they are about, in either language's spacing", () => {
  expect(facts(ROWS)).toEqual([
    {
      name: "Orchard",
      rule: "T113",
      lines: [
        { label: "Move Cost", text: "1" },
        { label: "Cover", text: "1" },
      ],
    },
    {
      name: "Bois",
      rule: "T124",
      lines: [
        { label: "Couverture", text: "2" },
        { label: "LDV", text: "Obstacle ; crée un Angle Mort [T110.4.1]" },
      ],
    },
  ]);
});

test("a rule number finds its row: itself, its first clause, its first part, or the rule that it belongs to", () => {
  const found = (rule: string) => rowOf(ROWS, rule)?.rule;
  expect(found("A36#2")).toBe("A36#2");
  expect(found("A36")).toBe("A36#1");
  expect(found("A360")).toBe("A360");
  expect(found("T118")).toBe("T118.3#2");
  expect(found("T118.3#9")).toBe("T118.3#2");
  expect(found("A3")).toBeUndefined();
  expect(found("T113.1.7")).toBe("T113#1");
  expect(rowOf([row("11.01", "rule", "", ""), row("11.12#1", "rule", "", "")], "11.1")?.rule).toBe("11.12#1");
});

test("a card says its own rules and no others, without their cross-references", () => {
  expect(cardText(ROWS, "A36")).toBe("Before a Defense Roll. Reduce the Total by the Cover of the hex.");
  expect(cardText(ROWS, undefined)).toBe("");
});
