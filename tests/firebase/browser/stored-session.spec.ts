import { expect, type Page } from '@playwright/test';
import { enterAsGuest } from './pages/guest.ts';
import { test } from './test.ts';

/** Where earlier releases stored the session: the library's default. */
const FORMER = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage', keyPath: 'fbase_key' };

const showsHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Market home' })).toBeVisible();

/** Takes the session out of `localStorage`, in silence: the page that does it hears of no change. */
const takeSession = (page: Page): Promise<[key: string, value: string]> =>
  page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('firebase:authUser:'));
    const value = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    return [key, value];
  });

/** Stores a row in the former database. @param isHeld whether the transaction then lasts until the page is closed */
const storeFormerly = (page: Page, key: string, value: unknown, isHeld: boolean): Promise<void> =>
  page.evaluate(
    ({ former, row, isHeld: holds }) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(former.database, 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore(former.store, { keyPath: former.keyPath });
        opening.onsuccess = () => {
          const transaction = opening.result.transaction([former.store], 'readwrite');
          const store = transaction.objectStore(former.store);
          store.put(row);
          const hold = () => {
            resolve();
            store.count().onsuccess = hold;
          };
          if (holds) return hold();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { former: FORMER, row: { [FORMER.keyPath]: key, value }, isHeld },
  );

test('a session is moved out of IndexedDB, needs no transaction there, and ends where it is gone', async ({
  page,
  context,
}) => {
  await enterAsGuest(page);
  await showsHome(page);

  await test.step('an earlier release left it in IndexedDB', async () => {
    await page.goto('/terms/');
    const [key, value] = await takeSession(page);
    await storeFormerly(page, key, JSON.parse(value), false);
    await page.goto('/dashboard/');
    await showsHome(page);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain('"uid"');
  });

  await test.step('another page holds a transaction, as one that WebKit has frozen does', async () => {
    const frozen = await context.newPage();
    await frozen.goto('/terms/');
    await storeFormerly(frozen, 'any', 'thing', true);
    await page.reload();
    await showsHome(page);
    await frozen.close();
  });

  await test.step('a page comes back from the back/forward cache after a log-out elsewhere', async () => {
    await takeSession(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page).toHaveURL(/^[^?]*\/register\/\?next=/);
  });
});
