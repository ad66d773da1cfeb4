import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTask } from '#settler/runtime/task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs within the time asked for, however often it is asked for again', async () => {
  const ran: number[] = [];
  const task = openTask({
    work: async () => void ran.push(performance.now()),
    failed: () => undefined,
  });
  const begun = performance.now();
  for (let nth = 0; nth < 100; nth += 1) {
    task.runWithin(200);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(ran.map((at) => at - begun).slice(0, 3)).toEqual([200, 400, 600]);
  await task.stop();
});

it('keeps the earlier of two appointments', async () => {
  let runs = 0;
  const task = openTask({
    work: async () => {
      runs += 1;
    },
    failed: () => undefined,
  });
  task.runIn(1_000);
  task.runWithin(100);
  task.runWithin(5_000);
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(1);
  await task.stop();
});

it('keeps an appointment that was made during a run', async () => {
  let runs = 0;
  const task = openTask({
    work: async () => {
      runs += 1;
      if (runs === 1) task.runWithin(100);
    },
    failed: () => undefined,
    every: 5_000,
  });
  task.runIn(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(3);
  await task.stop();
});
