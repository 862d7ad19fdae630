/** What a click or a drag on the board means, by the tool in hand. */
import { isStep } from "../decide/options";
import { touching } from "./delta";
import type { Unit } from "./protocol";
import type { Session } from "./session.svelte";

export class Pointing {
  private drawn: string[] = [];

  constructor(private readonly session: Session) {}

  pickUnit = (unit: Unit): void => {
    const { session } = this;
    if (session.tool === "sight" && unit.hex) session.lookFrom(unit.hex);
    else if (session.asking?.about)
      void session.overlay(session.asking.about === "unit" ? `unit:${unit.id}` : `hex:${unit.hex}`);
    else session.pick(`unit:${unit.id}`, unit.hex ? [`hex:${unit.hex}`] : []);
  };
  pickHex = (hex: string): void => {
    const { session } = this;
    if (session.tool === "sight") session.lookFrom(hex);
    else if (session.asking?.about === "hex") void session.overlay(`hex:${hex}`);
    else void this.reach(hex);
  };
  /** What may be chosen is chosen; a mover is shown the way; anything else says why not. */
  private async reach(hex: string): Promise<void> {
    const free = touching(this.session.decision, `hex:${hex}`).length === 0;
    if (!free || !(await this.session.wayTo(hex))) this.session.pick(`hex:${hex}`);
  }
  /** A drag belongs to the sight tool, or to a path that starts on the unit that moves. */
  claims = (hex: string, unit: string | null): boolean => {
    this.drawn = [hex];
    if (this.session.tool === "sight") return true;
    const steps = this.session.decision?.options.some(isStep) ?? false;
    return steps && unit !== null && this.session.rings.get(unit) === "acting";
  };
  dragged = (hex: string, done: boolean): void => {
    const { session, drawn } = this;
    if (drawn[drawn.length - 1] !== hex) {
      drawn.push(hex);
      if (session.tool !== "sight") session.path(hex);
    }
    if (session.tool !== "sight") return;
    if (done) void session.sightline(drawn[0] ?? hex, hex);
    else [session.sightFrom, session.sightTo, session.sight] = [drawn[0] ?? hex, hex, null];
  };
}
