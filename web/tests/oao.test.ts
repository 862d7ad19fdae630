import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defs } from "../src/art/counters";
import { BoardMap, Seat, type MapDocument } from "../src/board/mapdoc";
import { place, stacksOf } from "../src/board/pieces";
import { arrangeOptions } from "../src/decide/options";
import type { Option, Unit, View } from "../src/shell/protocol";
import { drawn, type WireView } from "../src/shell/wire";
import { stripeOf } from "../src/titles/oao/armies";
import { LEVELS, SIGNS, signsOf } from "../src/titles/oao/badges";
import { counter, fitted } from "../src/titles/oao/counter";
import { displays, waiting } from "../src/titles/oao/displays";
import { layers } from "../src/titles/oao/layers";
import { look } from "../src/titles/oao/look";
import { regions } from "../src/titles/oao/regions";
import { symbol, TYPES } from "../src/titles/oao/symbols";

const faces = look.faces({});
const face = (id: string) => faces[id] ?? { kind: "", nation: "", name: "", values: {} };
const values = { attack: 13, defence: 15, proficiency: 5, artillery: 4 };
const division: Unit = {
  id: "fr-10-5",
  hex: "50.44",
  side: "allied",
  face: "french-infantry",
  label: "10/5",
  size: "xx",
  army: "fr-THIRD",
  values,
};
const words = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1] ?? "").filter(Boolean);

describe("a counter of 1914", () => {
  test("shows its owner label, size and all values; the small one what a player counts", () => {
    expect(words(counter(division, face("french-infantry"), "l"))).toEqual(["10/5", "XX", "13-15", "5", "4"]);
    expect(words(counter(division, face("french-infantry"), "s"))).toEqual(["XX", "13-15"]);
    expect(words(counter(division, face("french-infantry"), "xs"))).toEqual([]);
  });
  test("shows the enemy what it is and no value", () => {
    const seen = { ...division, values: undefined };
    for (const detail of ["l", "s"] as const)
      expect(words(counter(seen, face("french-infantry"), detail))).toEqual(["XX", "10/5"]);
  });
  test("that is hidden says nothing but whose it is", () => {
    const back = counter(
      { id: "x", hex: "50.44", side: "allied", face: "allied-hidden" },
      face("allied-hidden"),
      "l",
    );
    expect(words(back)).toEqual([]);
    expect(back).toContain("plate-french14");
  });
  test("of a fortress defends only, and who carries bread has no strength", () => {
    const work = { ...division, values: { ...values, attack: 0, proficiency: 0 } };
    expect(words(counter(work, face("belgian-fortress1"), "s"))).toContain("15");
    expect(words(counter(work, face("german-depot"), "s"))).toContain("10/5");
  });
  test("has a symbol for every type, none like another", () => {
    expect(new Set(TYPES.map(symbol)).size).toBe(TYPES.length);
    for (const nation of ["german", "austrian", "french", "british", "belgian"])
      for (const type of TYPES) expect(faces[`${nation}-${type}`]?.kind).toBe(type);
    expect(defs()).toContain("plate-austrian");
  });
  test("keeps long names within its edge", () => {
    expect(fitted("3/2", 15, 58)).toBe(15);
    expect(fitted("Feste Kaiser Wilhelm II", 15, 84)).toBeLessThan(8);
  });
  test("wears the colour of its army and signs of its state, without colour alone", () => {
    expect(stripeOf("de-FIRST")).toBe(stripeOf("fr-FIRST"));
    expect(stripeOf(undefined)).toBeUndefined();
    expect(new Set([...Object.values(LEVELS), ...Object.values(SIGNS)]).size).toBe(
      Object.keys(LEVELS).length + Object.keys(SIGNS).length,
    );
    expect(signsOf(["moved", "level-3", "prepared"])).toEqual(["prepared", "moved"]);
    const worn = counter({ ...division, badges: ["level-4"] }, face("french-infantry"), "s");
    expect(words(worn)).toContain("CI");
  });
});

describe("stacks of 1914", () => {
  const map = new BoardMap({
    id: "m",
    title: "m",
    grid: { columns: 4, rows: 4, numbering: "dotted" },
  } as MapDocument);
  const seat = new Seat(map, false);
  const unit = (id: string, more: Partial<Unit> = {}): Unit => ({ ...division, id, hex: "02.02", ...more });
  test("lie with their top in front", () => {
    const pieces = place(stacksOf(["a", "b", "c", "d"].map((id) => unit(id))), faces, look, seat);
    expect(pieces.map((p) => p.unit.id)).toEqual(["c", "b", "a"]);
    expect(pieces.at(-1)?.more).toBe(1);
  });
  test("leave a unit on two hexes astride their side", () => {
    const [piece] = place(stacksOf([unit("a", { other: "02.03" })]), faces, look, seat);
    const [p, q] = [seat.centre("02.02"), seat.centre("02.03")];
    expect([piece?.x, piece?.y]).toEqual([(p.x + q.x) / 2, (p.y + q.y) / 2]);
  });
});

