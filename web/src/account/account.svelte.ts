/** Who one is: a guest, an account, or nobody yet. */
import { change, get, post, Refused } from "../shell/http";
import { t, texts } from "../shell/texts.svelte";

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  email: string | null;
  language: string;
  by_email: boolean;
  vacation_left: number;
  vacation_until: number;
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
  async profile(changes: Partial<Pick<Me, "email" | "by_email" | "language">>): Promise<void> {
    this.me = await change<Me>("/api/account", changes);
  }
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
