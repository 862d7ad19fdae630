import { expect, test } from "vitest";
import { beyond } from "../src/board/beyond";

const box = { x0: 100, y0: 100, x1: 300, y1: 200 };
const places = new Map([
  ["inside", { x: 200, y: 150 }],
  ["above", { x: 200, y: 20 }],
  ["above too", { x: 90, y: 10 }],
  ["to the right", { x: 400, y: 210 }],
  ["cut by the edge", { x: 150, y: 199 }],
  ["to the left", { x: 0, y: 120 }],
]);

test("every place out of the window belongs to the edge that it is farthest beyond", () => {
  expect(Object.fromEntries(beyond(places, box).map((post) => [post.edge, post.hexes]))).toEqual({
    top: ["above", "above too"],
    right: ["to the right"],
    bottom: ["cut by the edge"],
    left: ["to the left"],
  });
});

test("nothing is beyond a window that shows all", () => {
  expect(beyond(places, { x0: -50, y0: -50, x1: 500, y1: 500 })).toEqual([]);
});
