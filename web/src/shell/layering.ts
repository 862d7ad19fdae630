/** Layers of the map that stay until the player puts them away; what he wants is kept with his settings. */
import type { Layer, TitleLook } from "../titles/look";
import type { Overlay, View } from "./protocol";
import { settings } from "./settings.svelte";

export const isShown = (layer: Layer): boolean => settings.chosen.layers[layer.name] ?? layer.shown;

export const switchLayer = (layer: Layer): void =>
  settings.set("layers", { ...settings.chosen.layers, [layer.name]: !isShown(layer) });

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
  (look.layers ?? []).filter(isShown).flatMap((layer) => drawnOnce(layer, view));
