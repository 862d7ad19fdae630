/** Broken ground: shell holes, quarries, gullies, boulders, mountains, and printed works of single hexes. */
import type { Point } from "../hexes";
import { R, type BoardMap, type MapHex } from "../mapdoc";
import { hexesOf } from "./areas";
import { inside } from "./curves";
import { owner } from "./kinds";
import { random, seedOf, type Random } from "./random";
import { around, lazy, type Add } from "./scene";
import { lakesOf } from "./waters";

interface Holes {
  pit: Path2D;
  lip: Path2D;
  fine: Path2D;
}

/** Shell holes: lip, shadow on the sunlit side, a few spoil ticks. */
function holes(list: readonly (Point & { size: number })[], r: Random): Holes {
  const out = { pit: new Path2D(), lip: new Path2D(), fine: new Path2D() };
  for (const { x, y, size: q } of list) {
    const turn = r() * 3;
    out.pit.moveTo(x + q * Math.cos(turn), y + q * Math.sin(turn));
    out.pit.ellipse(x, y, q, q * 0.86, turn, 0, 6.284);
    const arc = q > 4 ? out.lip : out.fine;
    arc.moveTo(x + q * 0.72 * Math.cos(2.5), y + q * 0.72 * Math.sin(2.5));
    arc.arc(x, y, q * 0.72, 2.5, 5.1);
    if (q <= 4) continue;
    for (let i = 0; i < 7; i++) {
      const a = i * 0.9 + r();
      out.fine.moveTo(x + Math.cos(a) * (q + 1.6), y + Math.sin(a) * (q + 1.4));
      out.fine.lineTo(x + Math.cos(a) * (q + 3.6), y + Math.sin(a) * (q + 3.2));
    }
  }
  return out;
}

function addHoles(add: Add, box: MapHex, make: () => Holes): void {
  add("hole", {
    box: around(box),
    from: 0.25,
    paint: ({ ctx, ink }) => {
      const { pit, lip, fine } = make();
      ctx.fillStyle = ink.shellIn;
      ctx.strokeStyle = ink.shell;
      ctx.lineWidth = 0.8;
      ctx.fill(pit);
      ctx.stroke(pit);
      ctx.stroke(fine);
      ctx.lineWidth = 1.7;
      ctx.stroke(lip);
    },
  });
}

function shells(map: BoardMap, add: Add): void {
  const broken = [...hexesOf(map, "shells"), ...hexesOf(map, "stumps")];
  const lakes = lakesOf(map);
  const dry = (p: Point): boolean => !lakes.some((ring) => inside(p, ring));
  for (const hex of broken)
    addHoles(
      add,
      hex,
      lazy(() => {
        const r = random(seedOf(map.doc.id, hex.id, "shells"));
        const got: (Point & { size: number })[] = [];
        for (let k = 0; k < 60 && got.length < 9; k++) {
          const a = r() * 6.283;
          const d = R * 0.8 * Math.sqrt(r());
          const size = got.length < 2 ? 6.5 + r() * 3 : 2 + r() * 3.2;
          const p = { x: hex.x + Math.cos(a) * d, y: hex.y + Math.sin(a) * d, size };
          if (got.every((g) => Math.hypot(g.x - p.x, g.y - p.y) > g.size + size + 3)) got.push(p);
        }
        return holes(got.filter(dry), r);
      }),
    );
  const near = new Set(broken.flatMap((hex) => map.grid.neighbours(hex.id).map((n) => n.id)));
  for (const hex of hexesOf(map, "open")) {
    if (!near.has(hex.id)) continue;
    addHoles(
      add,
      hex,
      lazy(() => {
        const r = random(seedOf(map.doc.id, hex.id, "churn"));
        const list = [...Array(1 + Math.floor(r() * 2.4))].map(() => ({
          x: hex.x + (r() - 0.5) * R * 1.2,
          y: hex.y + (r() - 0.5) * R * 1.2,
          size: 1.4 + r() * 1.6,
        }));
        return holes(list.filter(dry), r);
      }),
    );
  }
}

/** A ring of hachures pointing inwards: round for a quarry, long for a gully. */
function pits(map: BoardMap, add: Add, manner: "quarry" | "gully"): void {
  const like = new Set(hexesOf(map, manner).map((hex) => hex.id));
  for (const hex of hexesOf(map, manner)) {
    const path = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, manner));
      const out = new Path2D();
      const next = manner === "gully" ? map.grid.neighbours(hex.id).find((n) => like.has(n.id)) : undefined;
      const to = next ? map.centre(next.id) : { x: hex.x + 1, y: hex.y + 0.4 };
      const lie = Math.atan2(to.y - hex.y, to.x - hex.x);
      const [long, wide] = manner === "gully" ? [0.86, 0.42] : [0.62, 0.53];
      for (let i = 0; i < 54; i++) {
        const a = (i / 54) * 6.283;
        const q = 1 + 0.1 * Math.sin(a * 3);
        const put = (k: number): Point => {
          const [u, v] = [Math.cos(a) * R * long * q * k, Math.sin(a) * R * wide * q * k];
          return {
            x: hex.x + u * Math.cos(lie) - v * Math.sin(lie),
            y: hex.y + u * Math.sin(lie) + v * Math.cos(lie),
          };
        };
        const [p, e] = [put(1), put(0.76 - r() * 0.14)];
        out.moveTo(p.x, p.y);
        out.lineTo(e.x, e.y);
      }
      return out;
    });
    add("ground", {
      box: around(hex),
      from: 0.25,
      paint: ({ ctx, ink }) => {
        ctx.strokeStyle = ink.hachure;
        ctx.lineWidth = 1.1;
        ctx.stroke(path());
      },
    });
  }
}

