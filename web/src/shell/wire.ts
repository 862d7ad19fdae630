/** What the server sends (docs/protocol.md), and the same as the page draws it. */
import type {
  Card,
  ChatLine,
  Decision,
  Local,
  LogEntry,
  Option,
  Outcome,
  Overlay,
  Reason,
  SideInfo,
  Subject,
  Table,
  Text,
  TextValue,
  View,
} from "./protocol";
import { pointsOf, printed } from "./points";
import type { TitleLook } from "../titles/look";

export interface WireTitle {
  id: string;
  name: Local;
  scenarios: WireScenario[];
  bots: string[];
  data: string[];
}
export interface WireScenario {
  id: string;
  title: Local;
  date: string;
  year: number;
  map: string;
  sides: string[];
  length: Local;
  note: Local;
  balance: Record<string, number>;
}
export interface WireLine {
  n: number;
  id: string;
  args: Record<string, unknown>;
  rules: string[];
}
export interface WireOption {
  id: string;
  verb: string;
  touches: Subject[];
  label: Text;
  rule: string;
}
export interface WireDecision {
  number: number;
  side: string | null;
  prompt: Text | null;
  rule: string;
  window?: boolean;
  options: WireOption[];
}
export interface WireView extends Omit<
  View,
  "decision" | "log" | "sides" | "outcome" | "table" | "scenario"
> {
  sides: string[];
  decision: WireDecision | null;
  log: WireLine[];
  date?: string;
  waiting: string[];
  table: Omit<Table, "invitation">;
}
type Change = [string[]] | [string[], unknown];
export interface WireDelta {
  from: number;
  version: number;
  changes: Change[];
  log?: WireLine[];
  cut?: number;
}

// ------------------------------------------------------------------ from one view to the next

type Node = Record<string, unknown> | { id?: string }[] | undefined;

function patched(node: Node, path: readonly string[], value: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value[0];
  const gone = rest.length === 0 && value.length === 0;
  if (Array.isArray(node)) {
    const found = node.findIndex((item) => item.id === step);
    const at = found < 0 ? node.length : found;
    const item = gone ? [] : [patched(node[at] as Node, rest, value)];
    return [...node.slice(0, at), ...item, ...node.slice(at + 1)];
  }
  const copy = { ...node };
  if (gone) delete copy[step];
  else copy[step] = patched(node?.[step] as Node, rest, value);
  return copy;
}

/** The next view; whatever did not change is shared with the one before. */
export function patch(view: WireView, delta: WireDelta): WireView {
  const next = delta.changes.reduce<unknown>(
    (seen, [path, ...value]) => patched(seen as Node, path, value),
    view,
  ) as WireView;
  const kept = delta.cut === undefined ? view.log : view.log.filter((line) => line.n < (delta.cut as number));
  return { ...next, log: [...kept, ...(delta.log ?? [])] };
}

// ------------------------------------------------------------------ as the page draws it

/** Weapons and leaders are units of the page, and cards of whatever pile are cards. */
const SUBJECTS: Record<string, string> = { weapon: "unit", leader: "unit:leader", strategy: "card" };
export const subjectOf = (subject: Subject): Subject => {
  const at = subject.indexOf(":");
  const kind = SUBJECTS[subject.slice(0, at)];
  return kind ? kind + subject.slice(at) : subject;
};

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === "string" && item !== "" && !item.startsWith("@"),
  );

/** Pieces named in one word of a prompt: "a b" of a choice that grows, "a|b" of those who go together. */
const piecesOf = (value: unknown): string[] => list(value).flatMap((s) => s.split(/[ |]/));

/** Hex names are letters and a number, or two numbers: a card or a word in the same place is none. */
const isHex = (name: string): boolean => /^([A-Z]+\d+|\d+\.\d+)$/.test(name);

function touchesOf(args: Record<string, unknown>): Subject[] {
  const told = Array.isArray(args.units) ? args.units.filter(isText).map((text) => text.args.unit) : [];
  const units = [...["unit", "units", "pieces"].flatMap((key) => list(args[key])), ...list(told)];
  const hexes = ["hex", "hexes", "start", "from_"].flatMap((key) => list(args[key])).filter(isHex);
  return [...units.map((id) => `unit:${id}`), ...hexes.map((id) => `hex:${id}`)];
}

function reasonsOf(value: unknown): Reason[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return (value as [string | Text, number, string][]).map(([text, number, rule]) => ({
    rule,
    text: typeof text === "string" ? { id: text.replace(/^@/, "") } : text,
    value: number > 0 ? `+${number}` : number,
  }));
}

function diceOf(args: Record<string, unknown>): number[] | undefined {
  if (Array.isArray(args.dice)) return args.dice as number[];
  return typeof args.white === "number" ? [args.white, args.coloured as number] : undefined;
}

