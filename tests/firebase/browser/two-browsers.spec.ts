import { expect } from '@playwright/test';
import { logIn, register } from '#tests/e2e/pages/auth.ts';
import { declareDeposit, depositHistory } from '#tests/e2e/pages/deposit.ts';
import { openSetting } from '#tests/e2e/pages/profile.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

test('a deposit made in one browser appears in the other, and disappears from both', async ({
  page,
  otherBrowser,
}) => {
  const ada = newPerson('Ada');
  await register(page, ada, { next: '/dashboard/deposit/' });
  const other = await (await otherBrowser()).newPage();
  await other.goto('/login/?next=/dashboard/deposit/');
  await logIn(other, ada);
  for (const each of [page, other]) {
    await expect(depositHistory(each).getByText('No deposits')).toBeVisible();
  }
  let loads = 0;
  other.on('load', () => {
    loads += 1;
  });

  await declareDeposit(page, 'Bitcoin', 'Silver');
  const rowIn = (each: typeof page) => depositHistory(each).getByRole('row', { name: /Bitcoin/ });
  await expect(rowIn(page)).toContainText('Pending');
  await expect(rowIn(other)).toContainText('$500.00');
  await expect(rowIn(other)).toContainText('Pending');

  await rowIn(other)
    .getByRole('button', { name: /Delete/ })
    .click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete deposit' }).click();
  for (const each of [other, page]) {
    await expect(depositHistory(each).getByText('No deposits')).toBeVisible();
  }
  expect(loads).toBe(0);
});

test('a member signs out the other browser from the profile', async ({ page, otherBrowser }) => {
  const ada = newPerson('Ada');
  await register(page, ada, { next: '/dashboard/profile/' });
  const other = await (await otherBrowser()).newPage();
  await other.goto('/login/?next=/dashboard/deposit/');
  await logIn(other, ada);
  await expect(depositHistory(other).getByText('No deposits')).toBeVisible();

  const setting = await openSetting(page, 'Where you are signed in');
  // The other browser writes its session after it has shown its screen.
  await expect(async () => {
    if ((await setting.getByRole('listitem').count()) < 2) await page.reload();
    await openSetting(page, 'Where you are signed in');
    await expect(setting.getByRole('listitem')).toHaveCount(2, { timeout: 10_000 });
  }).toPass();
  await expect(setting.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
  await setting.getByRole('button', { name: /^Sign out of .+ on .+, since/ }).click();
  await expect(setting.getByRole('listitem')).toHaveCount(1);
  await expect(setting.getByText('That session has ended.')).toBeVisible();
  await expect(setting.getByText('You are signed in here only.')).toBeVisible();

  await expect(other).toHaveURL('/#logged-out');
  await other.goto('/dashboard/deposit/');
  await expect(other).toHaveURL(/\/register\//);
});
