import { expect } from '@playwright/test';
import { logIn, openAccountMenu } from '#tests/e2e/pages/auth.ts';
import { expectNoFindings } from '#tests/e2e/pages/axe.ts';
import { declareDeposit, depositHistory } from '#tests/e2e/pages/deposit.ts';
import { mailedLink } from './mailbox.ts';
import { enterAsGuest, fillUpgrade } from './pages/guest.ts';
import { newPerson } from './people.ts';
import { BY_NIGHT, test } from './test.ts';

// By day the contract makes a guest a member, and the same page does with the embedded backend.
test('a guest becomes a member, and keeps everything', BY_NIGHT, async ({ page, otherBrowser }) => {
  await enterAsGuest(page);
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Tron', 'Bronze');
  await expect(depositHistory(page).getByRole('row', { name: /Tron/ })).toContainText('Pending');

  const grace = newPerson('Grace');
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Make it a full account' }).click();
  await expect(page.getByText('log in with your e-mail from any browser')).toBeVisible();
  await fillUpgrade(page, grace);
  await page.getByRole('button', { name: 'Make it a full account' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile\//);
  await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
  await expect(page.getByText('You are a guest')).toBeHidden();
  expect(await mailedLink(grace.email, 'VERIFY_EMAIL')).toContain('mode=verifyEmail');

  await page.goto('/dashboard/deposit/');
  await expect(depositHistory(page).getByRole('row', { name: /Tron/ })).toContainText('Pending');

  const elsewhere = await (await otherBrowser()).newPage();
  await elsewhere.goto('/login/?next=/dashboard/deposit/');
  await logIn(elsewhere, grace);
  await expect(depositHistory(elsewhere).getByRole('row', { name: /Tron/ })).toContainText('Pending');
});

// By day the same page asks with the embedded backend.
test('logging out asks a guest to confirm', BY_NIGHT, async ({ page }) => {
  await enterAsGuest(page);
  await page.goto('/dashboard/profile/');
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Leave the guest account?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Log out for good' }).click();
  await expect(page).toHaveURL('/#logged-out');
});

test('axe finds nothing on the log-in page', async ({ page }) => {
  await page.goto('/login/');
  await expect(page.getByRole('button', { name: 'Log in with Google' })).toBeVisible();
  await expectNoFindings(page);
});

// By day a sweep opens the same pages with the embedded backend.
test('axe finds nothing on a guest’s pages', BY_NIGHT, async ({ page }) => {
  await enterAsGuest(page);
  for (const path of ['/dashboard/profile/', '/dashboard/deposit/', '/register/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoFindings(page);
  }
});
