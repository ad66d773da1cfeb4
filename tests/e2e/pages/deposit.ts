import { expect, type Locator, type Page } from '@playwright/test';
import { ENGLISH } from '#tests/e2e/words/words.ts';

export const depositHistory = (page: Page) => page.getByRole('region', { name: 'Deposit history' });

/** Goes through the first two steps; the payment is on the screen at the end. */
export async function declareDeposit(
  page: Page,
  coin: string,
  packageName: string,
  site = ENGLISH,
): Promise<void> {
  await page.getByRole('radio', { name: coin }).check();
  await page.getByRole('button', { name: site.coinFormText.submit }).click();
  await page.getByRole('radio', { name: packageName }).check();
  await page.getByRole('button', { name: site.packageFormText.submit }).click();
  await expect(page.getByRole('heading', { name: site.depositText.paymentTitle, level: 2 })).toBeVisible();
}

/** Opens the form for the proof of the payment that is on the screen. */
export async function openProof(page: Page, site = ENGLISH): Promise<Locator> {
  await page.getByRole('button', { name: site.depositText.havePaid }).click();
  const proof = page.getByRole('region', { name: site.depositText.proofTitle, exact: true });
  await expect(proof.getByLabel(site.proofText.choose)).toBeVisible();
  return proof;
}
