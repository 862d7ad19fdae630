/** Hexsides of small-scale maps: woods, ridges, escarpments, slopes, canals, frontiers, works on railways. */
import type { Point } from "../hexes";
import { R, type SideSpec } from "../mapdoc";
import { normal, resample, smooth } from "./curves";
import { random } from "./random";
import { dot, lazy, pathOf, type Brush, type Layer } from "./scene";

export interface Part {
  layer: Layer;
  from: number;
  paint(b: Brush): void;
}
type Band = (line: Point[], seed: number) => Part[];

const stroke = ({ ctx }: Brush, path: Path2D, ink: string, width: number, dash: number[] = []): void => {
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.stroke(path);
  ctx.setLineDash([]);
};

/** Crowns along a line, in so many rows, a little out of step. */
function crowns(
  line: readonly Point[],
  rows: readonly number[],
  seed: number,
): { crown: Path2D; lit: Path2D } {
  const r = random(seed);
  const out = { crown: new Path2D(), lit: new Path2D() };
  const even = resample(line, 8.6);
  even.forEach((p, i) => {
    const n = normal(even, i);
    for (const row of rows) {
      const [x, y] = [p.x + n.x * row + (r() - 0.5) * 4, p.y + n.y * row + (r() - 0.5) * 4];
      const size = 3.3 + r() * 1.1;
      dot(out.crown, x, y, size);
      dot(out.lit, x - size * 0.3, y - size * 0.3, size * 0.5);
    }
  });
  return out;
}

/** A belt of wood on both sides of a hexside; a deep forest is broader and stands denser. */
const wood =
  (deep: boolean): Band =>
  (line, seed) => {
    const path = lazy(() => pathOf(line));
    const trees = lazy(() => crowns(line, deep ? [-8.5, 0, 8.5] : [-4, 4.6], seed));
    const width = deep ? 25 : 15;
    return [
      {
        layer: "wash",
        from: 0,
        paint: (b) => {
          if (b.scale >= 0.5) stroke(b, path(), b.ink.woodEdge, width + 2);
          stroke(b, path(), deep ? b.ink.deep : b.ink.forest, width);
        },
      },
      {
        layer: "growth",
        from: 0.5,
        paint: ({ ctx, ink }) => {
          const { crown, lit } = trees();
          ctx.fillStyle = deep ? ink.woodEdge : ink.tree;
          ctx.strokeStyle = ink.treeInk;
          ctx.lineWidth = 0.7;
          ctx.fill(crown);
          ctx.stroke(crown);
          ctx.fillStyle = ink.treeLit;
          ctx.fill(lit);
        },
      },
    ];
  };

/** Teeth or strokes at the right hand of a line. */
function teeth(line: readonly Point[], gap: number, long: number, wide: number): Path2D {
  const out = new Path2D();
  const even = resample(line, gap);
  even.forEach((p, i) => {
    const n = normal(even, i);
    const [tx, ty] = [-n.y * wide, n.x * wide];
    out.moveTo(p.x - tx, p.y - ty);
    out.lineTo(p.x - n.x * long, p.y - n.y * long);
    if (wide > 0) out.lineTo(p.x + tx, p.y + ty);
  });
  return out;
}

/** Where the ground rises: fine strokes towards the lower hex. */
const slope: Band = (line) => {
  const [path, ticks] = [lazy(() => pathOf(line)), lazy(() => teeth(line, 5.2, 6.5, 0))];
  return [
    {
      layer: "contour",
      from: 0.16,
      paint: (b) => {
        b.ctx.globalAlpha = 0.6;
        stroke(b, path(), b.ink.contour, b.scale < 0.4 ? 1.6 : 1.1);
        if (b.scale >= 0.3) stroke(b, ticks(), b.ink.hachure, 0.8);
        b.ctx.globalAlpha = 1;
      },
    },
  ];
};

/** An escarpment: teeth that fall to the second hex of each pair. */
const scarp: Band = (line) => {
  const [path, saw] = [lazy(() => pathOf(line)), lazy(() => teeth(line, 8, 8, 3.4))];
  return [
    {
      layer: "side",
      from: 0,
      paint: (b) => {
        stroke(b, path(), b.ink.hachure, 2.8);
        b.ctx.fillStyle = b.ink.hachure;
        b.ctx.fill(saw());
      },
    },
  ];
};

/** The crest of a mountain: a firm line with strokes down both slopes. */
const ridge: Band = (line) => {
  const path = lazy(() => pathOf(line));
  const falls = lazy(() => {
    const out = teeth(line, 4.4, 10, 0);
    out.addPath(teeth(line, 4.4, -10, 0));
    return out;
  });
  return [
    {
      layer: "side",
      from: 0,
      paint: (b) => {
        stroke(b, path(), b.ink.hachure, 4);
        if (b.scale >= 0.25) stroke(b, falls(), b.ink.hachure, 1.2);
      },
    },
  ];
};

