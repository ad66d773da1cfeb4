import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { localBackup } from '#backend/local/backup/backup.ts';
import type { Context } from '#backend/local/context.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { VERSION } from '#backend/local/migrations.ts';
import { openStore } from '#backend/local/store.ts';
import type { Backend, BackendError, Backup } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { foldHoldings } from '#tests/unit/support/fold-holdings.ts';
import { readDisk } from '#tests/contract/faults-disk.ts';
import { localHarness } from '#tests/contract/local-harness.ts';
import { putEarnings, signedInUid } from '#tests/contract/local-books.ts';
import { balancesOf, messagesOf, sessionOf, uidOf } from '#tests/contract/observe.ts';
import { join, logIn, PASSWORD } from '#tests/contract/people.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';
import { picture } from '#tests/contract/pictures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { inPage } from '#tests/support/page-cache.ts';

let names = 0;

/** A browser in which Ada has money, a level, a deposit with its proof and a message. */
const INCOME = {
  key: 1,
  value: {
    uid: 'ada',
    income: { kind: 'earned', partner: 'ben', matrix: 's6', level: 1, amount: 25_00, at: 0 },
  },
};

const WITHDRAWAL = 'stores.withdrawals.0.value.value';

const MAINNET = {
  method: 'crypto',
  coin: 'bitcoin',
  network: 'testnet',
  address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
};

/** With another level of Ada's, and all that follows from it but a payment. */
async function withGift(file: Blob): Promise<Blob> {
  const { stores } = JSON.parse(await file.text());
  const log: ProgrammeEntry[] = stores.programme.map(({ value }: { value: ProgrammeEntry }) => value);
  const { uid } = stores.accounts[0].value;
  log.push({ kind: 'activate', uid, username: 'ada', matrix: 's8', level: 1, at: 1 });
  const { levels, results, community } = foldHoldings(log);
  const rows = levels.map((value) => ({ key: [value.uid, value.matrix, value.level], value }));
  let gift = await changed(file, 'stores.programme.2', { key: 3, value: log.at(-1) });
  gift = await changed(gift, 'stores.levels', rows);
  gift = await changed(
    gift,
    'stores.results',
    results.map((value) => ({ key: value.uid, value })),
  );
  return changed(gift, 'stores.community', [{ key: 'all', value: community }]);
}

async function heldWithout(file: Blob, amount: number) {
  const { stores } = JSON.parse(await file.text());
  const { uid, value } = stores.withdrawals[0].value;
  return { key: [uid, 'w2'], value: { uid, value: { ...value, id: 'w2', amount } } };
}

async function tombstoneOf(file: Blob) {
  const { stores } = JSON.parse(await file.text());
  const { uid } = stores.accounts[0].value;
  return { key: uid, value: { uid, at: 1 } };
}

async function openCommunity() {
  names += 1;
  const name = `backup-${names}`;
  const tab = await openTab({ name });
  await join(tab, 'ada');
  const store = await openStore(name);
  await putEarnings(store, await signedInUid(store), cents(500_00), 0);
  await tab.activateLevel({ matrix: 's6', level: 1 });
  await tab.submitDeposit(depositDeclaration('first'));
  await tab.putProof('first', picture('image/png', 3_000));
  await tab.sendMessage({ id: 'hello', text: 'Hello' });
  await tab.requestWithdrawal(withdrawalRequest('w1'));
  return { name, tab, backup: backupOf(tab) };
}

async function openEmpty() {
  names += 1;
  const name = `backup-${names}`;
  const tab = await openTab({ name });
  return { name, tab, backup: backupOf(tab) };
}

function backupOf({ backup }: Backend): Backup {
  if (!backup) throw new Error('This backend has no backup');
  return backup;
}

/**
 * A saved file with another value at one place; undefined: without it. The checksum stays right where `isResealed`.
 *
 * @param place e.g. `stores.accounts.0.value.uid`
 */
async function changed(file: Blob, place: string, value: unknown, isResealed = true): Promise<Blob> {
  const content = JSON.parse(await file.text());
  const names = place.split('.');
  const last = names.pop() ?? '';
  const at = names.reduce((inner, name) => inner[name], content);
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  if (isResealed) {
    const bytes = new TextEncoder().encode(JSON.stringify(content.stores));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    content.sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return new Blob([JSON.stringify(content)]);
}

/** Why, and where in the file. */
const problemOf = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'accepted',
    ({ code, cause }: BackendError) =>
      cause instanceof Error ? [cause.name, cause.message].filter(Boolean).join(' ') : code,
  );