/** Lines that begin a chapter of the story. */
const HEADINGS = new Set(["turn", "day", "time-advance"]);
/** Lines that say only that nothing had to be chosen. */
const SILENT = new Set(["forced"]);

const isText = (value: unknown): value is Text & { args: Record<string, unknown> } =>
  typeof value === "object" && value !== null && "id" in value && "args" in value;

/** A piece that has a name of its own is called by it, also in a list or as a target: "Infantry 126th/4". */
export function called(args: Record<string, unknown>, look: TitleLook): Record<string, TextValue> {
  const one = (item: unknown): unknown => (isText(item) ? { ...item, args: called(item.args, look) } : item);
  const each = (value: unknown): unknown => (Array.isArray(value) ? value.map(one) : one(value));
  const known = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, each(value)])) as Record<
    string,
    TextValue
  >;
  const id = args.unit ?? piecesOf(args.units)[0];
  const sign = typeof id === "string" ? look.callsign?.(id) : undefined;
  if (!sign || typeof args.name !== "string") return known;
  return { ...known, name: { id: "named-piece", args: { name: args.name, sign } } };
}

export function entries(lines: readonly WireLine[], look: TitleLook): LogEntry[] {
  const seen = new Map<number, number>();
  return lines.flatMap((line): LogEntry[] => {
    if (SILENT.has(line.id)) return [];
    const part = seen.get(line.n) ?? 0;
    seen.set(line.n, part + 1);
    const side = String(line.args.side ?? "");
    const args = called(line.args, look);
    return [
      {
        key: `${line.n}.${part}`,
        number: line.n,
        id: line.id,
        args,
        rules: line.rules,
        side: side.startsWith("@side-") ? side.slice(6) : null,
        touches: touchesOf(line.args),
        dice: diceOf(line.args),
        reasons: reasonsOf(line.args.modifiers),
        heading: HEADINGS.has(line.id) ? { id: line.id, args } : undefined,
      },
    ];
  });
}

/** Verbs that lay a card open on the table. */
const OPENING = new Set(["order", "engineers", "action", "situation", "discard"]);
/** A card is a secret until it is played. */
const shows = (option: WireOption): boolean =>
  OPENING.has(option.verb) && option.touches.some((s) => subjectOf(s).startsWith("card:"));

function optionOf(option: WireOption, look: TitleLook, ticked: boolean): Option {
  const args = called(option.label.args ?? {}, look);
  const label = option.label.id
    ? { id: option.label.id, args }
    : { id: "option-plain", args: { name: "", ...args } };
  const cost = option.label.args?.cost;
  return {
    ...option,
    label,
    touches: option.touches.map(subjectOf),
    raw: option.touches[0],
    rule: option.rule || undefined,
    ...(shows(option) ? { confirm: true } : {}),
    ...(pointsOf(cost) === undefined ? {} : { value: String(cost) }),
    ...(ticked && option.touches.some((s) => s.startsWith("unit:") || s.startsWith("weapon:"))
      ? { chosen: false }
      : {}),
  };
}

/** Verbs that lead somewhere: whoever is named then moves, and is not part of a choice that grows. */
const GOING = new Set(["step", "enter", "advance", "retreat", "move", "act"]);

const mapped = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const named = (decision: WireDecision): string[] =>
  ["unit", "units"].flatMap((key) => piecesOf(decision.prompt?.args?.[key]));

/** A choice that grows piece by piece: a fire group, an activation. */
const grows = (decision: WireDecision): boolean =>
  decision.prompt?.args?.units !== undefined && !decision.options.some((option) => GOING.has(option.verb));

/** The pieces that it holds already. */
const pickedBy = (decision: WireDecision): string[] =>
  grows(decision) ? piecesOf(decision.prompt?.args?.units) : [];

/** What a step costs is shown in the hex, darkly if it is beyond the mover's breath; who acts is ringed; whoever is to fire points at the target. */
function overlaysOf(view: WireView, decision: WireDecision, picked: string[]): Overlay[] {
  const costs: Record<string, number> = {};
  const strained: string[] = [];
  for (const { touches, label } of decision.options) {
    const [hex = ""] = touches;
    const { cost: told, forced } = label.args ?? {};
    const cost = pointsOf(told);
    if (cost === undefined || !hex.startsWith("hex:")) continue;
    const id = hex.slice(4);
    costs[id] = Math.min(cost, costs[id] ?? Infinity);
    if (typeof forced === "number" && forced > 0) strained.push(id);
  }
  const place = (id: string): string | null => view.units.find((unit) => unit.id === id)?.hex ?? null;
  const shot = decision.options.some((option) => option.verb === "fire");
  const aimed = shot && picked.length > 0 ? list(decision.prompt?.args?.hex) : [];
  const met = decision.window ? ["hex", "at"].flatMap((key) => list(decision.prompt?.args?.[key])) : [];
  const target = [...new Set([...list(decision.prompt?.args?.target), ...aimed, ...met])].filter(isHex);
  const from = [...new Set(picked.flatMap((id) => place(id) ?? []))];
  return [
    ...(Object.keys(costs).length > 0
      ? [{ kind: "costs" as const, costs: mapped(costs, printed), stop: strained }]
      : []),
    ...named(decision).map((id) => ({
      kind: "ring" as const,
      subject: `unit:${id}`,
      tone: picked.includes(id) ? ("firing" as const) : ("acting" as const),
    })),
    ...(target.length > 0 ? [{ kind: "area" as const, hexes: target, tone: "target" as const }] : []),
    ...aimed.flatMap((to) => from.map((hex) => ({ kind: "fire" as const, from: hex, to }))),
  ];
}

