import { forceCloseDatabase } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connector } from '#backend/local/database.ts';
import { type Migration, MIGRATIONS } from '#backend/local/migrations.ts';
import { openStore } from '#backend/local/store.ts';
import type { Account } from '#domain/accounts/account.ts';
import { eventually } from '#tests/support/eventually.ts';

/** A later release's additions. */
const NEXT_VERSION: readonly Migration[] = [...MIGRATIONS, () => undefined];

const SESSION = { uid: 'ada', token: 'token', since: 0, authenticatedAt: 0 };

let names = 0;
let name = '';

beforeEach(() => {
  names += 1;
  name = `store-${names}`;
});

/** A page that shows a member's session and records all values and errors. */
async function watchedPage() {
  const store = await openStore(name);
  await store.write({ writes: ['session', 'accounts'] }, async (transaction) => {
    await transaction.objectStore('accounts').put({ uid: 'ada' } as Account);
    await transaction.objectStore('session').put(SESSION, 'current');
  });
  const told: string[] = [];
  onTestFinished(
    store.watch(
      ['session'],
      async (transaction) => (await transaction.objectStore('session').get('current'))?.uid ?? 'nobody',
      (uid) => told.push(uid),
      ({ code }) => told.push(code),
    ),
  );
  await eventually(() => expect(told).toEqual(['ada']));
  return { store, told };
}

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

  it('waits as long as the browser answers another one of the page', async () => {
    const store = await openStore(name);
    let isHeld = true;
    let answers = 0;
    onTestFinished(() => {
      isHeld = false;
    });
    const holding = store.write({ writes: ['session'] }, async (transaction) => {
      for (; isHeld; answers += 1) await transaction.objectStore('session').get('current');
    });
    await eventually(() => expect(answers).toBeGreaterThan(0));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const attempt = store.write({ writes: ['session'] }, (transaction) =>
      transaction.objectStore('session').put(SESSION, 'current'),
    );
    await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    for (let minute = 0; minute < 2; minute += 0.25) {
      const before = answers;
      await eventually(() => expect(answers).toBeGreaterThan(before + 1));
      await vi.advanceTimersByTimeAsync(15_000);
    }
    isHeld = false;
    await holding;
    expect(await attempt).toBe('current');
  });

  it('that the browser never begins is an error after 30 seconds without an answer, and writes nothing later', async () => {
    const [other, store] = [await openStore(name), await openStore(name)];
    let isHeld = true;
    const begun = Promise.withResolvers<void>();
    const holding = other.write({ writes: ['session'] }, async (transaction) => {
      begun.resolve();
      while (isHeld) await transaction.objectStore('session').get('current');
    });
    await begun.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const attempt = store.write({ writes: ['session'] }, (transaction) =>
      transaction.objectStore('session').put(SESSION, 'current'),
    );
    const refused = expect(attempt).rejects.toMatchObject({ code: 'storage-stalled' });
    await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(30_000);
    await refused;
    isHeld = false;
    await holding;
    const read = store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));
    expect(await read).toBeUndefined();
  });

  it('reports the browser’s reason, not the abort that follows', async () => {
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

  it('reports a full disk', async () => {
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
    await eventually(() => expect(seen).toEqual([0]));
    await store.write({ writes: ['credentials'], reads: ['session'] }, (transaction) => {
      const salt = new Uint8Array(16);
      return transaction.objectStore('credentials').add({ iterations: 1, salt, hash: salt }, 'ada');
    });
    await eventually(() => expect(seen).toEqual([0, 1]));
    expect(readSession).toHaveBeenCalledOnce();
  });
});

