import type { OnError } from '#backend/port/backend.ts';
import type { Downline } from '#domain/partners/partners.ts';
import type { Tree } from '#islands/programme/partners/map/visible.ts';
import { workerFailure } from '#stores/worker.ts';
import type { TreeAnswer, TreeRequest } from './messages.ts';
import { startWorker } from './start-worker.ts';

/** A worker that lays downlines out, and finds names in the one that came last. */
export interface PartnerTreeWorker {
  /** The map of a downline. One that a later downline has overtaken never comes. */
  layout(downline: Downline, onTree: (tree: Tree) => void): void;
  /**
   * The names that begin with what was typed, then those that contain it. Names and not places, since they may be of a
   * later downline than the one whose map has come.
   */
  search(typed: string): Promise<readonly string[]>;
  close(): void;
}

export function openPartnerTreeWorker(onError: OnError): PartnerTreeWorker {
  const worker = startWorker();
  const questions = new Map<number, (names: readonly string[]) => void>();
  let asked = 0;
  let planted = 0;
  let handOver: (tree: Tree) => void = () => undefined;
  const tell = (request: TreeRequest) => worker.postMessage(request);

  worker.addEventListener('message', ({ data }: MessageEvent<TreeAnswer>) => {
    if (data.kind === 'found') {
      questions.get(data.question)?.(data.names);
      questions.delete(data.question);
      return;
    }
    planted -= 1;
    if (planted === 0) handOver(data.tree);
  });
  worker.addEventListener('error', (event) => onError(workerFailure(event)));

  return {
    layout({ usernames, uplines }, onTree) {
      planted += 1;
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
