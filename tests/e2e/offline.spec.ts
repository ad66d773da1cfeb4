import { expect, test } from '@playwright/test';
import { fillRegistration, registerAndLogIn } from './pages/auth.ts';
import { declareDeposit, depositLog } from './pages/deposit.ts';

test('with the network gone, a registration is recorded, says so, and goes on once the network is back', async ({
  page,
  context,
}) => {
  await fillRegistration(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/login/?ref=tessera#registered');
});

test('with the network gone after load, a deposit is recorded once', async ({ page, context }) => {
  await registerAndLogIn(page);
  await page.goto('/dashboard/deposit/');
  await expect(depositLog(page).getByText('Empty', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await declareDeposit(page, 'Tron', 'Bronze');
  await expect(depositLog(page).getByRole('row', { name: /Tron/ })).toHaveCount(1);

  await context.setOffline(false);
  await page.reload();
  await expect(depositLog(page).getByRole('row', { name: /Tron/ })).toHaveCount(1);
});