describe('a saved community', () => {
  it('takes the place of another one, to the last row, but opens no account', async () => {
    const here = await openCommunity();
    const file = await here.backup.save();
    const there = await openEmpty();
    await join(there.tab, 'ben');

    const checked = await there.backup.check(file);
    expect(checked).toMatchObject({ members: 1, postings: 3 });
    await checked.replace();

    const [saved, loaded] = [await readDisk(here.name), await readDisk(there.name)];
    const secret = ['credentials', 'secondFactors', 'session', 'actionCodes', 'mails'];
    for (const [store, rows] of saved) {
      expect(loaded.get(store), store).toEqual(secret.includes(store) ? [] : rows);
    }
    const text = await file.text();
    for (const store of secret) expect(text).not.toContain(`"${store}"`);
  });

  it('is used after a new password is set', async () => {
    const harness = localHarness();
    await harness.reset();
    const tab = await harness.open();
    await join(tab, 'ada');
    await harness.fund('ada@mail.example', cents(70_00));
    await tab.sendMessage({ id: 'hello', text: 'Hello' });
    const file = await backupOf(tab).save();

    await harness.reset();
    await (await backupOf(await harness.open()).check(file)).replace();
    const reopened = await harness.open();
    expect((await sessionOf(reopened).first()).kind).toBe('signedOut');
    await reopened.requestPasswordReset('ada@mail.example', { languages: ['en'] });
    await reopened.resetPassword((await harness.lastMail('ada@mail.example')).code, PASSWORD);
    await logIn(reopened, 'ada');
    expect(await balancesOf(reopened).first()).toMatchObject({ earning: 70_00 });
    expect(await messagesOf(reopened).first()).toMatchObject([{ text: 'Hello' }]);
  });

  it('is checked by another page while one in the back/forward cache has begun to, which begins again', async () => {
    const file = await (await openCommunity()).backup.save();
    const { name, backup: other } = await openEmpty();
    const context = { store: await openStore(name), crypto, now: Date.now, name, settlementLock: name };
    const { opened: backup, freeze, thaw } = inPage(() => localBackup(context as Context));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...row
    ) {
      freeze();
      return this.put(...row);
    });
    const onChecked = vi.fn();
    const checking = backup.check(file).then(onChecked);
    await eventually(() => expect(put).toHaveBeenCalled());
    put.mockRestore();

    expect(await other.check(file)).toMatchObject({ members: 1, postings: 3 });
    expect(onChecked).not.toHaveBeenCalled();
    thaw();
    await checking;
    expect(onChecked).toHaveBeenCalledWith(expect.objectContaining({ members: 1, postings: 3 }));
  });

  it('ends the work of every open page: each holds what was there before', async () => {
    const { name, tab, backup } = await openCommunity();
    const file = await backup.save();
    const other = await openTab({ name });
    await uidOf(other);
    await (await backup.check(file)).replace();
    const message = { id: 'late', text: 'Late' };
    expect(await problemOf(tab.sendMessage(message))).toBe('data-replaced');
    await expect.poll(() => problemOf(other.sendMessage(message))).toBe('data-replaced');
  });
});

