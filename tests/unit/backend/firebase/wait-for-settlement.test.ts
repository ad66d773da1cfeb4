import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FirestoreClient } from '#backend/firebase/firestore.ts';
import { untilSettled } from '#backend/firebase/wait-for-settlement.ts';
import { MINUTE } from '#domain/time.ts';

interface Request {
  readonly status: 'requested' | 'settled';
}

let stored: Request | null;
/** How many listeners have started, and how many are there. */
let started: number;
let open: number;
/** Whether the server answers. */
let isReached: boolean;

beforeEach(() => {
  [started, open, isReached] = [0, 0, true];
  stored = { status: 'requested' };
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** A client whose listeners hear the document as it is when they start, and none of its changes. */
const deaf = {
  watchDocument(_path: string, onDocument: (document: Request | null) => void) {
    started += 1;
    open += 1;
    if (isReached) onDocument(stored);
    return () => {
      open -= 1;
    };
  },
} as unknown as FirestoreClient;

const settled = () =>
  untilSettled<Request>(
    { openFirestore: async () => deaf, settlementPatience: () => MINUTE },
    'requests/first',
    ({ status }) => status === 'settled',
  );

it('finds an answer that the listener does not hear, whenever it comes', async () => {
  const answer = settled();
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  stored = { status: 'settled' };
  await vi.advanceTimersByTimeAsync(MINUTE / 2 - 1);
  expect(await answer).toEqual({ status: 'settled' });
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves to null when patience ends, and listens no more', async () => {
  const answer = settled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await answer).toBe(null);
  expect(vi.getTimerCount()).toBe(0);
  expect(open).toBe(0);
});

it('leaves a listener alone that the server has not answered yet', async () => {
  isReached = false;
  const answer = settled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await answer).toBe(null);
  expect([started, open]).toEqual([1, 0]);
});

it('rejects for a request that does not exist', async () => {
  stored = null;
  await expect(settled()).rejects.toMatchObject({ code: 'not-found' });
});
