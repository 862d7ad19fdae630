import { describe, expect, test } from "vitest";
import { isGround } from "../src/board/groundworks";
import { markerArt } from "../src/board/markers";
import { overlaysOf } from "../src/shell/ask";
import { pointsOf, printed } from "../src/shell/points";
import type { View } from "../src/shell/protocol";
import { subjectOf } from "../src/shell/wire";
import { displays, waiting } from "../src/titles/gts/displays";
import { seen } from "../src/titles/gts/seen";

const RIFLES = { fire: 3, range: 1, assault: 4, assault_weapon: "dual", defense: 0, movement: 4, quality: 6 };
const GUN = { fire: 6, weapon: "armor-piercing", range: 6, defense: 1, star: true, quality: 5 };
const words = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1] ?? "");
const NAME = { en: "x", fr: "x" };
const told = {
  turn: 2,
  label: "0900",
  night: false,
  weather: "rain",
  chit: "formation:red",
  units: [
    {
      id: "a",
      hex: "D05",
      side: "allied",
      face: "rifles",
      name: "A",
      division: "d",
      formation: "red",
      stripe: "",
      steps: 1,
      printed: RIFLES,
      park: "",
      contact: "",
      badges: ["column"],
    },
    {
      id: "g",
      hex: "D07",
      side: "allied",
      face: "guns",
      name: "G",
      division: "d",
      formation: "",
      stripe: "white",
      steps: 1,
      printed: GUN,
      park: "P",
      contact: "red",
      badges: ["in-contact"],
    },
  ],
  leaders: [
    {
      id: "red",
      hex: "D05",
      side: "allied",
      name: "Redman",
      colour: "#b5382a",
      range: 5,
      attachment: 2,
      entering: false,
      contacts: ["g"],
    },
  ],
  markers: [
    { id: "barrage:F05", kind: "barrage", hex: "F05", of: "heavy" },
    { id: "park:P", kind: "park", hex: "D07", side: "allied", fired: true },
  ],
  objectives: [{ number: 1, hex: "K05", side: "german", value: 3 }],
  tracks: {
    command: { kind: "list", label: { id: "c" }, items: [{ label: { id: "x" }, value: 4, division: "d" }] },
    vp: {
      kind: "list",
      label: { id: "v" },
      items: [{ label: { id: "side-allied" }, side: "allied", value: 2, max: 9 }],
    },
  },
  divisions: [{ id: "d", side: "allied", name: NAME, command: 4, dispatch: 6, parks: 1, entry: "A05" }],
  formations: [
    {
      id: "red",
      division: "d",
      name: NAME,
      colour: "#b5382a",
      leader: "Redman",
      range: 5,
      attachment: 2,
      due: 0,
    },
    {
      id: "blue",
      division: "d",
      name: NAME,
      colour: "#2f6f3a",
      leader: "Bluett",
      range: 4,
      attachment: 1,
      due: 3,
    },
  ],
  calendar: [
    { label: "0700", night: false },
    { label: "0900", night: false },
    { label: "2300", night: true },
  ],
  mug: {
    count: 3,
    known: ["division:d", "command:allied"],
    carried: "formation:red",
    played: ["command:german"],
  },
  players: {
    allied: {
      off_map: [
        {
          id: "r",
          counter: "rifles",
          name: "R",
          division: "d",
          formation: "blue",
          stripe: "",
          due: 3,
          place: "waiting",
        },
        {
          id: "b",
          counter: "tanks",
          name: "B",
          division: "d",
          formation: "red",
          stripe: "",
          due: 1,
          place: "box",
        },
        {
          id: "x",
          counter: "rifles",
          name: "X",
          division: "d",
          formation: "red",
          stripe: "",
          due: 0,
          place: "eliminated",
        },
      ],
      air: ["tanks"],
      losses: 2,
      bought: 1,
      held: 1,
      chits: { bought: ["formation:blue"], held: ["formation:red"], orders: [] },
    },
    german: { off_map: [], air: [], losses: 0, bought: 1, held: 0 },
  },
};
const view = {
  ...told,
  ...seen(told as unknown as Record<string, unknown>),
  side: "allied",
  sides: [
    { id: "allied", nation: "british", name: { id: "side-allied" } },
    { id: "german", nation: "german", name: { id: "side-german" } },
  ],
} as unknown as View;
const section = (id: string) => displays(view).find((display) => display.id === id)?.lines ?? [];

describe("a view", () => {
  test("has Leaders among its pieces, under the name by which options touch them", () => {
    expect(view.units.map((unit) => unit.id)).toEqual(["a", "g", "leader:red"]);
    expect(subjectOf("leader:red")).toBe("unit:leader:red");
    expect(view.units[0]?.values?.stripe).toBe("#b5382a");
    expect(view.units[1]?.values?.stripe).toBe("white");
    expect(view.units[1]?.badges).toContain("in-park");
  });
  test("tells heavy barrages and parks that have fired by their kinds, and all are drawn", () => {
    expect(view.markers.map((marker) => marker.kind)).toEqual(["barrage-heavy", "park-fired"]);
    for (const kind of ["barrage-light", "barrage-heavy", "entrenchment"]) expect(isGround(kind)).toBe(true);
    for (const kind of ["park", "park-fired", "road-block", "entry"])
      expect(words(markerArt(kind, "german"))).toEqual([]);
  });
});

