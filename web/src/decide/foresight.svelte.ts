/** What would happen in the hex under the pointer, before it is chosen: where the shells of a round would fall. */
import type { Decision, GameLink, Overlay } from "../shell/protocol";
import type { TitleLook } from "../titles/look";
import { touching } from "../shell/delta";

export class Foresight {
  overlays = $state.raw<Overlay[]>([]);
  private hex: string | null = null;

  constructor(private readonly link: GameLink) {}

  /** The title's looks say which question is asked for an answer of which kind. */
  async point(hex: string | null, decision: Decision | null, look: TitleLook): Promise<void> {
    if (this.hex === hex) return;
    this.hex = hex;
    if (this.overlays.length > 0) this.overlays = [];
    const verbs = hex === null ? [] : touching(decision, `hex:${hex}`).map((option) => option.verb);
    const name = verbs.map((verb) => look.foresees?.[verb]).find((each) => each !== undefined);
    if (!name) return;
    const found = await this.link.overlay(name, `hex:${hex}`).catch(() => []);
    if (this.hex === hex) this.overlays = found;
  }
}
