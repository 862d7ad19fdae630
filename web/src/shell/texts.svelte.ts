/** Texts from Fluent catalogues: the page's own, and the title's from GET /texts/{title}/{lang}.ftl. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text, TextValue, Words } from "./protocol";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, (() => Promise<{ default: string }>)[]> = {
  en: [() => import("../locale/en.ftl?raw"), () => import("../locale/game.en.ftl?raw")],
  fr: [() => import("../locale/fr.ftl?raw"), () => import("../locale/game.fr.ftl?raw")],
};

/** Typographic signs of a value: a true minus, never a hyphen before a digit. */
const signed = (value: string): string => value.replace(/(^|\s)-(?=\d)/g, "$1−");

export class Texts {
  language = $state<Language>("en");
  /** The title whose words are loaded. */
  title = $state("");
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  private readonly absent: string[] = [];

  /** Loads the page's catalogue, then the title's: a title may reword, never the other way round. */
  async load(
    language: Language,
    title = "",
    words?: (title: string, language: Language) => Promise<string>,
  ): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of await Promise.all(CATALOGUES[language].map((load) => load())))
      bundle.addResource(new FluentResource(part.default));
    if (words) bundle.addResource(new FluentResource(await words(title, language)), { allowOverrides: true });
    this.bundle = bundle;
    this.title = title;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message by its id; an unknown id is shown as it is, so that a gap is seen and not hidden. */
  say(id: string, args: Record<string, TextValue> = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return this.missing(id);
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) values[key] = this.value(value);
    return this.bundle.formatPattern(message.value, values, []);
  }

  text(text: Words | number | null | undefined): string {
    if (text === undefined || text === null) return "";
    if (typeof text !== "object") return signed(String(text));
    return "id" in text ? this.say(text.id, (text as Text).args) : text[this.language];
  }

  /** A value of a message: "@id" is itself a message, several are listed, a modifier shows its sign and rule. */
  private value(value: unknown): FluentVariable {
    if (typeof value === "number") return value;
    if (typeof value === "string") return value.startsWith("@") ? this.say(value.slice(1)) : signed(value);
    if (Array.isArray(value)) return value.map((item) => this.item(item)).join(", ");
    if (value !== null && typeof value === "object") return this.text(value as Text);
    return String(value);
  }
  private item(item: unknown): string {
    if (!Array.isArray(item) || typeof item[1] !== "number") return String(this.value(item));
    const [text, number] = item as [unknown, number];
    const words = String(this.value(text)).replace(/\s*\{\$\w+\}/g, "");
    return `${words} ${number > 0 ? "+" : number < 0 ? "−" : "±"}${Math.abs(number)}`;
  }

  /** Ids that no catalogue knew, for the tests. */
  get unknown(): readonly string[] {
    return this.absent;
  }

  private missing(id: string): string {
    if (!this.absent.includes(id)) this.absent.push(id);
    return id;
  }

  percent(share: number): string {
    const value = share > 0 && share < 0.005 ? "<\u202f1" : Math.round(share * 100);
    return this.language === "fr" ? `${value} %` : `${value}%`;
  }
}

export const texts = new Texts();
export const t = (id: string, args?: Record<string, TextValue>): string => texts.say(id, args);
export const tx = (text: Words | number | null | undefined): string => texts.text(text);
