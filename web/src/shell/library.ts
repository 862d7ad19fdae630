/** What surrounds a game: titles, scenarios, lists of games, and how a new one is asked for. */
import type { MapDocument } from "../board/mapdoc";
import type { Face, GameLink, Side, SideInfo, Text, Words } from "./protocol";

export interface ScenarioInfo {
  id: string;
  name: Words;
  date?: Words;
  year?: number;
  map: string;
  history?: Words;
  sides: { id: Side; nation: string; name: Words; note?: Words; face?: string }[];
  length?: Words;
  /** How often each side has won, as shares or as counts, and in how many games where that is known. */
  balance?: { games?: number; wins: Record<Side, number> };
}

export interface TitleInfo {
  id: string;
  name: Words;
  tagline?: Words;
  face?: string;
  scenarios: ScenarioInfo[];
  bots: string[];
  /** It has a guided first game. */
  lesson?: boolean;
}

export interface GameSummary {
  id: string;
  title: string;
  scenario: Words;
  sides: SideInfo[];
  yours: Side[];
  your_turn: boolean;
  updated: string;
  status: "open" | "playing" | "halted" | "finished";
  /** Whoever has to decide. */
  waiting: Side[];
  winner?: Side | null;
}

/** Time for the whole game with some more for each turn, or days for each turn. */
export type Clock = { kind: "live"; seconds: number; increment: number } | { kind: "days"; days: number };

export interface NewGame {
  title: string;
  /** A scenario of the title, or a position of one's own. */
  scenario?: string;
  document?: Record<string, unknown>;
  side: Side | null;
  opponent: "bot" | "link" | "open" | "hotseat";
  strength?: string;
  reactions?: "strict" | "friendly" | "standing";
  rated?: boolean;
  clock?: Clock;
  seed?: string;
}

/** Everything outside a game; `waiting` lists the tables that wait for a player. */
export interface Library {
  titles(): Promise<TitleInfo[]>;
  title(id: string): Promise<TitleData>;
  map(id: string): Promise<MapDocument>;
  rulebook(title: string, language: string): Promise<RuleRow[]>;
  texts(title: string, language: string): Promise<string>;
  games(): Promise<GameSummary[]>;
  waiting(): Promise<GameSummary[]>;
  join(game: string, invitation?: string): Promise<void>;
  create(game: NewGame): Promise<string>;
  game(id: string): GameLink;
}

export interface RuleRow {
  rule: string;
  kind: string;
  title: string;
  text: string;
}
export interface Chart {
  id: string;
  title: Text;
  rule?: string;
  columns: Text[];
  rows: { terrain?: string; rule?: string; cells: (Text | string | number)[] }[];
}
/** Everything of a title that does not change during a game. */
export interface TitleData {
  id: string;
  name: Words;
  faces: Record<string, Face>;
  charts: Chart[];
}
