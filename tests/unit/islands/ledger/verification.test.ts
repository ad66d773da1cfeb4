import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { PublicLog } from '#backend/port/public-log.ts';
import { $verificationState, cancelVerification, verify } from '#islands/ledger/model.ts';

let opening: ReturnType<typeof Promise.withResolvers<PublicLog>>;
vi.mock('#backend/index.ts', () => ({ openPublicLog: () => opening.promise }));

/** Workers that never answer. */
const workers: SilentWorker[] = [];
class SilentWorker extends EventTarget {
  isTerminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage() {}
  terminate() {
    this.isTerminated = true;
  }
}
vi.stubGlobal('Worker', SilentWorker);

const LOG = { url: 'https://log.example/' } as unknown as PublicLog;

beforeEach(() => {
  opening = Promise.withResolvers();
  workers.length = 0;
});

it('can be cancelled while the log opens, and then starts no worker', async () => {
  const verifying = verify();
  expect($verificationState.get()).toMatchObject({ state: 'running' });
  cancelVerification();
  await verifying;
  expect($verificationState.get()).toEqual({ state: 'cancelled' });
  opening.resolve(LOG);
  await opening.promise;
  expect(workers).toEqual([]);
});

it('can be cancelled while the worker runs', async () => {
  const verifying = verify();
  opening.resolve(LOG);
  await eventually(() => expect(workers).toHaveLength(1));
  cancelVerification();
  await verifying;
  expect($verificationState.get()).toEqual({ state: 'cancelled' });
  expect(workers[0]?.isTerminated).toBe(true);
});

it('cancels the present run, not an earlier one', async () => {
  const first = verify();
  cancelVerification();
  await first;
  const second = verify();
  expect($verificationState.get()).toMatchObject({ state: 'running' });
  cancelVerification();
  await second;
  expect($verificationState.get()).toEqual({ state: 'cancelled' });
});
