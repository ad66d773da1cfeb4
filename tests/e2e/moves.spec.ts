import { expect, type Page } from '@playwright/test';
import { logOut } from './pages/auth.ts';
import { memberTest, test } from './test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Members’ area' }).getByRole('link', { name });
/** Differs for each page that the browser loads. */
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

memberTest('a link of the members’ area changes the screen within the page', async ({ page }) => {
  await page.goto('/dashboard/');
  await expect(page.getByRole('region', { name: 'Market' }).getByRole('listitem').nth(4)).toBeAttached();
  const loaded = await loadedAt(page);

  await test.step('the screen begins at its title, which is announced', async () => {
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await menuLink(page, 'Programme').click();
    await expect(page).toHaveURL('/dashboard/programme/');
    await expect(page).toHaveTitle('Programme · Tessera');
    await expect(title(page)).toHaveText('Programme');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: 'Programme · Tessera' })).toBeAttached();
    await expect(page.locator('[aria-current="page"]')).toHaveText(['Programme']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('back leads to where the person was, and forward to the screen', async () => {
    await page.goBack();
    await expect(title(page)).toHaveText('Home');
    await expect(page).toHaveTitle('Home · Tessera');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    await page.goForward();
    await expect(title(page)).toHaveText('Programme');
  });

  await test.step('a link to the open screen begins it again', async () => {
    await menuLink(page, 'Deposit').click();
    await page.getByRole('radio', { name: 'Tron' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await menuLink(page, 'Deposit').click();
    await expect(page.getByRole('radio', { name: 'Tron' })).not.toBeChecked();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  });

  expect(await loadedAt(page)).toBe(loaded);

  await test.step('a log-out leaves the page as ever', async () => {
    await logOut(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/register\/|\/login\//);
  });
});

memberTest('a screen whose chunk is gone comes with its page', async ({ page }) => {
  const chunk = /\/_astro\/WalletScreen\./;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard/');
  await expect(title(page)).toBeVisible();
  const loaded = await loadedAt(page);
  // The page comes from the new release, which has the chunk.
  await page.route('/dashboard/mywallet/', async (route) => {
    await page.unroute(chunk);
    await route.continue();
  });
  await menuLink(page, 'My Account').click();
  await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
  await expect(title(page)).toHaveText('My Account');
  expect(await loadedAt(page)).not.toBe(loaded);
});
