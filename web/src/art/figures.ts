/** Silhouettes, drawn once in a 26 x 46 box, facing right. Our own line work. */

const HELMETS: Record<string, string> = {
  german: "M6.4 8.6C6 4 8.6 1 12.4 1S18.6 4 18.4 7.6L20 9.4 19.6 10.4 14.8 9.8 7.4 12 5.2 11.4Z",
  french:
    "M6.6 8.4C6.6 4.4 8.8 2 11 1.6L12.6.2 14 1.7C16.6 2.2 18.2 4.6 18.2 7.6L20.6 9 20.4 10 13 9.4 4.8 10.4 4.6 9.4Z",
  french14: "M7.4 8.2 7.2 3.2C9.8 1.6 14.4 1.6 17 3.4L17.4 7.6 21 9 20.6 10 16 9.4 7.6 9.8Z",
  american: "M3.4 8.8C5.6 8 6.8 3.4 12.4 3.2 17.8 3.2 19.2 7.8 21.6 8.6L21.4 9.8 3.6 9.8Z",
};
HELMETS.british = HELMETS.american as string;
HELMETS.belgian = HELMETS.french as string;
const CAP = "M7 7.8 6.6 4.6C9 2.2 15.6 1.8 18.8 4.2L17.8 7 20.6 8.8 20.2 9.8 16 8.8 7.2 9Z";

export type Pose = "march" | "run" | "stand" | "kneel";

const BODY: Record<Pose, string> = {
  march:
    "M8.6 12.4 15.4 12 17 15 18.2 24 20.4 31.2 15.6 31.8 20.6 44.6 16.4 45.4 12 33.4 8.6 45.4 4.2 45 7.6 31.8 5.4 31.2 7.6 22Z",
  run: "M9 12.4 15.8 12.6 17.6 18 17.4 25.4 22.6 31 20 40 16.6 39.6 18 32.6 12.6 28.6 9.4 35.4 2 38.4.8 35.2 6.4 32.6 7.4 22Z",
  stand:
    "M7.6 12.6 16.6 12.6 18.2 17 17.8 30.6 16.8 45.4 13 45.4 12.4 33 11.6 45.4 7.6 45.4 6.8 30.6 6.2 17Z",
  kneel:
    "M8.6 20.4 15.4 20 17.2 23.6 17.6 31 22.4 33.4 22 44.6 18.2 44.6 18 37.4 12.6 36.4 9.4 41.4 14.4 42.6 13.8 45.4 2.6 45.4 5.6 37.4 7.2 29Z",
};
const RIFLE: Record<Pose, string> = {
  march: "M2.6 30.4 21 13.6 25.2 8.6",
  run: "M3 27 20.6 19.8 25.6 17",
  stand: "",
  kneel: "M8 25.4 20 24.2 27.6 23.6",
};
const ARM: Record<Pose, string> = {
  march: "M14.6 14.6 17 20.2 13.6 22",
  run: "M14 14.6 18.8 18.4 16.4 21.6",
  stand: "",
  kneel: "M13 22.4 17 26.4 20 24.4",
};
const TROUSERS = "M6.2 31.6 18 31.6 20.6 44.6 16.4 45.4 12 33.4 8.6 45.4 4.2 45Z";

export interface FigureInk {
  fig: string;
  halo: string;
  trousers?: string;
}
export interface FigureOptions {
  cap?: boolean;
  rifle?: boolean;
  pack?: boolean;
  extra?: string;
}

/** A soldier as one path with a halo behind it, his rifle and arm as strokes. */
export function figure(
  pose: Pose,
  nation: string,
  x: number,
  y: number,
  k: number,
  ink: FigureInk,
  { cap = false, rifle = true, pack = true, extra = "" }: FigureOptions = {},
): string {
  const low = pose === "kneel" ? 8 : 0;
  const head = `M8.9 ${8.4 + low}a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0Z`;
  const bag = pack && pose !== "stand" ? `M3.6 ${13.6 + low}h5.2v8.4h-5.2ZM3.2 ${11.6 + low}h6v2.8h-6Z` : "";
  const hat = cap ? CAP : (HELMETS[nation] ?? HELMETS.german);
  const gun = rifle ? RIFLE[pose] : "";
  const strokes =
    (ARM[pose] ? `<path d="${ARM[pose]}" stroke-width="3"/>` : "") +
    (gun ? `<path d="${gun}" stroke-width="1.7"/>` : "") +
    extra;
  const legs = ink.trousers && pose !== "kneel" ? `<path d="${TROUSERS}" fill="${ink.trousers}"/>` : "";
  const hats = `<path d="${hat}"${low ? ` transform="translate(0 ${low})"` : ""}/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    (gun
      ? `<path d="${gun}" fill="none" stroke="${ink.halo}" stroke-linecap="round" stroke-width="4.2"/>`
      : "") +
    `<g fill="${ink.fig}" stroke="${ink.halo}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke">` +
    `<path d="${BODY[pose]}${bag}${head}"/>${hats}</g>` +
    `<g fill="none" stroke="${ink.fig}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>${legs}</g>`
  );
}

