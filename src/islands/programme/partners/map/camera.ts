import type { Camera, Size } from './viewport.ts';
import type { Tree } from './visible.ts';

/** A point of the window, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** At this scale a tile fills a good part of a small screen. */
const LARGEST_SCALE = 90;
/** The margin around the whole map. */
const AROUND = 0.96;

/** The view of the whole map. */
export function wholeView({ rings }: Tree, { width, height }: Size): Camera {
  const radius = rings.at(-1) as number;
  const scale = (Math.min(width, height) / 2 / radius) * AROUND;
  return { x: 0, y: 0, scale: Math.min(scale, LARGEST_SCALE) };
}

/** A view in which a partner's tile is readable, with its neighbours. */
export const closeView = ({ x, y }: Tree, place: number): Camera => ({
  x: x[place] as number,
  y: y[place] as number,
  scale: LARGEST_SCALE * 0.6,
});

/** Limits zooming out to what is useful, and keeps the map in view. */
export function heldWithin(tree: Tree, size: Size, { x, y, scale }: Camera): Camera {
  const whole = wholeView(tree, size).scale;
  const radius = tree.rings.at(-1) as number;
  const away = Math.hypot(x, y);
  const back = away > radius ? radius / away : 1;
  return {
    x: x * back,
    y: y * back,
    scale: Math.min(LARGEST_SCALE, Math.max(whole, scale)),
  };
}

export const pointOnMap = (camera: Camera, { width, height }: Size, { x, y }: Point): Point => ({
  x: camera.x + (x - width / 2) / camera.scale,
  y: camera.y + (y - height / 2) / camera.scale,
});

/** The point under the finger stays there. */
export function zoomedAt(camera: Camera, size: Size, at: Point, factor: number): Camera {
  const fixed = pointOnMap(camera, size, at);
  const scale = camera.scale * factor;
  return {
    x: fixed.x - (at.x - size.width / 2) / scale,
    y: fixed.y - (at.y - size.height / 2) / scale,
    scale,
  };
}

/** The steps of a flight that are computed in advance. */
const STEPS = 48;

/**
 * A flight between two views: it zooms out far enough to show where it goes, and moves as fast as the eye can follow.
 *
 * @returns the view at each progress from 0 to 1
 */
export function flight(from: Camera, to: Camera, { width, height }: Size): (progress: number) => Camera {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const [start, end] = [Math.log(from.scale), Math.log(to.scale)];
  const both = Math.log(Math.min(width, height) / Math.max(distance, Number.MIN_VALUE));
  // A curve reaches only half of the way to its control point.
  const middle = Math.min(start, end, 2 * both - (start + end) / 2);
  const scaleAt = (progress: number): number =>
    Math.exp((1 - progress) ** 2 * start + 2 * progress * (1 - progress) * middle + progress ** 2 * end);

  const distances = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    distances.push((distances[step - 1] as number) + 1 / scaleAt((step - 0.5) / STEPS));
  }
  const whole = distances[STEPS] as number;
  return (progress) => {
    const step = Math.min(STEPS - 1, Math.floor(progress * STEPS));
    const [before, after] = [distances[step] as number, distances[step + 1] as number];
    const share = (before + (after - before) * (progress * STEPS - step)) / whole;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      scale: scaleAt(progress),
    };
  };
}
