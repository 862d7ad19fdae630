/** Who one is: a guest, an account, or nobody yet. */
import { change, drop, get, post, Refused } from "../shell/http";
import { t, texts } from "../shell/texts.svelte";

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  email: string | null;
  language: string;
  by_email: boolean;
  webhook: string | null;
  vacation_left: number;
  vacation_until: number;
}

/** What a program shows instead of a password; the secret itself is told once. */
export interface Token {
  id: string;
  name: string;
  created: number;
}

export class Account {
  me = $state.raw<Me | null>(null);
  loaded = $state(false);

  get known(): boolean {
    return this.me !== null && !this.me.guest;
  }
  async load(): Promise<void> {
    this.me = await get<Me | null>("/api/account").catch(() => null);
    this.loaded = true;
  }
  async register(name: string, password: string, email: string): Promise<void> {
    const asked = { name, password, ...(email ? { email } : {}) };
    this.me = await post<Me>("/api/account/register", asked);
  }
  async logIn(name: string, password: string): Promise<void> {
    this.me = await post<Me>("/api/account/login", { name, password });
  }
  async logOut(everywhere: boolean): Promise<void> {
    await post(everywhere ? "/api/account/logout-everywhere" : "/api/account/logout");
    this.me = null;
  }
  changePassword = (old: string, fresh: string): Promise<void> =>
    post("/api/account/password", { old, new: fresh });
  forgotten = (email: string): Promise<void> => post("/api/account/forgotten", { email });
  reset = (token: string, password: string): Promise<void> => post("/api/account/reset", { token, password });
  async profile(changes: Partial<Pick<Me, "email" | "by_email" | "language" | "webhook">>): Promise<void> {
    this.me = await change<Me>("/api/account", changes);
  }
  /** Days to be away; fewer than none come back early. */
  async vacation(days: number): Promise<void> {
    this.me = await post<Me>("/api/account/vacation", { days });
  }
  tokens = (): Promise<Token[]> => get("/api/account/tokens");
  newToken = async (name: string): Promise<string> =>
    (await post<{ token: string }>("/api/account/tokens", { name })).token;
  dropToken = (id: string): Promise<void> => drop(`/api/account/tokens/${id}`);
  async remove(password: string): Promise<void> {
    await post("/api/account/delete", { password });
    this.me = null;
  }
}

export const account = new Account();

/** A refusal in the reader's language where its code has words, otherwise as the server said it. */
export function wordsFor(error: unknown): string {
  if (error instanceof Refused && texts.has(`refused-${error.code}`)) return t(`refused-${error.code}`);
  return error instanceof Error ? error.message : String(error);
}
