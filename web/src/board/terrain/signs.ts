/** Signs of small-scale maps: entrenched camps, forts, ports, bottlenecks, where trains come in. */
import type { Point } from "../hexes";
import { R, type BoardMap, type MapHex } from "../mapdoc";
import { shrink } from "./areas";
import { boxOf, chains, crenel, resample } from "./curves";
import { owner } from "./kinds";
import { around, lazy, pathOf, trace, type Add, type Brush } from "./scene";

const NUMBERS = '"Barlow Condensed", "Barlow", sans-serif';

export type Draw = (b: Brush) => void;
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Draws upright around a place of a hex, whichever way the map lies. */
function sign(add: Add, hex: MapHex, at: Point, from: number, draw: Draw): void {
  const place = { x: hex.x + at.x * R, y: hex.y + at.y * R };
  add("built", {
    box: around(hex),
    from,
    paint: (b) => {
      b.ctx.save();
      b.ctx.translate(place.x, place.y);
      if (b.turned) b.ctx.rotate(Math.PI);
      draw(b);
      b.ctx.restore();
    },
  });
}

/** A bastioned star; larger for a fortress of the first class. */
export function star(b: Brush, points: number, size: number, ink: string): void {
  const { ctx } = b;
  ctx.beginPath();
  for (let i = 0; i < points * 2; i++) {
    const a = (i * Math.PI) / points - Math.PI / 2;
    const q = i % 2 ? size * 0.58 : size;
    if (i) ctx.lineTo(Math.cos(a) * q, Math.sin(a) * q);
    else ctx.moveTo(Math.cos(a) * q, Math.sin(a) * q);
  }
  ctx.closePath();
  ctx.strokeStyle = b.ink.halo;
  ctx.lineWidth = 4;
  ctx.stroke();
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.fillStyle = b.ink.halo;
  ctx.beginPath();
  ctx.arc(0, 0, size * 0.22, 0, 6.3);
  ctx.fill();
}

/** The borders between hexes that differ in a key, as lines; with `outer` only those of hexes that have it. */
function borders(map: BoardMap, key: string, value: string): Point[][] {
  const sides = map.hexes
    .filter((hex) => text(hex.more[key]) === value)
    .flatMap((hex) =>
      ([1, 2, 3, 4, 5, 6] as const).flatMap((d): [Point, Point][] => {
        const next = map.grid.neighbour(hex, d);
        if (next && text(map.hex(next.id)?.more[key]) === value) return [];
        const ends = map.grid.side(hex, d).map((p) => shrink(map.world(p), hex, 1)) as [Point, Point];
        return [ends];
      }),
    );
  return chains(sides);
}

const valuesOf = (map: BoardMap, key: string): string[] =>
  [...new Set(map.hexes.map((hex) => text(hex.more[key])))].filter(Boolean);

/** The ring of works around a camp, in the ink of whoever built it. */
function camps(map: BoardMap, add: Add): void {
  for (const name of valuesOf(map, "camp")) {
    const side = map.hexes.find((hex) => hex.more.camp === name)?.more.camp_side;
    for (const ring of borders(map, "camp", name)) {
      const path = lazy(() => pathOf(crenel(resample(ring, 3.2), 2.6, 2)));
      add("trench", {
        box: boxOf(ring, 8),
        from: 0,
        paint: ({ ctx, ink, scale }) => {
          ctx.lineJoin = "miter";
          ctx.strokeStyle = ink.halo;
          ctx.lineWidth = 7;
          ctx.stroke(path());
          ctx.strokeStyle = ink[owner(side)];
          ctx.lineWidth = scale < 0.3 ? 4.5 : 2.2;
          ctx.stroke(path());
          ctx.lineJoin = "round";
        },
      });
    }
  }
}

/** Districts of a city are parted by a fine dotted line. */
function districts(map: BoardMap, add: Add): void {
  for (const name of valuesOf(map, "district"))
    for (const ring of borders(map, "district", name)) {
      const path = lazy(() => pathOf(ring));
      add("grid", {
        box: boxOf(ring, 4),
        from: 0.3,
        paint: ({ ctx, ink }) => {
          ctx.strokeStyle = ink.inkSoft;
          ctx.lineWidth = 1.5;
          ctx.setLineDash([1.5, 4.5]);
          ctx.stroke(path());
          ctx.setLineDash([]);
        },
      });
    }
}

/** A printed position: a ring of trench inside the hex. */
function position(map: BoardMap, add: Add, hex: MapHex): void {
  const path = lazy(() => {
    const ring = [0, 1, 2, 3, 4, 5, 0].map((i) => shrink(map.corner(hex, i), hex, 0.82));
    return pathOf(crenel(resample(ring, 3), 2, 2), true);
  });
  add("trench", {
    box: around(hex),
    from: 0.3,
    paint: ({ ctx, ink }) => {
      ctx.strokeStyle = ink[owner(hex.more.camp_side)];
      ctx.globalAlpha = 0.75;
      ctx.lineWidth = 1.3;
      ctx.stroke(path());
      ctx.globalAlpha = 1;
    },
  });
}