describe("displays", () => {
  test("show the points of a Division and its Formations with their Leaders", () => {
    const [division, red, blue] = section("divisions");
    expect(division?.figures?.map((figure) => figure.value)).toEqual([4, "–", "4 · 6"]);
    expect([red?.hexes, red?.value, red?.done]).toEqual([["D05"], { id: "display-active" }, false]);
    expect(blue?.detail).toMatchObject({ id: "display-formation-due", args: { turn: 3 } });
    expect(displays(view)[0]?.tracks).toEqual(["command", "dispatch"]);
  });
  test("show the mug: what is known, how many are not, one's own purchases and never the enemy's", () => {
    const labels = section("chits").map((line) => (line.label as { id: string }).id);
    expect(labels).toEqual([
      "chit-formation",
      "display-in-mug",
      "chit-division",
      "chit-command",
      "display-secret",
      "side-allied",
      "chit-formation",
      "chit-formation",
      "side-german",
      "chit-command",
    ]);
  });
  test("show who arrives, who waits in the box, who is in a park and who is dead", () => {
    expect(section("turns").map((line) => [line.faces?.length, line.done])).toEqual([
      [0, true],
      [0, false],
      [1, false],
    ]);
    expect(section("turns")[1]?.detail).toEqual({ id: "weather-rain" });
    expect(section("boxes")[0]?.faces?.[0]?.face).toBe("tanks");
    expect(section("parks")[0]).toMatchObject({ hexes: ["D07"], value: { id: "display-park-fired" } });
    expect(section("parks")[0]?.faces).toHaveLength(1);
    expect(section("losses")[0]?.figures?.map((figure) => figure.value)).toEqual([2, 1]);
    expect(section("air")[0]?.value).toBe(1);
    expect(waiting(view).map((unit) => unit.id)).toEqual(["r", "b", "x"]);
  });
  test("show who is ahead and what is held", () => {
    expect(section("victory").map((line) => line.value)).toEqual([2, 3]);
  });
});

describe("answers on the board", () => {
  const place = (): null => null;
  test("a Fire Zone has what the range takes off, and says what fires", () => {
    const zone = overlaysOf("zone", { hexes: { D05: 0, D06: -1 }, rating: 4, range: 2 }, place);
    expect(zone.map((overlay) => overlay.kind)).toEqual(["area", "figures", "note"]);
    expect(zone[1]).toEqual({ kind: "figures", figures: { D06: "−1" } });
    expect(overlaysOf("zone", { hexes: {}, rating: 4, range: 0 }, place)[2]).toMatchObject({
      text: { id: "zone-none" },
    });
  });
  test("who fires at a hex points at it; nobody is told too", () => {
    const fires = ["K05", "K05"].map((from) => ({ name: "x", side: "german", from, rating: 4, distance: 2 }));
    const drawn = overlaysOf("threat", { hex: "I05", fires }, place);
    expect(drawn.filter((overlay) => overlay.kind === "fire")).toEqual([
      { kind: "fire", from: "K05", to: "I05" },
    ]);
    expect(drawn.filter((overlay) => overlay.kind === "note")).toHaveLength(2);
    expect(overlaysOf("threat", { hex: "I05", fires: [] }, place)[1]).toMatchObject({
      text: { id: "threat-none" },
    });
  });
  test("a field of view tells what hides the rest, and what is only spotted", () => {
    const drawn = overlaysOf(
      "view",
      { hexes: { D05: 0 }, spotted: { H05: 1 }, hidden: { K05: "F05" } },
      place,
    );
    expect(drawn).toContainEqual({ kind: "figures", figures: { K05: "F05" } });
    expect(drawn).toContainEqual({ kind: "area", hexes: ["H05"], tone: "command" });
  });
  test("command marks once each hex with somebody out of it", () => {
    const out = ["a", "b"].map((unit) => ({ unit, name: unit, hex: "M05" }));
    const drawn = overlaysOf("command", { leaders: [], out }, place);
    expect(drawn.filter((overlay) => overlay.kind === "chip")).toHaveLength(1);
    expect(drawn.filter((overlay) => overlay.kind === "note")).toHaveLength(2);
  });
  test("points are counted in halves", () => {
    expect([3, "2", "1½", "½", "", "x", undefined].map(pointsOf)).toEqual([
      3,
      2,
      1.5,
      0.5,
      undefined,
      undefined,
      undefined,
    ]);
    expect([2, 1.5, 0.5].map(printed)).toEqual([2, "1½", "½"]);
    expect(overlaysOf("reach", { hexes: { D05: 1.5 } }, place)[1]).toEqual({
      kind: "costs",
      costs: { D05: "1½" },
    });
  });
});
