import { describe, expect, test } from "vitest";
import { arrange, fan, type Rank, type StackPiece } from "../src/board/stacks";

const stack = (...ranks: Rank[]): StackPiece[] =>
  ranks.map((rank, i) => ({ id: `p${i}`, side: "french", rank }));

describe("a stack", () => {
  test("of one piece lies in the middle at full size", () => {
    expect(arrange(stack("unit"))).toEqual([{ id: "p0", dx: 0, dy: 3, size: 56, depth: 0, more: 0 }]);
  });
  test("shows the unit in front of its leader and the weapon in front of both", () => {
    expect(arrange(stack("leader", "weapon", "unit")).map((p) => p.id)).toEqual(["p0", "p2", "p1"]);
  });
  test("leaves the leader's morale and command free at the upper right", () => {
    const [leader, unit] = arrange(stack("leader", "unit"));
    expect((leader?.dx ?? 0) - (unit?.dx ?? 0)).toBeGreaterThan(14);
    expect(leader?.dy ?? 0).toBeLessThan((unit?.dy ?? 0) - 10);
  });
  test("never puts two pieces on the same spot, and stays near its hex", () => {
    const kinds: Rank[] = ["unit", "leader", "weapon"];
    for (let n = 1; n <= 8; n++)
      for (let code = 0; code < 3 ** n; code += n > 5 ? 17 : 1) {
        const ranks = Array.from({ length: n }, (_, i) => kinds[Math.floor(code / 3 ** i) % 3] as Rank);
        const placed = arrange(stack(...ranks));
        expect(new Set(placed.map((p) => `${p.dx},${p.dy}`)).size).toBe(placed.length);
        for (const p of placed) expect(Math.hypot(p.dx, p.dy)).toBeLessThan(48);
        expect(placed.length + placed.reduce((sum, p) => sum + p.more, 0)).toBe(n);
      }
  });
  test("of two sides stands apart", () => {
    const placed = arrange([
      { id: "a", side: "french", rank: "unit" },
      { id: "b", side: "german", rank: "unit" },
    ]);
    const at = Object.fromEntries(placed.map((p) => [p.id, p.dx]));
    expect(at.a).toBeLessThan(0);
    expect(at.b).toBeGreaterThan(0);
  });
});

describe("an opened stack", () => {
  const screen = { w: 800, h: 600 };
  test("stays on the screen wherever its hex is", () => {
    for (const at of [
      { x: 0, y: 0 },
      { x: 800, y: 600 },
      { x: 400, y: 20 },
      { x: 400, y: 590 },
    ])
      for (const count of [2, 5, 9]) {
        const box = fan(count, at, screen);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(screen.w);
        expect(box.y + box.h).toBeLessThanOrEqual(screen.h);
      }
  });
  test("opens above its hex where there is room", () => {
    const box = fan(3, { x: 400, y: 400 }, screen);
    expect(box.y + box.h).toBeLessThan(400);
  });
  test("breaks into rows on a phone", () => {
    expect(fan(6, { x: 100, y: 300 }, { w: 320, h: 600 }).perRow).toBe(3);
  });
});
