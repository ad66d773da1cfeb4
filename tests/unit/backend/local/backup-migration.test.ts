import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type * as migrations from '#backend/local/migrations.ts';
import type { Migration } from '#backend/local/migrations.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { readDisk } from '#tests/contract/faults-disk.ts';
import { logIn, register } from '#tests/contract/people.ts';

/** As a release after 1.0.0 may bring one: it no longer keeps telephone numbers. */
const withoutNumbers: Migration = async (_database, transaction) => {
  for await (const cursor of transaction.objectStore('accounts')) {
    await cursor.update({ ...cursor.value, phoneNumber: null });
  }
};

const present = vi.hoisted(() => ({ isLater: false }));

vi.mock('#backend/local/migrations.ts', async (original) => {
  const { MIGRATIONS } = await original<typeof migrations>();
  const known = () => (present.isLater ? [...MIGRATIONS, withoutNumbers] : MIGRATIONS);
  return {
    get MIGRATIONS() {
      return known();
    },
    get VERSION() {
      return known().length;
    },
  };
});

it('a saved community of an earlier version goes through the migrations since', async () => {
  const before = await openTab({ name: 'before' });
  await register(before, 'ada', { phoneNumber: '+390612345678' });
  await logIn(before, 'ada');
  const file = await before.backup?.save();
  if (!file) throw new Error('This backend has a backup');

  present.isLater = true;
  const after = await openTab({ name: 'after' });
  await (await after.backup?.check(file))?.replace();
  const accounts = await readDisk('after');
  expect(accounts.get('accounts')).toMatchObject([{ value: { username: 'ada', phoneNumber: null } }]);
});
