import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { acknowledged } from '#backend/firebase/acknowledged.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

it('resolves when the server confirms within the time limit', async () => {
  const answer = Promise.withResolvers<string>();
  const written = acknowledged(() => answer.promise, 1000);
  await vi.advanceTimersByTimeAsync(999);
  answer.resolve('written');
  expect(await written).toBe('written');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects as the server does', async () => {
  const denied = new Error('denied');
  await expect(acknowledged(() => Promise.reject(denied), 1000)).rejects.toBe(denied);
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects when the connection stays silent, and starts no later attempt', async () => {
  let attempts = 0;
  const line = Promise.withResolvers<void>();
  // Firestore's library retries once the connection is back.
  const written = acknowledged(async (beginAttempt) => {
    for (;;) {
      beginAttempt();
      attempts += 1;
      await line.promise;
    }
  }, 1000);
  const outcome = expect(written).rejects.toMatchObject({ code: 'network-down' });
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
  line.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempts).toBe(1);
});
