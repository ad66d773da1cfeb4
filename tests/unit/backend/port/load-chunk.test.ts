import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '#backend/port/error.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a chunk that comes is what was asked for, and no timer stays', async () => {
  expect(await loadChunk(Promise.resolve('module'))).toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});

test('a chunk that fails is an error', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(Promise.reject(cause))).rejects.toMatchObject({ code: 'load-failed', cause });
});

test('a chunk that neither comes nor fails is an error after 20 seconds', async () => {
  const onFailure = vi.fn();
  loadChunk(new Promise(() => undefined)).catch(onFailure);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'load-failed' }));
});
