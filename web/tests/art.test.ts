import { describe, expect, test } from "vitest";
import { defs, detailAt, tactical, weapon } from "../src/art/counters";
import { die } from "../src/art/dice";
import { NATIONS } from "../src/art/nations";
import { symbolPiece } from "../src/art/symbols";
import { vignette } from "../src/art/vignette";
import { markerArt } from "../src/board/markers";

const platoon = { kind: "platoon", nation: "german", name: "Landwehr", fp: 5, range: 4, move: 4, morale: 7 };
const numbers = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1] ?? "");

describe("counters", () => {
  test("show name, morale and the three values at the foot; the small face drops the name only", () => {
    expect(numbers(tactical(platoon, "l"))).toEqual(["Landwehr", "7", "5", "4", "4"]);
    expect(numbers(tactical(platoon, "s"))).toEqual(["7", "5", "4", "4"]);
    expect(numbers(tactical(platoon, "xs"))).toEqual([]);
    expect(numbers(weapon({ ...platoon, kind: "hmg", name: "MG 08", morale: undefined }, "l"))).toEqual([
      "MG 08",
      "5",
      "4",
      "4",
    ]);
  });
  test("never rely on colour alone", () => {
    const well = tactical(platoon, "s");
    const broken = tactical({ ...platoon, broken: true }, "s");
    const path = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map((m) => m[1] ?? "");
    expect(path(broken)).not.toEqual(path(well));
    expect(path(tactical({ ...platoon, badges: ["suppressed"] }, "s")).length).toBeGreaterThan(
      path(well).length,
    );
    const company = { type: "infantry", size: "company", nation: "british", vals: [4, 6, 5] };
    const faces = (["formed", "dispersed"] as const).flatMap((face) =>
      [false, true].map((spent) => symbolPiece({ ...company, face, spent }, "s")),
    );
    expect(new Set(faces.map((f) => path(f).join())).size).toBe(4);
  });
  test("show five values where a title prints five", () => {
    const company = { type: "infantry", size: "company", nation: "german", vals: ["+2", 2, 3] };
    expect(numbers(symbolPiece({ ...company, corners: [4, 8] }, "s"))).toEqual(["4", "8", "+2", "2", "3"]);
    expect(symbolPiece({ ...company, corners: [4, 8], mark: "boxed" }, "s").split("<rect").length).toBe(
      symbolPiece({ ...company, corners: [4, 8] }, "s").split("<rect").length + 1,
    );
  });
  test("cannot carry markup in", () => {
    const art = tactical({ ...platoon, name: '<script>"&' }, "l");
    expect(art).not.toContain("<script>");
    expect(markerArt("<img>", null)).not.toContain("<img>");
  });
  test("use only gradients and patterns that the page defines", () => {
    const known = new Set([...defs().matchAll(/id="([^"]+)"/g)].map((m) => m[1]));
    for (const nation of [...Object.keys(NATIONS), "martian"])
      for (const spec of [
        { ...platoon, nation },
        { ...platoon, nation, broken: true, activated: true },
      ])
        for (const m of tactical(spec, "l").matchAll(/url\(#([^)]+)\)/g)) expect(known.has(m[1])).toBe(true);
    const spent = symbolPiece({ type: "hq", size: "army", nation: "french", vals: [1], spent: true });
    for (const m of spent.matchAll(/url\(#([^)]+)\)/g)) expect(known.has(m[1])).toBe(true);
  });
  test("take the detail that their size deserves", () => {
    expect([10, 19, 20, 61, 62].map(detailAt)).toEqual(["xs", "xs", "s", "s", "l"]);
  });
});

test("a die shows as many pips as it says, or its number", () => {
  for (let n = 1; n <= 6; n++) expect(die(n, 0, 0).split("<circle").length - 1).toBe(n);
  expect(numbers(die(9, 0, 0))).toEqual(["9"]);
});

test("a scene is the same every time", () => {
  expect(vignette("guns", "french", 200, 80, 3)).toBe(vignette("guns", "french", 200, 80, 3));
  expect(vignette("guns", "french", 200, 80, 3)).not.toBe(vignette("guns", "french", 200, 80, 4));
});
