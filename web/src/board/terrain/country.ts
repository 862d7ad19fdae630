/** Ground of company maps of 1944: beaches and dunes, bocage, towns by their streets, posts and strongpoints. */
import type { Point } from "../hexes";
import { R, type BoardMap, type MapHex } from "../mapdoc";
import { hexesOf, shrink } from "./areas";
import { boxOf, chains, crenel, resample, smooth } from "./curves";
import { clearOf, waysThrough } from "./growth";
import { upright } from "./lettering";
import { random, seedOf } from "./random";
import { around, dot, lazy, pathOf, trace, type Add, type Brush } from "./scene";
import { softened } from "./waters";

const SANDY = ["beach", "dunes"] as const;

/** A place of a hex by chance, inside it. */
const somewhere = (hex: MapHex, r: () => number, far: number): Point => {
  const [a, q] = [r() * 6.283, R * far * Math.sqrt(r())];
  return { x: hex.x + Math.cos(a) * q, y: hex.y + Math.sin(a) * q };
};

/** Sand: fine dots; dunes are arcs that the wind has made, open to the west. */
function sand(map: BoardMap, add: Add): void {
  for (const manner of SANDY)
    for (const hex of hexesOf(map, manner)) {
      const grains = lazy(() => {
        const r = random(seedOf(map.doc.id, hex.id, "sand"));
        const path = new Path2D();
        for (let i = 0; i < 70; i++) {
          const p = somewhere(hex, r, 0.9);
          dot(path, p.x, p.y, 0.5 + r() * 0.5);
        }
        return path;
      });
      const arcs = lazy(() => {
        const r = random(seedOf(map.doc.id, hex.id, "dunes"));
        const path = new Path2D();
        for (let i = 0; manner === "dunes" && i < 9; i++) {
          const a = i * 2.4 + r() * 0.5;
          const q = R * 0.76 * Math.sqrt((i + 0.4) / 9);
          const [x, y, w] = [hex.x + Math.cos(a) * q, hex.y + Math.sin(a) * q, 6 + r() * 3];
          path.moveTo(x - w, y + 2);
          path.quadraticCurveTo(x - w * 0.2, y - w * 0.9, x + w, y + 3);
          path.moveTo(x - w * 0.3, y + 2.4);
          path.quadraticCurveTo(x + w * 0.1, y - w * 0.2, x + w * 0.7, y + 3);
        }
        return path;
      });
      add("ground", {
        box: around(hex),
        from: 0.3,
        paint: ({ ctx, ink }) => {
          ctx.fillStyle = ink.contour;
          ctx.globalAlpha = 0.6;
          ctx.fill(grains());
          ctx.globalAlpha = 1;
          ctx.strokeStyle = ink.hachure;
          ctx.lineWidth = 1;
          ctx.stroke(arcs());
        },
      });
    }
}

/** The strand between sandy land and water runs softly, whatever the hexes do. */
function strand(map: BoardMap, add: Add): void {
  const wet = new Set(hexesOf(map, "water").map((hex) => hex.id));
  if (SANDY.every((manner) => hexesOf(map, manner).length === 0)) return;
  const shore = map.hexes
    .filter((hex) => wet.has(hex.id))
    .flatMap((hex) =>
      ([1, 2, 3, 4, 5, 6] as const).flatMap((d): [Point, Point][] => {
        const next = map.grid.neighbour(hex, d);
        return next && !wet.has(next.id)
          ? [map.grid.side(hex, d).map((p) => map.world(p)) as [Point, Point]]
          : [];
      }),
    );
  const soft = softened(map, shore);
  const sea = lazy(() => {
    const path = new Path2D();
    for (const hex of hexesOf(map, "water"))
      trace(
        path,
        [0, 1, 2, 3, 4, 5].map((i) => map.corner(hex, i)),
        true,
      );
    return path;
  });
  for (const line of chains(shore)) {
    const path = lazy(() => pathOf(smooth(line.map(soft), 4)));
    add("wet", {
      box: boxOf(line, R),
      from: 0,
      paint: ({ ctx, ink }) => {
        ctx.save();
        ctx.clip(sea());
        ctx.strokeStyle = ink.waterInk;
        for (const [width, alpha] of [
          [56, 0.1],
          [46, 0.12],
          [34, 0.2],
        ] as const) {
          ctx.globalAlpha = alpha;
          ctx.lineWidth = width;
          ctx.stroke(path());
        }
        ctx.restore();
        ctx.strokeStyle = ink.sand;
        ctx.lineWidth = 24;
        ctx.stroke(path());
      },
    });
  }
}

