import { areBankDetailsDue, isProofDue, redacted } from '#domain/retention.ts';
import type { Instant } from '#domain/time.ts';
import type { Store } from './store.ts';

/**
 * Removes expired data, as the settler does every hour: here when the database is opened. Accounts stay, because the browser's
 * own users have made them.
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
      // Another tab may have been here.
      if (found?.value.details.method !== 'bank') continue;
      const value = { ...found.value, details: redacted(found.value.details) };
      await transaction.objectStore('withdrawals').put({ ...found, value });
    }
  });
}

/** Keys of what is due. Read first, because usually nothing is, and a write would block other tabs. */
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
