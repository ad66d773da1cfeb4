import { LEDGER } from '#backend/local/database.ts';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { startBooksCheck } from '#backend/local/books-check.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { append, newSalt } from '#backend/local/append.ts';
import { recordOf } from '#backend/local/posting-records.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import { type Backend, BackendError, type Correction } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { type Balances, balancesOf, NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import { putEarnings, settle, signedInUid } from '#tests/contract/local-books.ts';
import { observe, refusal, balancesOf as watchedBalances } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const RIGHT: Balances = { locked: cents(495_00), earning: cents(15_00), held: cents(0) };
const WRONG: Balances = { locked: cents(0), earning: cents(15_00), held: cents(0) };

let names = 0;
let name: string;
let uid: string;
let store: Store;
let errors: MockInstance;

const open = () => openTab({ name, now: () => NOW });

const correctionsOf = ({ corrections }: Backend) =>
  observe<Correction | null>((onValue, onError) => {
    if (!corrections) throw new Error('The local backend has corrections');
    return corrections.watchCorrection(onValue, onError);
  });

/** As releases before the fifth version of the database imported sample members: with balances from zero. */
async function importAsOnce(postings: readonly Posting[]): Promise<void> {
  const positions = new Map<string, Position>();
  await store.write({ writes: LEDGER }, async (transaction) => {
    await append(
      transaction,
      postings.map((posting) => [posting]),
    );
    const stored = transaction.objectStore('postings');
    for (const { id } of postings) {
      const [key, record] = [await stored.index('id').getKey(id), await stored.index('id').get(id)];
      if (record) await stored.put(recordOf(record.posting, record, positions), key);
    }
  });
}

const FROM_SAMPLE = 'sample-member-001';

const samplesPay = (): readonly Posting[] => [
  {
    id: 'sample-credit',
    kind: 'credit',
    from: 'external',
    to: `locked:${FROM_SAMPLE}`,
    amount: cents(300_00),
    at: NOW,
    subject: 'deposit',
  },
  ...[5_00, 10_00].map(
    (amount): Posting => ({
      id: `sample-pays-${amount}`,
      kind: 'activation',
      from: `locked:${FROM_SAMPLE}`,
      to: `earning:${uid}`,
      amount: cents(amount),
      at: NOW,
      subject: 's6-1',
    }),
  ),
];

const records = () => store.read(['postings'], (transaction) => transaction.objectStore('postings').getAll());

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
});

describe('a database whose import started balances from zero', () => {
  beforeEach(() => importAsOnce(samplesPay()));

  it('is corrected from the log when it opens, and the member gets a correction to read', async () => {
    const tab = await open();
    const balances = watchedBalances(tab);
    const corrections = correctionsOf(tab);
    expect(await balances.first()).toEqual(WRONG);
    expect(await balances.until(({ locked }) => locked > 0)).toEqual(RIGHT);
    expect(await corrections.until((correction) => correction !== null)).toEqual({
      at: NOW,
      shown: WRONG,
      balances: RIGHT,
    });
    expect(errors).toHaveBeenCalledOnce();

    await tab.corrections?.acknowledgeCorrection();
    await corrections.until((correction) => correction === null);
  });

  it('settles nothing before the correction', async () => {
    const tab = await open();
    await tab.activateLevel({ matrix: 's6', level: 2 });
    const postings = (await records()).map(({ posting }) => posting);
    expect(postings.at(-1)).toMatchObject({ from: `locked:${uid}`, amount: 10_00, to: 'house' });
    expect(await watchedBalances(tab).first()).toEqual({ ...RIGHT, locked: 485_00 });
  });

  it('is right in every record afterwards, and is corrected once', async () => {
    const tab = await open();
    await tab.activateLevel({ matrix: 's8', level: 1 });
    const all = await records();
    for (const [nth, { uids, after }] of all.entries()) {
      const log = all.slice(0, nth + 1).map(({ posting }) => posting);
      expect(after).toEqual(uids.map((each) => balancesOf(each, log)));
    }
    await tab.corrections?.acknowledgeCorrection();
    const later = await open();
    await later.activateLevel({ matrix: 's8', level: 2 });
    expect(await correctionsOf(later).first()).toBeNull();
    expect(errors).toHaveBeenCalledOnce();
  });

  it('loses the correction with the account', async () => {
    const tab = await open();
    const corrections = correctionsOf(tab);
    await corrections.until((correction) => correction !== null);
    await tab.deleteAccount();
    const left = store.read(['corrections'], (transaction) => transaction.objectStore('corrections').count());
    expect(await left).toBe(0);
  });
});

describe('the check of the books', () => {
  it('reports nothing for a correct database', async () => {
    const tab = await open();
    await tab.activateLevel({ matrix: 's6', level: 2 });
    expect(await correctionsOf(tab).first()).toBeNull();
    expect(errors).not.toHaveBeenCalled();
  });

  it('puts sums right, and troubles no member with it', async () => {
    const right = (await records()).map(({ sums }) => sums);
    await store.write({ writes: LEDGER }, async (transaction) => {
      for await (const cursor of transaction.objectStore('postings')) {
        const { uids } = cursor.value;
        await cursor.update({ ...cursor.value, sums: uids.map(() => ({ credit: cents(7) })) });
      }
    });
    const tab = await open();
    await tab.activateLevel({ matrix: 's8', level: 1 });
    expect((await records()).slice(0, right.length).map(({ sums }) => sums)).toEqual(right);
    expect(await correctionsOf(tab).first()).toBeNull();
    expect(errors).not.toHaveBeenCalled();
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
    await importAsOnce(samplesPay());
    const tab = await open();
    await tab.requestWithdrawal(withdrawalRequest('all', cents(1_115_00)));
    expect(await watchedBalances(tab).first()).toMatchObject({ locked: 495_00, earning: 0, held: 1_115_00 });
  });

  it('prevents settling from a broken log', async () => {
    await putEarnings(store, uid, cents(1_000_00), NOW);
    const database = await openDB(name);
    const posting = { ...samplesPay()[1], id: 'from-nothing' };
    const after = [NO_BALANCES, { ...RIGHT, earning: cents(1_005_00) }];
    await database.add('postings', { posting, salt: newSalt(), uids: [FROM_SAMPLE, uid], after });
    database.close();
    const before = await records();
    const tab = await open();
    expect(await refusal(tab.requestWithdrawal(withdrawalRequest('some')))).toBe('unknown');
    expect(await records()).toEqual(before);
    expect(errors.mock.calls.flat()).toContainEqual(expect.objectContaining({ name: 'LedgerBroken' }));
  });

  it('is retried after a failed read', async () => {
    const read = vi
      .fn(store.read)
      .mockRejectedValueOnce(new BackendError('storage-unavailable')) as typeof store.read;
    const check = startBooksCheck({ ...store, read }, () => NOW);
    expect(await refusal(check.done())).toBe('storage-unavailable');
    await expect(check.done()).resolves.toBeUndefined();
  });
});
