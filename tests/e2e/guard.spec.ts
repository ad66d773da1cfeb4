import { expect } from '@playwright/test';
import { logOut, register } from './pages/auth.ts';
import { expectSentToRegister, PRIVATE_PAGES } from './pages/guard.ts';
import { memberTest, test } from './test.ts';

test('signed out, every private page leads to registration and paints nothing private on the way', async ({
  page,
}) => {
  await expectSentToRegister(page, PRIVATE_PAGES);
});

test('a new member arrives at the page they wanted, and is told what was mailed on the first screen alone', async ({
  page,
}) => {
  await register(page, undefined, { next: '/dashboard/profile/' });
  await expect(page).toHaveURL('/dashboard/profile/#registered');
  await expect(page.locator('#registered')).toBeFocused();
  await expect(page.locator('#registered').getByRole('link', { name: 'Open the outbox' })).toBeVisible();
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/withdraw/');
  await expect(page.getByText('We have sent you an e-mail')).toBeHidden();
});

memberTest('a signed-in member is led to what is theirs, and out of every tab', async ({ page, context }) => {
  await test.step('the log-in and registration pages redirect a signed-in member', async () => {
    for (const path of ['/login/', '/register/']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard/');
    }
  });

  await test.step('a member who is not an operator sees that the page is not for them', async () => {
    await page.goto('/operator/');
    await expect(page.getByRole('heading', { name: 'Operators’ console' })).toBeVisible();
  });

  await test.step('logging out in one tab empties the other', async () => {
    await page.goto('/dashboard/');
    const other = await context.newPage();
    await other.goto('/dashboard/profile/');
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await logOut(page);
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeHidden();
    await other.goBack();
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeHidden();
  });
});

test('without a messaging channel, “Ask the operators” leads a guest to the help, after signing in', async ({
  page,
}) => {
  await page.goto('/terms/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ask the operators' }).click();
  await expect(page).toHaveURL('/register/?next=%2Fdashboard%2F%3Fhelp');
  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeVisible();
  await expect(help.getByText('In this sandbox no one but you answers.')).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(help).toBeHidden();
});
