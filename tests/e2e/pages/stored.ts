import type { Page } from '@playwright/test';

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

/** Puts postings into the ledger as the settlement would have. They are seen after a reload. */
export async function seedPostings(page: Page, postings: readonly SeededPosting[]): Promise<void> {
  await page.evaluate(async (seeded) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tessera'));
    const transaction = database.transaction(['session', 'postings'], 'readwrite');
    const { uid } = await done(transaction.objectStore('session').get('current'));
    const store = transaction.objectStore('postings');
    const balances: Record<string, number> = { locked: 0, earning: 0, held: 0 };
    const move = (account: string, amount: number) => {
      const [book = '', owner] = account.split(':');
      if (owner === 'own') balances[book] = (balances[book] ?? 0) + amount;
    };
    for (const posting of seeded) {
      const own = (account: string) => account.replace('own', uid);
      move(posting.from, -posting.amount);
      move(posting.to, posting.amount);
      store.add({
        posting: { ...posting, from: own(posting.from), to: own(posting.to) },
        uids: [uid],
        after: [{ ...balances }],
      });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, postings);
}

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
