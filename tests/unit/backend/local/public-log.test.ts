import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEDGER, type PostingRecord } from '#backend/local/database.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { append } from '#backend/local/append.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import type { Backend } from '#backend/port/backend.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { verifyPublicLog, type VerifyOptions } from '#domain/log/verify.ts';
import { cents } from '#domain/money/cents.ts';
import { putEarnings, signedInUid } from '#tests/contract/local-books.ts';
import { join } from '#tests/contract/people.ts';
import { sampleRequests } from '#tests/support/log.ts';

const SIZE = 600;

let names = 0;
let name: string;
let tab: Backend;
let store: Store;

const verify = (options: Partial<VerifyOptions> = {}) =>
  verifyPublicLog(tab.publicLog, { check: checkWith(crypto.subtle), ...options });

const fault = async (options?: Partial<VerifyOptions>) => {
  const found = await verify(options);
  return found.ok ? null : found.fault;
};

/** As someone with the browser's developer tools. */
async function tamper(change: (records: PostingRecord[]) => void): Promise<void> {
  const database = await openDB(name);
  const records = (await database.getAll('postings')) as PostingRecord[];
  change(records);
  await database.clear('postings');
  for (const [nth, record] of records.entries()) await database.put('postings', record, nth + 1);
  database.close();
}

beforeEach(async () => {
  names += 1;
  name = `log-${names}`;
  tab = await openTab({ name });
  store = await openStore(name);
  await store.write({ writes: LEDGER }, (transaction) =>
    append(
      transaction,
      sampleRequests(SIZE).map(({ postings }) => postings),
    ),
  );
});

describe('the log of a browser', () => {
  it('verifies, and keeps its key', async () => {
    const first = await verify({ tiles: 'all' });
    expect(first).toMatchObject({ ok: true, checkpoint: { size: SIZE } });
    const other = await openTab({ name });
    expect(await other.publicLog.verifierKey()).toBe(await tab.publicLog.verifierKey());
    const database = await openDB(name);
    const key = await database.get('logKey', 'key');
    await expect(crypto.subtle.exportKey('pkcs8', key.privateKey)).rejects.toThrow();
    database.close();
  });

  it('shows a posting that was changed, with coherent totals', async () => {
    await tamper((records) => {
      const record = records[300] as PostingRecord;
      records[300] = { ...record, posting: { ...record.posting, amount: cents(7) } };
    });
    expect(await fault({ tiles: 'all' })).toEqual({ kind: 'entry-changed', entry: 301 });
  });

  it('shows a posting whose member was changed', async () => {
    await tamper((records) => {
      const record = records[300] as PostingRecord;
      records[300] = { ...record, posting: { ...record.posting, to: 'locked:eve' } };
    });
    expect(await fault({ tiles: 'all' })).toEqual({ kind: 'entry-changed', entry: 301 });
  });

  it('shows that a posting was dropped, added, or put elsewhere', async () => {
    await tamper((records) => void records.splice(599, 1));
    expect(await fault()).toEqual({ kind: 'entries-missing', from: 600, to: 600 });
    await tamper((records) => void records.splice(10, 1));
    expect(await fault()).toEqual({ kind: 'entry-out-of-order', entry: 11, found: 12 });
  });

  it('continues under a checkpoint that was seen before', async () => {
    const before = await verify();
    if (!before.ok) throw new Error(before.fault.kind);
    await putEarnings(store, 'ann', cents(5_00), 0);
    const seen = [{ ...before.checkpoint, edge: before.edge }];
    expect(await verify({ seen, verifierKey: before.verifierKey })).toMatchObject({
      ok: true,
      checkpoint: { size: SIZE + 1 },
    });
  });
});

describe('a deleted account', () => {
  it('leaves no salt, and a log that verifies', async () => {
    await join(tab, 'ada');
    const uid = await signedInUid(store);
    await putEarnings(store, uid, cents(5_00), 0);
    const records = () =>
      store.read(['postings'], (transaction) => transaction.objectStore('postings').index('uid').getAll(uid));
    expect((await records()).every((record) => 'salt' in record)).toBe(true);
    await tab.deleteAccount();
    expect(await records()).toMatchObject([{ commitment: expect.any(String) }]);
    expect((await records()).some((record) => 'salt' in record)).toBe(false);
    expect(await verify({ tiles: 'all' })).toMatchObject({ ok: true, checkpoint: { size: SIZE + 1 } });
  });
});
