import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defs } from "../src/art/counters";
import { VEHICLES } from "../src/art/vehicles";
import { sideManner, terrainManner } from "../src/board/terrain/kinds";
import type { Unit } from "../src/shell/protocol";
import { bandOf, groundOf, inkOn, WEAPONS } from "../src/titles/gts/colours";
import { charts } from "../src/titles/gts/charts";
import { counter } from "../src/titles/gts/counter";
import { faces, valuesOf } from "../src/titles/gts/faces";
import { look } from "../src/titles/gts/look";
import { SIGNS, signsOf } from "../src/titles/gts/signs";
import { symbol, SYMBOLS } from "../src/titles/gts/symbols";

const RIFLES = { fire: 3, range: 1, assault: 4, assault_weapon: "dual", defense: 0, movement: 4, quality: 6 };
const LORRY = { defense: 2, movement: 12, moves: "wheeled", quality: 6 };
const TANK = {
  fire: 5,
  weapon: "dual",
  range: 4,
  assault: 4,
  defense: -3,
  armored: true,
  movement: 14,
  moves: "tracked",
  quality: 5,
};
const GUN = {
  fire: 6,
  weapon: "armor-piercing",
  range: 6,
  defense: 1,
  star: true,
  quality: 5,
  auto_command: true,
};
const known = faces({
  counters: {
    rifles: { kind: "infantry", symbol: "infantry", steps: 2, front: RIFLES, transport: LORRY },
    tanks: { kind: "vehicle", symbol: "tank", steps: 2, front: TANK },
    guns: { kind: "gun", symbol: "anti-tank", steps: 1, front: GUN },
  },
});
const face = (id: string) => known[id] ?? { kind: "", nation: "", name: "", values: {} };
const company: Unit = {
  id: "a",
  hex: "D05",
  side: "allied",
  face: "rifles",
  label: "A/1 Suffolk",
  army: "3-div",
  values: { stripe: "#b5382a", steps: 2 },
};
const words = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1] ?? "");
const shapes = (svg: string): string => svg.replace(/(fill|stroke)="#[^"]*"/g, "");

