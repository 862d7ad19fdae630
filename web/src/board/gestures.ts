/** Hands on the map: drag to pan, wheel and pinch to zoom, tap, hover, hold, and drags that belong to a tool. */
import { rung, zoomAt, type Camera } from "./camera";
import type { Point } from "./hexes";

export interface Hands {
  tap(p: Point, target: Element | null, touch: boolean): void;
  hover(p: Point | null, target: Element | null): void;
  hold(p: Point, target: Element | null): void;
  /** True if a drag that starts here is not the camera's (a path, a line of sight). */
  claim(p: Point, target: Element | null): boolean;
  drag(p: Point, done: boolean): void;
}

const SLOP = 5;
const HOLD = 450;

export function gestures(host: HTMLElement, camera: Camera, hands: Hands, motion: () => number): () => void {
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let target: Element | null = null;
  let mode: "none" | "press" | "pan" | "claimed" | "pinch" = "none";
  let holding = 0;
  let wheelTo = 0;
  let wheelRest = 0;

  const place = (e: PointerEvent | WheelEvent): Point => {
    const box = host.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const cancelHold = (): void => clearTimeout(holding);

  function onDown(e: PointerEvent): void {
    if (e.button > 1) return;
    const p = place(e);
    down.set(e.pointerId, p);
    if (down.size === 2) {
      mode = "pinch";
      cancelHold();
      return;
    }
    [start, target, mode] = [p, e.target as Element, "press"];
    camera.stop();
    cancelHold();
    holding = window.setTimeout(() => {
      if (mode !== "press" || e.pointerType === "mouse") return;
      mode = "none";
      hands.hold(start, target);
    }, HOLD);
  }

  function onMove(e: PointerEvent): void {
    const p = place(e);
    const last = down.get(e.pointerId);
    if (!last) {
      if (e.pointerType === "mouse") hands.hover(p, e.target as Element);
      return;
    }
    if (mode === "pinch") pinch(e.pointerId, last, p);
    else if (mode === "press" && Math.hypot(p.x - start.x, p.y - start.y) > SLOP) {
      cancelHold();
      mode = e.button <= 0 && hands.claim(start, target) ? "claimed" : "pan";
      host.setPointerCapture(e.pointerId);
      hands.hover(null, null);
    }
    if (mode === "pan")
      camera.go({ ...camera.eye, x: camera.eye.x + p.x - last.x, y: camera.eye.y + p.y - last.y });
    if (mode === "claimed") hands.drag(p, false);
    down.set(e.pointerId, p);
  }

  function pinch(id: number, last: Point, now: Point): void {
    const other = [...down].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(last.x - other.x, last.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const eye = zoomAt(camera.eye, middle, (camera.eye.k * is) / was);
    camera.go({ ...eye, x: eye.x + (now.x - last.x) / 2, y: eye.y + (now.y - last.y) / 2 });
  }

  function onUp(e: PointerEvent): void {
    if (!down.delete(e.pointerId)) return;
    cancelHold();
    const p = place(e);
    if (mode === "press") hands.tap(p, target, e.pointerType !== "mouse");
    if (mode === "claimed") hands.drag(p, true);
    if (down.size === 0) mode = "none";
  }

  function onWheel(e: WheelEvent): void {
    e.preventDefault();
    const p = place(e);
    if (e.ctrlKey || Math.abs(e.deltaY) < 20) {
      camera.go(zoomAt(camera.eye, p, camera.eye.k * Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.004))));
      return;
    }
    clearTimeout(wheelRest);
    wheelTo = rung(wheelTo || camera.eye.k, e.deltaY < 0 ? 1 : -1);
    wheelRest = window.setTimeout(() => (wheelTo = 0), 240);
    camera.glide(zoomAt(camera.eye, p, wheelTo), motion());
  }

  const onLeave = (): void => hands.hover(null, null);
  host.addEventListener("pointerdown", onDown);
  host.addEventListener("pointermove", onMove);
  host.addEventListener("pointerup", onUp);
  host.addEventListener("pointercancel", onUp);
  host.addEventListener("pointerleave", onLeave);
  host.addEventListener("wheel", onWheel, { passive: false });
  return () => {
    host.removeEventListener("pointerdown", onDown);
    host.removeEventListener("pointermove", onMove);
    host.removeEventListener("pointerup", onUp);
    host.removeEventListener("pointercancel", onUp);
    host.removeEventListener("pointerleave", onLeave);
    host.removeEventListener("wheel", onWheel);
  };
}
