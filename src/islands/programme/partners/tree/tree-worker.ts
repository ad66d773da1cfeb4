import { branchesOf } from '#domain/partners/branches.ts';
import { createPartnerSearch, type PartnerSearch } from '#domain/partners/search.ts';
import { layOut } from '#islands/programme/partners/map/layout.ts';
import { announceStart } from '#stores/worker/worker-side.ts';
import type { TreeAnswer, TreeRequest } from './messages.ts';

/** The most names suggested at once. */
const SUGGESTED = 8;

let search: PartnerSearch = () => [];

// A hundred thousand partners take a moment to lay out and sort: the worker keeps the page responsive.
addEventListener('message', ({ data }: MessageEvent<TreeRequest>) => {
  if (data.kind === 'find') {
    const { question, typed } = data;
    return answer({ kind: 'found', question, names: search(typed, SUGGESTED) });
  }
  performance.mark('tessera-tree');
  const branches = branchesOf(data.uplines);
  const tree = { ...branches, ...layOut(branches) };
  performance.measure('tessera-tree', 'tessera-tree');
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