describe("a company", () => {
  test("shows every rating, its range, Troop Quality, movement and designation; far away none", () => {
    expect(words(counter(company, face("rifles"), "l"))).toEqual([
      "3",
      "1",
      "4",
      "0",
      "6",
      "4",
      "A/1 Suffolk",
    ]);
    expect(words(counter(company, face("rifles"), "s"))).toEqual(["3", "1", "4", "0", "6", "4"]);
    expect(words(counter(company, face("rifles"), "xs"))).toEqual([]);
  });
  test("has the box of its Weapons Class, Formation and Division", () => {
    const art = counter(company, face("rifles"), "l");
    for (const colour of [
      WEAPONS["small-arms"]?.fill,
      WEAPONS.dual?.fill,
      "#b5382a",
      groundOf("3-div", "allied").body,
    ])
      expect(art).toContain(`"${colour}"`);
    expect(counter({ ...company, face: "guns" }, face("guns"), "l")).toContain(
      `"${WEAPONS["armor-piercing"]?.fill}"`,
    );
  });
  test("that cannot fire says No, and has no box for an assault that it cannot make", () => {
    const mounted = counter({ ...company, face: "rifles-transport" }, face("rifles-transport"), "l");
    expect(words(mounted)).toEqual(["No", "+2", "6", "12", "A/1 Suffolk"]);
  });
  test("tells legs, wheels and tracks by shape and not by colour alone", () => {
    const moves = ["leg", "wheeled", "tracked"].map((kind) =>
      shapes(
        counter({ ...company, values: { ...valuesOf({ ...RIFLES, moves: kind }) } }, face("rifles"), "s"),
      ),
    );
    expect(new Set(moves).size).toBe(3);
    expect(words(counter({ ...company, face: "guns" }, face("guns"), "s"))).toContain("★");
  });
  test("shows a lost Step as a crossed dot", () => {
    const hurt = { ...company, values: { ...company.values, steps: 1 } };
    expect(shapes(counter(hurt, face("rifles"), "l"))).not.toBe(
      shapes(counter(company, face("rifles"), "l")),
    );
  });
  test("shows its two worst states, and every state has a sign of its own shape", () => {
    const badges = ["acted", "suppressed", "two-hits", "column"];
    expect(signsOf(badges)).toEqual(["two-hits", "suppressed", "column", "acted"]);
    for (const detail of ["l", "s"] as const) {
      const art = counter({ ...company, badges }, face("rifles"), detail);
      expect(art).toContain(SIGNS["two-hits"]);
      expect(art).toContain(SIGNS.suppressed);
      expect(art).not.toContain(SIGNS.column);
    }
    const drawn = Object.values(SIGNS).map((sign) => sign.replace(/(fill|stroke)="#[^"]*"/g, ""));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  test("cannot carry markup in, and uses only what the page defines", () => {
    const evil = {
      ...company,
      label: '<script>"&',
      values: { stripe: '"><script>' },
      badges: ["acted", "entrenched"],
    };
    const ids = new Set([...defs().matchAll(/id="([^"]+)"/g)].map((m) => m[1]));
    for (const detail of ["l", "s", "xs"] as const)
      for (const art of [
        counter(evil, face("rifles"), detail),
        counter({ ...evil, face: "leader" }, face("leader"), detail),
      ]) {
        expect(art).not.toContain("<script>");
        for (const m of art.matchAll(/url\(#([^)]+)\)/g)) expect(ids.has(m[1])).toBe(true);
      }
  });
});

test("a Leader shows his range, his Attachment Rating and his name", () => {
  const leader: Unit = { ...company, face: "leader", label: "Cass", values: { command: 5, attachment: 4 } };
  expect(words(counter(leader, face("leader"), "l")).sort()).toEqual(["4", "5", "Cass"]);
  expect(words(counter(leader, face("leader"), "s")).sort()).toEqual(["4", "5"]);
  expect(look.rank(face("leader"))).toBe("leader");
});

test("every symbol of the counters is drawn, none like another", () => {
  const table = readFileSync("../grognard/games/gts/counters.toml", "utf8");
  const used = [...new Set([...table.matchAll(/symbol = "([^"]+)"/g)].map((m) => m[1] ?? ""))];
  const draws = (name: string): boolean =>
    (SYMBOLS as readonly string[]).includes(name) || VEHICLES.includes(name);
  expect(used.filter((name) => !draws(name))).toEqual([]);
  const signs = SYMBOLS.map((name) => symbol(name, "infantry", "#000", "#fff"));
  expect(new Set(signs).size).toBe(SYMBOLS.length);
  const profiles = VEHICLES.map((name) => symbol(name, "vehicle", "#000", "#fff"));
  expect(new Set(profiles).size).toBe(VEHICLES.length);
});

test("colours are read: bands by their ink, Divisions by their side", () => {
  expect([bandOf(undefined), bandOf("black"), bandOf("#2f6f3a")]).toEqual(["#FFFDF6", "#14120F", "#2f6f3a"]);
  expect(inkOn("#14120F")).toBe("#FFFFFF");
  expect(inkOn("#FFFDF6")).not.toBe("#FFFFFF");
  expect(groundOf("new", "german")).toEqual(groundOf("new", "german"));
  expect(groundOf("new", "german").ink).toBe("#FFFFFF");
  expect(groundOf("new", "allied").ink).not.toBe("#FFFFFF");
});

test("charts are those of the table, row by row", () => {
  const reference = {
    results: { dual: { unarmored: "1 S S C C 1 E E E", armored: "C S S C 1 1 E E E" } },
    terrain: { woods: { costs: "2 2 - 6 6 4", fire: "-2 -2 0", blocks: true } },
    hexsides: { ridge: { costs: "1 - 3", fire: "-1 -2", blocks: true } },
  };
  const rows = charts({ reference }).map((chart) => chart.rows[0]?.cells.slice(1));
  expect(rows).toEqual([
    ["2", "2", "–", "6", "6", "4"],
    ["−2", "−2", "·", "✕"],
    ["1", "–", "3", "−1", "−2", "✕"],
    ["1", "S", "S", "C", "C", "1", "E", "E", "E"],
    ["C", "S", "S", "C", "1", "1", "E", "E", "E"],
  ]);
  for (const chart of charts({ reference }))
    for (const row of chart.rows) expect(row.cells).toHaveLength(chart.columns.length);
});

test("the ground of 1944 has manners of its own", () => {
  const terrain = ["beach", "dunes", "bocage", "town", "city", "fortified", "village", "polder", "orchard"];
  expect(new Set(terrain.map(terrainManner)).size).toBe(terrain.length);
  expect(["crest", "slope", "ridge", "bridge", "ferry"].map(sideManner)).toEqual([
    "crest",
    "incline",
    "ridge",
    "bridge",
    "ferry",
  ]);
});
