/** Those who think: the adviser whom this player asks, and the bots of the game. */
import type { Decision, GameLink, Hint, Side } from "./protocol";

export interface Advice {
  /** How far the adviser is, in per cent; null when he has spoken. */
  percent: number | null;
  hints: Hint[];
  error?: string;
}

export class Counsel {
  /** What the adviser said of this decision. */
  advice = $state.raw<Advice | null>(null);
  /** How far each bot is, in per cent. */
  bots = $state.raw<Record<Side, number>>({});
  private asked = 0;

  constructor(private readonly link: GameLink) {}

  heard(side: Side, percent: number): void {
    this.bots = { ...this.bots, [side]: percent };
  }
  /** Somebody has answered: whatever was thought before is past. */
  moved(): void {
    if (Object.keys(this.bots).length > 0) this.bots = {};
  }
  forget(): void {
    this.advice = null;
    this.asked++;
  }

  async consult(decision: Decision | null): Promise<void> {
    if (!decision || (this.advice && this.advice.percent !== null)) return;
    const asked = ++this.asked;
    const tell = (advice: Advice): void => {
      if (this.asked === asked) this.advice = advice;
    };
    tell({ percent: 0, hints: [] });
    try {
      const told = await this.link.hint?.((percent) => tell({ percent, hints: [] }));
      tell({ percent: null, hints: told?.hints ?? [] });
    } catch (error) {
      tell({ percent: null, hints: [], error: error instanceof Error ? error.message : String(error) });
    }
  }
  /** The best found so far will do. */
  hurry = (): void => void this.link.hurry?.().catch(() => undefined);
}
