/** A small engraved scene for a card: ruled sky, hatched ridges, dark foreground, figures on the skyline. */
import { random, seedOf } from "../board/terrain/random";
import { figure, type Pose } from "./figures";
import { INK } from "./nations";

const SPOTS: Record<string, readonly (readonly [Pose, number])[]> = {
  move: [
    ["march", 30],
    ["march", 66],
    ["march", 102],
    ["march", 138],
    ["march", 174],
  ],
  offensive: [
    ["run", 26],
    ["run", 62],
    ["march", 96],
    ["run", 132],
    ["run", 170],
  ],
  fire: [
    ["kneel", 40],
    ["kneel", 80],
    ["kneel", 118],
  ],
  recover: [
    ["stand", 60],
    ["kneel", 92],
    ["kneel", 140],
  ],
  guns: [
    ["kneel", 24],
    ["kneel", 164],
  ],
  runner: [["run", 100]],
  rout: [
    ["run", 40],
    ["run", 92],
    ["run", 150],
  ],
};
const BURSTS: Record<string, readonly (readonly [number, number, number])[]> = {
  guns: [
    [60, 40, 17],
    [128, 34, 22],
    [186, 42, 14],
  ],
  fire: [[168, 36, 15]],
};

export function vignette(scene: string, nation: string, w = 226, h = 84, seed = 7): string {
  const r = random(seedOf(scene, nation, seed));
  const clip = `vignette-${Math.floor(r() * 1e9)}`;
  const ridge = (base: number, amp: number, f: number, ph: number) => (x: number) =>
    base + Math.sin(x / f + ph) * amp + Math.sin(x / (f * 0.37) + ph * 2) * amp * 0.35;
  const far = ridge(h * 0.58, 7, 46, r() * 6);
  const near = ridge(h * 0.72, 5, 34, r() * 6);
  const fore = ridge(h * 0.86, 3, 22, r() * 6);
  const poly = (at: (x: number) => number, fill: string): string => {
    let d = `M0 ${h}`;
    for (let x = 0; x <= w; x += 4) d += `L${x} ${at(x).toFixed(1)}`;
    return `<path d="${d}L${w} ${h}Z" fill="${fill}" stroke="${INK}" stroke-width=".8"/>`;
  };
  const hatch = (at: (x: number) => number, length: number, step: number): string => {
    let d = "";
    for (let x = 2; x < w; x += step)
      d += `M${x.toFixed(1)} ${(at(x) + 1.2).toFixed(1)}l${(-length * 0.55).toFixed(1)} ${(length * (0.7 + r() * 0.6)).toFixed(1)}`;
    return `<path d="${d}" stroke-width=".7"/>`;
  };
  const ink = { fig: "#1E1911", halo: "#E9DDBF" };
  const men = (SPOTS[scene] ?? SPOTS.move ?? [])
    .map(([pose, x], i) =>
      figure(pose, nation, x, near(x) - 33 + (i % 2) * 3, 0.92, ink, { rifle: pose !== "stand" }),
    )
    .join("");
  return (
    `<clipPath id="${clip}"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#${clip})"><rect width="${w}" height="${h}" fill="#F3EAD2"/>` +
    `<g stroke="#6B5A41" fill="none">${sky(w, h, r)}</g>${bursts(scene, r)}` +
    `${poly(far, "#E2D5B6")}<g stroke="#6B5A41" fill="none">${hatch(far, 9, 3.2)}</g>${trees(far, w, r)}` +
    `${poly(near, "#C9B88F")}<g stroke="${INK}" fill="none">${hatch(near, 8, 2.6)}</g>${men}` +
    `${poly(fore, "#2A241B")}${posts(fore, w, r)}</g><rect width="${w}" height="${h}" fill="none" stroke="${INK}"/>`
  );
}

function sky(w: number, h: number, r: () => number): string {
  let out = "";
  for (let y = 5; y < h * 0.6; y += 3.3) {
    let d = "";
    for (let x = 0; x < w;) {
      const l = 12 + r() * 52;
      d += `M${x.toFixed(1)} ${(y + r() * 0.5).toFixed(1)}h${l.toFixed(1)}`;
      x += l + 2 + r() * (5 + y * 0.35);
    }
    out += `<path d="${d}" stroke-width="${(0.95 - (y / h) * 0.8).toFixed(2)}"/>`;
  }
  return out;
}

function bursts(scene: string, r: () => number): string {
  return (BURSTS[scene] ?? [])
    .map(([x, y, q]) => {
      let d = "";
      for (let i = 0; i < 34; i++) {
        const t = -3.4 + (i / 34) * 3.7;
        const l = q * (0.7 + r() * 0.6);
        d += `M${x} ${(y + q * 0.8).toFixed(1)}L${(x + Math.cos(t) * l).toFixed(1)} ${(y + q * 0.6 + Math.sin(t) * l * 1.35).toFixed(1)}`;
      }
      return `<path d="${d}" stroke="${INK}" fill="none"/>`;
    })
    .join("");
}

function trees(at: (x: number) => number, w: number, r: () => number): string {
  let d = "";
  for (let i = 0; i < 5; i++) {
    const x = 14 + r() * (w - 28);
    d += `M${x.toFixed(1)} ${(at(x) + 3).toFixed(1)}v-${(9 + r() * 9).toFixed(1)}m0 4l4-5m-4 2l-3-4`;
  }
  return `<path d="${d}" stroke="${INK}" stroke-width="1.1" fill="none"/>`;
}

function posts(at: (x: number) => number, w: number, r: () => number): string {
  let d = "";
  for (let x = 8; x < w; x += 26 + r() * 12)
    d += `M${x.toFixed(1)} ${at(x).toFixed(1)}l${(3 - r() * 6).toFixed(1)}-13m-4 5l9-3`;
  return `<path d="${d}" stroke="#2A241B" stroke-width="1.5" fill="none"/>`;
}