function boulders(map: BoardMap, add: Add): void {
  for (const hex of hexesOf(map, "boulders")) {
    const path = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, "boulders"));
      const out = new Path2D();
      for (let i = 0; i < 12; i++) {
        const a = i * 2.4;
        const d = R * 0.74 * Math.sqrt((i + 0.5) / 12);
        const [x, y, q] = [hex.x + Math.cos(a) * d, hex.y + Math.sin(a) * d, 3.4 + r() * 4];
        const n = 5 + Math.floor(r() * 2);
        for (let k = 0; k <= n; k++) {
          const t = (k / n) * 6.283 + i;
          const s = q * (0.8 + 0.35 * Math.abs(Math.sin(t * 2 + i)));
          if (k) out.lineTo(x + Math.cos(t) * s, y + Math.sin(t) * s * 0.8);
          else out.moveTo(x + Math.cos(t) * s, y + Math.sin(t) * s * 0.8);
        }
        out.closePath();
      }
      return out;
    });
    add("ground", {
      box: around(hex),
      from: 0.25,
      paint: ({ ctx, ink }) => {
        ctx.fillStyle = ink.stone;
        ctx.strokeStyle = ink.ink;
        ctx.lineWidth = 0.9;
        ctx.fill(path());
        ctx.stroke(path());
      },
    });
  }
}

/** Rows of engraved humps around a place, shaded on the south-east. */
export function humpsAt(o: Point, tall: boolean, r: Random): Path2D {
  const out = new Path2D();
  for (const [dx, dy] of [
    [-18, -14],
    [14, -20],
    [-4, 6],
    [22, 10],
    [-22, 22],
  ] as const) {
    const [x, y] = [o.x + dx + (r() - 0.5) * 5, o.y + dy + (r() - 0.5) * 4];
    const [w, h] = tall ? [11, 14] : [12, 6.5];
    out.moveTo(x - w, y + h / 2);
    out.quadraticCurveTo(x - w * 0.3, y - h, x, y - h);
    out.quadraticCurveTo(x + w * 0.3, y - h, x + w, y + h / 2);
    for (let i = 0; i < 6; i++) {
      const t = i / 6;
      out.moveTo(x + w * 0.1 + t * w * 0.8, y - h + t * h * 1.3);
      out.lineTo(x + w * 0.02 + t * w * 0.62, y - h * 0.45 + t * h * 0.95);
    }
  }
  return out;
}

/** Hills and mountains of small-scale maps. */
function humps(map: BoardMap, add: Add, manner: "hills" | "mountain"): void {
  for (const hex of hexesOf(map, manner)) {
    const path = lazy(() => humpsAt(hex, manner === "mountain", random(seedOf(map.doc.id, hex.id, manner))));
    add("ground", {
      box: around(hex),
      from: 0.15,
      paint: ({ ctx, ink }) => {
        ctx.strokeStyle = ink.hachure;
        ctx.lineWidth = 1;
        ctx.stroke(path());
      },
    });
  }
}

/** Works printed in one hex (`works = ["foxholes", "pillbox", "mines"]`), in the owner's ink. */
function works(map: BoardMap, add: Add): void {
  for (const hex of map.hexes) {
    const list = ([] as unknown[]).concat((hex.more.works as unknown) ?? []).map(String);
    if (list.length === 0) continue;
    const ink = owner(hex.more.side ?? hex.more.owner);
    const path = lazy(() => {
      const out = new Path2D();
      if (list.includes("foxholes"))
        for (const [dx, dy] of [
          [-20, -8],
          [-6, 10],
          [9, -12],
          [21, 6],
        ] as const) {
          out.moveTo(hex.x + dx + 6, hex.y + dy);
          out.arc(hex.x + dx, hex.y + dy, 6, 0, 3.3);
        }
      if (list.includes("pillbox") || list.includes("blockhouse")) {
        out.rect(hex.x - 11, hex.y - 9, 22, 18);
        out.rect(hex.x - 6, hex.y - 5, 12, 10);
      }
      if (list.includes("mines"))
        for (const dx of [-18, 0, 18]) {
          out.moveTo(hex.x + dx + 4, hex.y + 20);
          out.arc(hex.x + dx, hex.y + 20, 4, 0, 6.3);
          out.moveTo(hex.x + dx, hex.y + 16);
          out.lineTo(hex.x + dx, hex.y + 11);
        }
      return out;
    });
    add("trench", {
      box: around(hex),
      from: 0.25,
      paint: ({ ctx, ink: inks }) => {
        ctx.strokeStyle = inks[ink];
        ctx.lineWidth = 1.9;
        ctx.stroke(path());
      },
    });
  }
}

export function groundPainter(map: BoardMap, add: Add): void {
  shells(map, add);
  pits(map, add, "quarry");
  pits(map, add, "gully");
  boulders(map, add);
  humps(map, add, "hills");
  humps(map, add, "mountain");
  works(map, add);
}
