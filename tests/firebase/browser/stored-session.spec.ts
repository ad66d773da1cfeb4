import { expect, type Page } from '@playwright/test';
import { enterAsGuest } from './pages/guest.ts';
import { test } from './test.ts';

/** Where the library stores a session by default. */
const DEFAULT = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage', keyPath: 'fbase_key' };

const showsHome = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

/** Takes the session out of `localStorage`, in silence: the page that does it hears of no change. */
const takeSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('firebase:authUser:'));
    localStorage.removeItem(key);
  });

/** Begins a transaction in the library's default database, which lasts until the page is closed. */
const holdTransaction = (page: Page): Promise<void> =>
  page.evaluate(
    ({ database, store: name, keyPath }) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(database, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(name, { keyPath });
        opening.onsuccess = () => {
          const store = opening.result.transaction([name], 'readwrite').objectStore(name);
          const hold = () => {
            resolve();
            store.count().onsuccess = hold;
          };
          hold();
        };
      }),
    DEFAULT,
  );

test('a session needs no transaction of IndexedDB, and ends where it is gone', async ({ page, context }) => {
  await enterAsGuest(page);
  await showsHome(page);

  await test.step('another page holds a transaction, as one that WebKit has frozen does', async () => {
    const frozen = await context.newPage();
    await frozen.goto('/terms/');
    await holdTransaction(frozen);
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
