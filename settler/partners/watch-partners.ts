import type { Firestore } from 'firebase-admin/firestore';
import { Worker } from 'node:worker_threads';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { type FromThread, STOP, type ThreadSettings, toError } from './thread-messages.ts';

export interface PartnersStatus {
  /** Whether members' partner pages are up to date: it receives new accounts, and its last write succeeded. */
  readonly arePartnersSynced: boolean;
}

export const NOT_SYNCING: PartnersStatus = { arePartnersSynced: false };

export interface PartnersWatch {
  /** Resolves after the first sync of all pages; rejects after several failed attempts. */
  readonly first: Promise<void>;
  status(): PartnersStatus;
  /** Resolves when the running write is done. */
  stop(): Promise<void>;
}

/** Attempts before `first` rejects. */
const ATTEMPTS = 3;

const THREAD = new URL('./partners-thread.ts', import.meta.url);

/**
 * Keeps all partner pages up to date (`syncPartners`) in a thread with its own memory and connections.
 * Settlements never wait for it, even with a hundred thousand accounts. A thread that ends with an error is
 * started again.
 */
export function watchPartners(db: Firestore, onFailed: Report['failed']): PartnersWatch {
  const first = Promise.withResolvers<void>();
  // A watching settler does not await this promise.
  first.promise.catch(() => undefined);
  let status = NOT_SYNCING;
  let isStopped = false;
  /** How many threads in a row ended with an error. */
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let thread = start();

  function start(): Worker {
    const started = new Worker(THREAD, { workerData: settingsOf(db) });
    started.on('message', onMessage);
    started.on('error', onLost);
    return started;
  }

  function onMessage(message: FromThread): void {
    switch (message.kind) {
      case 'status':
        status = { arePartnersSynced: message.isUpToDate };
        return;
      case 'synced':
        lost = 0;
        first.resolve();
        return;
      case 'failed': {
        const { failures, retryIn } = message;
        const cause = toError(message.cause);
        if (failures !== undefined && failures >= ATTEMPTS) first.reject(cause);
        onFailed({ kind: failures === undefined ? 'listening' : 'partners' }, cause, retryIn);
      }
    }
  }

  function onLost(cause: unknown): void {
    status = NOT_SYNCING;
    if (isStopped) return;
    lost += 1;
    if (lost >= ATTEMPTS) first.reject(cause);
    const retryIn = backOff(lost);
    timer = setTimeout(() => {
      thread = start();
    }, retryIn);
    onFailed({ kind: 'partners' }, cause, retryIn);
  }

  return {
    first: first.promise,
    status: () => status,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const ended = new Promise((resolve) => {
        // A thread without an id has already ended.
        if (thread.threadId === -1) resolve(null);
        else thread.once('exit', resolve);
      });
      thread.postMessage(STOP);
      await ended;
    },
  };
}

/** Firestore's types leave the project out. */
const settingsOf = (db: Firestore): ThreadSettings => ({
  projectId: (db as unknown as { readonly projectId: string }).projectId,
  databaseId: db.databaseId,
});
