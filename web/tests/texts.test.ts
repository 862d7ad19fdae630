import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { BASE } from "../src/fixtures/position";
import { scene } from "../src/fixtures/scenes";

const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
const ids = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string).sort();
const variables = (source: string): Record<string, string> =>
  Object.fromEntries(
    source.split(/^(?=[a-z][\w-]* =)/m).flatMap((entry) => {
      const id = /^([a-z][\w-]*) =/.exec(entry)?.[1];
      return id ? [[id, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((m) => m[1]))].sort().join()]] : [];
    }),
  );

describe.each(["locale/{}.ftl", "locale/game.{}.ftl", "fixtures/gwc.{}.ftl"])("%s", (pattern) => {
  const [en, fr] = ["en", "fr"].map((lang) => read(pattern.replace("{}", lang))) as [string, string];
  test("both languages say the same things with the same values", () => {
    expect(ids(fr)).toEqual(ids(en));
    expect(variables(fr)).toEqual(variables(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });
  test("both parse without an error", () => {
    for (const source of [en, fr])
      expect(new FluentBundle("en").addResource(new FluentResource(source))).toEqual([]);
  });
  test("French puts its spaces before : ; ? ! and %", () => {
    for (const line of fr.split("\n").filter((l) => / = /.test(l)))
      expect(line.replace(/\{[^}]*\}/g, "x"), line).not.toMatch(/[\p{L}\d)][:;?!%](\s|$)/u);
  });
});

test("every text that the page asks for is in its catalogue", () => {
  const known = new Set([...ids(read("locale/en.ftl")), ...ids(read("locale/game.en.ftl"))]);
  const files = readdirSync(new URL("../src", import.meta.url), { recursive: true })
    .map(String)
    .filter((f) => /\.(svelte|ts)$/.test(f));
  expect(files.length).toBeGreaterThan(40);
  const missing = files.flatMap((file) => {
    const source = readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
    return [...source.matchAll(/\b(?:t|texts\.say)\("([a-z][\w-]*)"/g)]
      .map((m) => m[1] as string)
      .filter((id) => !known.has(id));
  });
  expect(missing).toEqual([]);
});

test("every text of the invented game is in its catalogue", () => {
  const known = new Set(
    ["fixtures/gwc.en.ftl", "locale/en.ftl", "locale/game.en.ftl"].flatMap((file) => ids(read(file))),
  );
  const views = ["activate", "opfire", "step", "over"].map((name) => scene(name).view);
  const found: string[] = [];
  JSON.stringify([BASE.log, views], (key, value: unknown) => {
    if (
      value &&
      typeof value === "object" &&
      "id" in value &&
      typeof value.id === "string" &&
      ["label", "text", "prompt", "detail", "name", "result", "heading", "context"].includes(key)
    )
      found.push(value.id);
    return value;
  });
  for (const entry of BASE.log) found.push(entry.id);
  expect(found.length).toBeGreaterThan(100);
  expect([...new Set(found)].filter((id) => !known.has(id))).toEqual([]);
});
