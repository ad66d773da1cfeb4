import { expect, it } from 'vitest';
import { SECOND } from '#domain/time.ts';
import { isDue, type Pulse } from '#settler/runtime/heartbeat.ts';

const PULSE: Pulse = {
  waiting: 0,
  oldestSince: null,
  lastSettledAt: null,
  setAside: 0,
  reason: null,
  version: '1.0.0',
};

it('is written at the start, after each change, and half a minute after the last', () => {
  expect(isDue(PULSE, null, 0)).toBe(true);
  expect(isDue({ ...PULSE }, PULSE, 29 * SECOND)).toBe(false);
  expect(isDue({ ...PULSE, waiting: 1, oldestSince: 5 }, PULSE, 5 * SECOND)).toBe(true);
  expect(isDue(PULSE, PULSE, 30 * SECOND)).toBe(true);
});
