import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { MIGRATIONS } from '#backend/local/migrations.ts';
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

it('those of accounts that were deleted earlier come with the new version, and uplines of before are final', async () => {
  const name = 'of-the-fifth-version';
  const earlier = MIGRATIONS.slice(0, 5);
  const database = await openDB(name, earlier.length, {
    async upgrade(opened, _old, _new, transaction) {
      for (const migrate of earlier) await migrate(opened, transaction);
    },
  });
  await database.add('accounts', {
    uid: 'ben',
    username: 'ben',
    email: 'ben@mail.example',
    upline: 'tessera',
  });
  await database.add('usernames', { uid: 'ben', username: 'ben' });
  await database.add('usernames', { uid: 'gone', username: 'guest_1' });
  await database.add('usernames', { uid: 'gone', username: 'gone' });
  database.close();

  expect(await tombstonesOf(name)).toEqual([{ uid: 'gone', at: null }]);
  const ben = await (
    await openStore(name)
  ).read(['accounts'], (transaction) => transaction.objectStore('accounts').get('ben'));
  expect(ben).toMatchObject({ uplineConfirmed: true });
});
