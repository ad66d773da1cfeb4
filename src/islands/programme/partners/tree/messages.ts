import type { Tree } from '#islands/programme/partners/map/visible.ts';

/** To the worker. */
export type TreeRequest =
  | {
      readonly kind: 'layout';
      /** The downline's names, joined by line breaks: transferring many strings is slow, one is not. */
      readonly usernames: string;
      readonly uplines: Int32Array;
    }
  | { readonly kind: 'find'; readonly question: number; readonly typed: string };

/** From the worker: the map of the latest downline, or the names found. */
export type TreeAnswer =
  | { readonly kind: 'tree'; readonly tree: Tree }
  | { readonly kind: 'found'; readonly question: number; readonly names: readonly string[] };
