/** Buildings by their outlines, ruins hatched, villages as blocks, rubble, bridges of single hexes. */
import type { Point } from "../hexes";
import { R, type BoardMap, type MapHex, type OutlineSpec } from "../mapdoc";
import { hexesOf } from "./areas";
import { boxOf } from "./curves";
import { terrainManner } from "./kinds";
import { random, seedOf } from "./random";
import { around, lazy, pathOf, type Add, type Brush } from "./scene";

const BUILT = new Set(["building", "village", "rubble"]);

interface House {
  ring: Point[];
  ruin: boolean;
  church: boolean;
}

function paintHouse({ ring, ruin, church }: House): (b: Brush) => void {
  const path = lazy(() => pathOf(ring, true));
  const box = boxOf(ring);
  const hatch = lazy(() => {
    const out = new Path2D();
    const h = box.y1 - box.y0;
    for (let x = box.x0 - h; x < box.x1; x += 3.4) {
      out.moveTo(x, box.y1);
      out.lineTo(x + h, box.y0);
    }
    return out;
  });
  return ({ ctx, ink }) => {
    ctx.lineJoin = "miter";
    ctx.strokeStyle = ink.halo;
    ctx.lineWidth = 3.4;
    ctx.stroke(path());
    ctx.strokeStyle = ink.buildingEdge;
    ctx.fillStyle = ruin ? ink.paper : ink.building;
    ctx.fill(path());
    ctx.lineWidth = 1.3;
    ctx.stroke(path());
    if (ruin) {
      ctx.save();
      ctx.clip(path());
      ctx.lineWidth = 1;
      ctx.stroke(hatch());
      ctx.restore();
    }
    if (church) {
      const [x, y] = [(box.x0 + box.x1) / 2, box.y0];
      ctx.lineWidth = 1.6;
      ctx.stroke(
        pathOf([
          { x, y: y - 11 },
          { x, y },
        ]),
      );
      ctx.stroke(
        pathOf([
          { x: x - 3.6, y: y - 7.6 },
          { x: x + 3.6, y: y - 7.6 },
        ]),
      );
    }
    ctx.lineJoin = "round";
  };
}

function addHouse(add: Add, house: House): void {
  add("built", { box: boxOf(house.ring, 14), from: 0.12, paint: paintHouse(house) });
}

const isBuilt = (o: OutlineSpec): boolean =>
  BUILT.has(terrainManner(o.kind)) || /building|house|church|ruin|mill|fort/.test(o.kind);

function outlines(map: BoardMap, add: Add): Set<string> {
  const done = new Set<string>();
  for (const o of (map.doc.outlines ?? []).filter(isBuilt)) {
    const ring = map.points(o.points, o.at);
    const box = boxOf(ring);
    const hex = o.at ?? map.hexAt({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 })?.id;
    if (hex !== undefined) done.add(hex);
    addHouse(add, {
      ring,
      ruin: Boolean(o.ruin) || /ruin|rubble/.test(o.kind),
      church: Boolean(o.church) || o.kind === "church",
    });
  }
  return done;
}

/** Where the document gives no outlines: a few houses of its own, off the roads. */
function invented(map: BoardMap, add: Add, hex: MapHex, count: number, ruin: boolean): void {
  const r = random(seedOf(map.doc.id, hex.id, "houses"));
  const roads = map.linesAt(hex.id).flatMap((l) => {
    const i = l.path.indexOf(hex.id);
    return [l.path[i - 1], l.path[i + 1]].flatMap((id) => (id === undefined ? [] : [map.centre(id)]));
  });
  const angles = roads.map((p) => Math.atan2(p.y - hex.y, p.x - hex.x));
  for (let i = 0; i < count; i++) {
    let a = (i / count) * 6.283 + r() * 0.4;
    if (angles.some((b) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b))) < 0.35)) a += 0.55;
    const d = R * (0.34 + r() * 0.24);
    const [x, y, t] = [hex.x + Math.cos(a) * d, hex.y + Math.sin(a) * d, (r() - 0.5) * 0.5];
    const [w, h] = [5.5 + r() * 4, 4.4 + r() * 2.6];
    const ring = (
      [
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ] as const
    ).map(([u, v]) => ({
      x: x + u * Math.cos(t) - v * Math.sin(t),
      y: y + u * Math.sin(t) + v * Math.cos(t),
    }));
    addHouse(add, { ring, ruin, church: false });
  }
}

function stones(map: BoardMap, add: Add): void {
  for (const hex of hexesOf(map, "rubble")) {
    const path = lazy(() => {
      const r = random(seedOf(map.doc.id, hex.id, "rubble"));
      const out = new Path2D();
      for (let i = 0; i < 26; i++) {
        const a = r() * 6.283;
        const d = R * 0.62 * Math.sqrt(r());
        out.rect(hex.x + Math.cos(a) * d, hex.y + Math.sin(a) * d, 1.6 + r() * 2.4, 1.4 + r() * 1.6);
      }
      return out;
    });
    add("built", {
      box: around(hex),
      from: 0.25,
      paint: ({ ctx, ink }) => {
        ctx.fillStyle = ink.wall;
        ctx.fill(path());
      },
    });
  }
}

export function builtPainter(map: BoardMap, add: Add): void {
  const drawn = outlines(map, add);
  for (const hex of hexesOf(map, "building")) if (!drawn.has(hex.id)) invented(map, add, hex, 3, false);
  for (const hex of hexesOf(map, "village")) if (!drawn.has(hex.id)) invented(map, add, hex, 7, false);
  for (const hex of hexesOf(map, "rubble")) if (!drawn.has(hex.id)) invented(map, add, hex, 3, true);
  stones(map, add);
}
