import type { Page } from '@playwright/test';
import { recordOf } from '#backend/local/posting-records.ts';
import type { LedgerAccount, Posting } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import type { Picture } from '#domain/pictures/picture.ts';
import { sampleRequest, StoredLog } from '#tests/support/log.ts';

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

/** Puts postings and their entries into an empty ledger, as the settlement would have. They are seen after a reload. */
export async function seedPostings(page: Page, seeded: readonly SeededPosting[]): Promise<void> {
  const uid = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const opening = indexedDB.open('tessera');
    opening.onsuccess = () => {
      const current = opening.result.transaction('session').objectStore('session').get('current');
      current.onsuccess = () => {
        opening.result.close();
        resolve(current.result.uid);
      };
    };
    return promise;
  });
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
  await page.evaluate(
    async (stored) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const toBytes = (lists: number[][]) => lists.map((list) => Uint8Array.from(list));
      const opening = indexedDB.open('tessera');
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(['postings', 'logHead', 'logTiles'], 'readwrite');
        for (const record of stored.records) transaction.objectStore('postings').add(record);
        const { edge, ...rest } = stored.head;
        transaction.objectStore('logHead').put({ ...rest, edge: toBytes(edge) }, 'head');
        for (const tile of stored.tiles) {
          transaction.objectStore('logTiles').put({ ...tile, hashes: toBytes(tile.hashes) });
        }
        transaction.oncomplete = () => {
          database.close();
          resolve();
        };
      };
      return promise;
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
export async function storedPictures(page: Page, store: 'proofs' | 'photos'): Promise<readonly Buffer[]> {
  const all = await page.evaluate(async (name) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tessera'));
    const records = await done(database.transaction(name).objectStore(name).getAll());
    database.close();
    return records.map(({ proof, photo }) => [...(proof ?? photo).bytes] as number[]);
  }, store);
  return all.map((bytes) => Buffer.from(bytes));
}

/** Stores a picture in place of all in an object store, past the client and its checks. Seen after a reload. */
export async function replacePictures(
  page: Page,
  store: 'proofs' | 'photos',
  picture: Picture,
): Promise<void> {
  await page.evaluate(
    async ({ name, type, base64 }) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const database = await done(indexedDB.open('tessera'));
      const records = database.transaction(name, 'readwrite').objectStore(name);
      for (const record of await done(records.getAll())) {
        await done(records.put({ ...record, [name === 'proofs' ? 'proof' : 'photo']: { type, bytes } }));
      }
      database.close();
    },
    { name: store, type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') },
  );
}

/** Stores a message of the member with an object in place of its text, as no client sends one. Seen after a reload. */
export async function putUnreadableMessage(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tessera'));
    const transaction = database.transaction(['accounts', 'messages'], 'readwrite');
    const [account] = await done(transaction.objectStore('accounts').getAll());
    const value = { id: 'unreadable', from: 'member', text: { a: 1 }, at: Date.now() };
    await done(transaction.objectStore('messages').add({ uid: account.uid, value }));
    database.close();
  });
}

/** What an operator would do: the deposits are refused. Seen after a reload. */
export async function refuseDeposits(page: Page, note: string): Promise<void> {
  await page.evaluate(async (words) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tessera'));
    const store = database.transaction('deposits', 'readwrite').objectStore('deposits');
    for (const { uid, value } of await done(store.getAll())) {
      await done(
        store.put({ uid, value: { ...value, status: 'refused', decidedAt: Date.now(), note: words } }),
      );
    }
    database.close();
  }, note);
}

interface Other {
  readonly username: string;
  readonly deposits: number;
  /** When each of their deposits was proven; absent: none is. */
  readonly proofAt?: number;
  /** Whether an operator has marked their first deposit. */
  readonly isMarked?: boolean;
}

/** Copies the only deposit for other members, who have waited longer. Seen after a reload. */
export async function declareForOthers(page: Page, others: readonly Other[]): Promise<void> {
  await page.evaluate(async (members) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tessera'));
    const transaction = database.transaction(['accounts', 'deposits', 'desk'], 'readwrite');
    const [account] = await done(transaction.objectStore('accounts').getAll());
    const [deposit] = await done(transaction.objectStore('deposits').getAll());
    for (const [place, { username, deposits, proofAt = null, isMarked }] of members.entries()) {
      const email = `${username}@mail.example`;
      transaction.objectStore('accounts').add({ ...account, uid: username, username, email });
      for (let nth = 0; nth < deposits; nth += 1) {
        const createdAt = deposit.value.createdAt - 1_000_000 + place * 1_000 + nth;
        const value = { ...deposit.value, id: `decoy-${nth}`, createdAt, proofAt };
        transaction.objectStore('deposits').add({ uid: username, value });
      }
      if (isMarked) {
        const request = { uid: username, requestKind: 'deposit', requestId: 'decoy-0' };
        transaction.objectStore('desk').add({ ...request, sign: 'marked', operator: username, at: place });
      }
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, others);
}
