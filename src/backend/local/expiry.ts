import { expiresAt } from '#domain/deposits/deposit.ts';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { HOUR, type Instant } from '#domain/time.ts';
import type { Store } from './store.ts';

const EVERY = HOUR;

/** Ends the deposits that have waited too long without a proof: when the backend opens, and each hour after. */
export function startExpiry(store: Store, now: () => Instant): void {
  const run = () =>
    void expireDeposits(store, now()).catch(() => {
      // They stay pending until the next hour, or until the site is opened again.
    });
  run();
  setInterval(run, EVERY);
}

async function expireDeposits(store: Store, now: Instant): Promise<void> {
  const waitedTooLong = IDBKeyRange.bound(['pending'], ['pending', now - EXPIRES_AFTER]);
  const isDue = await store.read(['deposits'], async (transaction) => {
    const due = await transaction.objectStore('deposits').index('status').getAll(waitedTooLong);
    return due.some(({ value }) => expiresAt(value) !== null);
  });
  // Watchers of deposits read them again after each write.
  if (!isDue) return;
  await store.write({ writes: ['deposits'] }, async (transaction) => {
    const deposits = transaction.objectStore('deposits');
    for (const { uid, value } of await deposits.index('status').getAll(waitedTooLong)) {
      if (expiresAt(value) === null) continue;
      await deposits.put({ uid, value: { ...value, status: 'expired', decidedAt: now } });
    }
  });
}