describe('a bad file', () => {
  it.each<[string, string, (file: Blob) => Promise<Blob> | Blob]>([
    ['an empty file', 'no-community', () => new Blob([])],
    ['a picture', 'no-community', () => new Blob([new Uint8Array([137, 80, 78, 71])])],
    ['another JSON', 'no-community', () => new Blob(['{"format":"other"}'])],
    ['a file that breaks off', 'no-community', (file) => file.slice(0, file.size - 40)],
    [
      'a changed figure',
      'damaged',
      (file) => changed(file, 'stores.postings.0.value.posting.amount', 1, false),
    ],
    ['another version', 'other-release', (file) => changed(file, 'schema', VERSION + 1)],
    ['a store that is not one', 'damaged', (file) => changed(file, 'stores.gifts', [{ key: 1, value: 1 }])],
    [
      'money from nowhere',
      'does-not-add-up',
      (file) => changed(file, 'stores.postings.0.value.after.0.earning', 1),
    ],
    [
      'a public log that ends before',
      'does-not-add-up',
      (file) => changed(file, 'stores.logHead.0.value.size', 1),
    ],
    ['a posting left out', 'does-not-add-up', (file) => changed(file, 'stores.postings.0', undefined)],
    [
      'a level before its member',
      'does-not-add-up',
      (file) => changed(file, 'stores.programme.0', undefined),
    ],
    [
      'a level that earned more',
      'does-not-add-up',
      (file) => changed(file, 'stores.levels.0.value.box.earned', 1),
    ],
    [
      'an income without an activation',
      'does-not-add-up',
      (file) => changed(file, 'stores.incomes.0', INCOME),
    ],
    [
      'a member who is said to have earned more',
      'does-not-add-up',
      (file) => changed(file, 'stores.results.0.value.result.earned', 1),
    ],
    [
      'a community that is said to be ahead',
      'does-not-add-up',
      (file) => changed(file, 'stores.community.0.value.ahead', 100),
    ],
    [
      'a posting that is none',
      'wrong-value postings: posting',
      (file) => changed(file, 'stores.postings.0.value', { uids: [] }),
    ],
    [
      'a message whose text is an object',
      'wrong-value messages: value.text',
      (file) => changed(file, 'stores.messages.0.value.value.text', { a: 1 }),
    ],
    [
      'a name with a mark of direction in it',
      'wrong-value accounts: firstName',
      (file) => changed(file, 'stores.accounts.0.value.firstName', 'Ada\u202e'),
    ],
    [
      'a withdrawal from no country',
      'wrong-value withdrawals: value.details.country',
      (file) => changed(file, `${WITHDRAWAL}.details.country`, 'not a country'),
    ],
    [
      'a payout to a mainnet address',
      'wrong-value withdrawals: value.details.address',
      (file) => changed(file, `${WITHDRAWAL}.details`, MAINNET),
    ],
    [
      'a field that no one knows',
      'wrong-value accounts: isAdmin',
      (file) => changed(file, 'stores.accounts.0.value.isAdmin', true),
    ],
    [
      'a row without its key',
      'wrong-value accounts: uid',
      (file) => changed(file, 'stores.accounts.0.value.uid', undefined),
    ],
    [
      'a message under no number',
      'wrong-value messages: key',
      (file) => changed(file, 'stores.messages.0.key', 'first'),
    ],
    [
      'a held $50,000 without a posting',
      'does-not-add-up withdrawals: value.status',
      async (file) => changed(file, 'stores.withdrawals.1', await heldWithout(file, 50_000_00)),
    ],
    [
      'a held amount that is another',
      'does-not-add-up withdrawals: value.amount',
      (file) => changed(file, `${WITHDRAWAL}.amount`, 100_00),
    ],
    [
      'a withdrawal that is said to be paid',
      'does-not-add-up withdrawals: value.status',
      (file) => changed(file, `${WITHDRAWAL}.status`, 'paid'),
    ],
    [
      'a hold without its withdrawal',
      'does-not-add-up withdrawals: value.amount',
      (file) => changed(file, 'stores.withdrawals', []),
    ],
    [
      'a deposit that is said to be credited',
      'does-not-add-up deposits: value.status',
      (file) => changed(file, 'stores.deposits.0.value.value.status', 'credited'),
    ],
    [
      'a decision under another key',
      'does-not-add-up settled: key',
      (file) => changed(file, 'stores.settled.0.value.key', 'decideDeposit:deposit-other'),
    ],
    [
      'a username of another account',
      'does-not-add-up usernames: uid',
      (file) => changed(file, 'stores.usernames.0.value.uid', 'someone'),
    ],
    [
      'a message of an account that is not there',
      'does-not-add-up messages: uid',
      (file) => changed(file, 'stores.messages.0.value.uid', 'someone'),
    ],
    [
      'a proof without its deposit',
      'does-not-add-up proofs: depositId',
      (file) => changed(file, 'stores.proofs.0.value.depositId', 'second'),
    ],
    [
      'an account that is deleted',
      'does-not-add-up tombstones: uid',
      async (file) => changed(file, 'stores.tombstones.0', await tombstoneOf(file)),
    ],
    [
      'books at the head of the log',
      'does-not-add-up',
      (file) => changed(file, 'stores.logHead.0.value.books.members', 0),
    ],
    [
      'books beside a tile of the log',
      'does-not-add-up',
      (file) => changed(file, 'stores.logTiles.0.value.after.books.members', 1),
    ],
    ['a level that no one paid for', 'does-not-add-up programme: level', withGift],
  ])('is refused, and changes nothing: %s', async (_what, problem, make) => {
    const { name, backup } = await openCommunity();
    const before = await readDisk(name);
    expect(await problemOf(backup.check(await make(await backup.save())))).toBe(problem);
    expect(await readDisk(name)).toEqual(before);
    const databases = await indexedDB.databases();
    expect(databases.map((each) => each.name)).not.toContain(`${name}:import`);
  });
});
