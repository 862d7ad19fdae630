/** Texts from Fluent catalogues: the page's own, and the title's from GET /texts/{title}/{lang}.ftl. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text, TextValue } from "./protocol";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en.ftl?raw"),
  fr: () => import("../locale/fr.ftl?raw"),
};

/** Typographic signs of a value: a true minus, never a hyphen before a digit. */
const signed = (value: string): string => value.replace(/(^|\s)-(?=\d)/g, "$1−");

export class Texts {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  private readonly absent: string[] = [];

  /** Loads the page's catalogue, then the title's: a title may reword, never the other way round. */
  async load(language: Language, title?: (language: Language) => Promise<string>): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await CATALOGUES[language]()).default));
    if (title) bundle.addResource(new FluentResource(await title(language)), { allowOverrides: true });
    this.bundle = bundle;
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
    for (const [key, value] of Object.entries(args))
      values[key] =
        typeof value === "object" ? this.text(value) : typeof value === "string" ? signed(value) : value;
    return this.bundle.formatPattern(message.value, values, []);
  }

  text(text: Text | string | number | undefined): string {
    if (text === undefined) return "";
    return typeof text === "object" ? this.say(text.id, text.args) : signed(String(text));
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
    const value = Math.round(share * 100);
    return this.language === "fr" ? `${value} %` : `${value}%`;
  }
}

export const texts = new Texts();
export const t = (id: string, args?: Record<string, TextValue>): string => texts.say(id, args);
export const tx = (text: Text | string | number | undefined): string => texts.text(text);
