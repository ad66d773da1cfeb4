import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '#tests/e2e/people.ts';
import { activated, ENGLISH, nextLevel, type Site } from '#tests/e2e/words/words.ts';
import { declareDeposit, openProof } from './deposit.ts';
import { fillIn } from './field.ts';
import { openRequest } from './operator.ts';
import { square } from './pictures.ts';

/** What a member and an operator do in a round of money, from a deposit to a withdrawal. */

/** Five levels of S8 cost 155 dollars together: what a partner's bring is enough to withdraw. */
export const LEVELS = [1, 2, 3, 4, 5];

/** Declares a deposit of 500 dollars and puts a picture of a receipt beside it. */
export async function depositWithProof(page: Page, site = ENGLISH): Promise<void> {
  await page.goto(site.at('/dashboard/deposit/'));
  await declareDeposit(page, 'Dogecoin', site.contentWords.silver, site);
  const proof = await openProof(page, site);
  const buffer = await square('#2f6f4f');
  await proof
    .getByLabel(site.proofText.choose)
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await proof.getByRole('button', { name: site.proofText.send }).click();
  await expect(proof.getByText(site.proofText.sent)).toBeVisible();
}

const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });

/** Waits until the wallet that is open shows this, without touching the page. @param earning in cents, as is the other */
export async function seesInWallet(
  page: Page,
  earning: number,
  activeDeposit: number,
  site = ENGLISH,
): Promise<void> {
  await expect(card(page, site.BOOK_NAMES.earning)).toContainText(site.usd(earning));
  await expect(card(page, site.BOOK_NAMES.locked)).toContainText(site.usd(activeDeposit));
}

/** In the operators' console: looks at a deposit's proof, and credits it. */
export async function creditDeposit(console: Page, { username }: Person, site = ENGLISH): Promise<void> {
  const { label, what: names, enlarge, verb } = site.queueText;
  const what = names.deposit(site.usd(500_00), username);
  await console.goto(site.at('/operator/'));
  await openRequest(console, username, site);
  await console.getByRole('button', { name: label(enlarge, what) }).click();
  const picture = console.getByRole('img', { name: what });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(400);
  await console.getByRole('button', { name: site.decisionText.close }).click();
  await console.getByRole('button', { name: label(verb.credit, what) }).click();
  await console.getByRole('dialog').getByRole('button', { name: verb.credit, exact: true }).click();
  await expect(console.getByText(`${what}: ${site.DONE.credit}`)).toBeVisible();
}

const payoutOf = (site: Site, username: string): string =>
  site.queueText.what.withdrawal(site.usd(100_00), username);

/** In the operators' console: pays a member's withdrawal of 100 dollars, with a note. */
export async function payWithdrawal(
  console: Page,
  { username }: Person,
  note: string,
  site = ENGLISH,
): Promise<void> {
  const { label, verb } = site.queueText;
  await console.goto(site.at('/operator/'));
  await openPart(console, site.operatorText.view.withdrawals);
  await openRequest(console, username, site);
  const what = payoutOf(site, username);
  await console.getByRole('button', { name: label(verb.pay, what) }).click();
  const dialog = console.getByRole('dialog');
  await fillIn(dialog.getByLabel(site.decisionText.form('pay').fields.note.label), note);
  await dialog.getByRole('button', { name: verb.pay, exact: true }).click();
  await expect(console.getByText(`${site.operatorText.view.payouts}: `)).toBeVisible();
}

/** In the operators' console: sends what was decided to be paid, and records by which reference. */
export async function recordPayout(
  console: Page,
  { username }: Person,
  reference: string,
  site = ENGLISH,
): Promise<void> {
  const { record, done, form, empty } = site.payoutText;
  await openPart(console, site.operatorText.view.payouts);
  const what = payoutOf(site, username);
  const copy = site.queueText.copy(site.payeeText.accountNumber, what);
  await expect(console.getByRole('button', { name: copy })).toBeVisible();
  await console.getByRole('button', { name: site.queueText.label(record, what) }).click();
  const dialog = console.getByRole('dialog');
  await fillIn(dialog.getByLabel(form.fields.reference.label), ` ${reference} `);
  await dialog.getByRole('button', { name: form.submit }).click();
  await expect(console.getByText(done(what))).toBeVisible();
  await expect(console.getByText(empty)).toBeVisible();
}

