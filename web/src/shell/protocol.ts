/** What the server sends and what the page asks: one form for every title. The page knows no rules.
 *
 * A game streams one full view, then deltas. `subject` strings name what can be pointed at:
 * "unit:R1", "hex:D11", "card:F-18", "side:german", "marker:m4", "track:time". */
import type { MapDocument } from "../board/mapdoc";

export type Side = string;
export type Subject = string;
/** A message of a catalogue with its values; a value may itself be a message. */
export interface Text {
  id: string;
  args?: Record<string, TextValue>;
}
export type TextValue = string | number | Text | Local;
/** The same words in every language. */
export type Local = { en: string; fr: string };
/** Outside a game no title's catalogue is loaded: names come as words. */
export type Words = string | Text | Local;

export interface SideInfo {
  id: Side;
  nation: string;
  name: Text;
  player?: string;
  /** "human", "bot" or "open". */
  seat?: string;
  /** Seconds left when it began to run, and when that was; it stands if it was never. */
  clock?: { left: number; since: number | null };
  note?: Text;
}

export interface Unit {
  id: string;
  /** Null when the unit is off the map (box, eliminated). */
  hex: string | null;
  side: Side;
  /** A key of the title's counter catalogue. */
  face: string;
  badges?: string[];
  broken?: boolean;
  activated?: boolean;
  /** Current values where they differ from the printed ones. */
  values?: Record<string, string | number>;
  /** The unit that carries this one. */
  carrier?: string;
  box?: string;
  /** The formation: spent, dispersed, in column. */
  state?: string;
  /** What is printed on this one piece. */
  label?: string;
  size?: string;
  army?: string;
  corps?: string;
  /** The second hex of a piece that lies on two. */
  other?: string;
}

/** One entry of the counter catalogue: what is printed. The title's look knows the keys of `values`. */
export interface Face {
  kind: string;
  nation: string;
  name: string | Text;
  values: Record<string, string | number>;
  boxed?: string;
  symbol?: string;
  size?: string;
  stripe?: string;
  unit?: string;
  label?: string;
}

export interface Marker {
  id: string;
  kind: string;
  hex?: string;
  /** A hexside "H7/H8" or hexes for markers that cover more than one. */
  between?: string;
  hexes?: string[];
  side?: Side | null;
  value?: string | number;
  label?: Text;
}

/** A display beside the map. `kind` chooses how it is drawn. */
export interface Track {
  kind: "row" | "balance" | "pips" | "number" | "list";
  label: Text;
  value?: number;
  min?: number;
  max?: number;
  side?: Side | null;
  marks?: { at: number; kind: string; label?: Text; side?: Side }[];
  items?: { label: Text; value?: string | number; max?: number; side?: Side | null }[];
  rule?: string;
  /** Where it belongs: "bar" (always in sight) or "panel". */
  place?: "bar" | "panel";
}

export interface Card {
  id: string;
  kind: string;
  side: Side;
  nation: string;
  name: Text;
  /** Sections of the face in reading order: order, action, event, text ... */
  parts: { kind: string; name?: Text; text?: Text; rule?: string }[];
  hex?: string;
  dice?: number[];
  trigger?: Text;
  footer?: Text;
  reminder?: Text;
  scene?: string;
}

export interface Option {
  id: string;
  /** What choosing it does, in one word: "activate", "step", "fire", "play", "done", "pass", "back" ... */
  verb: string;
  touches: Subject[];
  label: Text;
  rule?: string;
  /** A second line: cost, range, reason to hesitate. */
  detail?: Text;
  value?: Words;
  /** The first of what it touches, as the server names it. */
  raw?: Subject;
  /** Already part of the composite choice: choosing it again takes it out. */
  chosen?: boolean;
  /** It reveals information or cannot be taken back: ask once more. */
  confirm?: boolean;
}