/** The crest of a rise: a fine line with short strokes to both sides. */
const crest: Band = (line) => {
  const path = lazy(() => pathOf(line));
  const strokes = lazy(() => {
    const out = teeth(line, 4.6, 6, 0);
    out.addPath(teeth(line, 4.6, -6, 0));
    return out;
  });
  return [
    {
      layer: "side",
      from: 0.12,
      paint: (b) => {
        stroke(b, path(), b.ink.hachure, 2.2);
        if (b.scale >= 0.25) stroke(b, strokes(), b.ink.hachure, 0.9);
      },
    },
  ];
};

/** A slope between hexes of no level: strokes towards the nearer water. */
const incline: Band = (line) => {
  const [path, ticks] = [lazy(() => pathOf(line)), lazy(() => teeth(line, 4.2, 9, 0))];
  return [
    {
      layer: "side",
      from: 0.15,
      paint: (b) => {
        stroke(b, path(), b.ink.hachure, 1);
        stroke(b, ticks(), b.ink.hachure, 1.1);
      },
    },
  ];
};

/** A frontier: the coloured border of a school atlas with the dashes of the surveyors in it. */
const frontier: Band = (line) => {
  const path = lazy(() => pathOf(line));
  return [
    {
      layer: "side",
      from: 0,
      paint: (b) => {
        stroke(b, path(), b.ink.frontier, b.scale < 0.3 ? 18 : 12);
        b.ctx.lineCap = "butt";
        stroke(b, path(), b.ink.ink, b.scale < 0.3 ? 3 : 1.7, [11, 4, 2.2, 4]);
        b.ctx.lineCap = "round";
      },
    },
  ];
};

/** Dug and not flowing: two banks, and cross strokes like locks. */
const canal: Band = (line) => {
  const even = lazy(() => smooth(line, 3));
  const path = lazy(() => pathOf(even()));
  const locks = lazy(() => {
    const out = new Path2D();
    const places = resample(even(), 15);
    places.forEach((p, i) => {
      const n = normal(places, i);
      out.moveTo(p.x + n.x * 4.4, p.y + n.y * 4.4);
      out.lineTo(p.x - n.x * 4.4, p.y - n.y * 4.4);
    });
    return out;
  });
  return [
    {
      layer: "stream",
      from: 0.1,
      paint: (b) => {
        stroke(b, path(), b.ink.waterInk, 4.6);
        stroke(b, path(), b.ink.road, 2.3);
        if (b.scale >= 0.3) stroke(b, locks(), b.ink.waterInk, 1.2);
      },
    },
  ];
};

/** A bed without water most of the year, and land that may be flooded. */
const dry: Band = (line) => {
  const path = lazy(() => pathOf(smooth(line, 3)));
  return [{ layer: "stream", from: 0.15, paint: (b) => stroke(b, path(), b.ink.waterInk, 2.4, [2, 5]) }];
};

export const BANDS: Record<string, Band> = {
  forest: wood(false),
  deep: wood(true),
  slope,
  scarp,
  ridge,
  crest,
  incline,
  border: frontier,
  canal,
  dry,
};

/** Bands whose strokes fall to one side: each hexside by itself, the lower hex on its right hand. */
export const FALLING = new Set(["slope", "scarp"]);

const COLOURS: Record<string, string> = { red: "#B4261D", orange: "#D9822B", yellow: "#E0B52C" };

/** A bridge or tunnel of the railway, with the turn from which it carries trains again. */
export function structure(spec: SideSpec, [a, b]: [Point, Point], shift: number): Part {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const at = { x: mx + ux * shift * 17, y: my + uy * shift * 17 };
  const tunnel = spec.shape === "tunnel";
  const turn = spec.rebuilt === undefined ? "" : String(spec.rebuilt);
  return {
    layer: "built",
    from: 0.22,
    paint: ({ ctx, ink, turned }) => {
      ctx.save();
      ctx.translate(at.x, at.y);
      if (turned) ctx.rotate(Math.PI);
      ctx.fillStyle = ink.halo;
      ctx.beginPath();
      ctx.arc(0, 0, R * 0.2, 0, 6.3);
      ctx.fill();
      ctx.fillStyle = COLOURS[String(spec.colour)] ?? ink.ink;
      ctx.beginPath();
      if (tunnel) {
        ctx.moveTo(-7, 6);
        ctx.lineTo(-7, -1);
        ctx.arc(0, -1, 7, Math.PI, 0);
        ctx.lineTo(7, 6);
      } else {
        ctx.moveTo(-8, -4);
        ctx.lineTo(8, -4);
        ctx.lineTo(8, 6);
        ctx.lineTo(5, 6);
        ctx.arc(0, 6, 5, 0, Math.PI, true);
        ctx.lineTo(-8, 6);
      }
      ctx.closePath();
      ctx.fill();
      ctx.strokeStyle = ink.ink;
      ctx.lineWidth = 0.8;
      ctx.stroke();
      if (turn) {
        ctx.font = '700 8.5px "Barlow Condensed", sans-serif';
        ctx.textAlign = "center";
        ctx.fillStyle = ink.name;
        ctx.fillText(turn, 0, -6);
      }
      ctx.restore();
    },
  };
}
