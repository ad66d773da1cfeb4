import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { cents } from '#domain/money/cents.ts';
import { putEarnings, signedInUid } from '#tests/contract/local-books.ts';
import { join } from '#tests/contract/people.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';

let stores = 0;

/** A new page, of which nothing was asked yet. */
async function openPage(storage?: object) {
  vi.resetModules();
  vi.stubGlobal('navigator', { ...navigator, storage });
  stores += 1;
  const name = `persistence-${stores}`;
  const { openLocalBackend } = await import('#backend/local/index.ts');
  const { openStore } = await import('#backend/local/store.ts');
  return { tab: await openLocalBackend({ name, passwordIterations: 1 }), store: await openStore(name) };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

it('the browser is asked to keep the data once a member has something to lose, and once only', async () => {
  const persist = vi.fn(async () => true);
  const { tab } = await openPage({ persisted: async () => false, persist });
  await join(tab, 'ada');
  await tab.sendMessage({ id: 'hello', text: 'Hello' });
  expect(persist).not.toHaveBeenCalled();
  await tab.submitDeposit(depositDeclaration('first'));
  await tab.submitDeposit(depositDeclaration('second'));
  await eventually(() => expect(persist).toHaveBeenCalledOnce());
});

it.each([
  ['cannot', undefined],
  [
    'refuses to',
    { persisted: () => Promise.reject(new TypeError()), persist: () => Promise.reject(new TypeError()) },
  ],
  ['does already', { persisted: async () => true, persist: () => Promise.reject(new Error('asked again')) }],
])('all goes on where the browser %s keep them', async (_what, storage) => {
  const { tab } = await openPage(storage);
  await join(tab, 'ada');
  await tab.submitDeposit(depositDeclaration('first'));
});

it('money is on the disk before the screen says so', async () => {
  const { tab, store } = await openPage();
  await join(tab, 'ada');
  await putEarnings(store, await signedInUid(store), cents(500_00), 0);
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await tab.requestWithdrawal(withdrawalRequest('out'));
  const writing = transaction.mock.calls.filter(
    ([names, mode]) => mode === 'readwrite' && [...names].includes('postings'),
  );
  expect(writing).not.toEqual([]);
  for (const [, , options] of writing) expect(options).toEqual({ durability: 'strict' });

  transaction.mockClear();
  await tab.sendMessage({ id: 'hello', text: 'Hello' });
  expect(transaction.mock.calls.map(([, , options]) => options?.durability)).not.toContain('strict');
});
