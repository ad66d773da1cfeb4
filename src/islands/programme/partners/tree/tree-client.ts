import type { OnError } from '#backend/port/backend.ts';
import type { Downline } from '#domain/partners/partners.ts';
import type { Tree } from '#islands/programme/partners/map/visible.ts';
import { workerAt, workerFailure } from '#stores/worker/page-side.ts';
import type { TreeAnswer, TreeRequest } from './messages.ts';
import workerUrl from './tree-worker.ts?worker&url';

const startWorker = workerAt(workerUrl, 'tessera-partners');

/** A worker that lays out downlines, and searches names in the latest one. */
export interface PartnerTreeWorker {
  /** Hands over the map of a downline. If another is asked for before it comes, only the latest is handed over. */
  layout(downline: Downline, onTree: (tree: Tree) => void): void;
  /**
   * Names that begin with the typed text, then names that contain it. Returns names, not positions, because they may
   * belong to a newer downline than the map.
   */
  search(typed: string): Promise<readonly string[]>;
  close(): void;
}

export function openPartnerTreeWorker(onError: OnError): PartnerTreeWorker {
  const worker = startWorker();
  const questions = new Map<number, (names: readonly string[]) => void>();
  let asked = 0;
  /** Maps that are asked for and have not come yet. */
  let awaited = 0;
  let handOver: (tree: Tree) => void = () => undefined;
  const tell = (request: TreeRequest) => worker.postMessage(request);

  worker.addEventListener('message', ({ data }: MessageEvent<TreeAnswer>) => {
    if (data.kind === 'found') {
      questions.get(data.question)?.(data.names);
      questions.delete(data.question);
      return;
    }
    awaited -= 1;
    if (awaited === 0) handOver(data.tree);
  });
  worker.addEventListener('error', (event) => onError(workerFailure(event)));

  return {
    layout({ usernames, uplines }, onTree) {
      awaited += 1;
      handOver = onTree;
      tell({ kind: 'layout', usernames: usernames.join('\n'), uplines });
    },
    search(typed) {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>();
      asked += 1;
      questions.set(asked, resolve);
      tell({ kind: 'find', question: asked, typed });
      return promise;
    },
    close: () => worker.terminate(),
  };
}
