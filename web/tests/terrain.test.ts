import { crenellated, joined } from "../src/board/groundworks";
import { describe, expect, test } from "vitest";
import sector from "../src/fixtures/saint-aubin.json";
import { bigMap } from "../src/fixtures/synthetic";
import { BoardMap, type MapDocument } from "../src/board/mapdoc";
import { chains, crenel, inside, smooth } from "../src/board/terrain/curves";
import { PAINTERS } from "../src/board/terrain/engraver";
import { lineManner, owner, sideManner, terrainManner } from "../src/board/terrain/kinds";
import { clearOf, rings, within } from "../src/board/terrain/lettering";
import { course } from "../src/board/terrain/lines";
import { NIGHT, PAPER, palette } from "../src/board/terrain/palette";
import { random, seedOf } from "../src/board/terrain/random";
import { heightAt, heightField, isolines } from "../src/board/terrain/relief";
import { Scene } from "../src/board/terrain/scene";
import { sideEnds } from "../src/board/terrain/sides";

const map = new BoardMap(sector as unknown as MapDocument);

describe("lines", () => {
  test("join segments that share ends, close rings, and stop at a fork", () => {
    const p = (x: number, y: number) => ({ x, y });
    const open = chains([
      [p(0, 0), p(1, 0)],
      [p(2, 0), p(1, 0)],
      [p(5, 5), p(6, 6)],
    ]);
    expect(open.map((l) => l.length).sort()).toEqual([2, 3]);
    const ring = chains([
      [p(0, 0), p(9, 0)],
      [p(9, 0), p(9, 9)],
      [p(9, 9), p(0, 0)],
    ]);
    expect(ring).toHaveLength(1);
    expect(ring[0]?.[0]).toEqual(ring[0]?.[3]);
    const fork = chains([
      [p(0, 0), p(1, 0)],
      [p(1, 0), p(2, 0)],
      [p(1, 0), p(1, 1)],
    ]);
    expect(fork).toHaveLength(3);
  });
  test("smooth through their points, evenly", () => {
    const line = smooth(
      [
        { x: 0, y: 0 },
        { x: 50, y: 30 },
        { x: 100, y: 0 },
      ],
      3,
    );
    expect(line[0]).toEqual({ x: 0, y: 0 });
    expect(line[line.length - 1]).toEqual({ x: 100, y: 0 });
    expect(Math.min(...line.map((q) => Math.hypot(q.x - 50, q.y - 30)))).toBeLessThan(2);
    for (let i = 1; i < line.length - 1; i++)
      expect(
        Math.hypot((line[i]?.x ?? 0) - (line[i - 1]?.x ?? 0), (line[i]?.y ?? 0) - (line[i - 1]?.y ?? 0)),
      ).toBeLessThan(3.1);
  });
  test("a trench keeps to its trace", () => {
    const base = smooth(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      3,
    );
    for (const p of crenel(base, 3, 3)) expect(Math.abs(p.y)).toBeCloseTo(3);
  });
  test("ways stay in the hexes of their path, and roads meet the highway", () => {
    for (const line of map.doc.lines ?? []) {
      const allowed = new Set(line.path.flatMap((id) => [id, ...map.grid.neighbours(id).map((n) => n.id)]));
      for (const p of course(map, line)) {
        const hex = map.hexAt(p);
        if (hex) expect(allowed.has(hex.id), `${line.kind} ${hex.id}`).toBe(true);
      }
    }
    const [highway, road] = ["highway", "road"].map((kind) =>
      course(map, (map.doc.lines ?? []).find((l) => l.kind === kind) as never),
    );
    const end = road?.[0];
    expect(
      Math.min(...(highway ?? []).map((p) => Math.hypot(p.x - (end?.x ?? 0), p.y - (end?.y ?? 0)))),
    ).toBeLessThan(3);
  });
});

describe("heights", () => {
  const field = heightField(map);
  test("are high inside the crests and low outside", () => {
    const at = (id: string): number => heightAt(field, map.centre(id).x, map.centre(id).y);
    expect(at("L3")).toBeGreaterThan(1.5);
    expect(at("G8")).toBeLessThan(0.3);
    expect(at("B10")).toBeGreaterThan(0.6);
  });
  test("the line of half a level runs near the drawn crest", () => {
    const crest = map.points((map.doc.contours ?? [])[0]?.points ?? []);
    const lines = isolines(field, 0.5).flat();
    const gaps = crest.map((p) => Math.min(...lines.map((q) => Math.hypot(p.x - q.x, p.y - q.y))));
    expect(gaps.reduce((a, b) => a + b, 0) / gaps.length).toBeLessThan(24);
  });
  test("levels alone give heights too", () => {
    const flat = new BoardMap({ ...(sector as unknown as MapDocument), contours: [] });
    const at = (id: string): number => heightAt(heightField(flat), map.centre(id).x, map.centre(id).y);
    expect(at("L3")).toBeGreaterThan(1);
    expect(at("G8")).toBeLessThan(0.3);
  });
});

