import { flight, heldWithin, wholeView } from './camera.ts';
import type { Camera, Size } from './viewport.ts';
import type { Tree } from './visible.ts';

/** The view of the map: at rest, moved by gestures, or in flight. */
export interface View {
  readonly camera: () => Camera;
  readonly size: () => Size;
  /** Sets another map or window size. A view of the whole map stays so; other views keep their position. */
  setStage(tree: Tree, size: Size): void;
  /** Moves at once, within the map's bounds. */
  look(wanted: Camera): void;
  /** Flies to a view; under reduced motion it moves at once. */
  goTo(wanted: Camera): void;
  /** Stops a flight where it is. */
  land(): void;
  /** Advances a flight. @returns whether it continues */
  advance(now: number): boolean;
}

const FLIGHT_MS = 600;

/** @param onMove called when a frame must be drawn */
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
