/** Layers of the map that stay until the player puts them away; what he wants is kept with his settings. */
import type { Layer, TitleLook } from "../titles/look";
import type { Overlay, View } from "./protocol";
import { settings } from "./settings.svelte";

export const isShown = (layer: Layer, view: View | null): boolean =>
  settings.chosen.layers[layer.name] ??
  (layer.shown || (layer.asked?.includes(view?.decision?.prompt.id ?? "") ?? false));

export const switchLayer = (layer: Layer, view: View | null): void =>
  settings.set("layers", { ...settings.chosen.layers, [layer.name]: !isShown(layer, view) });

const drawings = new WeakMap<View, Map<Layer, Overlay[]>>();

/** A layer is drawn once for each view. */
function drawnOnce(layer: Layer, view: View): Overlay[] {
  const known = drawings.get(view) ?? new Map<Layer, Overlay[]>();
  drawings.set(view, known);
  const overlays = known.get(layer) ?? layer.draw(view);
  known.set(layer, overlays);
  return overlays;
}

export const layersOf = (look: TitleLook, view: View): Overlay[] =>
  (look.layers ?? []).filter((layer) => isShown(layer, view)).flatMap((layer) => drawnOnce(layer, view));
