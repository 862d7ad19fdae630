/** The one module that speaks to the server: HTTP JSON under /api, one WebSocket per game. */
import type { MapDocument } from "../board/mapdoc";
import { isFire } from "../decide/options";
import { progressOf } from "../learn/lesson";
import { lookOf } from "../titles";
import { explanationOf, overlaysOf, sightOf, type ToldArea, type ToldOdds, type ToldSight } from "./ask";
import { get, post, put, Refused } from "./http";
import type {
  ChatLine,
  Explanation,
  GameLink,
  GameSummary,
  Hint,
  Library,
  Message,
  NewGame,
  Overlay,
  Reason,
  RuleRow,
  ScenarioInfo,
  Sight,
  Subject,
  Text,
  TitleData,
  TitleInfo,
  View,
} from "./protocol";
import { settings } from "./settings.svelte";
import { dated, drawn, patch, type WireDelta, type WireLine, type WireTitle, type WireView } from "./wire";

/** Maps and titles do not change while the page is open. */
function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    let value = kept.get(key);
    if (!value) {
      value = load(key);
      kept.set(key, value);
      value.catch(() => kept.delete(key));
    }
    return value;
  };
}

interface WireGame {
  id: string;
  title: string;
  scenario: string | null;
  status: GameSummary["status"];
  seats: { side: string; kind: string; name: string | null }[];
  yours: string[];
  your_turn: boolean;
  waiting: string[];
  result: { winner: string | null } | null;
  updated: number;
}

const INVITATION = "grognard.invitation.";

export class ServerLibrary implements Library {
  readonly known = once((id): Promise<WireTitle> => get(`/api/titles/${id}`));
  private all = once((): Promise<WireTitle[]> => get("/api/titles"));
  map = once((id): Promise<MapDocument> => get(`/api/maps/${id}`));
  readonly mapOf = once((game): Promise<MapDocument> => get(`/api/games/${game}/map`));
  private rules = once((key): Promise<RuleRow[]> => get(`/api/rulebook/${key}`));
  private catalogues = once((key): Promise<string> => get(`/texts/${key}.ftl`));

  title = once(async (id): Promise<TitleData> => {
    const look = lookOf(id);
    const [title, ...tables] = await Promise.all([
      this.known(id),
      ...look.tables.map((name) => get<Record<string, unknown>>(`/api/titles/${id}/data/${name}`)),
    ]);
    const found = Object.fromEntries(look.tables.map((name, i) => [name, tables[i] ?? {}]));
    return { id, name: title.name, faces: look.faces(found), charts: look.charts?.(found) ?? [] };
  });

  async titles(): Promise<TitleInfo[]> {
    return (await this.all("")).map((title) => ({
      id: title.id,
      name: title.name,
      tagline: { id: `tagline-${title.id}` },
      face: lookOf(title.id).emblem,
      bots: title.bots,
      lesson: title.data.includes("lesson"),
      scenarios: title.scenarios.map((s): ScenarioInfo => ({
        id: s.id,
        name: s.title,
        date: dated(s.date),
        year: s.year,
        map: s.map,
        history: s.note,
        length: s.length,
        sides: s.sides.map((side) => ({
          id: side,
          nation: side,
          name: { id: `side-${side}` },
          face: lookOf(title.id).emblems?.(side, s.year),
        })),
        balance: balanceOf(s.balance),
      })),
    }));
  }
  private async listed(path: string): Promise<GameSummary[]> {
    const [games, titles] = await Promise.all([get<WireGame[]>(path), this.all("")]);
    return games.map((game) => ({
      id: game.id,
      title: game.title,
      scenario:
        titles.find((x) => x.id === game.title)?.scenarios.find((s) => s.id === game.scenario)?.title ??
        ownName(game.id),
      sides: game.seats.map((s) => ({
        id: s.side,
        nation: s.side,
        name: { id: `side-${s.side}` },
        player: s.name ?? undefined,
        seat: s.kind,
      })),
      yours: game.yours,
      your_turn: game.your_turn,
      status: game.status,
      waiting: game.waiting,
      winner: game.result?.winner,
      updated: new Date(game.updated * 1000).toISOString(),
    }));
  }
  games = (): Promise<GameSummary[]> => this.listed("/api/games");
  waiting = (): Promise<GameSummary[]> => this.listed("/api/lobby");

