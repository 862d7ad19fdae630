/** Where we are, in the hash of the address: #/ the lobby, #/game/<id>, #/fixture/<scene>. */
export type Route = { page: "lobby" } | { page: "game"; id: string } | { page: "fixture"; scene: string };

export function parse(hash: string): Route {
  const [, page, id] = /^#?\/?(\w*)\/?([\w.-]*)/.exec(hash) ?? [];
  if (page === "game" && id) return { page: "game", id };
  if (page === "fixture") return { page: "fixture", scene: id || "activate" };
  return { page: "lobby" };
}