const view = {
  side: "allied",
  sides: [
    { id: "allied", nation: "french14", name: { id: "side-allied" } },
    { id: "german", nation: "german", name: { id: "side-german" } },
  ],
  units: [division],
  area: ["50.44"],
  front: ["52.45/51.45"],
  control: { "58.28": "german", "56.60": "allied", "57.28": "german" },
  boundaries: [
    { armies: ["fr-FOURTH", "fr-THIRD"], hexes: ["53.42", "01.45"] },
    { armies: ["de-FIFTH", "de-FOURTH"], hexes: ["50.43", "70.44"] },
  ],
  armies: [
    { id: "de-FOURTH", side: "german", active: true, plan: "active", formations: [] },
    {
      id: "de-FIFTH",
      side: "german",
      active: false,
      plan: "none",
      formations: [{ id: "de-9-5", label: "9/5", face: "german-infantry", size: "xx", corps: "de-5" }],
    },
    {
      id: "fr-FOURTH",
      side: "allied",
      active: true,
      plan: "active",
      formations: [],
    },
    {
      id: "fr-THIRD",
      side: "allied",
      active: true,
      plan: "active",
      formations: [
        { id: "fr-10-5", label: "10/5", face: "french-infantry", size: "xx", corps: "fr-5" },
        { id: "fr-7c", label: "7 c", face: "french-cavalry", size: "xx", corps: "" },
      ],
    },
  ],
  players: {
    allied: {
      off_map: [{ id: "fr-1", label: "1", face: "french-infantry", size: "xx", place: "holding box" }],
    },
    german: { off_map: 3 },
  },
} as unknown as View;

describe("layers", () => {
  const layer = (name: string) => layers.find((each) => each.name === name)?.draw(view) ?? [];
  test("of the front tell what each side holds", () => {
    expect(layer("front")).toEqual([
      {
        kind: "front",
        between: ["52.45/51.45"],
        held: { german: ["58.28", "57.28"], allied: ["56.60"] },
      },
    ]);
  });
  test("of the area of play are there only where it is not the whole map", () => {
    expect(layer("area")).toEqual([{ kind: "within", hexes: ["50.44"] }]);
    const whole = { ...view, area: [] } as unknown as View;
    expect(layers.find((each) => each.name === "area")?.draw(whole)).toEqual([]);
  });
  test("of boundaries name the northern army first on both sides", () => {
    const names = layer("boundaries").map((each) =>
      each.kind === "boundary" ? each.names.map((n) => n.id) : [],
    );
    expect(names).toEqual([
      ["army-fr-FOURTH", "army-fr-THIRD"],
      ["army-de-FOURTH", "army-de-FIFTH"],
    ]);
  });
});

test("the pictures of scenarios show what they are about", () => {
  const folder = new URL("../../grognard/games/oao/scenarios/", import.meta.url);
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), "utf-8");
    const found = /\[area\]\s+columns = (\[.*\])\s+rows = (\[.*\])/.exec(text);
    const area = found && { columns: JSON.parse(found[1] ?? ""), rows: JSON.parse(found[2] ?? "") };
    expect(regions[file.replace(".toml", "")] ?? null, file).toEqual(area);
  }
});

describe("displays", () => {
  const shown = displays(view);
  test("list one's own armies first, corps by corps, with what may be known", () => {
    expect(shown.map((each) => each.id)).toEqual(["off-map", "army-fr-THIRD", "army-de-FIFTH"]);
    const [state, corps, others] = shown[1]?.lines ?? [];
    expect(state).toMatchObject({ value: 2, done: false });
    expect(corps).toMatchObject({ label: { args: { corps: "5" } }, hexes: ["50.44"] });
    expect(corps?.faces).toMatchObject([{ label: "10/5", values, army: "fr-THIRD" }]);
    expect(others).toMatchObject({ label: { id: "display-no-corps" }, hexes: [] });
    expect(shown[2]?.lines[0]?.done).toBe(true);
    expect(shown[2]?.lines[1]?.faces?.[0]?.values).toBeUndefined();
  });
  test("count what the enemy keeps off the map, and name one's own", () => {
    expect(shown[0]?.lines.map((line) => line.value)).toEqual([1, 3]);
    expect(waiting(view)).toMatchObject([{ id: "fr-1", hex: null, side: "allied", label: "1" }]);
  });
});

describe("choices of this size", () => {
  const option = (id: string, ...touches: string[]): Option => ({
    id,
    verb: "choose",
    touches,
    label: { id },
  });
  test("leave a crowd of units to the map", () => {
    const many = Array.from({ length: 162 }, (_, i) => option(`u${i}`, `unit:u${i}`, `hex:10.${i}`));
    const { rows, crowd } = arrangeOptions([...many, option("x", "card:x")]);
    expect(crowd).toHaveLength(162);
    expect(rows.map((o) => o.id)).toEqual(["x"]);
    expect(arrangeOptions(many.slice(0, 20)).rows).toHaveLength(20);
  });
  test("show in each hex the least cost, and which of them is a Forced March", () => {
    const go = (hex: string, cost: number, forced = 0) => ({
      id: `to ${hex} ${cost}`,
      verb: "move",
      touches: [`hex:${hex}`],
      label: { id: "option-go", args: { hex, cost, forced } },
      rule: "7.1",
    });
    const wire = {
      sides: ["allied"],
      seats: ["allied"],
      units: [],
      log: [],
      hands: {},
      waiting: [],
      table: { seats: {}, undo: false },
      decision: {
        number: 1,
        side: "allied",
        prompt: { id: "move-choose", args: {} },
        rule: "7.1.2",
        options: [go("50.43", 4), go("50.43", 2), go("50.40", 11, 2)],
      },
    } as unknown as WireView;
    const { decision, sides } = drawn(wire, look, undefined, [], undefined);
    expect(decision?.overlays).toEqual([
      { kind: "costs", costs: { "50.43": 2, "50.40": 11 }, stop: ["50.40"] },
    ]);
    expect(sides[0]?.nation).toBe("french14");
  });
});
