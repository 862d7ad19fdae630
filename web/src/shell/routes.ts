/** Where we are, in the hash of the address: #/ the lobby, #/game/<id>, #/join/<id>/<token>, #/fixture/<scene>. */
export type Route =
  | { page: "lobby" }
  | { page: "game"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "fixture"; scene: string };

export function parse(hash: string): Route {
  const [, page, id, token] = /^#?\/?(\w*)\/?([\w.-]*)\/?([\w.-]*)/.exec(hash) ?? [];
  if (page === "game" && id) return { page: "game", id };
  if (page === "join" && id) return { page: "join", id, token: token ?? "" };
  if (page === "fixture") return { page: "fixture", scene: id || "activate" };
  return { page: "lobby" };
}
