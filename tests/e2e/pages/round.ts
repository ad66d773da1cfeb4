import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '#tests/e2e/people.ts';
import { declareDeposit, openProof } from './deposit.ts';
import { openRequest } from './operator.ts';
import { square } from './pictures.ts';

/** What a member and an operator do in a round of money, from a deposit to a withdrawal. */

/** Five levels of S8 cost 155 dollars together: what a partner's bring is enough to withdraw. */
export const LEVELS = [1, 2, 3, 4, 5];

/** Declares a deposit of 500 dollars and puts a picture of a receipt beside it. */
export async function depositWithProof(page: Page): Promise<void> {
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
  const proof = await openProof(page);
  const buffer = await square('#2f6f4f');
  await proof
    .getByLabel('Picture of the payment')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await proof.getByRole('button', { name: 'Upload the proof' }).click();
  await expect(proof.getByText('The proof was uploaded.')).toBeVisible();
}

const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });

/** Waits until the wallet that is open shows this, without touching the page. */
export async function seesInWallet(page: Page, earning: string, activeDeposit: string): Promise<void> {
  await expect(card(page, 'Earning')).toContainText(earning);
  await expect(card(page, 'Active deposit')).toContainText(activeDeposit);
}

/** In the operators' console: looks at a deposit's proof, and credits it. */
export async function creditDeposit(console: Page, { username }: Person): Promise<void> {
  await console.goto('/operator/');
  await openRequest(console, username);
  const what = new RegExp(`Deposit of .*500\\.00 by ${username}`);
  await console.getByRole('button', { name: new RegExp(`Enlarge the proof: ${what.source}`) }).click();
  const picture = console.getByRole('img', { name: what });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(400);
  await console.getByRole('button', { name: 'Close' }).click();
  await console.getByRole('button', { name: new RegExp(`Credit: ${what.source}`) }).click();
  await console.getByRole('dialog').getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(console.getByText(new RegExp(`${what.source}: credited`))).toBeVisible();
}

/** In the operators' console: pays a member's withdrawal of 100 dollars, with a note. */
export async function payWithdrawal(console: Page, { username }: Person, note: string): Promise<void> {
  await console.goto('/operator/');
  await console.getByRole('link', { name: /^Withdrawals/ }).click();
  await openRequest(console, username);
  const what = `Withdrawal of .*100\\.00 by ${username}`;
  await console.getByRole('button', { name: new RegExp(`Pay: ${what}`) }).click();
  const dialog = console.getByRole('dialog');
  await dialog.getByLabel('Note to the member').fill(note);
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(console.getByText(new RegExp(`${what}: paid`))).toBeVisible();
}

/** In the operators' console: sends what was decided to be paid, and records by which reference. */
export async function recordPayout(console: Page, { username }: Person, reference: string): Promise<void> {
  await console.getByRole('link', { name: /^To send/ }).click();
  const what = `Withdrawal of .*100\\.00 by ${username}`;
  await expect(
    console.getByRole('button', { name: new RegExp(`Copy account number: ${what}`) }),
  ).toBeVisible();
  await console.getByRole('button', { name: new RegExp(`Record as sent: ${what}`) }).click();
  const dialog = console.getByRole('dialog');
  await dialog.getByLabel('Transaction id or bank reference').fill(` ${reference} `);
  await dialog.getByRole('button', { name: 'Record as sent' }).click();
  await expect(console.getByText(new RegExp(`${what}: recorded as sent`))).toBeVisible();
  await expect(console.getByText('Nothing is to be sent')).toBeVisible();
}

/** In the history of withdrawals. */
export const withdrawalRow = (page: Page) => page.getByRole('row', { name: /100\.00/ });

/** Opens a row of a log by the keyboard, closes and opens it by the pointer, and finds one of the values that it shows. */
export async function opensDetails(page: Page, name: RegExp, label: string): Promise<Locator> {
  const opener = page.getByRole('button', { name });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  const details = page.getByRole('row').filter({ has: page.getByRole('term') });
  return details.locator('div', { has: page.getByText(label, { exact: true }) }).getByRole('definition');
}

/** Activates the levels of S8, one after the other. */
export async function activateLevels(page: Page): Promise<void> {
  await page.goto('/dashboard/programme/');
  for (const level of LEVELS) {
    await page.getByRole('button', { name: new RegExp(`^S8 level ${level} .*Activate$`) }).click();
    await page.getByRole('button', { name: /^Activate for/ }).click();
    await expect(page.getByText(`S8 level ${level} is active.`)).toBeVisible();
  }
}

/** Asks for 100 dollars, to an invented account at a bank. */
export async function withdrawHundred(page: Page): Promise<void> {
  await page.goto('/dashboard/withdraw/');
  await page.getByLabel('Amount in US dollars').fill('100');
  await page.getByRole('radio', { name: 'Bank' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Fill in sample details' }).click();
  await page.getByRole('button', { name: /Review/ }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/Recorded: .*100\.00 is held/)).toBeVisible();
}

/**
 * The statement of a member who deposited 500, paid 155 for levels, earned 155 by a partner's, and withdrew 100: each is
 * there, and all of it adds up.
 */
export async function seesStatement(page: Page): Promise<void> {
  await page.goto('/dashboard/mywallet/');
  const statement = page.getByRole('region', { name: 'Statement' });
  const rows = statement.locator('tbody tr:has(> td > time)');
  await expect(rows).toHaveCount(3 + 2 * LEVELS.length);
  await expect(rows.filter({ hasText: 'Credited' })).toContainText('+$500.00');
  await expect(rows.filter({ hasText: 'Held for a withdrawal' })).toContainText('$100.00');
  await expect(rows.filter({ hasText: 'Withdrawal paid' })).toContainText('-$100.00');
  await expect(rows.filter({ hasText: 'Level activated' })).toHaveCount(LEVELS.length);
  await expect(rows.filter({ hasText: 'Earned' })).toHaveCount(LEVELS.length);

  const changes = await rows.locator('td strong').allTextContents();
  expect(changes.map(dollars).reduce((left, right) => left + right, 0)).toBe(400);
  const sums = statement.getByRole('region', { name: 'How it adds up' });
  const sum = (label: string) => sums.locator('div', { has: page.getByText(label, { exact: true }) });
  await expect(sum('Opening balance')).toContainText('$0.00');
  await expect(sum('In')).toContainText('$655.00');
  await expect(sum('Out')).toContainText('$255.00');
  await expect(sum('Closing balance')).toContainText('$400.00');
}

const dollars = (text: string): number => Number(text.replaceAll(/[^\d.+-]/g, ''));

/** In the operators' console: all accounts of the ledger together hold nothing. */
export async function seesTotalsOfZero(console: Page): Promise<void> {
  await console.goto('/operator/');
  await console.getByRole('link', { name: /^Totals/ }).click();
  const sum = console.getByRole('row', { name: /Sum/ });
  await expect(sum).toContainText('$0.00');
  await expect(console.getByText('The accounts do not add up to zero')).toBeHidden();
}
