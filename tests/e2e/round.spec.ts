import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { fillInPerson, logIn, logOut, register } from './pages/auth.ts';
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

const BEN: Person = { ...ADA, firstName: 'Ben', email: 'ben@members.example', username: 'ben_test' };

const REFERENCE = '0x9f2c4e1a7b5d8036ac41';

/** By the referral link of a member. */
async function registerUnder(page: Page, upline: Person, person: Person): Promise<void> {
  await page.goto(`/register/?ref=${upline.username}`);
  await fillInPerson(page, person);
  await page.getByRole('checkbox', { name: 'Yes, this is my upline' }).check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
}

async function enterAsOperator(page: Page): Promise<void> {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Be the sample operator in this tab' }).click();
  await expect(page).toHaveURL(/\/operator\//);
}

async function leave(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await logOut(page);
}

test('the whole round of money: deposit, credit, levels, earnings, withdrawal, and where every cent is', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('two members declare deposits, each with a photo of the receipt', async () => {
    await register(page);
    await depositWithProof(page);
    await leave(page);
    await registerUnder(page, ADA, BEN);
    await depositWithProof(page);
    await leave(page);
  });

  await test.step('the operator looks at the proofs and credits both', async () => {
    await enterAsOperator(page);
    await creditDeposit(page, ADA);
    await creditDeposit(page, BEN);
    await leave(page);
  });

  await test.step('both activate levels; the partner’s bring earnings', async () => {
    for (const person of [ADA, BEN]) {
      await page.goto('/login/');
      await logIn(page, person);
      await activateLevels(page);
      if (person === ADA) await leave(page);
    }
    await leave(page);
  });

  await page.goto('/login/');
  await logIn(page, ADA);
  const wallet = await context.newPage();
  await test.step('an open wallet changes by itself as 100 dollars are withdrawn', async () => {
    await wallet.goto('/dashboard/mywallet/');
    await seesInWallet(wallet, '$155.00', '$345.00');
    await withdrawHundred(page);
    await seesInWallet(wallet, '$55.00', '$345.00');
    await expect(wallet.getByRole('heading', { name: 'Held', exact: true })).toBeVisible();
    await wallet.close();
    await leave(page);
  });

  await test.step('the operator pays, sends and records that; all accounts together hold nothing', async () => {
    await enterAsOperator(page);
    const member = await context.newPage();
    await member.goto('/login/');
    await logIn(member, ADA);
    await member.goto('/dashboard/withdraw/');
    await payWithdrawal(page, ADA, 'Paid in test coins');
    await expect(withdrawalRow(member)).toContainText('Being paid');
    await recordPayout(page, ADA, REFERENCE);
    await expect(withdrawalRow(member)).not.toContainText('Being paid');
    await expect(withdrawalRow(member)).toContainText(REFERENCE);
    await leave(member);
    await member.close();
    await seesTotalsOfZero(page);
    await leave(page);
  });

  await test.step('the statement explains every cent', async () => {
    await page.goto('/login/');
    await logIn(page, ADA);
    await seesStatement(page);
    await page.goto('/dashboard/withdraw/');
    await expect(page.getByText('Paid in test coins')).toBeVisible();
    await expect(
      withdrawalRow(page).getByRole('button', { name: `Copy the reference ${REFERENCE}` }),
    ).toBeVisible();
  });

  await test.step('a row of each log opens, says what was decided, and leads to its postings', async () => {
    const decision = await opensDetails(page, /^Details of \$100\.00 to Sample Bank/, 'Decision');
    await expect(decision).toContainText(/Accepted on .*: Paid in test coins$/);
    await expectNoFindings(page);
    // Where a row takes several lines.
    await page.setViewportSize({ width: 1024, height: 740 });
    await page.goto('/dashboard/deposit/');
    await expect(await opensDetails(page, /^Details of Dogecoin/, 'Package')).toHaveText('Silver, $500.00');
    await expectNoFindings(page);
    await page.getByRole('link', { name: 'See it in the statement' }).click();
    await expect(page.getByRole('radio', { name: 'Deposits' })).toBeChecked();
    const rows = page.getByRole('region', { name: 'Statement' }).locator('tbody tr:has(> td > time)');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Credited');
  });
});