/** A window that nobody can decline is no reaction: a player must go on with his own turn in it. */
const DECLINES = new Set(["pass", "no", "done"]);

function decisionOf(view: WireView, look: TitleLook): Decision | null {
  const { decision } = view;
  if (!decision) return null;
  const side = decision.side ?? view.waiting[0] ?? "";
  const mine = view.seats?.includes(side) ?? false;
  const picked = mine ? pickedBy(decision) : [];
  return {
    number: decision.number,
    side,
    kind: decision.window && decision.options.some((o) => DECLINES.has(o.verb)) ? "reaction" : "turn",
    prompt: decision.prompt
      ? { ...decision.prompt, args: called(decision.prompt.args ?? {}, look) }
      : { id: "deciding-in-secret" },
    rules: decision.rule ? [decision.rule] : [],
    options: decision.options.map((option) => optionOf(option, look, grows(decision))),
    picked,
    overlays: mine ? overlaysOf(view, decision, picked) : [],
    can_undo: view.table.undo,
  };
}

const sidesOf = (view: WireView, look: TitleLook): SideInfo[] =>
  view.sides.map((id) => ({
    id,
    nation: look.nations?.[id] ?? id,
    name: { id: `side-${id}` },
    player: view.table.seats[id]?.name ?? undefined,
    seat: view.table.seats[id]?.kind,
    clock: view.table.seats[id]?.clock,
  }));

function outcomeOf({ table }: WireView): Outcome | null {
  const { result } = table;
  if (!result) return null;
  const by = result.by === "rules" ? result.reason : `over-${result.by}`;
  return { winner: result.winner, reason: { id: by }, rule: result.rule, scores: result.scores };
}

/** The picture of a card follows the word for its order. */
const SCENES: readonly (readonly [string, string])[] = [
  ["artillery", "guns"],
  ["hmg", "fire"],
  ["fire", "fire"],
  ["rout", "rout"],
  ["recover", "recover"],
  ["runner", "runner"],
  ["offensive", "offensive"],
  ["advance", "offensive"],
];

/** Cards are printed with the colours of whoever holds them. */
function cardsOf(view: WireView, hands: View["hands"]): Record<string, Card> {
  const owner = (id: string): string =>
    Object.entries(hands).find(([, hand]) => Array.isArray(hand) && hand.includes(id))?.[0] ??
    view.side ??
    "";
  return Object.fromEntries(
    Object.entries(view.cards ?? {}).map(([id, card]) => {
      const side = card.side ?? owner(id);
      const scene = card.scene ?? SCENES.find(([word]) => card.name.id.includes(word))?.[1];
      return [id, { ...card, side, nation: card.nation ?? side, scene }];
    }),
  );
}

export function drawn(
  view: WireView,
  look: TitleLook,
  scenario: WireScenario | undefined,
  chat: ChatLine[],
  invitation: string | undefined,
): View {
  const hands = look.hands?.(view as unknown as Record<string, unknown>) ?? view.hands ?? {};
  return {
    ...view,
    ...look.seen?.(view as unknown as Record<string, unknown>),
    scenario: {
      id: scenario?.id ?? "",
      name: scenario?.title ?? { id: "own-position" },
      date: dated(scenario?.date ?? view.date),
    },
    sides: sidesOf(view, look),
    hands,
    cards: cardsOf(view, hands),
    decision: decisionOf(view, look),
    log: entries(view.log, look),
    outcome: outcomeOf(view),
    proposal: view.table.proposal,
    table: { ...view.table, invitation },
    chat,
  };
}

/** "1915-07-29" or "1914-08" as people write it. */
export function dated(date: string | undefined): Local | undefined {
  if (!date) return undefined;
  const [year, month, day] = date.split("-").map(Number);
  if (!year || !month) return { en: date, fr: date };
  const when = new Date(year, month - 1, day ?? 1);
  const say = (language: string): string =>
    when.toLocaleDateString(language, { year: "numeric", month: "long", ...(day ? { day: "numeric" } : {}) });
  return { en: say("en-GB"), fr: say("fr-FR") };
}
