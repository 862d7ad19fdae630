/** One game on the screen: its view, the decision, what is pointed at, and what the player asked to see. */
import { BoardMap } from "../board/mapdoc";
import type { Ring } from "../board/pieces";
import type { TitleLook } from "../titles/look";
import { lookOf } from "../titles";
import { isFire, isStep } from "../decide/options";
import { Foresight } from "../decide/foresight.svelte";
import { overlaid } from "../decide/overlaid";
import { placesOf, ringsOf, unitsTaken } from "../decide/glows";
import { wayTo, type ToldReach } from "../decide/way";
import { settings } from "./settings.svelte";
import { apply, OutOfStep, splitSubject, touching } from "./delta";
import { Counsel } from "./counsel.svelte";
import { Seats } from "./seats.svelte";
import {
  type Decision,
  type Explanation,
  type GameLink,
  type Library,
  type Message,
  type Option,
  type Overlay,
  type Reason,
  type RuleRow,
  type Sight,
  type Subject,
  type TitleData,
  type Unit,
  type View,
} from "./protocol";

export type Tool = "none" | "sight" | "overlay";
type Asking = TitleLook["overlays"][number];
export interface Asked {
  subject: Subject;
  reasons: Reason[];
}

export class Session {
  view = $state.raw<View | null>(null);
  data = $state.raw<TitleData | null>(null);
  map = $state.raw<BoardMap | null>(null);
  /** The rulebook in the player's language, once it is there. */
  rows = $state.raw<RuleRow[]>([]);
  connected = $state(true);
  error = $state<string | null>(null);

  /** A position of the past, while the replay shows one. */
  past = $state.raw<View | null>(null);
  /** The hexes of that entry. */
  pointed = $state.raw<string[]>([]);
  /** The log entry shown on the board. */
  entry = $state<number | null>(null);

  tool = $state<Tool>("none");
  sightFrom = $state<string | null>(null);
  sightTo = $state<string | null>(null);
  sight = $state.raw<Sight | null>(null);

  inspected = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Several options touch one thing: the player is offered them. */
  menu = $state.raw<{ subject: Subject; options: Option[] } | null>(null);
  confirming = $state<string | null>(null);
  preview = $state.raw<{ option: string; explanation: Explanation } | null>(null);
  asking = $state.raw<Asking | null>(null);
  /** The odds of the shot that the decision is about, shown without asking. */
  standing = $state.raw<Explanation | null>(null);
  extra = $state.raw<{ name: string; overlays: Overlay[] } | null>(null);
  /** Where the guide of a first game points. */
  hint = $state.raw<Overlay[]>([]);
  /** Windows of reaction that are passed over, by the ids of their prompts. */
  muted = $state.raw<string[]>([]);
  busy = $state(false);
  readonly seats = new Seats();
  readonly counsel: Counsel;
  readonly foresight: Foresight;
  private considered: string | null = null;
  private queue: string[] = [];
  /** The way that was drawn to a hex, from where the mover stands. */
  way = $state.raw<{ hexes: string[]; cost: number } | null>(null);
  private explained = new Map<string, Promise<Explanation>>();

  constructor(
    private readonly library: Library,
    private readonly link: GameLink,
  ) {
    this.counsel = new Counsel(link);
    this.foresight = new Foresight(link);
  }

  get look(): TitleLook {
    return lookOf(this.view?.title ?? "");
  }
  get shown(): View | null {
    return this.past ?? this.view;
  }
  get live(): boolean {
    return this.past === null;
  }
  /** The decision that this player may take now. */
  get decision(): Decision | null {
    const { view } = this;
    if (!view?.decision || !this.live) return null;
    const seats = view.seats ?? (view.side === null ? [] : [view.side]);
    return seats.includes(view.decision.side) ? view.decision : null;
  }

  /** Whether the last answer can be taken back by whoever sits here: at one screen, nobody takes back the other's. */
  get undoable(): boolean {
    const { table } = this.view ?? {};
    return !!this.decision?.can_undo && (!table?.secrets || this.seats.mayTakeBack(table.undo_by));
  }

  open(): void {
    this.link.open(
      (message) => void this.receive(message),
      (connected) => (this.connected = connected),
    );
  }
  close(): void {
    this.link.close();
  }

  private async receive(message: Message): Promise<void> {
    if (message.type === "thinking") this.counsel.heard(message.side, message.percent);
    else if (message.type === "view") await this.settle(message.view);
    else if (message.type === "delta" && this.view)
      try {
        await this.settle(apply(this.view, message.delta));
      } catch (error) {
        if (!(error instanceof OutOfStep)) throw error;
        this.link.close();
        this.open();
      }
  }

