import type { Tree } from '#islands/programme/partners/map/visible.ts';

/** To the worker. */
export type TreeRequest =
  | {
      readonly kind: 'layout';
      /** Of the downline, with a line break between each two: many texts are slow to hand over, one is not. */
      readonly usernames: string;
      readonly uplines: Int32Array;
    }
  | { readonly kind: 'find'; readonly question: number; readonly typed: string };

/** From the worker: the map of the downline that came last; the names of those who were looked for. */
export type TreeAnswer =
  | { readonly kind: 'tree'; readonly tree: Tree }
  | { readonly kind: 'found'; readonly question: number; readonly names: readonly string[] };
