/** The camera goes to what a new question is about; it never moves while the player is choosing. */
import { overlaySubjects } from "./delta";
import type { Session } from "./session.svelte";

/** World units beyond which a whole map is too small to play on, and the scale at which one does. */
const LARGE = 2000;
const NEAR = 0.78;
/** The least scale at which the values of a counter can be read. */
const READABLE = 0.55;
const PHONE = 700;
/** Fewer places than these say little about where the battle is. */
const SPARSE = 4;

export class Framing {
  /** On a large map the first question that has a place brings the eye down to it. */
  private near = false;

  constructor(
    private readonly session: Session,
    private readonly show: (hexes: readonly string[], scale: number | undefined, least: number) => void,
  ) {}

  frame(first: boolean): void {
    const { decision, view, map } = this.session;
    const subjects = [
      ...(decision?.options ?? []).flatMap((o) => o.touches),
      ...(decision?.overlays ?? []).flatMap(overlaySubjects),
    ];
    const places = this.session.places(subjects);
    const large = (map?.width ?? 0) > LARGE;
    const close = !this.near && (innerWidth <= PHONE || large);
    const enough = close && large ? SPARSE : 1;
    const around = places.length >= enough ? places : this.pieces(decision?.side ?? view?.side);
    if (around.length > 0 && close) this.near = true;
    if (close || !first) this.show(around, close ? NEAR : undefined, READABLE);
  }

  /** Where the pieces of a side are; those of all sides, if it has none on the map. */
  private pieces(side: string | null | undefined): string[] {
    const placed = (this.session.view?.units ?? []).filter((unit) => unit.hex !== null);
    const own = placed.filter((unit) => unit.side === side);
    return (own.length > 0 ? own : placed).flatMap((unit) => unit.hex ?? []);
  }
}
