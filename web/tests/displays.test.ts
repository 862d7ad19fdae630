import { describe, expect, it } from "vitest";
import type { View } from "../src/shell/protocol";
import { displays } from "../src/titles/rpc/displays";

const transport = (side: string, kind: string, used = false) => ({ id: "", side, kind, used, lost: false });
const seen = (more: object): View =>
  ({
    sides: [],
    tracks: {},
    day: 2,
    turn: 13,
    turns: 12,
    segment: "night melee",
    artillery: [],
    transports: [],
    players: {},
    ...more,
  }) as unknown as View;
const lines = (view: View, id: string) => displays(view).find((section) => section.id === id)?.lines ?? [];

describe("the displays of companies", () => {
  it("count what draws and carries by side and kind", () => {
    const transports = [
      transport("german", "mule", true),
      transport("german", "mule"),
      transport("british", "wagon", true),
    ];
    const told = lines(seen({ transports }), "transport").map(({ value, side, done }) => ({
      value,
      side,
      done,
    }));
    const free = (n: number, all: number) => ({ id: "display-free", args: { free: n, all } });
    expect(told).toEqual([
      { value: free(1, 2), side: "german", done: false },
      { value: free(0, 1), side: "british", done: true },
    ]);
  });

  it("tell the day and its segment in a campaign, the turn alone in a scenario", () => {
    const where = { id: "display-turn", args: { turn: 12, turns: 12 } };
    expect(lines(seen({}), "records")).toEqual([{ label: where }]);
    const day = { kind: "row", label: { id: "track-day" }, max: 3 };
    expect(lines(seen({ tracks: { day } }), "records")).toEqual([
      {
        label: { id: "display-day", args: { day: 2, days: 3 } },
        detail: { id: "segment-night-melee" },
        value: where,
      },
    ]);
  });
});