/** Weapons in a 100 x 100 box. */
export const WEAPONS: Record<string, (c: string) => string> = {
  hmg: (c) =>
    `<g fill="none" stroke="${c}" stroke-linecap="round" stroke-linejoin="round"><path d="M40 40 28 62M42 40 58 62M36 42 20 60" stroke-width="3.4"/><path d="M50 36H86" stroke-width="5.4"/><path d="M84 36h8" stroke-width="3"/><path d="M54 30v12M60 30v12M66 30v12M72 30v12" stroke-width="2"/></g><path d="M24 31h28v10H24zM14 33h10v5H14zM40 24h10v8H40z" fill="${c}"/>`,
  lmg: (c) =>
    `<g fill="none" stroke="${c}" stroke-linecap="round"><path d="M72 40 64 58M74 40 84 58" stroke-width="3"/><path d="M46 37H90" stroke-width="4.2"/></g><path d="M12 36 34 33H52V42H36L20 50 12 49ZM40 42 46 55 56 54 50 42Z" fill="${c}"/>`,
  mortar: (c) =>
    `<g fill="none" stroke="${c}" stroke-linecap="round"><path d="M34 54 66 18" stroke-width="9.5"/><path d="M56 30 74 58" stroke-width="3.4"/><path d="M20 60H82" stroke-width="4.4"/></g><path d="M22 52h26l4 8H18z" fill="${c}"/>`,
  gun: (c) =>
    `<g fill="none" stroke="${c}" stroke-linecap="round"><path d="M36 40 92 30" stroke-width="5"/><path d="M40 46 8 60" stroke-width="4.4"/><circle cx="44" cy="47" r="13" stroke-width="3.6"/><path d="M44 34v26M31 47h26M35 38l18 18M53 38 35 56" stroke-width="1.6"/></g><path d="M50 24 56 24 60 50 53 52Z" fill="${c}"/>`,
  flame: (c) =>
    `<path d="M22 26h16v30H22z" fill="${c}"/><path d="M38 34C52 34 48 46 62 42" fill="none" stroke="${c}" stroke-width="4"/><path d="M60 44C72 40 70 32 82 24 82 32 92 34 92 42S82 54 72 52C66 51 64 48 60 44Z" fill="${c}"/>`,
  phone: (c) =>
    `<path d="M26 40h48v20H26z" fill="${c}"/><path d="M20 30C30 18 70 18 80 30L76 38 66 36V30H34V36L24 38Z" fill="${c}"/>`,
};

export function tank(c: string, halo: string): string {
  return `<path d="M12 60 8 50 22 44 30 44 34 30 40 27H58L62 31 66 44 78 45 92 54 84 65 20 66Z" fill="${halo}" stroke="${halo}" stroke-width="4" stroke-linejoin="round"/><path d="M10 58C6 52 10 47 18 46L72 45C86 44 94 50 92 57S84 66 76 66H22C14 66 12 62 10 58ZM28 46 33 31 38 28H58L63 33 67 46ZM42 17h16l3 11H39ZM60 21H82v4.4H60zM12 50 2 60 4 63 14 57Z" fill="${c}"/><g fill="${halo}"><circle cx="81" cy="55.4" r="6.4"/><circle cx="21" cy="57" r="4.2"/><circle cx="34" cy="59.4" r="3"/><circle cx="44" cy="59.4" r="3"/><circle cx="54" cy="59.4" r="3"/><circle cx="64" cy="59.4" r="3"/><path d="M36 35h7v3h-7zM50 35h7v3h-7z"/></g><circle cx="81" cy="55.4" r="3" fill="${c}"/>`;
}
