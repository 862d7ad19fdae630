/** HTTP with JSON; what the server would not do is thrown with its reason. */
import type { Reason } from "./protocol";

/** The server's answer to something it would not do: a code for programs, words, and rules where there are some. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly reasons: Reason[] = [],
    readonly code = "",
  ) {
    super(message);
  }
}

async function http<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { ...init, headers: { "content-type": "application/json" } });
  const type = response.headers.get("content-type") ?? "";
  const body: unknown = await (type.includes("json") ? response.json() : response.text());
  if (response.ok) return body as T;
  const { error, code } = body as { error?: string; code?: string };
  throw new Refused(error ?? `${response.status} ${response.statusText}`, [], code);
}

const sending =
  (method: string) =>
  <T>(path: string, body: unknown = {}): Promise<T> =>
    http<T>(path, { method, body: JSON.stringify(body) });

export const get = <T>(path: string): Promise<T> => http<T>(path);
export const post = sending("POST");
export const change = sending("PATCH");
export const put = sending("PUT");
export const drop = sending("DELETE");
