import { expect, type Page } from '@playwright/test';

export const depositLog = (page: Page) => page.getByRole('region', { name: 'Deposit log' });

/** Goes through the first two steps; the payment is on the screen at the end. */
export async function declareDeposit(page: Page, coin: string, packageName: string): Promise<void> {
  await page.getByRole('radio', { name: coin }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: packageName }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeVisible();
}
