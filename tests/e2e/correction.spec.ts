import { expect } from '@playwright/test';
import { logIn, logOut } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import { confirm, detail, enterAsOperator } from './pages/operator.ts';
import { memberTest } from './test.ts';

const REASON = 'Credited twice.';

memberTest('a credit is taken back once, and the member reads why, at both rows', async ({ page }) => {
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
  await logOut(page);

  await enterAsOperator(page);
  await detail(page)
    .getByRole('button', { name: /^Credit/ })
    .click();
  await confirm(page, 'Credit', 'Paid in cash.');
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await page.getByRole('button', { name: /^Details of Deposit of .*500\.00 credited/ }).click();
  await page.getByRole('button', { name: /^Take back: Deposit of .*500\.00 credited/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog.getByText('Write why it is taken back').first()).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Deposit of .*500\.00 taken back/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^taken back/ })).toContainText(REASON);
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  await logOut(page);

  await page.goto('/login/');
  await logIn(page);
  await page.goto('/dashboard/mywallet/');
  const rows = page.getByRole('region', { name: 'Statement' }).locator('tbody tr:has(> td > time)');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Correction');
  await expect(rows.first()).toContainText(REASON);
  await expect(rows.first()).toContainText('−$500.00');
  await rows.first().getByRole('button').click();
  await page.getByRole('button', { name: /which this takes back$/ }).click();
  await expect(rows.nth(1).locator(':focus')).toContainText('Deposit credited');
  await page.getByRole('button', { name: /^Show the correction/ }).click();
  await expect(rows.first().locator(':focus')).toContainText('Correction');
  await expectNoFindings(page);

  await page.goto('/dashboard/deposit/');
  await expect(page.getByRole('row', { name: /Dogecoin/ })).toContainText(`Correction: ${REASON}`);
});
