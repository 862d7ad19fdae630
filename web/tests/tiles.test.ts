import { describe, expect, test } from "vitest";
import { clamp, fit, framed, rung, toWorld, visible, zoomAt, type Eye } from "../src/board/camera";
import { plan, Recent } from "../src/board/tiles";

const world = { w: 3000, h: 2000 };

describe("tiles", () => {
  test("cover the view without a gap and without one tile too many", () => {
    const view = { x0: 700, y0: 300, x1: 1500, y1: 900 };
    const tiles = plan(view, world, 2);
    const span = 512 / 2;
    expect(tiles).toHaveLength(
      (Math.ceil(1500 / span) - Math.floor(700 / span)) * (Math.ceil(900 / span) - Math.floor(300 / span)),
    );
    for (let x = view.x0; x < view.x1; x += 37)
      for (let y = view.y0; y < view.y1; y += 37)
        expect(
          tiles.filter(({ box }) => box.x0 <= x && x < box.x1 && box.y0 <= y && y < box.y1),
        ).toHaveLength(1);
  });
  test("stay on the map and come nearest to the middle first", () => {
    const tiles = plan({ x0: -900, y0: -900, x1: 9000, y1: 9000 }, world, 1);
    expect(tiles).toHaveLength(Math.ceil(3000 / 512) * Math.ceil(2000 / 512));
    const far = ({ box }: (typeof tiles)[number]): number =>
      Math.hypot((box.x0 + box.x1) / 2 - 4050, (box.y0 + box.y1) / 2 - 4050);
    const order = tiles.map(far);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });
  test("have one name for one place and scale", () => {
    const a = plan({ x0: 0, y0: 0, x1: 600, y1: 600 }, world, 1.5).map((t) => t.key);
    expect(new Set(a).size).toBe(a.length);
    expect(
      plan({ x0: 10, y0: 10, x1: 600, y1: 600 }, world, 1.5)
        .map((t) => t.key)
        .sort(),
    ).toEqual([...a].sort());
    expect(plan({ x0: 0, y0: 0, x1: 600, y1: 600 }, world, 1.6).some((t) => a.includes(t.key))).toBe(false);
  });
});

test("the cache lets go of what was used longest ago", () => {
  const gone: number[] = [];
  const cache = new Recent<number>(3, (n) => gone.push(n));
  [1, 2, 3].forEach((n) => cache.put(`k${n}`, n));
  expect(cache.get("k1")).toBe(1);
  cache.put("k4", 4);
  expect(gone).toEqual([2]);
  expect(cache.get("k2")).toBeUndefined();
  cache.clear();
  expect(cache.size).toBe(0);
  expect(gone.sort()).toEqual([1, 2, 3, 4]);
});

describe("camera", () => {
  const screen = { w: 1000, h: 700 };
  test("shows the whole map in the middle", () => {
    const eye = fit(world, screen, 0);
    expect(eye.k).toBeCloseTo(1 / 3);
    const box = visible(eye, screen);
    expect(box.x0).toBeCloseTo(0);
    expect((box.y0 + box.y1) / 2).toBeCloseTo(1000);
  });
  test("zooms about a point that keeps its place", () => {
    const at = { x: 320, y: 510 };
    const before = { x: -200, y: -90, k: 0.8 };
    const after = zoomAt(before, at, 1.7);
    expect(toWorld(after, at).x).toBeCloseTo(toWorld(before, at).x);
    expect(toWorld(after, at).y).toBeCloseTo(toWorld(before, at).y);
  });
  test("never loses the map", () => {
    const eye = clamp({ x: 99999, y: -99999, k: 50 }, world, screen);
    const box = visible(eye, screen);
    expect(eye.k).toBe(3);
    expect(box.x1).toBeGreaterThan(0);
    expect(box.y0).toBeLessThan(world.h);
    const tiny = clamp({ x: 0, y: 0, k: 0.0001 }, world, screen);
    expect(world.w * tiny.k).toBeGreaterThan(screen.w / 2);
  });
  test("climbs a ladder of four rungs to a doubling", () => {
    expect(rung(1, 4)).toBeCloseTo(2);
    expect(rung(1, -4)).toBeCloseTo(0.5);
    expect(rung(1.05, 1)).toBeCloseTo(2 ** 0.25);
    expect(rung(1.05, -1)).toBeCloseTo(1);
  });
});

describe("places too far apart for a phone", () => {
  const phone = { w: 390, h: 500 };
  const far = fit(world, phone);
  const crowd = [100, 160, 220].map((x) => ({ x, y: 900 }));
  const places = [{ x: 2900, y: 100 }, ...crowd, { x: 1500, y: 1900 }];
  const shows = (eye: Eye | null, p: { x: number; y: number }): boolean => {
    const box = visible(eye ?? far, phone);
    return box.x0 < p.x && p.x < box.x1 && box.y0 < p.y && p.y < box.y1;
  };
  test("the most that stand together are shown, large enough to be read", () => {
    const eye = framed(places, far, phone, 0.78, 0.55);
    expect(eye?.k).toBeGreaterThanOrEqual(0.55);
    expect(places.filter((p) => shows(eye, p))).toEqual(crowd);
  });
  test("without a least scale all of them are", () => {
    const eye = framed(places, far, phone, 0.78);
    expect(places.filter((p) => shows(eye, p))).toEqual(places);
  });
  test("the eye stays where some of them are seen, and goes to them where none is", () => {
    const near = framed(crowd, far, phone, 0.78, 0.55) as Eye;
    expect(framed(places, near, phone, undefined, 0.55)).toBeNull();
    const away = framed([{ x: 2900, y: 1900 }], far, phone, 0.78) as Eye;
    expect(shows(framed(places, away, phone, undefined, 0.55), { x: 160, y: 900 })).toBe(true);
  });
  test("no places, no movement", () => expect(framed([], far, phone, 0.78, 0.55)).toBeNull());
});
