/** What a player prefers, kept in the browser. The address may override it (?theme=dark&lang=fr). */
import { LANGUAGES, type Language } from "./texts.svelte";

export type Theme = "auto" | "light" | "dark";
export type Animation = "off" | "quick" | "calm";
export type Reactions = "strict" | "friendly" | "standing";

export interface Preferences {
  language: Language;
  theme: Theme;
  safe: boolean;
  animation: Animation;
  reactions: Reactions;
  confirm: boolean;
  sound: boolean;
  /** Layers of the map by their names, where the player has said whether he wants them. */
  layers: Readonly<Record<string, boolean>>;
}

const KEY = "grognard.settings";

function initial(): Preferences {
  const spoken = navigator.language.slice(0, 2);
  const fresh: Preferences = {
    language: LANGUAGES.find((l) => l === spoken) ?? "en",
    theme: "auto",
    safe: false,
    animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "calm",
    reactions: "friendly",
    confirm: true,
    sound: false,
    layers: {},
  };
  let kept: Partial<Preferences> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    kept = {};
  }
  const query = new URLSearchParams(location.search);
  const lang = LANGUAGES.find((l) => l === query.get("lang"));
  const theme = (["light", "dark"] as const).find((name) => name === query.get("theme"));
  return {
    ...fresh,
    ...kept,
    ...(lang ? { language: lang } : {}),
    ...(theme ? { theme } : {}),
    ...(query.has("safe") ? { safe: true } : {}),
    ...(query.has("still") ? { animation: "off" as const } : {}),
  };
}

export class Settings {
  chosen = $state<Preferences>(initial());
  private night = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.night = e.matches));
  }

  get theme(): "light" | "dark" {
    return this.chosen.theme === "auto" ? (this.night ? "dark" : "light") : this.chosen.theme;
  }

  /** Milliseconds of a calm movement on the board. */
  get motion(): number {
    return { off: 0, quick: 120, calm: 220 }[this.chosen.animation];
  }

  set<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    this.chosen[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // A browser without storage keeps the choice until the page closes.
    }
  }

  /** Writes the look on the root element, where the tokens read it. */
  show(): void {
    const root = document.documentElement.dataset;
    root.theme = this.theme;
    root.palette = this.chosen.safe ? "safe" : "plain";
    root.motion = this.chosen.animation;
  }
}

export const settings = new Settings();
