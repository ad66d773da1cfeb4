import type { Downline } from '#domain/partners/partners.ts';
import type { Brush } from './sheet.ts';
import type { Camera, Size } from './viewport.ts';
import type { Tree } from './visible.ts';

/** The input of a frame. */
export interface Picture extends Brush {
  readonly tree: Tree;
  readonly downline: Downline;
  /** The colour index of each partner's branch; 0 for the member. */
  readonly hues: Uint8Array;
  readonly camera: Camera;
  readonly size: Size;
  /** The tiles in view, generation by generation: `count` of them, each standing for `stride` partners. */
  readonly found: Int32Array;
  readonly count: number;
  readonly stride: number;
  /** The partners with the largest branches, uplines first. */
  readonly large: readonly number[];
  /** The path from the member to the chosen partner, both included; empty if none is chosen. */
  readonly path: readonly number[];
  /** The partner under the pointer. */
  readonly hovered: number | null;
}

/** Colours of neighbouring branches of generation 1 differ. */
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

/** The centre of a partner's tile on the canvas, in pixels. */
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
