import type { Downline } from '#domain/partners/partners.ts';
import type { Brush } from './sheet.ts';
import type { Camera, Size } from './viewport.ts';
import type { Tree } from './visible.ts';

/** All that a frame is drawn from. */
export interface Picture extends Brush {
  readonly tree: Tree;
  readonly downline: Downline;
  /** Number of the colour of each place's branch; 0: the member's own. */
  readonly hues: Uint8Array;
  readonly camera: Camera;
  readonly size: Size;
  /** Places of the tiles in viewport, line by line, as many as `count`; each stands for `stride` of them. */
  readonly found: Int32Array;
  readonly count: number;
  readonly stride: number;
  /** Places of those with the largest branches, uplines first. */
  readonly large: readonly number[];
  /** From the member to whoever is chosen, both included; empty: nobody is. */
  readonly path: readonly number[];
  /** Whoever the pointer is on. */
  readonly hovered: number | null;
}

/** Different from one branch of line 1 to the next. */
export const HUES = 4;

export function huesOf(uplines: Downline['uplines']): Uint8Array {
  const hues = new Uint8Array(uplines.length);
  for (let place = 1; place < uplines.length; place += 1) {
    const upline = uplines[place] as number;
    hues[place] = upline === 0 ? (place % HUES) + 1 : (hues[upline] as number);
  }
  return hues;
}

export const tokenOf = (hue: number): string => (hue === 0 ? '--color-action' : `--branch-${hue}`);

/** Where the middle of somebody's tile is on the canvas, in pixels. */
export const xOf = ({ tree, camera, size }: Picture, place: number): number =>
  ((tree.x[place] as number) - camera.x) * camera.scale + size.width / 2;
export const yOf = ({ tree, camera, size }: Picture, place: number): number =>
  ((tree.y[place] as number) - camera.y) * camera.scale + size.height / 2;

/** @param margin in pixels, around the canvas */
export function isOnCanvas(picture: Picture, place: number, margin = 0): boolean {
  const [x, y] = [xOf(picture, place), yOf(picture, place)];
  const { width, height } = picture.size;
  return x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;
}
