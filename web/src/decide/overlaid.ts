/** All that is drawn over the map: what the question shows, and what the player asked to see. */
import type { Overlay } from "../shell/protocol";
import type { Session } from "../shell/session.svelte";
import { aimedAt } from "./aim";

export function overlaid(session: Session): Overlay[] {
  const told = session.live ? [...(session.view?.decision?.overlays ?? []), ...session.hint] : [];
  const pointed: Overlay[] =
    session.pointed.length > 0 ? [{ kind: "area", hexes: session.pointed, tone: "zone" }] : [];
  const way: Overlay[] = session.way ? [{ kind: "path", hexes: session.way.hexes }] : [];
  const aimed = session.tool === "none" ? aimedAt(session, session.look.hits) : [];
  return [
    ...told,
    ...way,
    ...aimed,
    ...session.foresight.overlays,
    ...(session.extra?.overlays ?? []),
    ...pointed,
  ];
}
