import { expect, it } from 'vitest';
import { createIdempotencyKey } from '#stores/idempotency-key.ts';

it('keeps the id of a request until it is fulfilled, then makes a new one', () => {
  const key = createIdempotencyKey();
  const first = key.idFor({ package: 'silver' });
  expect(key.idFor({ package: 'silver' })).toBe(first);
  key.fulfilled(first);
  expect(key.idFor({ package: 'silver' })).not.toBe(first);
});

it('gives another request an id of its own', () => {
  const key = createIdempotencyKey();
  expect(key.idFor({ package: 'silver' })).not.toBe(key.idFor({ package: 'gold' }));
});

it('keeps the id of a later request when an earlier one is fulfilled late', () => {
  const key = createIdempotencyKey();
  const first = key.idFor({ package: 'silver' });
  const later = key.idFor({ package: 'gold' });
  key.fulfilled(first);
  expect(key.idFor({ package: 'gold' })).toBe(later);
});
