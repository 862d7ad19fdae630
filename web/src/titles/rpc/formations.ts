/** What the formations of the orders of battle are called beside the number of a company: "Saxons/1". */
import type { Local } from "../../shell/protocol";

const NAMES: Record<string, Local> = {
  armour: { en: "Armour", fr: "Blindés" },
  australians: { en: "Australians", fr: "Australiens" },
  batteries: { en: "Batteries", fr: "Batteries" },
  battle_zone: { en: "Battle zone", fr: "Zone de bataille" },
  borderers: { en: "Borderers", fr: "Borderers" },
  brigades: { en: "Brigades", fr: "Brigades" },
  cavalry: { en: "Cavalry", fr: "Cavalerie" },
  counter: { en: "Counter attack", fr: "Contre-attaque" },
  dukes: { en: "Dukes", fr: "Dukes" },
  front: { en: "Front", fr: "Front" },
  gloucesters: { en: "Gloucesters", fr: "Gloucesters" },
  guards: { en: "Guards", fr: "Guards" },
  gunners: { en: "Gunners", fr: "Artilleurs" },
  highlanders: { en: "Highlanders", fr: "Highlanders" },
  lorries: { en: "Lorries", fr: "Camions" },
  mgs: { en: "MG companies", fr: "Cies de mitrailleuses" },
  outposts: { en: "Outposts", fr: "Avant-postes" },
  redoubts: { en: "Redoubts", fr: "Redoutes" },
  reserve: { en: "Reserve", fr: "Réserve" },
  reserves: { en: "Reserves", fr: "Réserves" },
  ridge: { en: "Ridge", fr: "Crête" },
  rifles: { en: "Rifles", fr: "Rifles" },
  saxons: { en: "Saxons", fr: "Saxons" },
  storm: { en: "Storm", fr: "Assaut" },
  support: { en: "Support", fr: "Soutien" },
  tanks: { en: "Tanks", fr: "Chars" },
  train: { en: "Train", fr: "Train" },
  troopers: { en: "Troopers", fr: "Cavaliers" },
  waves: { en: "Waves", fr: "Vagues" },
  worcesters: { en: "Worcesters", fr: "Worcesters" },
};

/** "126th-4" belongs to the 126th and is its fourth; a piece named otherwise has neither. */
export const formationOf = (id: string): string => id.replace(/-\d+$/, "");
const numberOf = (id: string): string => id.slice(formationOf(id).length + 1);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

/** Regiments are counted; any other formation has a name, or is called as in its document. */
function nameOf(formation: string): Local {
  const counted = /^(\d+)(st|nd|rd|th)$/.exec(formation)?.[1];
  if (counted) return { en: formation, fr: `${counted}${counted === "1" ? "er" : "e"}` };
  return NAMES[formation] ?? { en: capital(formation), fr: capital(formation) };
}

export function callsign(id: string): Local | undefined {
  const number = numberOf(id);
  const { en, fr } = nameOf(formationOf(id));
  return number ? { en: `${en}/${number}`, fr: `${fr}/${number}` } : undefined;
}

/** As much of it as fits on a counter: a name is told by the stripe. */
export const printedSign = (id: string): string =>
  /^\d/.test(id) ? `${formationOf(id)}/${numberOf(id)}` : numberOf(id);
