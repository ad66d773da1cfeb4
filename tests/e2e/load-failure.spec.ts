import { expect, test } from '@playwright/test';

test('a piece of the site that cannot be loaded leads to one reload, then to a message', async ({ page }) => {
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  await page.route(/\/_astro\/LogIn\./, (route) => route.abort());
  await page.goto('/login/');

  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  expect(loads).toBe(2);

  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a backend that cannot be loaded is said, with a way on', async ({ page }) => {
  await page.route(/\/_astro\/local\./, (route) => route.abort());
  await page.goto('/login/');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();

  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