  private async settle(view: View): Promise<void> {
    if (this.map?.doc.id !== view.map.id) {
      const [doc, data] = await Promise.all([this.link.map(), this.library.title(view.title)]);
      this.map = new BoardMap(doc);
      this.data = data;
    }
    if (view.decision?.number !== this.view?.decision?.number) this.forget();
    const fresh = view.decision?.number !== this.view?.decision?.number;
    if (view.number !== this.view?.number) this.counsel.moved();
    this.view = view;
    this.seats.look(view);
    if (this.seats.awaited) this.clear();
    if (fresh) {
      void this.weigh();
      this.passOver();
    }
    this.walkOn();
  }

  /** Another is to sit down: what his predecessor looked at is put away, positions of the past included. */
  private clear(): void {
    this.use("none");
    void this.replay(null);
    this.inspected = null;
  }

  /** A new decision: whatever was asked about the old one is put away. */
  private forget(): void {
    this.menu = null;
    this.asked = null;
    this.confirming = null;
    this.preview = null;
    this.considered = null;
    this.counsel.forget();
    this.way = null;
    this.explained.clear();
  }

  // ---- advice, and windows that do not nag
  consult = (): Promise<void> => this.counsel.consult(this.decision);
  mute(): void {
    const id = this.decision?.prompt.id;
    if (id && !this.muted.includes(id)) this.muted = [...this.muted, id];
    this.passOver();
  }
  unmute(id: string): void {
    this.muted = this.muted.filter((each) => each !== id);
  }
  /** After a while that says nothing of what could have been answered. */
  private passOver(): void {
    const { decision } = this;
    if (decision?.kind !== "reaction" || !this.muted.includes(decision.prompt.id)) return;
    const pass = decision.options.find((o) => o.verb === "pass");
    const again = (): void => {
      if (pass && this.decision?.number === decision.number) void this.choose(pass);
    };
    setTimeout(again, 250 + Math.random() * 900);
  }

  private async weigh(): Promise<void> {
    this.standing = null;
    const { decision } = this;
    const shots = decision?.options.filter(isFire) ?? [];
    const [shot] = shots;
    if (!decision || !shot || shots.length > 1) return;
    const explanation = await this.link.explain(shot.id).catch(() => null);
    if (this.decision?.number === decision.number) this.standing = explanation;
  }

  // ---- deciding
  async choose(option: Option): Promise<void> {
    const { decision } = this;
    if (!decision || this.busy) return;
    this.menu = null;
    this.asked = null;
    if (option.confirm && settings.chosen.confirm && this.confirming !== option.id) {
      this.confirming = option.id;
      return;
    }
    await this.send(() => this.link.answer(decision.number, option.id));
  }
  private async send(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.error = null;
    try {
      await act();
    } catch (error) {
      this.queue = [];
      this.error = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
      this.walkOn();
    }
  }
  undo = (): Promise<void> => this.send(() => this.link.undo());
  propose = (kind: "undo" | "draw"): Promise<void> => this.send(() => this.link.propose(kind));
  resign = (): Promise<void> => this.send(() => this.link.resign());
  rematch = (): Promise<string> => this.link.rematch();
  respond = (accept: boolean): Promise<void> => this.send(() => this.link.respond(accept));
  say = (text: string): Promise<void> => this.link.say(text);

  /** Something on the board or in the hand was pointed at. */
  pick(subject: Subject, also: Subject[] = []): void {
    const found = [subject, ...also]
      .map((s) => ({ subject: s, options: touching(this.decision, s) }))
      .find((f) => f.options.length > 0);
    this.asked = null;
    const first = found?.options[0];
    if (!found || !first) void (this.isPicked(subject) ? this.untick(subject.slice(5)) : this.ask(subject));
    else if (found.options.length === 1) void this.choose(first);
    else this.menu = found;
  }
  private isPicked(subject: Subject): boolean {
    return subject.startsWith("unit:") && (this.decision?.picked ?? []).includes(subject.slice(5));
  }
  /** A growing choice is taken back piece by piece, until this one is out of it. */
  async untick(unit: string): Promise<void> {
    let back: Option | undefined;
    while (
      !this.busy &&
      this.decision?.picked?.includes(unit) &&
      (back = this.decision.options.find((o) => o.verb === "back"))
    )
      await this.choose(back);
  }
  async ask(subject: Subject): Promise<void> {
    if (!this.decision) return;
    try {
      const reasons = await this.link.whyNot(subject);
      this.asked = {
        subject,
        reasons: reasons.map((r) =>
          r.text.id === "why-not-unrelated" ? { ...r, text: { id: "why-not-nothing" } } : r,
        ),
      };
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
    }
  }
  explain = (option: Option): Promise<Explanation> => this.link.explain(option.id);
  /** What an option would do; asked once for each decision. */
  async consider(option: Option | null): Promise<void> {
    this.considered = option?.id ?? null;
    this.preview = null;
    if (!option) return;
    let answer = this.explained.get(option.id);
    if (!answer) this.explained.set(option.id, (answer = this.link.explain(option.id)));
    const explanation = await answer.catch(() => null);
    if (explanation && this.considered === option.id) this.preview = { option: option.id, explanation };
  }

