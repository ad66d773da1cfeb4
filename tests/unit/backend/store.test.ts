import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connector } from '../../../src/backend/local/database.ts';
import { MIGRATIONS, type Migration } from '../../../src/backend/local/migrations.ts';
import { openStore } from '../../../src/backend/local/store.ts';
import { soon } from '../../soon.ts';

/** What a later release would add. */
const NEXT_VERSION: readonly Migration[] = [...MIGRATIONS, () => undefined];

const SESSION = { uid: 'ada', token: 'token', authenticatedAt: 0 };

let names = 0;
let name = '';

beforeEach(() => {
  names += 1;
  name = `store-${names}`;
});

describe('a transaction of the store', () => {
  it('writes everything or nothing', async () => {
    const store = await openStore(name);
    const attempt = store.write({ writes: ['session', 'credentials'] }, async (transaction) => {
      await transaction.objectStore('session').put(SESSION, 'current');
      throw new RangeError('changed its mind');
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'unknown',
      cause: new RangeError('changed its mind'),
    });
    const read = store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));
    expect(await read).toBeUndefined();
  });

  it('says what the browser refused, not that the transaction was then aborted', async () => {
    const store = await openStore(name);
    const attempt = store.write({ writes: ['credentials'] }, async (transaction) => {
      const salt = new Uint8Array(16);
      const hash = { iterations: 1, salt, hash: salt };
      const credentials = transaction.objectStore('credentials');
      await credentials.add(hash, 'ada');
      credentials.add(hash, 'ada').catch(() => undefined);
      await credentials.get('ada');
    });
    await expect(attempt).rejects.toMatchObject({ code: 'unknown', cause: { name: 'ConstraintError' } });
  });

  it('calls a full disk a full disk', async () => {
    const store = await openStore(name);
    const attempt = store.write({ writes: ['session'] }, async () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(attempt).rejects.toMatchObject({ code: 'storage-full' });
  });

  it('announces what it wrote, not what it only read', async () => {
    const store = await openStore(name);
    const onSession = vi.fn();
    const seen: number[] = [];
    const readSession = vi.fn(async () => undefined);
    store.watch(['session'], readSession, onSession, onSession);
    store.watch(
      ['credentials'],
      (transaction) => transaction.objectStore('credentials').count(),
      (count) => seen.push(count),
      onSession,
    );
    await soon(() => expect(seen).toEqual([0]));
    await store.write({ writes: ['credentials'], reads: ['session'] }, (transaction) => {
      const salt = new Uint8Array(16);
      return transaction.objectStore('credentials').add({ iterations: 1, salt, hash: salt }, 'ada');
    });
    await soon(() => expect(seen).toEqual([0, 1]));
    expect(readSession).toHaveBeenCalledOnce();
  });
});

describe('the connection', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is refused as unavailable storage where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(openStore(name)).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  it('is tried again after it failed', async () => {
    const connection = connector(name);
    vi.stubGlobal('indexedDB', undefined);
    await expect(connection()).rejects.toMatchObject({ code: 'storage-unavailable' });
    vi.unstubAllGlobals();
    expect((await connection()).name).toBe(name);
  });

  it('makes way for the upgrade of a newer release and keeps the data', async () => {
    const store = await openStore(name);
    await store.write({ writes: ['session'] }, (transaction) =>
      transaction.objectStore('session').put(SESSION, 'current'),
    );
    const upgraded = await connector(name, NEXT_VERSION)();
    expect(upgraded.version).toBe(NEXT_VERSION.length);
    expect(await upgraded.get('session', 'current')).toEqual(SESSION);

    const read = store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));
    await expect(read).rejects.toMatchObject({
      code: 'storage-unavailable',
      cause: { name: 'VersionError' },
    });
  });

  it('opens again after somebody deleted the database', async () => {
    const store = await openStore(name);
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
    const read = store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));
    expect(await read).toBeUndefined();
  });

  it('gives up on a tab that does not make way, and can be tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stubborn = await openDB(name, MIGRATIONS.length);
    const connection = connector(name, NEXT_VERSION);
    const opening = connection();
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    vi.runAllTimers();
    await expect(opening).rejects.toMatchObject({ code: 'storage-unavailable' });

    stubborn.close();
    expect((await connection()).version).toBe(NEXT_VERSION.length);
  });

  it('waits for a tab that is slow to make way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = await openDB(name, MIGRATIONS.length);
    const opening = connector(name, NEXT_VERSION)();
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    slow.close();
    expect((await opening).version).toBe(NEXT_VERSION.length);
    expect(vi.getTimerCount()).toBe(0);
  });
});
