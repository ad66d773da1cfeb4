import { expect, it } from 'vitest';
import { isSilent, type SettlerStatus } from '#domain/settlement/settler-status.ts';
import { SECOND } from '#domain/time.ts';

const status = (seenAt: number): SettlerStatus => ({
  seenAt,
  settledAt: null,
  waiting: 0,
  setAside: 0,
  oldestSince: null,
  reason: null,
  version: '1',
});

it('a settler is silent when more than 90 seconds have passed since its latest report', () => {
  expect(isSilent(status(1000), null, 1000 + 90 * SECOND)).toBe(false);
  expect(isSilent(status(1000), null, 1001 + 90 * SECOND)).toBe(true);
});

it('a report that arrives here is new, whatever its own clock says', () => {
  expect(isSilent(status(0), 5000, 5000 + 90 * SECOND)).toBe(false);
  expect(isSilent(status(1e12), 5000, 5001 + 90 * SECOND)).toBe(true);
});
