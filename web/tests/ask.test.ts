import { expect, test } from "vitest";
import { echoes } from "../src/shell/ask";
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