  rulebook(title: string, language: string): Promise<RuleRow[]> {
    return this.rules(`${title}/${language}`);
  }
  texts(title: string, language: string): Promise<string> {
    return this.catalogues(`${title}/${language}`);
  }
  /** Asks for all that the first board of a title needs at once; who needs it waits for it, and hears of trouble. */
  prepare(id: string): void {
    for (const part of [this.title(id), this.texts(id, settings.chosen.language)])
      part.catch(() => undefined);
  }
  async create({ side, ...game }: NewGame): Promise<string> {
    const asked = side ? { ...game, side } : game;
    const made = await post<{ id: string; invitations: Record<string, string> }>("/api/games", asked);
    const [token] = Object.values(made.invitations);
    if (token) localStorage.setItem(INVITATION + made.id, token);
    return made.id;
  }
  /** Goes on with a saved game. */
  bring = async (save: Record<string, unknown>): Promise<string> =>
    (await post<{ id: string }>("/api/games/import", { save })).id;
  async join(id: string, invitation?: string): Promise<void> {
    await post(`/api/games/${id}/join`, invitation ? { invitation } : {});
  }
  game(id: string): GameLink {
    return new ServerLink(id, this);
  }
}

/** A position that is no scenario: a guided game, or somebody's own. */
const ownName = (game: string): Text => ({ id: progressOf(game) ? "guided" : "own-position" });

/** Wins by side, with the number of games beside them where it is known. */
function balanceOf({ games, ...wins }: Record<string, number>): ScenarioInfo["balance"] {
  return Object.keys(wins).length > 0 ? { games, wins } : undefined;
}

/** So many seconds the adviser may think. */
const HINT = 2;
const RETRY = [300, 700, 1500, 3000, 5000];

type WireMessage =
  | { type: "view"; version: number; view: WireView }
  | { type: "delta"; delta: WireDelta }
  | { type: "resumed"; version: number }
  | { type: "chat"; lines: { number: number; name: string; side: string | null; text: string; at: number }[] }
  | { type: "presence"; online: string[]; spectators: number }
  | { type: "thinking"; side?: string; to?: number; percent: number }
  | { type: "reply"; to: number; ok: true; value: unknown }
  | { type: "reply"; to: number; ok: false; error: string };

interface Waiting {
  done(value: unknown): void;
  fail(error: Error): void;
  heard?(percent: number): void;
}

