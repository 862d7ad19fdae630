/** The address of the page, followed. */
import { parse, type Route } from "./routes";

export class Router {
  route = $state<Route>(parse(location.hash));
  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }
  replace(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.route = parse(location.hash);
  }
  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
