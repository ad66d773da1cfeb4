import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connector, deleteDatabase } from '#backend/local/database.ts';
import { deleteStoredData } from '#backend/local/index.ts';
import { type Migration, MIGRATIONS, VERSION } from '#backend/local/migrations.ts';
import { sessionOf } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { openTab } from '#tests/support/local-backend.ts';

/** A step as a release after 1.0.0 may bring it: a new store, and a field that each account has from now on. */
const toSecond: Migration = async (database, transaction) => {
  database.createObjectStore('devices', { keyPath: 'id' });
  for await (const cursor of transaction.objectStore('accounts')) {
    await cursor.update({ ...cursor.value, timeZone: 'UTC' });
  }
};

describe('a migration', () => {
  it('brings a database of the version before to its own, with nothing lost', async () => {
    const name = 'migrated';
    await join(await openTab({ name }), 'ada');

    const database = await connector(name, [...MIGRATIONS, toSecond])();
    expect(database.version).toBe(VERSION + 1);
    expect(database.objectStoreNames).toContain('devices');
    expect(await database.getAll('accounts')).toMatchObject([{ username: 'ada', timeZone: 'UTC' }]);
    expect(await database.count('credentials')).toBe(1);
  });

  /** Browsers hold it, so whatever changes here is a further step. */
  it('begins with the database of release 1.0.0', async () => {
    const database = await connector('first', MIGRATIONS.slice(0, 1))();
    const { objectStoreNames } = database;
    const stores = database.transaction([...objectStoreNames]);
    const shapes = [...objectStoreNames].map((name) => {
      const store = stores.objectStore(name);
      const indexes = [...(store.indexNames as unknown as Iterable<never>)].map((each) => {
        const { name: index, keyPath, unique, multiEntry } = store.index(each);
        return `${index}(${[keyPath].flat()}${unique ? ', unique' : ''}${multiEntry ? ', of each' : ''})`;
      });
      return [name, store.autoIncrement ? 'numbered' : `[${[store.keyPath ?? []].flat()}]`, ...indexes].join(
        ' ',
      );
    });
    expect(shapes).toMatchInlineSnapshot(`
      [
        "accounts [uid] email(email, unique)",
        "actionCodes [fingerprint] uid(uid)",
        "community []",
        "credentials []",
        "deposits [uid,value.id] age(uid,value.createdAt) proof(value.proofHash) status(value.status,value.createdAt)",
        "desk [uid,sign,requestKind,requestId]",
        "incomes numbered uid(uid)",
        "levels [uid,matrix,level]",
        "logHead []",
        "logKey []",
        "logTiles [level,index]",
        "mails numbered",
        "messages numbered id(uid,value.id, unique) uid(uid)",
        "notes [uid,value.id] age(uid,value.at)",
        "noticeCounts []",
        "notices numbered id(uid,notice.id, unique) uid(uid)",
        "operators [uid]",
        "photos [uid]",
        "postings numbered entry(entry) id(posting.id, unique) uid(uids, of each)",
        "programme numbered",
        "proofs [uid,depositId]",
        "results [uid]",
        "secondFactors [uid]",
        "session []",
        "settled [uid,key] decisions(at,request.operator)",
        "standings [uid,value.id]",
        "tombstones [uid]",
        "usernames [username]",
        "walk []",
        "withdrawals [uid,value.id] age(uid,value.createdAt) status(value.status,value.createdAt)",
      ]
    `);
  });

  it('runs for a new database too, after those before it', async () => {
    const database = await connector('new', [...MIGRATIONS, toSecond])();
    expect(database.version).toBe(VERSION + 1);
    expect(database.objectStoreNames).toContain('accounts');
    expect(database.objectStoreNames).toContain('devices');
  });
});

describe('data of another release', () => {
  /** What stands in this browser already. */
  async function stored(name: string, version: number, stores: readonly string[]): Promise<void> {
    const database = await openDB(name, version, {
      upgrade(opened) {
        for (const store of stores) opened.createObjectStore(store);
      },
    });
    database.close();
  }

  it('of a later version are not opened, and stay', async () => {
    await stored('later', 13, ['accounts', 'credentials']);
    await expect(openTab({ name: 'later' })).rejects.toMatchObject({ code: 'data-of-another-release' });
    const database = await openDB('later');
    expect(database.version).toBe(13);
    database.close();
  });

  it('of this version, but without all of its stores, are told apart from none', async () => {
    await stored('fewer', 1, ['accounts', 'session']);
    const tab = await openTab({ name: 'fewer' });
    const session = sessionOf(tab).first();
    await expect(session).rejects.toMatchObject({ code: 'data-of-another-release' });
  });

  it('make way for an empty community once they are deleted', async () => {
    await stored('tessera', 13, ['accounts']);
    await expect(openTab()).rejects.toMatchObject({ code: 'data-of-another-release' });
    await deleteStoredData();
    const tab = await openTab();
    await join(tab, 'ada');
    expect(await sessionOf(tab).first()).toMatchObject({ kind: 'member' });
  });

  it('are not deleted while another tab keeps them open, which the person is told', async () => {
    await stored('kept-open', 13, ['accounts']);
    const stubborn = await openDB('kept-open');
    onTestFinished(() => stubborn.close());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let hasEnded = false;
    const deleting = deleteDatabase('kept-open').finally(() => {
      hasEnded = true;
    });
    const refused = expect(deleting).rejects.toMatchObject({ code: 'older-tab-open' });
    // Its patience begins when the database says that it is open elsewhere, and tabs of other tests have timers too.
    while (!hasEnded) {
      vi.runOnlyPendingTimers();
      await new Promise(setImmediate);
    }
    await refused;
  });
});
