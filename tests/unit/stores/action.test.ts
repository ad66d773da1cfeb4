import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { createAction } from '#stores/action.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('runs once however often it is clicked while it runs', async () => {
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const action = createAction(async () => {
    runs += 1;
    await promise;
  });

  const first = action.run();
  await action.run();
  expect(action.$progress.get()).toEqual({ state: 'running' });
  resolve();
  await first;

  expect(runs).toBe(1);
  expect(action.$progress.get()).toEqual({ state: 'done' });
});

it('says why it failed, and can be tried again', async () => {
  let isBroken = true;
  const action = createAction(async () => {
    if (isBroken) throw new BackendError('already-decided');
  });

  await action.run();
  expect(action.$progress.get()).toMatchObject({ state: 'failed', failure: { code: 'already-decided' } });
  isBroken = false;
  await action.run();
  expect(action.$progress.get()).toEqual({ state: 'done' });
});

it('forgets how it ended when it is reset, but not that it runs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const action = createAction(() => promise);

  const run = action.run();
  action.reset();
  expect(action.$progress.get()).toEqual({ state: 'running' });
  resolve();
  await run;
  expect(action.$progress.get()).toEqual({ state: 'done' });
  action.reset();
  expect(action.$progress.get()).toEqual({ state: 'idle' });
});

it('forgets how it ended once its screen is left', async () => {
  vi.useFakeTimers();
  const action = createAction(() => Promise.reject(new BackendError('already-decided')));
  const leave = action.$progress.listen(() => {});
  await action.run();
  expect(action.$progress.get()).toMatchObject({ state: 'failed' });

  leave();
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  expect(vi.getTimerCount()).toBe(0);
  const seen: string[] = [];
  action.$progress.subscribe(({ state }) => seen.push(state));
  expect(seen).toEqual(['idle']);
});
