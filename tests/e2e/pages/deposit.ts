import { expect, type Locator, type Page } from '@playwright/test';

export const depositHistory = (page: Page) => page.getByRole('region', { name: 'Deposit history' });

/** Goes through the first two steps; the payment is on the screen at the end. */
export async function declareDeposit(page: Page, coin: string, packageName: string): Promise<void> {
  await page.getByRole('radio', { name: coin }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: packageName }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeVisible();
}

/** Opens the form for the proof of the payment that is on the screen. */
export async function openProof(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'I have paid: send proof' }).click();
  const proof = page.getByRole('region', { name: 'Proof of payment', exact: true });
  await expect(proof.getByLabel('Picture of the payment')).toBeVisible();
  return proof;
}
