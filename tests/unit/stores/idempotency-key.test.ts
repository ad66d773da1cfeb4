import { expect, it } from 'vitest';
import { createIdempotencyKey } from '#stores/idempotency-key.ts';

it('keeps the id of a wish until it is fulfilled, then makes a new one', () => {
  const attempt = createIdempotencyKey();
  const first = attempt.idFor({ package: 'silver' });
  expect(attempt.idFor({ package: 'silver' })).toBe(first);
  attempt.fulfilled(first);
  expect(attempt.idFor({ package: 'silver' })).not.toBe(first);
});

it('gives another wish an id of its own', () => {
  const attempt = createIdempotencyKey();
  expect(attempt.idFor({ package: 'silver' })).not.toBe(attempt.idFor({ package: 'gold' }));
});

it('keeps the id of a later wish when an earlier one is fulfilled late', () => {
  const attempt = createIdempotencyKey();
  const first = attempt.idFor({ package: 'silver' });
  const later = attempt.idFor({ package: 'gold' });
  attempt.fulfilled(first);
  expect(attempt.idFor({ package: 'gold' })).toBe(later);
});
