/** Vehicles of 1944 in profile, each in a 60 x 36 box and facing right. Our own line work. */

const wheel = (x: number, y: number, r: number, hub: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${(r * 0.42).toFixed(1)}" fill="${hub}"/>`;
/** Tracks with their road wheels, from one x to another. */
function tracks(x: number, w: number, y: number, h: number, hub: string): string {
  const count = Math.round(w / 8);
  const gap = (w - h) / Math.max(1, count - 1);
  const wheels = Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${(x + h / 2 + gap * i).toFixed(1)}" cy="${y + h / 2}" r="${(h * 0.26).toFixed(1)}" fill="${hub}"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}"/>${wheels.join("")}`;
}

/** Drawn in one ink; what shines through is the ground. */
const DRAWN: Record<string, (ground: string) => string> = {
  tank: (hub) =>
    `${tracks(5, 44, 24, 11, hub)}<path d="M4 23 7 16H46L51 23ZM14 15 17 7H35L38 15ZM37 9H59V12H37Z"/>`,
  "assault-gun": (hub) =>
    `${tracks(5, 44, 24, 11, hub)}<path d="M4 23 7 14 14 11H34L42 17 50 23ZM36 14H58V17H36Z"/>`,
  "tank-destroyer": (hub) =>
    `${tracks(5, 44, 24, 11, hub)}<path d="M4 23 8 16H46L51 23ZM12 15 10 5 28 7 33 15ZM30 8H60V10.6H30Z"/>`,
  artillery: (hub) =>
    `${tracks(5, 44, 24, 11, hub)}<path d="M4 23 6 9H24L27 16H46L51 23ZM24 11 50 2 51 5 27 14Z"/>`,
  mortar: (hub) =>
    `${tracks(5, 44, 24, 11, hub)}<path d="M4 23 7 15H40L50 19 51 23ZM16 15 26 2 29 4 21 15ZM26 15 36 2 39 4 31 15Z"/>`,
  "armoured-car": (hub) =>
    `${wheel(15, 29, 7, hub)}${wheel(43, 29, 7, hub)}<path d="M3 26 8 17 16 15H42L55 20 57 26ZM20 14 22 7H36L38 14ZM38 9H52V11.6H38Z"/>`,
  halftrack: (hub) =>
    `${tracks(4, 30, 25, 10, hub)}${wheel(48, 29, 6.4, hub)}<path d="M2 24 5 12H36L40 17H54L57 24ZM20 11V6H24V8H33V10H24V11Z"/>`,
  carrier: (hub) => `${tracks(7, 42, 24, 11, hub)}<path d="M5 23 8 13H46L53 23ZM28 12V7H31V9H44V11H31V12Z"/>`,
  lorry: (hub) =>
    `${wheel(13, 29, 6.4, hub)}${wheel(26, 29, 6.4, hub)}${wheel(48, 29, 6.4, hub)}<path d="M3 25V7Q18 2 34 7V25ZM36 25V11H45L49 17H57V25Z"/>`,
  tractor: (hub) =>
    `${tracks(4, 32, 25, 10, hub)}${wheel(49, 29, 6.4, hub)}<path d="M3 24V14H33V24ZM35 24V10H44L48 16H57V24Z"/>`,
  aircraft: () =>
    `<path d="M30 1C33 3 34 8 34 12L58 17V22L34 22 33 29 40 32V35H20V32L27 29 26 22 2 22V17L26 12C26 8 27 3 30 1Z"/>`,
};

export const VEHICLES = Object.keys(DRAWN);

/** The profile of a vehicle in an ink; undefined if there is none of that name. */
export const vehicle = (name: string, ink: string, ground: string): string | undefined => {
  const drawing = DRAWN[name];
  return drawing && `<g fill="${ink}">${drawing(ground)}</g>`;
};