export const anchor: Draw = ({ ctx, ink }) => {
  ctx.fillStyle = ink.halo;
  ctx.beginPath();
  ctx.arc(0, 0, 12, 0, 6.3);
  ctx.fill();
  ctx.strokeStyle = ink.waterName;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(0, -7, 2.2, 0, 6.3);
  trace(ctx, [
    { x: 0, y: -4.8 },
    { x: 0, y: 9 },
  ]);
  trace(ctx, [
    { x: -4.5, y: -2 },
    { x: 4.5, y: -2 },
  ]);
  ctx.moveTo(-8, 2.5);
  ctx.quadraticCurveTo(-6, 9, 0, 9);
  ctx.quadraticCurveTo(6, 9, 8, 2.5);
  ctx.stroke();
};

/** The narrow place of a railway: rails that close in. */
export const bottleneck: Draw = ({ ctx, ink }) => {
  ctx.fillStyle = ink.halo;
  ctx.beginPath();
  ctx.arc(0, 0, 10.5, 0, 6.3);
  ctx.fill();
  ctx.strokeStyle = ink.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (const k of [-1, 1]) {
    ctx.moveTo(-8, 6 * k);
    ctx.quadraticCurveTo(0, 1.5 * k, 8, 6 * k);
  }
  ctx.stroke();
};

/** Where trains come onto the map: an arrow from the edge with its letter, and whence. */
function entry(map: BoardMap, add: Add, hex: MapHex): void {
  const out = ([1, 2, 3, 4, 5, 6] as const).filter((d) => !map.grid.neighbour(hex, d));
  const mids = out.map((d) => map.grid.side(hex, d).map((p) => map.world(p)) as [Point, Point]);
  const sum = mids.reduce((p, [a, b]) => ({ x: p.x + (a.x + b.x) / 2, y: p.y + (a.y + b.y) / 2 }), {
    x: 0,
    y: 0,
  });
  const edge = { x: sum.x / (mids.length || 1), y: sum.y / (mids.length || 1) };
  const turn = Math.atan2(hex.y - edge.y, hex.x - edge.x);
  const at = { x: (edge.x - hex.x) / R, y: (edge.y - hex.y) / R };
  const place = { x: at.x * 0.52, y: at.y * 0.52 };
  sign(add, hex, place, 0.15, (b) => {
    const { ctx, ink, turned } = b;
    const colour = ink[owner(hex.more.entry_side)];
    ctx.save();
    ctx.rotate(turn + (turned ? Math.PI : 0));
    ctx.fillStyle = colour;
    ctx.strokeStyle = ink.halo;
    ctx.lineWidth = 2;
    ctx.beginPath();
    trace(
      ctx,
      [
        { x: -17, y: -6.5 },
        { x: 12, y: -6.5 },
        { x: 12, y: -13 },
        { x: 25, y: 0 },
        { x: 12, y: 13 },
        { x: 12, y: 6.5 },
        { x: -17, y: 6.5 },
      ],
      true,
    );
    ctx.stroke();
    ctx.fill();
    ctx.restore();
    ctx.fillStyle = ink.paper;
    ctx.beginPath();
    ctx.arc(0, 0, 10.5, 0, 6.3);
    ctx.fill();
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.8;
    ctx.stroke();
    ctx.fillStyle = ink.name;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.font = `700 15px ${NUMBERS}`;
    ctx.fillText(text(hex.more.entry), 0, 0.8);
    if (b.scale < 0.5) return;
    ctx.font = 'italic 400 10.5px "Old Standard TT", Georgia, serif';
    ctx.strokeStyle = ink.halo;
    ctx.lineWidth = 3;
    ctx.strokeText(text(hex.more.entry_from), 0, 18);
    ctx.fillText(text(hex.more.entry_from), 0, 18);
  });
}

export function signsPainter(map: BoardMap, add: Add): void {
  if (!map.theatre) return;
  camps(map, add);
  districts(map, add);
  for (const hex of map.hexes) {
    const { more } = hex;
    if (more.printed_ip) position(map, add, hex);
    if (more.fortress)
      sign(add, hex, { x: 0, y: 0 }, 0.12, (b) =>
        star(b, 6, more.fortress_type === 1 ? 16 : 13, b.ink[owner(more.camp_side)]),
      );
    if (more.fort) sign(add, hex, { x: 0, y: 0 }, 0.12, (b) => star(b, 4, 13, b.ink.blue));
    if (more.port) sign(add, hex, { x: -0.55, y: 0.36 }, 0.2, anchor);
    if (more.bottleneck) sign(add, hex, { x: 0.56, y: 0.36 }, 0.2, bottleneck);
    if (more.entry) entry(map, add, hex);
  }
}