  // ---- a path drawn in one go: each hex is its own answer, sent when the one before is accepted
  path(hex: string): void {
    if (this.queue[this.queue.length - 1] === hex) return;
    this.queue.push(hex);
    this.walkOn();
  }
  /** A hex beyond the next step: the way there is drawn, and a second click goes it. */
  async wayTo(hex: string): Promise<boolean> {
    const unit = this.decision?.options.some(isStep)
      ? [...this.rings].find(([, ring]) => ring === "acting")?.[0]
      : undefined;
    if (!unit) return false;
    if (this.way?.hexes.at(-1) === hex) {
      for (const step of this.way.hexes.slice(1)) this.path(step);
      this.way = null;
      return true;
    }
    const told = await this.more<ToldReach>(`describe?about=${encodeURIComponent(`reach:${unit}`)}`);
    this.way = told && wayTo(told, hex, this.map);
    return this.way !== null;
  }
  private walkOn(): void {
    if (this.busy || this.queue.length === 0) return;
    const hex = this.queue.shift() as string;
    const steps = touching(this.decision, `hex:${hex}`);
    if (steps.length === 1 && steps[0] && !steps[0].confirm) void this.choose(steps[0]);
    else this.queue = [];
  }

  // ---- looking
  use(tool: Tool): void {
    this.tool = tool;
    this.asking = null;
    this.extra = null;
    this.error = null;
    [this.sightFrom, this.sightTo, this.sight] = [null, null, null];
    this.asked = null;
  }
  point(hex: string | null): void {
    this.inspected = hex;
    void this.foresight.point(hex, this.decision, this.look);
  }
  lookFrom(hex: string): void {
    if (this.sightFrom && !this.sightTo) void this.sightline(this.sightFrom, hex);
    else [this.sightFrom, this.sightTo, this.sight] = [hex, null, null];
  }
  async sightline(from: string, to: string): Promise<void> {
    if (from === to) return;
    [this.sightFrom, this.sightTo] = [from, to];
    const sight = await this.link.sight(from, to).catch(() => null);
    if (this.sightFrom === from && this.sightTo === to) this.sight = sight;
  }
  /** One overlay at a time; some need a hex or a unit to be pointed at. */
  useOverlay(asking: Asking): void {
    this.use("overlay");
    this.asking = asking;
    if (!asking.about) void this.overlay("");
  }
  async overlay(subject: Subject): Promise<void> {
    const { asking } = this;
    if (!asking) return;
    this.error = null;
    try {
      this.extra = { name: asking.name, overlays: await this.link.overlay(asking.name, subject) };
    } catch (error) {
      this.extra = null;
      this.error = error instanceof Error ? error.message : String(error);
    }
  }
  async replay(number: number | null, pointed: string[] = []): Promise<void> {
    this.entry = number;
    this.pointed = pointed;
    const past = number === null ? null : await this.link.at(number).catch(() => null);
    this.past = past && { ...past, decision: null };
  }
  /** What the server tells of the game beside the view; null where it does not answer. */
  async more<T>(path: string): Promise<T | null> {
    return (await this.link.more?.<T>(path).catch(() => null)) ?? null;
  }
  give = async (path: string, body: unknown): Promise<void> => this.link.give?.(path, body);
  fork = (number: number): Promise<string> => this.link.fork(number);

  unit(id: string): Unit | undefined {
    const { shown } = this;
    const found = (unit: Unit): boolean => unit.id === id;
    return shown?.units.find(found) ?? (shown ? this.look.waiting?.(shown).find(found) : undefined);
  }
  /** The hexes behind subjects, for the camera. */
  places(subjects: readonly Subject[]): string[] {
    return subjects.flatMap((subject) => {
      const { kind, id } = splitSubject(subject);
      return kind === "hex" ? [id] : kind === "unit" ? (this.unit(id)?.hex ?? []) : [];
    });
  }

  // ---- what glows
  get rings(): Map<string, Ring> {
    return ringsOf(this.decision, this.overlays);
  }
  get chosenUnits(): Set<string> {
    return unitsTaken(this.decision);
  }
  get eligibleHexes(): string[] {
    return placesOf(this.decision, false);
  }
  get chosenHexes(): string[] {
    return placesOf(this.decision, true);
  }
  get overlays(): Overlay[] {
    return overlaid(this);
  }
}
