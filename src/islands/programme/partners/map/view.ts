import { flight, heldWithin, wholeView } from './camera.ts';
import type { Camera, Size } from './viewport.ts';
import type { Tree } from './visible.ts';

/** From where the map is looked at: at rest, under somebody's gestures, or on a flight. */
export interface View {
  readonly camera: () => Camera;
  readonly size: () => Size;
  /** Another map or another window. Who saw all of it still does, others stay where they are. */
  setStage(tree: Tree, size: Size): void;
  /** Goes there at once, as far as the map goes. */
  look(wanted: Camera): void;
  /** Flies there; under reduced motion it is there at once. */
  goTo(wanted: Camera): void;
  /** Ends a flight where it is. */
  land(): void;
  /** Moves a flight on. @returns whether it goes on after this */
  advance(now: number): boolean;
}

const FLIGHT_MS = 600;

/** @param onMove is told that a frame is to be drawn */
export function createView(onMove: () => void): View {
  let tree: Tree | null = null;
  let size: Size = { width: 0, height: 0 };
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let isWhole = true;
  let fly: ((now: number) => void) | null = null;

  function look(wanted: Camera): void {
    if (tree === null || size.width === 0) return;
    camera = heldWithin(tree, size, wanted);
    isWhole = camera.scale <= wholeView(tree, size).scale;
    onMove();
  }

  function flyTo(target: Camera): void {
    const path = flight(camera, target, size);
    const start = performance.now();
    fly = (now) => {
      const progress = Math.min(1, Math.max(0, now - start) / FLIGHT_MS);
      if (progress === 1) fly = null;
      look(progress === 1 ? target : path(progress * progress * (3 - 2 * progress)));
    };
    onMove();
  }

  return {
    camera: () => camera,
    size: () => size,
    setStage(presentTree, presentSize) {
      tree = presentTree;
      size = presentSize;
      look(isWhole && size.width > 0 ? wholeView(tree, size) : camera);
    },
    look,
    goTo(wanted) {
      if (tree === null || size.width === 0) return;
      const target = heldWithin(tree, size, wanted);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) look(target);
      else flyTo(target);
    },
    land() {
      fly = null;
    },
    advance(now) {
      fly?.(now);
      return fly !== null;
    },
  };
}
