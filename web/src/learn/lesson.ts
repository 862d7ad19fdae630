/** Guided first games: a title brings a lesson, the page begins the game and remembers how far the pupil is. */
import { get } from "../shell/http";
import type { Library } from "../shell/protocol";
import { START, type Lesson, type Progress } from "./follow";

const KEY = "grognard.lesson.";

export const lessonOf = (title: string): Promise<Lesson> => get<Lesson>(`/api/titles/${title}/data/lesson`);

/** Begins the guided game of a title; its id. */
export async function begin(library: Pick<Library, "create">, title: string): Promise<string> {
  const { document, side, seed, opponent } = await lessonOf(title);
  const id = await library.create({
    title,
    document,
    side,
    seed,
    opponent: "bot",
    strength: opponent,
    reactions: "friendly",
  });
  keep(id, START);
  return id;
}

export function keep(game: string, progress: Progress | null): void {
  if (progress) localStorage.setItem(KEY + game, JSON.stringify(progress));
  else localStorage.removeItem(KEY + game);
}

/** How far the pupil is; nothing for a game that is no lesson, or whose guide was sent away. */
export function progressOf(game: string): Progress | null {
  const kept = localStorage.getItem(KEY + game);
  return kept ? (JSON.parse(kept) as Progress) : null;
}
