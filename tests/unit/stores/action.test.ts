import { expect, it } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { createAction } from '#stores/action.ts';

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
