import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { logIn, logOut, register } from './pages/auth.ts';
import { askForReset, followMail, setNewPassword, verifyAddress } from './pages/mailed-links.ts';
import { enterAsOperator } from './pages/operator.ts';
import {
  activateLevels,
  creditDeposit,
  depositWithProof,
  opensDetails,
  payWithdrawal,
  recordPayout,
  seesInWallet,
  seesStatement,
  seesTotalsOfZero,
  withdrawalRow,
  withdrawHundred,
} from './pages/round.ts';
import { ADA, type Person } from './people.ts';
import { test } from './test.ts';
import { ITALIAN as site } from './words/words.ts';

const BEN: Person = { ...ADA, firstName: 'Ben', email: 'ben@members.example', username: 'ben_test' };

const REFERENCE = '0x9f2c4e1a7b5d8036ac41';
const NOTE = 'Pagato in monete di prova';

async function leave(page: Page): Promise<void> {
  await page.goto(site.at('/dashboard/'));
  await logOut(page, site);
}

async function returnAs(page: Page, person: Person): Promise<void> {
  await page.goto(site.at('/login/'));
  await logIn(page, person, site);
}

// In Italian: most other tests do the same in English.
test('the whole round of money: deposit, credit, levels, earnings, withdrawal, and where every cent is', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('two members, one by the link of the other, declare deposits, each with a photo of the receipt', async () => {
    await register(page, ADA, { site });
    await expect(page.getByText(site.frameWords.mailSent)).toBeVisible();
    await followMail(page, ADA.email, site.mailWords.verify, site);
    await verifyAddress(page, site);
    await depositWithProof(page, site);
    await leave(page);
    await register(page, BEN, { upline: ADA.username, site });
    await depositWithProof(page, site);
    await leave(page);
  });

  await test.step('the operator looks at the proofs and credits both', async () => {
    await enterAsOperator(page, site);
    await creditDeposit(page, ADA, site);
    await creditDeposit(page, BEN, site);
    await leave(page);
  });

  await test.step('both activate levels; the partner’s bring earnings', async () => {
    for (const person of [ADA, BEN]) {
      await returnAs(page, person);
      await activateLevels(page, site);
      await leave(page);
    }
  });

  await returnAs(page, ADA);
  const wallet = await context.newPage();
  await test.step('an open wallet changes by itself as 100 dollars are withdrawn', async () => {
    await wallet.goto(site.at('/dashboard/mywallet/'));
    await seesInWallet(wallet, 155_00, 345_00, site);
    await withdrawHundred(page, site);
    await seesInWallet(wallet, 55_00, 345_00, site);
    await expect(wallet.getByRole('heading', { name: site.BOOK_NAMES.held, exact: true })).toBeVisible();
    await wallet.close();
    await leave(page);
  });

  await test.step('the operator pays, sends and records that; all accounts together hold nothing', async () => {
    await enterAsOperator(page, site);
    const member = await context.newPage();
    await returnAs(member, ADA);
    await member.goto(site.at('/dashboard/withdraw/'));
    await payWithdrawal(page, ADA, NOTE, site);
    await expect(withdrawalRow(member)).toContainText(site.beingPaid);
    await recordPayout(page, ADA, REFERENCE, site);
    await expect(withdrawalRow(member)).not.toContainText(site.beingPaid);
    await expect(withdrawalRow(member)).toContainText(REFERENCE);
    await leave(member);
    await member.close();
    await seesTotalsOfZero(page, site);
    await leave(page);
  });

  await test.step('the statement explains every cent', async () => {
    await returnAs(page, ADA);
    await seesStatement(page, site);
    await page.goto(site.at('/dashboard/withdraw/'));
    await expect(page.getByText(NOTE)).toBeVisible();
    const copy = site.sentText.copyReference(REFERENCE);
    await expect(withdrawalRow(page).getByRole('button', { name: copy })).toBeVisible();
  });

  await test.step('a row of each log opens, says what was decided, and leads to its postings', async () => {
    const { decision: label, decided } = site.withdrawalDetailsText;
    const opener = site.tableText.detailsOf(`${site.usd(100_00)} `);
    const decision = await opensDetails(page, opener, label);
    await expect(decision).toContainText(decided.paid);
    await expect(decision).toContainText(NOTE);
    await expectNoFindings(page);
    // Where a row takes several lines.
    await page.setViewportSize({ width: 1024, height: 740 });
    await page.goto(site.at('/dashboard/deposit/'));
    const { package: packageLabel, toStatement } = site.depositDetailsText;
    const chosen = await opensDetails(page, site.tableText.detailsOf('Dogecoin'), packageLabel);
    await expect(chosen).toHaveText(site.depositText.packageOf(site.contentWords.silver, site.usd(500_00)));
    await expectNoFindings(page);
    await page.getByRole('link', { name: toStatement }).click();
    const { title, groups } = site.statementText;
    await expect(page.getByRole('radio', { name: groups.deposits })).toBeChecked();
    const rows = page.getByRole('region', { name: title }).locator('tbody tr:has(> td > time)');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(site.STATEMENT_KIND_NAMES.credit);
  });

  await test.step('a mailed link sets a new password', async () => {
    await logOut(page, site);
    await askForReset(page, ADA.email, site);
    await followMail(page, ADA.email, site.mailWords.reset, site);
    const changed = { ...ADA, password: `${ADA.password}, and one more` };
    await setNewPassword(page, changed.password, site);
    await logIn(page, changed, site);
  });
});
