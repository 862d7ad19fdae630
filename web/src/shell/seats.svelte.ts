/** Who sits before the screen: of two players at one table, the one who decides takes his seat first. */
import type { View } from "./protocol";

export class Seats {
  /** The side that is to take its seat. */
  awaited = $state<string | null>(null);
  private seated: string | null = null;
  private both = false;

  /** Only where two people share a screen and something is hidden from one of them. */
  look(view: View): void {
    const secrets = Object.keys(view.hands).length > 0;
    const people = (view.seats ?? []).filter((side) => view.table?.seats[side]?.kind === "human");
    if (this.both || !secrets || people.length < 2 || view.outcome) {
      this.awaited = null;
      return;
    }
    const decides = view.decision?.side;
    if (!decides || !people.includes(decides)) return;
    if (this.seated === null) this.seated = decides;
    this.awaited = decides === this.seated ? null : decides;
  }
  sit(both: boolean): void {
    this.both = both;
    this.seated = this.awaited;
    this.awaited = null;
  }
}
