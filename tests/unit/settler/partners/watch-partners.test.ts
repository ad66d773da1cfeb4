import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { toError, toPlain } from '#settler/partners/thread-messages.ts';
import { watchPartners } from '#settler/partners/watch-partners.ts';

it('a thread that ends with an error is reported, and started again later', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
  // No database has such an id, so the thread ends as it starts.
  const nowhere = { projectId: 'demo-nowhere', databaseId: 7 } as unknown as Firestore;
  const partners = watchPartners(nowhere, (...failure) => resolve(failure));
  const [what, cause, retryIn] = await promise;
  expect(what).toEqual({ kind: 'partners' });
  expect(cause).toMatchObject({ message: expect.stringContaining('databaseId') });
  expect(retryIn).toBeGreaterThan(0);
  expect(partners.status().arePartnersSynced).toBe(false);
  await partners.stop();
});

it('an error keeps its name, code and stack on the way out of the thread', () => {
  const thrown = Object.assign(new TypeError('odd'), { code: 14 });
  const { name, message, code, stack } = toError(structuredClone(toPlain(thrown))) as Error & {
    code?: number;
  };
  expect({ name, message, code, stack }).toEqual({
    name: 'TypeError',
    message: 'odd',
    code: 14,
    stack: thrown.stack,
  });
  expect(toError(toPlain(new Error('plain')))).not.toHaveProperty('code');
});
