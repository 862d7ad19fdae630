/** What would happen in the hex under the pointer, before it is chosen: where shells would fall, which way is gone. */
import type { Decision, GameLink, Overlay } from "../shell/protocol";
import type { TitleLook } from "../titles/look";
import { touching } from "../shell/delta";
import { stepsOf } from "./way";

/** The pointer rests that long on a hex before the way to it is asked for, in milliseconds. */
const REST = 90;

export class Foresight {
  overlays = $state.raw<Overlay[]>([]);
  /** The hexes of the way, without the first. */
  steps = $state.raw<string[]>([]);
  private hex: string | null = null;

  constructor(private readonly link: GameLink) {}

  /** The title's looks say which question is asked for an answer of which kind. */
  async point(hex: string | null, decision: Decision | null, look: TitleLook): Promise<void> {
    if (this.hex === hex) return;
    this.hex = hex;
    if (this.overlays.length > 0) this.overlays = [];
    if (this.steps.length > 0) this.steps = [];
    const answers = hex === null ? [] : touching(decision, `hex:${hex}`);
    const [only] = answers;
    if (only && answers.length === 1 && only.verb === look.walks) return this.walk(only.id);
    const verbs = answers.map((option) => option.verb);
    const name = verbs.map((verb) => look.foresees?.[verb]).find((each) => each !== undefined);
    if (!name) return;
    const found = await this.link.overlay(name, `hex:${hex}`).catch(() => []);
    if (this.hex === hex) this.overlays = found;
  }

  private async walk(option: string): Promise<void> {
    const { hex } = this;
    await new Promise((rested) => setTimeout(rested, REST));
    const told = this.hex === hex ? await this.link.explain(option).catch(() => null) : null;
    if (told && this.hex === hex) this.steps = stepsOf(told);
  }
}