/** Small fields between hedges on banks. */
function bocage(map: BoardMap, add: Add): void {
  for (const hex of hexesOf(map, "bocage")) {
    const hedges = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, "bocage"));
      const [out, turn] = [new Path2D(), r() * 0.9 - 0.45];
      const put = (u: number, v: number): Point => ({
        x: hex.x + u * Math.cos(turn) - v * Math.sin(turn),
        y: hex.y + u * Math.sin(turn) + v * Math.cos(turn),
      });
      const row = (a: Point, b: Point): void => {
        for (const p of resample([a, b], 4.4))
          if (map.hexAt(p)?.id === hex.id) dot(out, p.x + r() - 0.5, p.y + r() - 0.5, 1.7 + r() * 0.8);
      };
      for (const v of [-24, 0, 25]) row(put(-46, v + r() * 6), put(46, v - r() * 6));
      for (const [u, v] of [
        [-24, -24],
        [6, -24],
        [-10, 0],
        [22, 0],
      ] as const)
        row(put(u + r() * 6, v), put(u - r() * 6, v + 25));
      return out;
    });
    add("growth", {
      box: around(hex),
      from: 0.25,
      paint: ({ ctx, ink }) => {
        ctx.fillStyle = ink.hedge;
        ctx.fill(hedges());
      },
    });
  }
}

/** Blocks between streets: few and apart in a town, close in a city. */
function streets(map: BoardMap, add: Add, manner: "town" | "city" | "fortified"): void {
  const [step, fill] = manner === "town" ? [21, 0.62] : [17.5, 0.8];
  for (const hex of hexesOf(map, manner)) {
    const blocks = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, manner));
      const [path, turn] = [new Path2D(), ((seedOf(map.doc.id, hex.id) % 7) - 3) * 0.05];
      const ways = waysThrough(map, hex);
      for (let v = -2; v <= 2; v++)
        for (let u = -2; u <= 2; u++) {
          const [w, h] = [step * fill * (0.7 + r() * 0.3), step * fill * (0.6 + r() * 0.34)];
          const o = { x: u * step + (v % 2) * 4, y: v * step };
          const corners = [
            { x: o.x - w / 2, y: o.y - h / 2 },
            { x: o.x + w / 2, y: o.y - h / 2 },
            { x: o.x + w / 2, y: o.y + h / 2 },
            { x: o.x - w / 2, y: o.y + h / 2 },
          ].map((p) => ({
            x: hex.x + p.x * Math.cos(turn) - p.y * Math.sin(turn),
            y: hex.y + p.x * Math.sin(turn) + p.y * Math.cos(turn),
          }));
          const free = corners.every((p) => map.hexAt(p)?.id === hex.id && clearOf(ways, p, 5.5));
          if (free && r() < (manner === "town" ? 0.86 : 0.97)) path.addPath(pathOf(corners, true));
        }
      return path;
    });
    add("built", {
      box: around(hex),
      from: 0.12,
      paint: ({ ctx, ink }) => {
        ctx.fillStyle = ink.building;
        ctx.strokeStyle = ink.buildingEdge;
        ctx.lineWidth = 0.8;
        ctx.fill(blocks());
        ctx.stroke(blocks());
      },
    });
    if (manner === "fortified") walls(map, add, hex);
  }
}

function walls(map: BoardMap, add: Add, hex: MapHex): void {
  const path = lazy(() => {
    const ring = [0, 1, 2, 3, 4, 5, 0].map((i) => shrink(map.corner(hex, i), hex, 0.9));
    return pathOf(crenel(resample(ring, 3.4), 2.6, 2), true);
  });
  add("trench", {
    box: around(hex),
    from: 0.15,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink.wall;
      ctx.lineWidth = 2.2;
      ctx.stroke(path());
    },
  });
}

/** A sign in the upper right of a hex, where counters leave it free. */
function sign(add: Add, hex: MapHex, draw: (b: Brush) => void, low: boolean): void {
  const at = { x: 32, y: low ? -4 : -25 };
  add("id", {
    box: around(hex),
    from: 0.2,
    paint: (b) => {
      upright(b, hex, 0, () => {
        b.ctx.translate(at.x, at.y);
        draw(b);
      });
    },
  });
}

/** A triangle as surveyors set it: from here one spots for the guns. */
const triangle = ({ ctx, ink }: Brush): void => {
  const path = new Path2D("M0-9.5 9 6H-9Z");
  ctx.fillStyle = ink.halo;
  ctx.strokeStyle = ink.ink;
  ctx.lineWidth = 1.8;
  ctx.fill(path);
  ctx.stroke(path);
  ctx.fillStyle = ink.ink;
  ctx.beginPath();
  ctx.arc(0, 0.6, 1.7, 0, 6.3);
  ctx.fill();
};
/** A star: concrete that sees through what blocks others. */
const star = ({ ctx, ink }: Brush): void => {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const [a, q] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 4.2 : 10];
    ctx.lineTo(Math.cos(a) * q, Math.sin(a) * q);
  }
  ctx.closePath();
  ctx.strokeStyle = ink.halo;
  ctx.lineWidth = 4;
  ctx.stroke();
  ctx.fillStyle = ink.red;
  ctx.fill();
};

export function countryPainter(map: BoardMap, add: Add): void {
  strand(map, add);
  sand(map, add);
  bocage(map, add);
  for (const manner of ["town", "city", "fortified"] as const) streets(map, add, manner);
  for (const hex of map.hexes) {
    if (hex.more.observation) sign(add, hex, triangle, false);
    if (hex.more.strongpoint) sign(add, hex, star, Boolean(hex.more.observation));
  }
}
