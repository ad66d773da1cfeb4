import { areBankDetailsDue, isProofDue, redacted } from '#domain/retention.ts';
import { HOUR, type Instant } from '#domain/time.ts';
import { expiresAt } from '#domain/deposits/deposit.ts';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { NOTICES } from './database.ts';
import { loadTelling } from './notices.ts';
import type { Store } from './store.ts';

/**
 * Removes expired data when the database is opened, as the settler does every hour. Accounts stay, because
 * the browser's own users made them.
 */
export async function removeDue(store: Store, now: Instant): Promise<void> {
  const { proofs, withdrawals } = await findDue(store, now);
  if (proofs.length + withdrawals.length === 0) return;
  await store.write({ writes: ['deposits', 'proofs', 'withdrawals'] }, async (transaction) => {
    for (const key of proofs) {
      const deposits = transaction.objectStore('deposits');
      const deposit = await deposits.get(key);
      if (deposit) await deposits.put({ ...deposit, value: { ...deposit.value, proofAt: null } });
      await transaction.objectStore('proofs').delete(key);
    }
    for (const key of withdrawals) {
      const found = await transaction.objectStore('withdrawals').get(key);
      // Another tab may have removed the bank details already.
      if (found?.value.details.method !== 'bank') continue;
      const value = { ...found.value, details: redacted(found.value.details) };
      await transaction.objectStore('withdrawals').put({ ...found, value });
    }
  });
}

/** Finds what is due. It reads first because usually nothing is due, and a write would block other tabs. */
function findDue(store: Store, now: Instant) {
  return store.read(['deposits', 'proofs', 'withdrawals'], async (transaction) => {
    const proofs: [string, string][] = [];
    for (const key of await transaction.objectStore('proofs').getAllKeys()) {
      const deposit = await transaction.objectStore('deposits').get(key);
      if (!deposit || isProofDue(deposit.value, now)) proofs.push(key);
    }
    const withdrawals = (await transaction.objectStore('withdrawals').getAll())
      .filter(({ value }) => areBankDetailsDue(value, now))
      .map(({ uid, value }): [string, string] => [uid, value.id]);
    return { proofs, withdrawals };
  });
}

/**
 * Resolves when the page has nothing better to do, or after a second: a browser that paints nothing may never
 * become idle.
 */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

const EVERY = HOUR;

/**
 * Ends the deposits that have waited too long without a proof: when the backend opens, and every hour after
 * that.
 */
export function startExpiry(store: Store, now: () => Instant): void {
  const run = () =>
    void expireDeposits(store, now()).catch(() => {
      // Ignore the failure: the next hour, or the next opening of the site, tries again.
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
  // Write only if something is due: after each write all watchers of deposits read again.
  if (!isDue) return;
  const { expireDeposit } = await loadTelling();
  await store.write({ writes: ['deposits', ...NOTICES], reads: ['accounts'] }, async (transaction) => {
    for (const { uid, value } of await transaction
      .objectStore('deposits')
      .index('status')
      .getAll(waitedTooLong)) {
      if (expiresAt(value) !== null) await expireDeposit(transaction, uid, value, now);
    }
  });
}