export interface Reason {
  rule: string;
  text: Text;
  /** None for what is only said. */
  value?: string | number | null;
  /** Which sum it belongs to: reasons of one group are added and shown together. */
  group?: string;
}
export interface Total {
  group: string;
  label: Text;
  value: string | number;
}
/** Why a choice would do what it does: the sum that resolves a combat is the sum shown. */
export interface Explanation {
  reasons: Reason[];
  /** What may come of it, by the rules and not by trial. */
  outcomes?: { label: Text; chance: number }[];
  totals?: Total[];
  odds?: {
    label: Text;
    chance: number;
    rule?: string;
    note?: Text;
    /** What one more card or piece would make of it: the hatched part of the bar. */
    more?: { label?: Text; chance: number; rule?: string };
  };
}

export interface Decision {
  number: number;
  side: Side;
  /** "turn", "reaction", "setup" ... colours the prompt. */
  kind: string;
  prompt: Text;
  detail?: Text;
  context?: Text;
  rules: string[];
  options: Option[];
  /** The pieces that a growing choice holds already. */
  picked?: string[];
  /** Shown at once, without asking: the running total of a fire group, the odds of a shot. */
  explain?: Explanation;
  /** What looks as if it should be possible and is not. */
  refused?: { subject: Subject; label: Text; rule: string }[];
  overlays?: Overlay[];
  can_undo?: boolean;
}

/** Shapes on the board; where they lie is computed by the rules, how they look by the page. */
export type Overlay =
  | {
      kind: "area";
      hexes: string[];
      tone: "command" | "reach" | "barrage" | "zone" | "target" | "view";
      label?: Text;
    }
  | { kind: "costs"; costs: Record<string, string | number>; stop?: string[] }
  | { kind: "path"; hexes: string[]; costs?: (string | number)[]; side?: Side }
  | { kind: "fire"; from: string; to: string }
  | { kind: "ring"; subject: Subject; tone: "acting" | "target" | "firing" }
  /** A value in each hex: Hindrance, a modifier for range. */
  | { kind: "figures"; figures: Record<string, string> }
  /** Hexsides between two sides, the first's hex first, and what each holds in the other's country. */
  | { kind: "front"; between: string[]; held: Record<Side, string[]> }
  /** Only these hexes are played on: the others lie under a veil. */
  | { kind: "within"; hexes: string[] }
  /** A line between two armies of a side, the northern one first. */
  | { kind: "boundary"; hexes: string[]; side: Side; names: [Text, Text] }
  /** What is told beside the map, with the hexes that it is about. */
  | { kind: "note"; text: Text; side?: Side; hexes?: string[] }
  | { kind: "chip"; hex: string; text: string; tone: "fire" | "good" | "plain" };

export interface Sight {
  from: string;
  to: string;
  range: number;
  verdict: "clear" | "hindered" | "blocked";
  /** Where along the line the sight stops, 0 to 1. */
  at?: number;
  hexes: {
    hex: string;
    text: Text;
    state: "clear" | "hinders" | "blocks" | "beyond";
    value?: string | number;
    rule?: string;
  }[];
  headline: Text;
  detail?: Text;
  reasons?: Reason[];
  rules: string[];
}

export interface LogEntry {
  /** Several entries may come of one answer. */
  key?: string;
  /** The answer of which it came. */
  number: number;
  id: string;
  args?: Record<string, TextValue>;
  rules: string[];
  side?: Side | null;
  /** Subjects to show on the map when the entry is clicked. */
  touches?: Subject[];
  dice?: number[];
  result?: Text;
  tone?: "good" | "bad" | "plain";
  reasons?: Reason[];
  /** Begins a new heading (turn, time advance). */
  heading?: Text;
  deciding?: boolean;
}

export interface ChatLine {
  number: number;
  from: string;
  side?: Side | null;
  text: string;
  at: string;
}

export interface Outcome {
  winner: Side | null;
  reason: Text;
  rule: string;
  scores?: Record<Side, number>;
}

