/** Where a theatre leaves a corner of the sheet free: its title, the key to its signs, and whose work it rests on. */
import type { Point } from "../hexes";
import { H, MARGIN, R, words, type BoardMap, type LocalText } from "../mapdoc";
import { BANDS } from "./bands";
import type { Box } from "./curves";
import { humpsAt } from "./ground";
import { railway } from "./lines";
import { random } from "./random";
import { pathOf, type Add, type Brush } from "./scene";
import { water } from "./sides";
import { anchor, bottleneck, star } from "./signs";

const NAMES = '"Old Standard TT", Georgia, serif';
const WORDS = '"Barlow", sans-serif';
/** A sample is drawn so much larger than on the map. */
const LARGE = 2.1;
const WIDE = 62;

type Sample = (b: Brush, map: BoardMap) => void;
interface Line {
  text: LocalText;
  sample: Sample;
}

const across: Point[] = [
  { x: -WIDE / 2, y: 0 },
  { x: WIDE / 2, y: 0 },
];
const bend: Point[] = [
  { x: -WIDE / 2, y: 5 },
  { x: -WIDE / 6, y: -5 },
  { x: WIDE / 6, y: 5 },
  { x: WIDE / 2, y: -4 },
];

function swatch({ ctx, ink }: Brush, fill: string): void {
  ctx.fillStyle = fill;
  ctx.fillRect(-WIDE / 2, -17, WIDE, 34);
  ctx.strokeStyle = ink.inkSoft;
  ctx.lineWidth = 0.8;
  ctx.strokeRect(-WIDE / 2, -17, WIDE, 34);
}
const height =
  (level: number): Sample =>
  (b) => {
    swatch(b, b.ink.tints[level - 1] ?? b.ink.paper);
    if (level < 4) return;
    b.ctx.save();
    b.ctx.clip(
      pathOf(
        [-1, 1].flatMap((k) => [-1, 1].map((l) => ({ x: (k * WIDE) / 2, y: 17 * l * k }))),
        true,
      ),
    );
    b.ctx.strokeStyle = b.ink.hachure;
    b.ctx.lineWidth = 1;
    b.ctx.stroke(humpsAt({ x: 0, y: 0 }, level > 4, random(level)));
    b.ctx.restore();
  };
const band =
  (manner: string): Sample =>
  (b) => {
    for (const part of BANDS[manner]?.([...across], 5) ?? []) if (part.from <= b.scale) part.paint(b);
  };
const river =
  (manner: string): Sample =>
  (b, map) =>
    water(map, manner, bend)?.paint(b);
const rails =
  (manner: string): Sample =>
  (b) =>
    railway(b, manner, across);

const COLUMNS: readonly (readonly Line[])[] = [
  [
    { text: { en: "Lowland", fr: "Basses terres" }, sample: height(1) },
    { text: { en: "Upland", fr: "Hautes terres" }, sample: height(2) },
    { text: { en: "Highland", fr: "Plateaux" }, sample: height(3) },
    { text: { en: "Foothills", fr: "Contreforts" }, sample: height(4) },
    { text: { en: "Mountain", fr: "Montagne" }, sample: height(5) },
    { text: { en: "Steep mountain", fr: "Montagne escarpée" }, sample: height(6) },
    { text: { en: "Slope", fr: "Pente" }, sample: band("slope") },
    { text: { en: "Escarpment", fr: "Escarpement" }, sample: band("scarp") },
    { text: { en: "Mountain ridge", fr: "Crête" }, sample: band("ridge") },
  ],
  [
    { text: { en: "Minor river", fr: "Petite rivière" }, sample: river("stream") },
    { text: { en: "Major river", fr: "Rivière" }, sample: river("river") },
    { text: { en: "Great river", fr: "Fleuve" }, sample: river("broad") },
    { text: { en: "Grand river", fr: "Grand fleuve" }, sample: river("grand") },
    { text: { en: "Canal", fr: "Canal" }, sample: band("canal") },
    { text: { en: "Wooded", fr: "Boisé" }, sample: (b) => swatch(b, b.ink.wood) },
    { text: { en: "Forest", fr: "Forêt" }, sample: band("forest") },
    { text: { en: "Deep forest", fr: "Forêt profonde" }, sample: band("deep") },
    { text: { en: "Frontier", fr: "Frontière" }, sample: band("border") },
  ],
  [
    { text: { en: "Double track", fr: "Voie double" }, sample: rails("rail2") },
    { text: { en: "Single track", fr: "Voie unique" }, sample: rails("rail") },
    { text: { en: "Narrow gauge", fr: "Voie étroite" }, sample: rails("tramway") },
    { text: { en: "Bottleneck", fr: "Goulet" }, sample: bottleneck },
    { text: { en: "Fortress", fr: "Place forte" }, sample: (b) => star(b, 6, 16, b.ink.blue) },
    { text: { en: "Fort", fr: "Fort" }, sample: (b) => star(b, 4, 14, b.ink.blue) },
    { text: { en: "Port", fr: "Port" }, sample: anchor },
    { text: { en: "Neutral", fr: "Neutre" }, sample: (b) => swatch(b, b.ink.neutral) },
    { text: { en: "Sea", fr: "Mer" }, sample: (b) => swatch(b, b.ink.water) },
  ],
];

