import { expect, it } from 'vitest';
import { createAttempt } from '../../../src/stores/attempt.ts';

it('keeps the id of a wish until it is fulfilled, then makes a new one', () => {
  const attempt = createAttempt();
  const first = attempt.idFor({ package: 'silver' });
  expect(attempt.idFor({ package: 'silver' })).toBe(first);
  attempt.fulfilled();
  expect(attempt.idFor({ package: 'silver' })).not.toBe(first);
});

it('gives another wish an id of its own', () => {
  const attempt = createAttempt();
  expect(attempt.idFor({ package: 'silver' })).not.toBe(attempt.idFor({ package: 'gold' }));
});
