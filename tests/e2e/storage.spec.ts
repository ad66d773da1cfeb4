import { expect, type Page } from '@playwright/test';
import { register } from './pages/auth.ts';
import { ADA } from './people.ts';
import { memberTest, test } from './test.ts';

test('no password lies anywhere in the browser’s storage', async ({ page }) => {
  await register(page);
  const stored = await page.evaluate(async () => {
    const asText = (value: unknown): string =>
      JSON.stringify(value, (_key, inner) =>
        ArrayBuffer.isView(inner) ? new TextDecoder('latin1').decode(inner) : inner,
      );
    const found: string[] = [asText({ ...localStorage }), asText({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        found.push(`${store}: ${asText(rows)}`);
      }
      database.close();
    }
    return found;
  });

  // The walk did reach the account, so finding no password means that there is none.
  expect(stored.join('\n')).toContain(ADA.email);
  for (const place of stored) {
    expect(place).not.toContain(ADA.password);
    expect(place).not.toContain(Buffer.from(ADA.password).toString('base64'));
    expect(place).not.toContain(Buffer.from(ADA.password).toString('hex'));
  }
});

/** As a person does in the browser's settings. */
async function clearSiteData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

memberTest(
  'an open page says that the browser’s data were deleted, shows no money any more, and offers a next step',
  async ({ page, context }) => {
    await page.goto('/dashboard/mywallet/');
    const other = await context.newPage();
    await other.goto('/dashboard/profile/');
    for (const open of [page, other]) await expect(open.getByRole('heading', { level: 1 })).toBeVisible();

    await clearSiteData(page);
    for (const open of [page, other]) {
      await expect(open.getByRole('alert')).toContainText('This browser’s data was deleted');
      await expect(open.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(open.getByText('$')).toHaveCount(0);
    }
    await expect(page).toHaveURL('/dashboard/mywallet/');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page).toHaveURL(/\/register\/\?next=/);
    await other.getByRole('link', { name: 'Register' }).click();
    await expect(other.getByLabel('First name')).toBeVisible();
  },
);

memberTest('a page of an outdated release says so, and shows no money any more', async ({ page }) => {
  await page.goto('/dashboard/mywallet/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('tessera', 1000).onsuccess = resolve;
      }),
  );
  await expect(page.getByRole('alert')).toContainText('newer version');
  await expect(page.getByText('$')).toHaveCount(0);
});

test('a browser with the data of another release says so, and begins again by one press', async ({
  page,
}) => {
  await page.goto('/terms/');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tessera', 13);
        opening.onsuccess = () => {
          opening.result.close();
          resolve(null);
        };
      }),
  );
  await page.goto('/login/');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Another release of this site has stored its data in this browser');
  await expect(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await notice.getByRole('button', { name: 'Delete the data and begin again' }).click();

  await expect(notice).toBeHidden();
  await register(page);
});
