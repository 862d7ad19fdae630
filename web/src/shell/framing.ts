/** The camera goes to what a new question is about; it never moves while the player is choosing. */
import type { Stand } from "../board/camera";
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

/** Where the camera of a side stood in a game, and which edge was before it. */
interface Kept extends Stand {
  turned: boolean;
}
const kept = new Map<string, Kept>();

interface Seen {
  side: string | null;
  players?: Record<string, { edge?: string }>;
}

export class Framing {
  /** The sides whose eye was brought down to a large map by the first question that has a place. */
  private near = new Set<string>();
  /** Whether the board shows what nobody has looked at yet. */
  private fresh = true;

  constructor(
    private readonly session: Session,
    private readonly show: (hexes: readonly string[], scale: number | undefined, least: number) => void,
  ) {}

  private get key(): string {
    return `${this.session.view?.game} ${this.session.view?.side}`;
  }
  /** Each side at one screen finds the map as it left it; whoever came from its top has his own edge before him. */
  get turned(): boolean {
    const { side, players } = this.session.view as unknown as Seen;
    return kept.get(this.key)?.turned ?? /^(top|north)$/.test(players?.[side ?? ""]?.edge ?? "");
  }
  stood = (): Stand | null => {
    const stand = kept.get(this.key) ?? null;
    this.fresh = stand === null;
    if (stand) this.near.add(this.key);
    return stand;
  };
  rested(stand: Stand, turned: boolean): void {
    kept.set(this.key, { ...stand, turned });
  }

  frame(first = this.fresh): void {
    const { decision, view, map } = this.session;
    const subjects = [
      ...(decision?.options ?? []).flatMap((o) => o.touches),
      ...(decision?.overlays ?? []).flatMap(overlaySubjects),
    ];
    const places = this.session.places(subjects);
    const large = (map?.width ?? 0) > LARGE;
    const close = !this.near.has(this.key) && (innerWidth <= PHONE || large);
    const enough = close && large ? SPARSE : 1;
    const around = places.length >= enough ? places : this.pieces(decision?.side ?? view?.side);
    if (around.length > 0 && close) this.near.add(this.key);
    if (close || !first) this.show(around, close ? NEAR : undefined, READABLE);
  }

  /** Where the pieces of a side are; those of all sides, if it has none on the map. */
  private pieces(side: string | null | undefined): string[] {
    const placed = (this.session.view?.units ?? []).filter((unit) => unit.hex !== null);
    const own = placed.filter((unit) => unit.side === side);
    return (own.length > 0 ? own : placed).flatMap((unit) => unit.hex ?? []);
  }
}
