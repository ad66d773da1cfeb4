import { expect, type Page } from '@playwright/test';
import { memberTest, test } from './test.ts';

/** What a stranger puts into the address of a link to this site, so that the site seems to say it. */
const WORDS = 'Call 0800 555 to unlock your money';

/** Every name that a page reads from its address, all with the stranger's words. */
const withWords = (...names: readonly string[]): string =>
  `?${new URLSearchParams(names.map((name) => [name, WORDS]))}`;

/** Neither as text nor in a field, once the page's script has run. */
async function expectUnsaid(page: Page, path: string, words = WORDS): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(words);
  const typed = await page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(typed.join('\n')).not.toContain(words);
}

test('no public page shows a stranger’s words from its address', async ({ page }) => {
  await page.goto('/login/?ref=call_0800_555');
  await expect(page.getByText('the member whose referral link you opened')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('call_0800_555');

  for (const path of [
    `/login/${withWords('ref', 'next', 'error')}`,
    `/login/forgetpassword/${withWords('ref', 'next')}`,
    `/register/${withWords('ref', 'next')}`,
    `/account/action/${withWords('mode', 'oobCode', 'lang')}`,
    `/account/action/?mode=resetPassword&${withWords('oobCode').slice(1)}`,
    `/maths/${withWords('matrix', 'members', 'growth', 'next', 'income', 'seed')}`,
  ]) {
    await expectUnsaid(page, path);
  }
});

memberTest('no member’s page shows a stranger’s words from its address', async ({ page }) => {
  for (const path of [
    `/dashboard/${withWords('chart', 'from', 'to', 'from-amount', 'to-amount', 'range', 'coin')}`,
    `/dashboard/mywallet/${withWords('kind', 'from', 'to', 'page')}`,
    `/dashboard/deposit/${withWords('coin', 'deposit')}`,
    `/dashboard/withdraw/${withWords('method')}`,
    `/dashboard/programme/${withWords('activate', 'member')}`,
    `/dashboard/profile/${withWords('next')}`,
    `/operator/${withWords('view', 'member')}`,
  ]) {
    await expectUnsaid(page, path);
  }
});
