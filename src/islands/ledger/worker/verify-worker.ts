import { BackendError } from '#backend/port/error.ts';
import { checkWith, isUnsupported } from '#domain/log/ed25519.ts';
import { NoLog } from '#domain/log/fault.ts';
import { publicLogOfFiles, type LogSource } from '#domain/log/source.ts';
import { verifyPublicLog } from '#domain/log/verify.ts';
import { announceStart } from '#stores/worker/worker-side.ts';
import { logFilesAt } from '#backend/port/public-log.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Milliseconds between two reports. */
const REPORT_EVERY = 50;

const send = (message: FromWorker) => postMessage(message);

const waiting = new Map<number, (value: unknown) => void>();
let asked = 0;

/** The page reads the files of a log that only this browser has. If it cannot, it ends this worker. */
function ask<Value>(method: keyof LogSource, ...args: readonly number[]): Promise<Value> {
  asked += 1;
  const id = asked;
  send({ kind: 'read', id, method, args });
  return new Promise((resolve) => waiting.set(id, resolve as (value: unknown) => void));
}

const ofThePage: LogSource = {
  verifierKey: () => ask('verifierKey'),
  checkpoint: () => ask('checkpoint'),
  tile: (...args) => ask('tile', ...args),
  entries: (...args) => ask('entries', ...args),
  books: () => ask('books'),
};

async function verify({ url, verifierKey, seen }: Extract<ToWorker, { kind: 'verify' }>): Promise<void> {
  let reportedAt = 0;
  const onProgress = (entries: number, size: number) => {
    if (performance.now() - reportedAt < REPORT_EVERY) return;
    reportedAt = performance.now();
    send({ kind: 'progress', entries, size });
  };
  // Thousands of files: read here, they cost the page nothing.
  const source = url === null ? ofThePage : publicLogOfFiles(logFilesAt(url));
  const key = verifierKey === undefined ? {} : { verifierKey };
  const result = await verifyPublicLog(source, { check: checkWith(crypto.subtle), ...key, seen, onProgress });
  send({ kind: 'result', result });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'verify') {
    verify(data).catch((cause: unknown) => {
      if (cause instanceof BackendError) send({ kind: 'unreachable', code: cause.code });
      else if (cause instanceof NoLog) send({ kind: 'unreachable', code: 'log-out-of-reach' });
      else if (isUnsupported(cause)) send({ kind: 'unsupported' });
      else reportError(cause);
    });
    return;
  }
  waiting.get(data.id)?.(data.value);
  waiting.delete(data.id);
});

announceStart();
