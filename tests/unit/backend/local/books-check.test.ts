import { LEDGER, type PostingRecord } from '#backend/local/database.ts';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { startBooksCheck } from '#backend/local/books-check.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { append, newSalt } from '#backend/local/append.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import { BackendError } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import { putEarnings, settle, signedInUid } from '#tests/contract/local-books.ts';
import { refusal } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';

const NOW = Date.UTC(2026, 5, 15, 12);

let names = 0;
let name: string;
let uid: string;
let store: Store;
let errors: MockInstance;

const open = () => openTab({ name, now: () => NOW });

const records = () => store.read(['postings'], (transaction) => transaction.objectStore('postings').getAll());

/** Changes the newest record, past the settlement. */
const tamper = (change: (record: PostingRecord) => Partial<PostingRecord>) =>
  store.write({ writes: ['postings'] }, async (transaction) => {
    const newest = await transaction.objectStore('postings').openCursor(null, 'prev');
    if (!newest) throw new Error('Nothing is posted');
    await newest.update({ ...newest.value, ...change(newest.value) } as PostingRecord);
  });

/** The person is told that it failed, the console why, and nothing is changed. */
async function expectNothingToSettle(): Promise<void> {
  const before = await records();
  const tab = await open();
  for (const request of [withdrawalRequest('some'), withdrawalRequest('more')]) {
    expect(await refusal(tab.requestWithdrawal(request))).toBe('unknown');
  }
  expect(await records()).toEqual(before);
  expect(errors.mock.calls.flat()).toContainEqual(expect.objectContaining({ name: 'LedgerBroken' }));
}

beforeEach(async () => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  names += 1;
  name = `books-${names}`;
  const tab = await open();
  store = await openStore(name);
  await join(tab, 'ada');
  uid = await signedInUid(store);
  await tab.submitDeposit(depositDeclaration('deposit'));
  const credit = { id: 'credit', uid, depositId: 'deposit', operator: 'olga', note: 'Checked.' } as const;
  await settle(store, { ...credit, kind: 'decideDeposit', outcome: 'credit' }, NOW);
  await tab.activateLevel({ matrix: 's6', level: 1 });
  await putEarnings(store, uid, cents(1_000_00), NOW);
});

describe('the check of the books', () => {
  it('reports nothing for a correct database', async () => {
    const tab = await open();
    await tab.activateLevel({ matrix: 's6', level: 2 });
    expect(errors).not.toHaveBeenCalled();
  });

  it.each<[string, (record: PostingRecord) => Partial<PostingRecord>]>([
    ['a balance that is too small', ({ uids }) => ({ after: uids.map(() => NO_BALANCES) })],
    [
      'a balance that is too large',
      ({ after }) => ({ after: after.map((each) => ({ ...each, earning: cents(9_999_00) })) }),
    ],
    ['a wrong sum', ({ uids }) => ({ sums: uids.map(() => ({ credit: cents(7) })) })],
  ])('prevents settling from %s', async (_, change) => {
    await tamper(change);
    await expectNothingToSettle();
  });

  it('finds a difference however long the log is', async () => {
    const earned = Array.from(
      { length: 1_100 },
      (_, nth): Posting => ({
        id: `earned-${nth}`,
        kind: 'credit',
        from: 'external',
        to: `earning:${uid}`,
        amount: cents(1_00),
        at: NOW,
        subject: 'earlier',
      }),
    );
    await store.write({ writes: LEDGER }, (transaction) =>
      append(
        transaction,
        earned.map((posting) => [posting]),
      ),
    );
    await tamper(({ uids }) => ({ after: uids.map(() => NO_BALANCES) }));
    await expectNothingToSettle();
  });

  it('prevents settling from a broken log', async () => {
    const database = await openDB(name);
    const from = 'sample-member-001';
    const posting = {
      id: 'from-nothing',
      kind: 'activation',
      from: `locked:${from}`,
      to: `earning:${uid}`,
      amount: 5_00,
      at: NOW,
      subject: 's6-1',
    };
    await database.add('postings', {
      posting,
      salt: newSalt(),
      uids: [from, uid],
      after: [NO_BALANCES, NO_BALANCES],
    });
    database.close();
    await expectNothingToSettle();
  });

  it('lets a member leave all the same', async () => {
    await tamper(({ uids }) => ({ after: uids.map(() => NO_BALANCES) }));
    await expect((await open()).deleteAccount()).resolves.toBeUndefined();
  });

  it('looks again at one moment, since another tab may begin the community again meanwhile', async () => {
    const read = vi
      .fn(store.read)
      .mockResolvedValueOnce({ keys: [1], records: (await records()).toReversed() }) as typeof store.read;
    await expect(startBooksCheck({ ...store, read }).done()).resolves.toBeUndefined();
  });

  it('is retried after a failed read', async () => {
    const read = vi
      .fn(store.read)
      .mockRejectedValueOnce(new BackendError('storage-unavailable')) as typeof store.read;
    const check = startBooksCheck({ ...store, read });
    expect(await refusal(check.done())).toBe('storage-unavailable');
    await expect(check.done()).resolves.toBeUndefined();
  });
});