const openPart = (console: Page, name: string): Promise<void> =>
  console.getByRole('link', { name: new RegExp(`^${name}`) }).click();

/** In the history of withdrawals. */
export const withdrawalRow = (page: Page) => page.getByRole('row', { name: /100[.,]00/ });

/** Opens a row of a log by the keyboard, closes and opens it by the pointer, and finds one of the values that it shows. */
export async function opensDetails(page: Page, name: string, label: string): Promise<Locator> {
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

/** Activates the levels of S8, one after the other. @param sees waits for the outcome of each */
export async function activateLevels(
  page: Page,
  site = ENGLISH,
  sees: (outcome: Locator) => Promise<unknown> = (outcome) => expect(outcome).toBeVisible(),
): Promise<void> {
  await page.goto(site.at('/dashboard/programme/'));
  for (const level of LEVELS) {
    await page.getByRole('button', { name: nextLevel(level, site) }).click();
    await page.getByRole('button', { name: new RegExp(`^${site.activationText.confirm('')}`) }).click();
    await sees(page.getByText(activated(site.levelName({ matrix: 's8', level }), site)));
  }
}

/** Asks for 100 dollars, to an invented account at a bank. */
export async function withdrawHundred(page: Page, site = ENGLISH): Promise<void> {
  const { fillSample, confirm, recorded } = site.withdrawText;
  await page.goto(site.at('/dashboard/withdraw/'));
  await fillIn(page.getByLabel(site.methodFormText.fields.amount.label), '100');
  await page.getByRole('radio', { name: site.payeeText.bank }).check();
  await page.getByRole('button', { name: site.methodFormText.submit }).click();
  await page.getByRole('button', { name: fillSample }).click();
  await page.getByRole('button', { name: site.bankFormText.submit }).click();
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByText(recorded(site.usd(100_00)))).toBeVisible();
}

/**
 * The statement of a member who deposited 500, paid 155 for levels, earned 155 by a partner's, and withdrew 100: each is
 * there, and all of it adds up.
 */
export async function seesStatement(page: Page, site = ENGLISH): Promise<void> {
  const { title, sums: sumsTitle, groups } = site.statementText;
  await page.goto(site.at('/dashboard/mywallet/'));
  const statement = page.getByRole('region', { name: title });
  const rows = statement.locator('tbody tr:has(> td > time)');
  const of = (kind: keyof typeof site.STATEMENT_KIND_NAMES) =>
    rows.filter({ hasText: site.STATEMENT_KIND_NAMES[kind] });
  await expect(rows).toHaveCount(3 + 2 * LEVELS.length);
  await expect(of('credit')).toContainText(`+${site.usd(500_00)}`);
  await expect(of('hold')).toContainText(site.usd(100_00));
  await expect(of('pay')).toContainText(site.usd(-100_00));
  await expect(of('activation')).toHaveCount(LEVELS.length);
  await expect(of('earned')).toHaveCount(LEVELS.length);

  const changes = await rows.locator('td strong').allTextContents();
  expect(changes.map(dollars).reduce((left, right) => left + right, 0)).toBe(400);
  const sums = statement.getByRole('region', { name: sumsTitle });
  const sum = (label: string) => sums.locator('div', { has: page.getByText(label, { exact: true }) });
  await expect(sum(groups.deposits)).toContainText(`+${site.usd(500_00)}`);
  await expect(sum(groups.income)).toContainText(`+${site.usd(155_00)}`);
  await expect(sum(groups.levels)).toContainText(site.usd(-155_00));
  await expect(sum(groups.withdrawals)).toContainText(site.usd(-100_00));
}

/** Each amount has two decimals, after the mark of its language. */
const dollars = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d+-]/g, '')) / 100;

/** In the operators' console: all accounts of the ledger together hold nothing. */
export async function seesTotalsOfZero(console: Page, site = ENGLISH): Promise<void> {
  await console.goto(site.at('/operator/'));
  await openPart(console, site.operatorText.view.totals);
  const sum = console.getByRole('row', { name: new RegExp(site.totalsText.sum) });
  await expect(sum).toContainText(site.usd(0));
  await expect(console.getByText(site.totalsText.broken)).toBeHidden();
}
