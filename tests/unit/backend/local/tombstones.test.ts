import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { openAccount } from '#backend/local/registration.ts';
import { openStore } from '#backend/local/store.ts';
import { accountOf, refusal } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';

const NOW = Date.UTC(2023, 0, 15);

const tombstonesOf = async (name: string) =>
  (await openStore(name)).read(['tombstones'], (transaction) =>
    transaction.objectStore('tombstones').getAll(),
  );

it('a deleted account leaves a tombstone, and no account of its uid is made again', async () => {
  const name = 'tombstones';
  const tab = await openTab({ name, now: () => NOW });
  await join(tab, 'ada');
  const account = await accountOf(tab).first();
  await tab.deleteAccount();
  expect(await tombstonesOf(name)).toEqual([{ uid: account.uid, at: NOW }]);

  const store = await openStore(name);
  const again = store.write({ writes: ['accounts', 'usernames'], reads: ['tombstones'] }, (transaction) =>
    openAccount(transaction, { ...account, username: 'ada2', upline: 'tessera' }),
  );
  expect(await refusal(again)).toBe('permission-denied');
  expect(await tab.findUpline('ada2')).toBe(null);
});
