import { expect, test } from "vitest";
import { echoes, grouped } from "../src/shell/ask";
import { entries, type WireLine } from "../src/shell/wire";
import { look } from "../src/titles/rpc/look";

test("a reason that repeats its option is no explanation; one with a value or words of its own is", () => {
  const label = { id: "action-fire" };
  expect(echoes({ rule: "6.03", text: label, value: null }, label)).toBe(true);
  expect(echoes({ rule: "6.03", text: label, value: 0 }, label)).toBe(false);
  expect(echoes({ rule: "6.03", text: { id: "explain-fire" } }, label)).toBe(false);
});

test("a line that names two companies calls both by their signs", () => {
  const target = { id: "unit-called", args: { name: "@unit-infantry", unit: "saxons-2" } };
  const args = { unit: "126th-4", name: "@unit-infantry", side: "@side-german", target };
  const line = { n: 3, id: "melee-attacks", args, rules: ["6.674"] } as unknown as WireLine;
  const [entry] = entries([line], look);
  const called = (sign: object): object => ({ id: "named-piece", args: { name: "@unit-infantry", sign } });
  expect(entry?.args).toMatchObject({
    name: called({ en: "126th/4", fr: "126e/4" }),
    target: { id: "unit-called", args: { name: called({ en: "Saxons/2", fr: "Saxons/2" }) } },
  });
});

test("each part stands under its sum, with its sign", () => {
  const reason = (id: string, value: number): object => ({ rule: "6.53", text: { id }, value });
  const told = [reason("total", -2), reason("a", 2), reason("b", -4), reason("total", 1), reason("c", 1)];
  const { reasons, totals } = grouped(told as never, ["total"]);
  expect(totals?.map((t) => [t.group, t.value])).toEqual([
    ["0", -2],
    ["1", "+1"],
  ]);
  expect(reasons.map((r) => [r.text.id, r.group, r.value])).toEqual([
    ["a", "0", "+2"],
    ["b", "0", -4],
    ["c", "1", "+1"],
  ]);
  expect(grouped(told as never).totals).toEqual([]);
});
