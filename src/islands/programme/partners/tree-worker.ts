import { branchesOf } from '#domain/partners/branches.ts';
import { createPartnerSearch, type PartnerSearch } from '#domain/partners/search.ts';
import { announceStart } from '#stores/worker/worker-side.ts';
import { layOut, type Tree } from './sunburst.ts';

/** To the worker. */
export type TreeRequest =
  | {
      readonly kind: 'layout';
      /** The downline's names, joined by line breaks: transferring many strings is slow, one is not. */
      readonly usernames: string;
      readonly uplines: Int32Array;
    }
  | { readonly kind: 'find'; readonly question: number; readonly typed: string };

/** From the worker: the layout of the latest downline, or the names found. */
export type TreeAnswer =
  | { readonly kind: 'tree'; readonly tree: Tree }
  | { readonly kind: 'found'; readonly question: number; readonly names: readonly string[] };

/** The most names suggested at once. */
const SUGGESTED = 8;

let search: PartnerSearch = () => [];

// A hundred thousand partners take a moment to lay out and sort: the worker keeps the page responsive.
addEventListener('message', ({ data }: MessageEvent<TreeRequest>) => {
  if (data.kind === 'find') {
    const { question, typed } = data;
    return answer({ kind: 'found', question, names: search(typed, SUGGESTED) });
  }
  const tree = layOut(branchesOf(data.uplines));
  answer(
    { kind: 'tree', tree },
    Object.values(tree).map(({ buffer }) => buffer as ArrayBuffer),
  );
  search = createPartnerSearch(data.usernames.split('\n'));
});

function answer(message: TreeAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

announceStart();
