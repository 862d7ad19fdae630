/** Each army has a colour, by which its units are told at a glance; the same colour may serve on the other side. */
const COLOURS: Record<string, string> = {
  FIRST: "#D23B2E",
  SECOND: "#F2C230",
  THIRD: "#3D7FD0",
  FOURTH: "#4FA352",
  FIFTH: "#9A58B5",
  SIXTH: "#F4EFE2",
  SEVENTH: "#E5812B",
  EIGHTH: "#35A6A0",
  NINTH: "#E58FB4",
  TENTH: "#8C6A43",
  ALSACE: "#8C6A43",
  PARIS: "#35A6A0",
  GDT: "#B9B2A3",
  BEF: "#B3241C",
  BELGIAN: "#1C1A17",
  BELGIEN: "#35A6A0",
  METZ: "#E58FB4",
  STRASSBURG: "#8C6A43",
  DETACHEMENT: "#E58FB4",
};

/** "de-FIRST" and "fr-FIRST" are both the first of their nation. */
export const stripeOf = (army: string | undefined): string | undefined =>
  army ? (COLOURS[army.slice(army.indexOf("-") + 1)] ?? "#B9B2A3") : undefined;
