import type { Page } from '@playwright/test';
import { recordOf } from '#backend/local/posting-records.ts';
import type { LedgerAccount, Posting } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import type { Picture } from '#domain/pictures/picture.ts';
import { sampleRequest, StoredLog } from '#tests/support/log.ts';

/** The browser's community, in one transaction over all of it. */
interface Stored {
  store(name: string): IDBObjectStore;
  done<Value>(request: IDBRequest<Value>): Promise<Value>;
}

/**
 * Runs `body` in the page. It crosses as text, so it sees nothing but what it is given, and its argument is JSON. What it
 * changes is seen after a reload.
 */
export const inDatabase = <Value, Argument>(
  page: Page,
  body: (stored: Stored, argument: Argument) => Promise<Value>,
  argument?: Argument,
): Promise<Value> => page.evaluate(`(${inTransaction})(${body}, ${JSON.stringify(argument)})`);

async function inTransaction<Value, Argument>(
  body: (stored: Stored, argument: Argument) => Promise<Value>,
  argument: Argument,
): Promise<Value> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('tessera'));
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  const value = await body({ store: (name) => transaction.objectStore(name), done }, argument);
  await ended;
  database.close();
  return value;
}

/** A posting of the signed-in member: `own` stands for their uid in the accounts. */
export interface SeededPosting {
  readonly id: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly at: number;
  readonly subject: string;
}

/** Puts postings and their entries into an empty ledger, as the settlement would have. */
export async function seedPostings(page: Page, seeded: readonly SeededPosting[]): Promise<void> {
  const { uid } = await inDatabase(page, ({ store, done }) => done(store('session').get('current')));
  const own = (account: string) => account.replace(/:own$/, `:${uid}`) as LedgerAccount;
  const positions = new Map<string, Position>();
  const records = seeded.map((posting, nth) => {
    const moved = { ...posting, from: own(posting.from), to: own(posting.to) } as Posting;
    return recordOf(moved, { entry: nth + 1, salt: sampleRequest(nth).salt }, positions);
  });
  const log = new StoredLog().append(
    records.map(({ posting }, nth) => ({ postings: [posting], salt: sampleRequest(nth).salt })),
  );
  // Bytes cross into the page as lists of numbers.
  const head = { ...log.head, edge: log.head.edge.map((hash) => [...hash]) };
  const tiles = log.bundles.map(({ after }, index) => {
    const hashes = log.hashes[0]?.slice(index * 256, (index + 1) * 256) ?? [];
    return { level: 0, index, hashes: hashes.map((hash) => [...hash]), after };
  });
  const above = log.hashes.slice(1).map((hashes, nth) => {
    if (hashes.length > 256) throw new Error('One tile at each level is enough');
    return { level: nth + 1, index: 0, hashes: hashes.map((hash) => [...hash]) };
  });
  await inDatabase(
    page,
    async ({ store }, stored) => {
      const toBytes = (lists: readonly number[][]) => lists.map((list) => Uint8Array.from(list));
      for (const record of stored.records) store('postings').add(record);
      store('logHead').put({ ...stored.head, edge: toBytes(stored.head.edge) }, 'head');
      for (const tile of stored.tiles) {
        store('logTiles').put({ ...tile, hashes: toBytes(tile.hashes) });
      }
    },
    { records, head, tiles: [...tiles, ...above] },
  );
}

/** Gives the signed-in member money to withdraw, and to buy levels with. @param amount cents */
export const seedEarned = (page: Page, amount: number): Promise<void> =>
  seedPostings(page, [
    {
      id: `posting-${crypto.randomUUID()}`,
      kind: 'credit',
      from: 'external',
      to: 'earning:own',
      amount,
      at: Date.UTC(2026, 0, 10),
      subject: 'W'.repeat(36),
    },
  ]);

/** The pictures that lie in one of the object stores, byte by byte. */
export async function storedPictures(page: Page, name: 'proofs' | 'photos'): Promise<readonly Buffer[]> {
  const all = await inDatabase(
    page,
    async ({ store, done }, from) => {
      const records = await done(store(from).getAll());
      return records.map(({ proof, photo }) => [...(proof ?? photo).bytes] as number[]);
    },
    name,
  );
  return all.map((bytes) => Buffer.from(bytes));
}

/** Stores a picture in place of all in an object store, past the client and its checks. */
export const replacePictures = (
  page: Page,
  name: 'proofs' | 'photos',
  { type, bytes }: Picture,
): Promise<void> =>
  inDatabase(
    page,
    async ({ store, done }, put) => {
      const picture = { type: put.type, bytes: Uint8Array.from(put.bytes) };
      for (const record of await done(store(put.name).getAll())) {
        store(put.name).put({ ...record, [put.name === 'proofs' ? 'proof' : 'photo']: picture });
      }
    },
    { name, type, bytes: [...bytes] },
  );

/** Stores a message of the member with an object in place of its text, as no client sends one. */
export async function putUnreadableMessage(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await inDatabase(page, async ({ store, done }) => {
    const [account] = await done(store('accounts').getAll());
    const value = { id: 'unreadable', from: 'member', text: { a: 1 }, at: Date.now() };
    store('messages').add({ uid: account.uid, value });
  });
}

/** What an operator would do: the deposits are refused. */
export const refuseDeposits = (page: Page, words: string): Promise<void> =>
  inDatabase(
    page,
    async ({ store, done }, note) => {
      for (const { uid, value } of await done(store('deposits').getAll())) {
        store('deposits').put({ uid, value: { ...value, status: 'refused', decidedAt: Date.now(), note } });
      }
    },
    words,
  );

interface Other {
  readonly username: string;
  readonly deposits: number;
  /** When each of their deposits was proven; absent: none is. */
  readonly proofAt?: number;
  /** Whether an operator has marked their first deposit. */
  readonly isMarked?: boolean;
}

/** Copies the only deposit for other members, who have waited longer. */
export const declareForOthers = (page: Page, others: readonly Other[]): Promise<void> =>
  inDatabase(
    page,
    async ({ store, done }, members) => {
      const [account] = await done(store('accounts').getAll());
      const [deposit] = await done(store('deposits').getAll());
      for (const [place, { username, deposits, proofAt = null, isMarked }] of members.entries()) {
        const email = `${username}@mail.example`;
        store('accounts').add({ ...account, uid: username, username, email });
        for (let nth = 0; nth < deposits; nth += 1) {
          const createdAt = deposit.value.createdAt - 1_000_000 + place * 1_000 + nth;
          const value = { ...deposit.value, id: `decoy-${nth}`, createdAt, proofAt };
          store('deposits').add({ uid: username, value });
        }
        if (isMarked) {
          const request = { uid: username, requestKind: 'deposit', requestId: 'decoy-0' };
          store('desk').add({ ...request, sign: 'marked', operator: username, at: place });
        }
      }
    },
    others,
  );