/** The corner at the lower left that no hex fills; none if it is too small to write in. */
export function corner(map: BoardMap): Box | null {
  const { columns, rows } = map.grid;
  let wide = 0;
  while (wide < columns && !map.grid.place(wide, rows - 1)) wide++;
  let high = rows;
  while (high > 0 && !map.grid.place(0, high - 1)) high--;
  if (wide < 14 || rows - high < 10) return null;
  return {
    x0: MARGIN + R,
    x1: map.world(map.grid.centreOf(wide, 0)).x - R * 2,
    y0: map.world(map.grid.centreOf(0, high)).y + H * 0.6,
    y1: map.world(map.grid.centreOf(0, rows - 1)).y,
  };
}

/** Words in as many lines as they need. */
export function broken(text: string, width: (part: string) => number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && width(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function written(ctx: Brush["ctx"], text: string, at: Point, room: number, gap: number): number {
  const lines = broken(text, (part) => ctx.measureText(part).width, room);
  lines.forEach((line, i) => ctx.fillText(line, at.x, at.y + i * gap));
  return at.y + lines.length * gap;
}

function title(map: BoardMap, { ctx, ink, language }: Brush, box: Box): void {
  const middle = (box.x0 + box.x1) / 2;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = ink.ink;
  if ("letterSpacing" in ctx) ctx.letterSpacing = "14px";
  ctx.font = `700 150px ${NAMES}`;
  ctx.fillText(words(map.doc.title, language).toUpperCase(), middle, box.y0 + 210);
  if ("letterSpacing" in ctx) ctx.letterSpacing = "1px";
  ctx.fillStyle = ink.inkSoft;
  ctx.font = `italic 400 58px ${NAMES}`;
  written(ctx, words(map.doc.note, language), { x: middle, y: box.y0 + 310 }, (box.x1 - box.x0) * 0.8, 70);
  ctx.strokeStyle = ink.ink;
  for (const [y, w] of [
    [box.y0 + 420, 5],
    [box.y0 + 433, 1.5],
  ] as const) {
    ctx.lineWidth = w;
    ctx.stroke(
      pathOf([
        { x: middle - 420, y },
        { x: middle + 420, y },
      ]),
    );
  }
}

function key(map: BoardMap, b: Brush, box: Box): void {
  const { ctx, ink, language } = b;
  const [top, gap] = [box.y0 + 540, 100];
  const room = (box.x1 - box.x0) / COLUMNS.length;
  COLUMNS.forEach((lines, c) =>
    lines.forEach((line, i) => {
      const at = { x: box.x0 + room * c + 130, y: top + gap * i };
      ctx.save();
      ctx.translate(at.x, at.y);
      ctx.scale(LARGE, LARGE);
      line.sample({ ...b, scale: b.scale * LARGE, turned: false }, map);
      ctx.restore();
      ctx.font = `500 50px ${WORDS}`;
      ctx.textAlign = "left";
      ctx.textBaseline = "middle";
      ctx.fillStyle = ink.ink;
      ctx.fillText(words(line.text, language), at.x + 95, at.y);
    }),
  );
}

export function legendPainter(map: BoardMap, add: Add): void {
  const box = map.theatre ? corner(map) : null;
  if (!box) return;
  add("frame", {
    box,
    from: 0,
    paint: (b) => {
      const { ctx, ink } = b;
      ctx.save();
      if (b.turned) {
        ctx.translate(box.x0 + box.x1, box.y0 + box.y1);
        ctx.rotate(Math.PI);
      }
      title(map, b, box);
      key(map, b, box);
      ctx.textAlign = "center";
      ctx.fillStyle = ink.inkSoft;
      ctx.font = `italic 400 30px ${NAMES}`;
      const credit = { x: (box.x0 + box.x1) / 2, y: box.y1 - 40 };
      written(ctx, map.doc.licence ?? "", credit, (box.x1 - box.x0) * 0.9, 38);
      ctx.restore();
    },
  });
}
