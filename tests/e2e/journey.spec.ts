import { expect } from '@playwright/test';
import { register } from './pages/auth.ts';
import { declareDeposit, depositHistory } from './pages/deposit.ts';
import { readQrCode } from './pages/qr-code.ts';
import { test } from './test.ts';

test('a visitor becomes a member and declares a deposit in Dogecoin, silver', async ({ page, context }) => {
  await test.step('from the landing to an account', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await register(page);
    await expect(page).toHaveURL('/dashboard/#registered');
    await expect(page.getByText('We have sent you an e-mail')).toBeVisible();
  });

  await test.step('who is signed in at once', async () => {
    await expect(page.getByText('Test coins: no real value')).toBeVisible();
    await page.goto('/dashboard/deposit/');
    await expect(depositHistory(page).getByText('Empty: no deposit yet.')).toBeVisible();
  });

  await test.step('three steps, and a QR code that says exactly what is written', async () => {
    await declareDeposit(page, 'Dogecoin', 'Silver');
    await page.getByText('Details and what comes next').click();
    const uri = await page.getByText(/^dogecoin:n[1-9A-HJ-NP-Za-km-z]+\?amount=\d+(\.\d+)?$/).textContent();
    expect(await readQrCode(page.getByRole('img', { name: /QR code/ }))).toBe(uri);
    await expect(page.getByText('$500.00').first()).toBeVisible();
  });

  const row = depositHistory(page).getByRole('row', { name: /Dogecoin/ });
  await test.step('the pending row survives a reload and is there in a second tab', async () => {
    await expect(row).toContainText('Pending');
    await page.reload();
    await expect(row).toContainText('$500.00');
    const secondTab = await context.newPage();
    await secondTab.goto('/dashboard/deposit/');
    await expect(depositHistory(secondTab).getByRole('row', { name: /Dogecoin/ })).toContainText('Pending');

    await row.getByRole('button', { name: /Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete deposit' }).click();
    await expect(depositHistory(page).getByText('Empty: no deposit yet.')).toBeVisible();
    await expect(depositHistory(secondTab).getByText('Empty: no deposit yet.')).toBeVisible();
  });
});
