import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { connector } from '#backend/local/database.ts';
import { type Migration, MIGRATIONS } from '#backend/local/migrations.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import { watchVisits } from '#backend/local/visits.ts';
import { inPage } from '#tests/support/page-cache.ts';

const SESSION = { uid: 'ada', token: 'token', since: 0, authenticatedAt: 0 };

let names = 0;
let name = '';

beforeEach(() => {
  names += 1;
  name = `visits-${names}`;
});

async function twoPages() {
  const { opened, ...page } = inPage(() => openStore(name));
  return { ...page, store: await opened, other: await openStore(name) };
}

const readSession = (store: Store) =>
  store.read(['session'], (transaction) => transaction.objectStore('session').get('current'));

const writeSession = (store: Store) =>
  store.write({ writes: ['session'] }, (transaction) =>
    transaction.objectStore('session').put(SESSION, 'current'),
  );

/** Requests of a transaction without an end, as of one whose page is frozen. */
function endless() {
  const begun = Promise.withResolvers<void>();
  let isEndless = true;
  return {
    begun: begun.promise,
    end() {
      isEndless = false;
    },
    async keepBusy(request: () => Promise<unknown>): Promise<void> {
      while (isEndless) {
        await request();
        begun.resolve();
      }
    },
  };
}

describe('a page that goes into the back/forward cache', () => {
  it('keeps no other page from writing what it reads, and reads again when it is back', async () => {
    const { store, other, freeze, thaw } = await twoPages();
    const { begun, end, keepBusy } = endless();
    const reading = store.read(['session'], async (transaction) => {
      const sessions = transaction.objectStore('session');
      await keepBusy(() => sessions.count());
      return sessions.get('current');
    });
    await begun;
    freeze();
    await writeSession(other);
    end();
    thaw();
    expect(await reading).toEqual(SESSION);
  });

  it('drops what it was writing, and says so', async () => {
    const { store, other, freeze } = await twoPages();
    const { begun, keepBusy } = endless();
    const writing = store.write({ writes: ['session'] }, async (transaction) => {
      const sessions = transaction.objectStore('session');
      await keepBusy(() => sessions.put(SESSION, 'current'));
    });
    await begun;
    freeze();
    await expect(writing).rejects.toMatchObject({ code: 'unknown', cause: { name: 'AbortError' } });
    expect(await readSession(other)).toBeUndefined();
  });

  it('begins nothing before it is back', async () => {
    const { store, other, freeze, thaw } = await twoPages();
    freeze();
    const reading = readSession(store);
    await writeSession(other);
    thaw();
    expect(await reading).toEqual(SESSION);
  });

  it('drops an upgrade, and does all of it when it is back', async () => {
    const { begun, end, keepBusy } = endless();
    const slow: Migration = (_database, transaction) =>
      keepBusy(() => transaction.objectStore('session').count());
    const migrations = [...MIGRATIONS, slow];
    const { opened, freeze, thaw } = inPage(() => connector(name, migrations)());
    await begun;
    freeze();
    const before = await connector(name)();
    expect(before.version).toBe(MIGRATIONS.length);
    end();
    thaw();
    expect((await opened).version).toBe(migrations.length);
  });
});

it('a page that is left for good has one visit', async () => {
  const { opened: visits, leave } = inPage(watchVisits);
  const visit = await visits();
  leave();
  expect(visit.aborted).toBe(false);
});
