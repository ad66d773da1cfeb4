import type { Point } from './camera.ts';

/** Gestures on the map by pointer, finger or wheel; points are in its pixels. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  /** @returns whether it could zoom any further */
  zoomAt(at: Point, factor: number): boolean;
  /** As `zoomAt`, animated. */
  zoomTo(at: Point, factor: number): void;
  press(at: Point): void;
  hover(at: Point | null): void;
}

/** A pointer that moved less is a press. */
const STILL = 6;
const DOUBLE = 2.5;
const WHEEL = 0.0022;

export function listenToGestures(place: HTMLElement, gestures: Gestures): () => void {
  const pointers = new Map<number, Point>();
  const listening = new AbortController();
  let travelled = 0;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = place.getBoundingClientRect();
    return { x: clientX - left - place.clientLeft, y: clientY - top - place.clientTop };
  };

  function listen<Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    place.addEventListener(name, handle, { signal: listening.signal, passive: false });
  }

  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, pointOf(event));
    place.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (event) => {
    const at = pointOf(event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') gestures.hover(at);
      return;
    }
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId);
    pointers.set(event.pointerId, at);
    travelled += Math.hypot(at.x - before.x, at.y - before.y);
    if (other === undefined) {
      if (travelled > STILL) gestures.pan(at.x - before.x, at.y - before.y);
      return;
    }
    const fixed = other[1];
    const middle = { x: (at.x + fixed.x) / 2, y: (at.y + fixed.y) / 2 };
    gestures.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    gestures.zoomAt(middle, distance(at, fixed) / Math.max(1, distance(before, fixed)));
  });
  listen('pointerup', (event) => {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size === 0 && travelled <= STILL) gestures.press(pointOf(event));
  });
  listen('pointercancel', ({ pointerId }) => {
    pointers.delete(pointerId);
    travelled = Infinity;
  });
  listen('pointerleave', () => gestures.hover(null));
  listen('dblclick', (event) => gestures.zoomTo(pointOf(event), event.shiftKey ? 1 / DOUBLE : DOUBLE));
  listen('wheel', (event) => {
    // The page scrolls past the map unless the map has the focus, and also if there is nothing more to see.
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== place) return;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad arrives as a wheel event with small deltas.
    const rate = event.ctrlKey ? WHEEL * 4 : WHEEL;
    const factor = Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * rate);
    if (gestures.zoomAt(pointOf(event), factor) || event.ctrlKey) event.preventDefault();
  });
  return () => listening.abort();
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