describe('the connection', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('reports unavailable storage without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(openStore(name)).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  it('is retried after a failure', async () => {
    const connection = connector(name);
    vi.stubGlobal('indexedDB', undefined);
    await expect(connection()).rejects.toMatchObject({ code: 'storage-unavailable' });
    vi.unstubAllGlobals();
    expect((await connection()).name).toBe(name);
  });

  it('closes for the upgrade of a newer release and keeps the data', async () => {
    const store = await openStore(name);
    await store.write({ writes: ['session'] }, (transaction) =>
      transaction.objectStore('session').put(SESSION, 'current'),
    );
    const upgraded = await connector(name, NEXT_VERSION)();
    expect(upgraded.version).toBe(NEXT_VERSION.length);
    expect(await upgraded.get('session', 'current')).toEqual(SESSION);

    const read = store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));
    await expect(read).rejects.toMatchObject({ code: 'site-outdated' });
    await expect(openStore(name)).rejects.toMatchObject({ code: 'data-of-another-release' });
  });

  it('tells all watchers at once that a newer release has upgraded the data', async () => {
    const { told } = await watchedPage();
    await connector(name, NEXT_VERSION)();
    await eventually(() => expect(told.at(-1)).toBe('site-outdated'));
  });

  it('tells all watchers, in every tab, that the data were deleted', async () => {
    const pages = [await watchedPage(), await watchedPage()];
    indexedDB.deleteDatabase(name);
    for (const { store, told } of pages) {
      await eventually(() => expect(told.at(-1)).toBe('data-deleted'));
      // Never "signed out", as with a new, empty database.
      expect(new Set(told)).toEqual(new Set(['ada', 'data-deleted']));
      const write = store.write({ writes: ['session'] }, (transaction) =>
        transaction.objectStore('session').put(SESSION, 'current'),
      );
      await expect(write).rejects.toMatchObject({ code: 'data-deleted' });
    }
    // A new page starts over.
    expect((await watchedPage()).told).toEqual(['ada']);
  });

  it('also notices a deletion when the browser refuses the connection in the meantime', async () => {
    const connections = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { told } = await watchedPage();
    const [connection] = connections.mock.contexts.slice(-1);
    connections.mockRestore();
    const emptied = await openDB(name);
    await emptied.clear('accounts');
    emptied.close();
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
      throw new DOMException('The connection was closed.', 'AbortError');
    });
    forceCloseDatabase(connection as never);
    await eventually(() => expect(told.at(-1)).toBe('data-deleted'));
  });

  it('ignores a deletion before the first account', async () => {
    const store = await openStore(name);
    const told: string[] = [];
    const readName = async () => 'nobody';
    onTestFinished(
      store.watch(
        ['session'],
        readName,
        (value) => told.push(value),
        ({ code }) => told.push(code),
      ),
    );
    await eventually(() => expect(told).toEqual(['nobody']));
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
    await store.write({ writes: ['session'] }, (transaction) =>
      transaction.objectStore('session').put(SESSION, 'current'),
    );
    await eventually(() => expect(told).toEqual(['nobody', 'nobody']));
  });

  it('reconnects after the browser closed the connection with the data still there', async () => {
    const connections = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { store, told } = await watchedPage();
    const [connection] = connections.mock.contexts.slice(-1);
    connections.mockRestore();
    forceCloseDatabase(connection as never);
    const read = store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));
    expect(await read).toEqual(SESSION);
    expect(told).toEqual(['ada']);
  });

  it('opens again after the database was deleted', async () => {
    const store = await openStore(name);
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
    const read = store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));
    expect(await read).toBeUndefined();
  });

  it('keeps nothing of an upgrade that fails, and tries all of it again', async () => {
    await (await openStore(name)).write({ writes: ['session'] }, (transaction) =>
      transaction.objectStore('session').put(SESSION, 'current'),
    );
    let isBroken = true;
    const next: Migration = async (database, transaction) => {
      database.createObjectStore('next');
      await transaction.objectStore('session').clear();
      if (isBroken) throw new RangeError('A row is not as it should be');
    };
    const connection = connector(name, [...MIGRATIONS, next]);
    await expect(connection()).rejects.toMatchObject({
      cause: new RangeError('A row is not as it should be'),
    });
    const before = await connector(name)();
    expect(before.version).toBe(MIGRATIONS.length);
    expect(await before.get('session', 'current')).toEqual(SESSION);

    isBroken = false;
    expect((await connection()).version).toBe(MIGRATIONS.length + 1);
  });

  it('gives up on a tab that does not close its connection, and can be retried', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stubborn = await openDB(name, MIGRATIONS.length);
    const connection = connector(name, NEXT_VERSION);
    const opening = connection();
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    vi.runAllTimers();
    await expect(opening).rejects.toMatchObject({ code: 'older-tab-open' });

    stubborn.close();
    expect((await connection()).version).toBe(NEXT_VERSION.length);
  });

  it('waits for a tab that is slow to close its connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = await openDB(name, MIGRATIONS.length);
    const opening = connector(name, NEXT_VERSION)();
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    slow.close();
    expect((await opening).version).toBe(NEXT_VERSION.length);
    expect(vi.getTimerCount()).toBe(0);
  });
});
