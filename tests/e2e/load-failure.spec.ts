import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a chunk that fails to load leads to one reload, then to a message', async ({ page }) => {
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

test('a backend that fails to load is reported, with a retry', async ({ page }) => {
  await page.route(/\/_astro\/local\./, (route) => route.abort());
  await page.goto('/login/');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();

  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
