/** Where we are, in the hash of the address: #/ the lobby, #/games, #/records, #/account, #/reset/<token>,
 * #/learn/<title>, #/game/<id>, #/join/<id>/<token>, #/fixture/<scene>. */
export type Route =
  | { page: "lobby" }
  | { page: "games" }
  | { page: "records" }
  | { page: "account" }
  | { page: "reset"; token: string }
  | { page: "learn"; title: string }
  | { page: "game"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "fixture"; scene: string };

export function parse(hash: string): Route {
  const [, page, id, token] = /^#?\/?(\w*)\/?([\w.-]*)\/?([\w.-]*)/.exec(hash) ?? [];
  if (page === "games" || page === "records" || page === "account") return { page };
  if (page === "reset" && id) return { page, token: id };
  if (page === "learn" && id) return { page, title: id };
  if (page === "game" && id) return { page, id };
  if (page === "join" && id) return { page, id, token: token ?? "" };
  if (page === "fixture") return { page, scene: id || "activate" };
  return { page: "lobby" };
}
