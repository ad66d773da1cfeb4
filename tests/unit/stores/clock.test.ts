import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR, SECOND } from '#domain/time.ts';
import { $now } from '#stores/clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is right again within 15 seconds after the machine has slept, or its clock was set', () => {
  const stop = $now.listen(() => undefined);
  const begun = $now.get();
  // No timer runs meanwhile.
  vi.setSystemTime(begun + 8 * HOUR);
  expect($now.get()).toBe(begun);
  vi.advanceTimersByTime(15 * SECOND);
  expect($now.get()).toBe(begun + 8 * HOUR + 15 * SECOND);
  stop();
});