export class ServerLink implements GameLink {
  private socket: WebSocket | undefined;
  private receive: (message: Message) => void = () => undefined;
  private state: (connected: boolean) => void = () => undefined;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private tries = 0;
  private closed = false;
  private seen: WireView | null = null;
  private version = -1;
  private chat: ChatLine[] = [];
  private present: { online: string[]; spectators: number } = { online: [], spectators: 0 };
  /** Views are handed on in their order, whatever has to be fetched for the first. */
  private line: Promise<void> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly library: ServerLibrary,
  ) {}

  open(receive: (message: Message) => void, state: (connected: boolean) => void): void {
    [this.receive, this.state, this.closed] = [receive, state, false];
    this.map().catch(() => undefined); // asked for already while the line is opened
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  map(): Promise<MapDocument> {
    return this.library.mapOf(this.id);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const since = this.seen ? `?since=${this.version}&chat=${this.chat.at(-1)?.number ?? 0}` : "";
    const socket = new WebSocket(`${scheme}//${location.host}/api/games/${this.id}/socket${since}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.state(true);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as WireMessage);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  /** A dropped line is opened again, a little later each time; the server tells what was missed. */
  private lost(): void {
    for (const { fail } of this.waiting.values()) fail(new Refused("connection lost"));
    this.waiting.clear();
    if (this.closed) return;
    this.state(false);
    setTimeout(() => !this.closed && this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
  }

  private hear(message: WireMessage): void {
    switch (message.type) {
      case "view":
        [this.seen, this.version] = [message.view, message.version];
        this.library.prepare(message.view.title);
        void this.wholeLog();
        return this.show();
      case "delta":
        return this.change(message.delta);
      case "chat":
        this.chat = [...this.chat, ...message.lines.map(lineOf)];
        return this.show();
      case "presence":
        this.present = { online: message.online, spectators: message.spectators };
        return this.show();
      case "thinking":
        if (message.side !== undefined)
          this.receive({ type: "thinking", side: message.side, percent: message.percent });
        else this.waiting.get(message.to ?? 0)?.heard?.(message.percent);
        return;
      case "reply":
        return this.answered(message);
    }
  }
  private change(delta: WireDelta): void {
    if (!this.seen || delta.from !== this.version) {
      void this.ask("view");
      return;
    }
    const { side } = this.seen;
    [this.seen, this.version] = [patch(this.seen, delta), delta.version];
    if (this.seen.side !== side) void this.wholeLog();
    this.show();
  }
  private answered(message: Extract<WireMessage, { type: "reply" }>): void {
    const waiting = this.waiting.get(message.to);
    this.waiting.delete(message.to);
    if (message.ok) waiting?.done(message.value);
    else waiting?.fail(new Refused(message.error));
  }
  /** A view brings the last lines only. */
  private async wholeLog(): Promise<void> {
    const all = await this.ask<WireLine[]>("log", { since: 0 });
    if (!this.seen) return;
    const later = this.seen.log.filter((line) => line.n > (all.at(-1)?.n ?? -1));
    this.seen = { ...this.seen, log: [...all, ...later] };
    this.show();
  }
  private show(): void {
    const { seen } = this;
    if (!seen) return;
    this.line = this.line.then(async () => this.receive({ type: "view", view: await this.draw(seen) }));
  }
  private async draw(seen: WireView): Promise<View> {
    const title = await this.library.known(seen.title);
    const scenario = title.scenarios.find((s) => s.id === seen.table.scenario);
    const token = localStorage.getItem(INVITATION + this.id);
    const invitation =
      token && seen.table.status === "open"
        ? `${location.origin}${location.pathname}#/join/${this.id}/${token}`
        : undefined;
    const view = drawn(seen, lookOf(seen.title), scenario, this.chat, invitation);
    const name = scenario?.title ?? ownName(this.id);
    return {
      ...view,
      scenario: { ...view.scenario, name },
      table: view.table && { ...view.table, ...this.present },
    };
  }

  private ask<T>(type: string, body: object = {}, heard?: Waiting["heard"]): Promise<T> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("not connected"));
    const id = this.next++;
    return new Promise<T>((done, fail) => {
      this.waiting.set(id, { done: done as (value: unknown) => void, fail, heard });
      socket.send(JSON.stringify({ type, id, ...body }));
    });
  }

  async answer(decision: number, option: string): Promise<void> {
    await this.ask("answer", { decision, option });
    await this.line;
  }
  async undo(): Promise<void> {
    await this.ask("undo");
    await this.line;
  }
  propose = (kind: "undo" | "draw"): Promise<void> => this.ask("propose", { kind });
  respond = (accept: boolean): Promise<void> => this.ask("respond", { accept });
  resign = (): Promise<void> => this.ask("resign", this.seen?.side ? { side: this.seen.side } : {});
  async explain(option: string): Promise<Explanation> {
    const chosen = this.seen?.decision?.options.find((o) => o.id === option);
    const shot = isFire(chosen);
    const [{ reasons }, odds] = await Promise.all([
      this.ask<{ reasons: Reason[] }>("explain", { option }),
      shot ? this.ask<ToldOdds>("odds", { option }).catch(() => null) : null,
    ]);
    return explanationOf(reasons, odds, chosen?.label, lookOf(this.seen?.title ?? ""));
  }
  whyNot = (subject: Subject): Promise<Reason[]> => this.ask("why_not", { subject });
  async sight(from: string, to: string): Promise<Sight> {
    const told = await this.ask<ToldSight>("describe", { about: `sight:${from}:${to}` });
    const { BoardMap } = await import("../board/mapdoc");
    const map = new BoardMap(await this.map());
    return sightOf(told, (hex) => ({ id: `terrain-${map.hex(hex)?.terrain ?? "open"}` }));
  }
  async overlay(name: string, subject: Subject): Promise<Overlay[]> {
    const id = subject.slice(subject.indexOf(":") + 1);
    const told = await this.ask<ToldArea>("describe", { about: id ? `${name}:${id}` : name });
    return overlaysOf(name, told, (unit) => this.seen?.units.find((u) => u.id === unit)?.hex ?? null);
  }
  say = (text: string): Promise<void> => this.ask("say", { text });
  hint = (heard: (percent: number) => void): Promise<{ hints: Hint[] }> =>
    this.ask("hint", { seconds: HINT }, heard);
  hurry = (): Promise<void> => this.ask("hurry");
  give = (path: string, body: unknown): Promise<void> => put(`/api/games/${this.id}/${path}`, body);
  more = <T>(path: string): Promise<T> => get<T>(`/api/games/${this.id}/${path}`);
  async at(number: number): Promise<View> {
    const seen = await this.ask<WireView>("at", { number });
    const now = this.seen;
    return this.draw({ ...seen, game: this.id, seats: now?.seats, table: (now as WireView).table });
  }
  fork = (number: number): Promise<string> => this.ask("fork", { number });
  async rematch(): Promise<string> {
    return (await post<{ id: string }>(`/api/games/${this.id}/rematch`, {})).id;
  }
}

const lineOf = (line: {
  number: number;
  name: string;
  side: string | null;
  text: string;
  at: number;
}): ChatLine => ({
  number: line.number,
  from: line.name,
  side: line.side,
  text: line.text,
  at: new Date(line.at * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }),
});
