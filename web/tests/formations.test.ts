import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { callsign, printedSign } from "../src/titles/rpc/formations";

test("companies of different formations have different names", () => {
  expect(callsign("reserve-1")).toEqual({ en: "Reserve/1", fr: "Réserve/1" });
  expect(callsign("saxons-1")).toEqual({ en: "Saxons/1", fr: "Saxons/1" });
  expect(callsign("gunners-2")).toEqual({ en: "Gunners/2", fr: "Artilleurs/2" });
});

test("regiments are counted as each language counts", () => {
  expect(callsign("126th-4")).toEqual({ en: "126th/4", fr: "126e/4" });
  expect(callsign("1st-2")).toEqual({ en: "1st/2", fr: "1er/2" });
});

test("a formation of somebody's own is called as in its document", () => {
  expect(callsign("home_guard-3")).toEqual({ en: "Home guard/3", fr: "Home guard/3" });
  expect(callsign("g1")).toBeUndefined();
});

test("a counter has room for a number", () => {
  expect([printedSign("126th-4"), printedSign("saxons-1"), printedSign("g1")]).toEqual(["126th/4", "1", ""]);
});

test("every formation of the scenarios has a name in French", () => {
  const folder = new URL("../../grognard/games/rpc/scenarios/", import.meta.url);
  const forces = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/^\[forces\.([\w-]+)\]/gm)].map(
      (found) => found[1] as string,
    ),
  );
  const alike = [
    "batteries",
    "borderers",
    "brigades",
    "dukes",
    "front",
    "gloucesters",
    "guards",
    "highlanders",
  ];
  alike.push("rifles", "saxons", "train", "worcesters");
  const same = forces.filter((force) => callsign(`${force}-1`)?.en === callsign(`${force}-1`)?.fr);
  expect(forces.length).toBeGreaterThan(20);
  expect([...new Set(same)].filter((force) => !alike.includes(force))).toEqual([]);
});