describe("the scene", () => {
  const scene = new Scene(map, PAINTERS);
  const all = { x0: 0, y0: 0, x1: map.width, y1: map.height };
  test("finds for a part exactly the marks of the whole that touch it, in the same order", () => {
    const whole = scene.touching(all, 2);
    for (const box of [
      { x0: 100, y0: 100, x1: 300, y1: 260 },
      { x0: 600, y0: 400, x1: 620, y1: 410 },
    ]) {
      const part = scene.touching(box, 2);
      const expected = whole.filter(
        (m) => m.box.x0 < box.x1 && m.box.x1 > box.x0 && m.box.y0 < box.y1 && m.box.y1 > box.y0,
      );
      expect(part).toEqual(expected);
      expect(part.length).toBeLessThan(whole.length);
    }
  });
  test("draws less from farther away", () => {
    expect(scene.touching(all, 0.1).length).toBeLessThan(scene.touching(all, 0.4).length);
    expect(scene.touching(all, 0.4).length).toBeLessThan(scene.touching(all, 1).length);
  });
  test("is made quickly for 6,000 hexes", () => {
    const big = new BoardMap(bigMap());
    expect(big.hexes).toHaveLength(6000);
    const began = performance.now();
    new Scene(big, PAINTERS);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

test("the edge of the map is one closed ring", () => {
  const [ring, ...others] = rings(map);
  expect(others).toEqual([]);
  expect(ring?.[0]).toEqual(ring?.[(ring?.length ?? 0) - 1]);
  for (const hex of map.hexes) expect(inside(hex, ring ?? [])).toBe(true);
});

test("a hexside is the same from either hex", () => {
  const [a, b] = sideEnds(map, "G4/G5") ?? [];
  const [c, d] = sideEnds(map, "G5/G4") ?? [];
  expect([a?.x, a?.y, b?.x, b?.y].map((n) => n?.toFixed(4))).toEqual(
    [d?.x, d?.y, c?.x, c?.y].map((n) => n?.toFixed(4)),
  );
  expect(sideEnds(map, "A1/O11")).toBeUndefined();
});

test("names of terrain, lines and sides find their manner, unknown ones a harmless one", () => {
  expect(terrainManner("Destroyed Woods")).toBe("stumps");
  expect(terrainManner("water_barrier")).toBe("water");
  expect(terrainManner("cheese")).toBe("open");
  expect(lineManner("communication-trench")).toBe("sap");
  expect(sideManner("major river")).toBe("river");
  expect(owner("german")).toBe("red");
  expect(owner(undefined)).toBe("blue");
});

test("marks are seeded: equal seeds, equal streams; other places, other streams", () => {
  const take = (seed: number): number[] => Array.from({ length: 5 }, random(seed));
  expect(take(seedOf("m", "H7"))).toEqual(take(seedOf("m", "H7")));
  expect(take(seedOf("m", "H7"))).not.toEqual(take(seedOf("m", "H8")));
});

/** Relative luminance and contrast as WCAG defines them. */
function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, bl] = [1, 3, 5].map((i) => {
      const v = parseInt(hex.slice(i, i + 2), 16) / 255;
      return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

test("inks of names and works stand off the ground in every palette", () => {
  for (const ink of [PAPER, NIGHT, palette("light", true), palette("dark", true)]) {
    expect(contrast(ink.name, ink.paper)).toBeGreaterThan(9);
    for (const colour of [ink.red, ink.blue, ink.waterName])
      expect(contrast(colour, ink.paper)).toBeGreaterThan(4.5);
  }
});

test("trenches that touch are joined into lines without cycles", () => {
  const near: Record<string, string[]> = { A: ["B", "C"], B: ["A", "C"], C: ["A", "B"], Z: [] };
  const pairs = joined(["A", "B", "C", "Z"], (hex) => near[hex] ?? []);
  expect(pairs).toHaveLength(2);
  expect(new Set(pairs.flat())).toEqual(new Set(["A", "B", "C"]));
  expect(crenellated({ x: 0, y: 0 }, { x: 70, y: 0 })).toMatch(/^M0\.0 0\.0L.*L70\.0 0\.0$/);
});

describe("names keep within the map", () => {
  const map = new BoardMap(sector as unknown as MapDocument);
  const [edge] = rings(map);
  const clear = (at: { x: number; y: number }, w: number, h: number): boolean =>
    [-1, 1].every((i) =>
      [-1, 1].every((j) => inside({ x: at.x + (i * w) / 2, y: at.y + (j * h) / 2 }, edge ?? [])),
    );
  test("at every edge", () => {
    for (const hex of map.hexes) {
      const at = within(clearOf(map), hex, 120, 20, 0);
      expect(clear(at, 119, 19), hex.id).toBe(true);
    }
    expect(map.hexes.some((hex) => !clear(hex, 120, 20))).toBe(true);
  });
  test("and stay where they are in its middle", () => {
    const at = { x: map.width / 2, y: map.axis / 2 };
    expect(within(clearOf(map), at, 120, 20, 0.4)).toEqual(at);
  });
});
