/** The one module that speaks to the server: HTTP JSON under /api, one WebSocket per game. */
import type { MapDocument } from "../board/mapdoc";
import type {
  Explanation,
  GameLink,
  GameSummary,
  Library,
  Message,
  NewGame,
  Overlay,
  Reason,
  RuleRow,
  Sight,
  Subject,
  TitleData,
  TitleInfo,
  View,
} from "./protocol";

/** The server's answer to something it would not do; `reasons` say why, with rule numbers. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly reasons: Reason[] = [],
  ) {
    super(message);
  }
}

async function http<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { ...init, headers: { "content-type": "application/json" } });
  if (!response.ok) throw new Refused(`${response.status} ${response.statusText}`);
  const type = response.headers.get("content-type") ?? "";
  return (type.includes("json") ? response.json() : response.text()) as Promise<T>;
}

const get = <T>(path: string): Promise<T> => http<T>(path);
const post = <T>(path: string, body: unknown): Promise<T> =>
  http<T>(path, { method: "POST", body: JSON.stringify(body) });

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

export class ServerLibrary implements Library {
  titles = (language: string): Promise<TitleInfo[]> => get(`/api/titles?lang=${language}`);
  title = once((id): Promise<TitleData> => get(`/api/titles/${id}`));
  map = once((id): Promise<MapDocument> => get(`/api/maps/${id}`));
  games = (language: string): Promise<GameSummary[]> => get(`/api/games?lang=${language}`);
  private rules = once((key): Promise<RuleRow[]> => get(`/api/rulebook/${key}`));
  private catalogues = once((key): Promise<string> => get(`/texts/${key}.ftl`));

  rulebook(title: string, language: string): Promise<RuleRow[]> {
    return this.rules(`${title}/${language}`);
  }
  texts(title: string, language: string): Promise<string> {
    return this.catalogues(`${title}/${language}`);
  }
  async create(game: NewGame): Promise<string> {
    return (await post<{ id: string }>("/api/games", game)).id;
  }
  game(id: string): GameLink {
    return new ServerLink(id);
  }
}

const RETRY = [500, 1000, 2000, 5000, 10000];

export class ServerLink implements GameLink {
  private socket: WebSocket | undefined;
  private receive: (message: Message) => void = () => undefined;
  private state: (connected: boolean) => void = () => undefined;
  private waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  private next = 1;
  private tries = 0;
  private closed = false;

  constructor(private readonly id: string) {}

  open(receive: (message: Message) => void, state: (connected: boolean) => void): void {
    [this.receive, this.state, this.closed] = [receive, state, false];
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/games/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.state(true);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.lost();
  }

  /** A dropped line is opened again, a little later each time; the server starts with a full view. */
  private lost(): void {
    for (const { fail } of this.waiting.values()) fail(new Refused("connection lost"));
    this.waiting.clear();
    if (this.closed) return;
    this.state(false);
    setTimeout(() => !this.closed && this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
  }

  private hear(message: Message): void {
    if (message.type !== "reply") return this.receive(message);
    const waiting = this.waiting.get(message.to);
    this.waiting.delete(message.to);
    if (message.ok) waiting?.done(message.value);
    else waiting?.fail(new Refused(message.error, message.reasons));
  }

  private ask<T>(type: string, body: Record<string, unknown> = {}): Promise<T> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("not connected"));
    const id = this.next++;
    return new Promise<T>((done, fail) => {
      this.waiting.set(id, { done: done as (value: unknown) => void, fail });
      socket.send(JSON.stringify({ type, id, ...body }));
    });
  }

  answer = (decision: number, option: string): Promise<void> => this.ask("answer", { decision, option });
  undo = (): Promise<void> => this.ask("undo");
  propose = (kind: "undo" | "draw"): Promise<void> => this.ask("propose", { kind });
  respond = (accept: boolean): Promise<void> => this.ask("respond", { accept });
  explain = (option: string): Promise<Explanation> => this.ask("explain", { option });
  whyNot = (subject: Subject): Promise<Reason[]> => this.ask("why_not", { subject });
  sight = (from: string, to: string): Promise<Sight> => this.ask("sight", { from, to });
  overlay = (name: string, subject: Subject): Promise<Overlay[]> => this.ask("overlay", { name, subject });
  say = (text: string): Promise<void> => this.ask("say", { text });
  at = (number: number): Promise<View> => this.ask("at", { number });
  fork = (number: number): Promise<string> => this.ask("fork", { number });
}
