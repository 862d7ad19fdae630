/** Who sits before the screen: of two players at one table, the one who decides takes his seat first. */
import type { View } from "./protocol";

export class Seats {
  /** The side that is to take its seat. */
  awaited = $state<string | null>(null);
  private seated: string | null = null;
  private both = false;

  /** Only where two people share a screen and, as the game itself says, something is hidden from one of them. */
  look(view: View): void {
    const people = (view.seats ?? []).filter((side) => view.table?.seats[side]?.kind === "human");
    const { side } = view;
    if (this.both || !view.table?.secrets || people.length < 2 || view.table.status !== "playing") {
      this.awaited = null;
      this.seated = side;
      return;
    }
    this.awaited = side === this.seated ? null : side;
  }
  /** Whether an answer of this side may be taken back by whoever sits here. */
  mayTakeBack(side: string | null | undefined): boolean {
    return this.both || !side || side === this.seated;
  }
  sit(both: boolean): void {
    this.both = both;
    this.seated = this.awaited;
    this.awaited = null;
  }
}