export interface View {
  game: string;
  title: string;
  scenario: { id: string; name: Words; date?: Words };
  /** Whose eyes: null for a spectator. Hot-seat games list both sides in `seats`. */
  side: Side | null;
  seats?: Side[];
  number: number;
  map: { id: string; digest: string };
  sides: SideInfo[];
  units: Unit[];
  markers: Marker[];
  objectives?: {
    number: number;
    hex: string;
    hexes?: string[];
    side: Side | null;
    value?: string | number;
  }[];
  tracks: Record<string, Track>;
  /** Cards in hand: ids of one's own, a number of the opponent's. */
  hands: Record<Side, string[] | number>;
  cards: Record<string, Card>;
  decision: Decision | null;
  log: LogEntry[];
  chat?: ChatLine[];
  proposal?: { side: Side; kind: "undo" | "draw"; to?: number } | null;
  outcome?: Outcome | null;
  /** Of a position of the past: whether one may play on from there. */
  fork?: boolean;
  table?: Table;
}

/** The table around the position: who sits where, whether the game has begun, how it ended. */
export interface Table {
  status: "open" | "playing" | "halted" | "finished";
  scenario: string;
  seats: Record<Side, { kind: string; name: string | null; bot?: string | null; clock?: SideInfo["clock"] }>;
  proposal: View["proposal"];
  result: {
    winner: Side | null;
    reason: string;
    by: string;
    rule: string;
    scores: Record<Side, number>;
  } | null;
  undo: boolean;
  /** The side whose answer that would be. */
  undo_by?: Side | null;
  /** Whether the game keeps anything from one of its sides. */
  secrets?: boolean;
  /** Whether the adviser may be asked. */
  hints?: boolean;
  /** Whether windows may be answered by standing orders. */
  standing?: boolean;
  rematch?: string | null;
  online?: Side[];
  spectators?: number;
  /** The address to send to a friend, if this browser has made it. */
  invitation?: string;
}

/** Parts of a view that changed. Keyed lists send what is new and what is gone; the log and chat grow. */
export interface Delta {
  from: number;
  number: number;
  units?: { set?: Unit[]; gone?: string[] };
  markers?: { set?: Marker[]; gone?: string[] };
  tracks?: Record<string, Track | null>;
  hands?: Record<Side, string[] | number>;
  cards?: Record<string, Card | null>;
  decision?: Decision | null;
  objectives?: View["objectives"];
  log?: LogEntry[];
  /** Entries from this number on were taken back. */
  cut?: number;
  chat?: ChatLine[];
  proposal?: View["proposal"];
  outcome?: Outcome | null;
  sides?: SideInfo[];
}

export type Message =
  | { type: "view"; view: View }
  | { type: "delta"; delta: Delta }
  | { type: "thinking"; side: Side; percent: number };

// ------------------------------------------------------------------ the conversation with one game

/** What the adviser would choose, and how the game then stands for one's side. */
export interface Hint {
  option: string;
  chance: number;
  reasons: Reason[];
}
/** The running conversation with one game. */
export interface GameLink {
  /** Calls back with every message until closed. */
  open(receive: (message: Message) => void, state: (connected: boolean) => void): void;
  close(): void;
  /** The map on which this game is played. */
  map(): Promise<MapDocument>;
  answer(decision: number, option: string): Promise<void>;
  undo(): Promise<void>;
  propose(kind: "undo" | "draw"): Promise<void>;
  respond(accept: boolean): Promise<void>;
  resign(): Promise<void>;
  rematch(): Promise<string>;
  explain(option: string): Promise<Explanation>;
  whyNot(subject: Subject): Promise<Reason[]>;
  sight(from: string, to: string): Promise<Sight>;
  overlay(name: string, subject: Subject): Promise<Overlay[]>;
  say(text: string): Promise<void>;
  /** What else the server tells of the game, by the end of its address; absent where there is no server. */
  more?<T>(path: string): Promise<T>;
  give?(path: string, body: unknown): Promise<void>;
  /** The best options of the decision; how far the adviser is comes meanwhile, in per cent. */
  hint?(heard: (percent: number) => void): Promise<{ hints: Hint[] }>;
  /** Whoever thinks is to answer with what he has. */
  hurry?(): Promise<void>;
  at(number: number): Promise<View>; // the position after so many answers
  fork(number: number): Promise<string>;
}

export type * from "./library";
