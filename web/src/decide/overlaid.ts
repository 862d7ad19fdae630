/** All that is drawn over the map: what the question shows, and what the player asked to see. */
import type { Overlay } from "../shell/protocol";
import type { Session } from "../shell/session.svelte";
import { aimedAt } from "./aim";
import { stepsOf } from "./way";

/** The way that the answer under the pointer would go, from where the mover stands. */
function foreseen(session: Session): string[] {
  const { decision, preview, foresight } = session;
  const steps = preview ? stepsOf(preview.explanation) : foresight.steps;
  const mover = decision?.overlays?.find((each) => each.kind === "ring" && each.tone === "acting");
  const from = mover?.kind === "ring" && session.unit(mover.subject.slice(5))?.hex;
  return from && steps.length > 0 ? [from, ...steps] : [];
}

export function overlaid(session: Session): Overlay[] {
  const told = session.live ? [...(session.view?.decision?.overlays ?? []), ...session.hint] : [];
  const pointed: Overlay[] =
    session.pointed.length > 0 ? [{ kind: "area", hexes: session.pointed, tone: "zone" }] : [];
  const hexes = session.way?.hexes ?? foreseen(session);
  const way: Overlay[] = hexes.length > 1 ? [{ kind: "path", hexes }] : [];
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
