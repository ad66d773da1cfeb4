import { expect, type Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fillInPerson, logIn, register } from '#tests/e2e/pages/auth.ts';
import {
  activateLevels,
  creditDeposit,
  depositWithProof,
  payWithdrawal,
  recordPayment,
  seesInWallet,
  seesStatement,
  seesTotalsOfZero,
  withdrawalRow,
  withdrawHundred,
} from '#tests/e2e/pages/round.ts';
import type { Person } from '#tests/e2e/people.ts';
import { PROJECT } from './environment.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

/** As `npm run settle -- --watch` starts it; the environment names the emulators. */
let settler: ChildProcess;

test.beforeAll(async () => {
  settler = spawn(process.execPath, ['settler/main.ts', '--watch', '--project', PROJECT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (settler.stdout) await once(settler.stdout, 'data');
});

test.afterAll(async () => {
  settler.kill('SIGTERM');
  const [code] = await once(settler, 'exit');
  expect(code).toBe(0);
});

async function makeOperator({ email }: Person): Promise<void> {
  const app = initializeApp({ projectId: PROJECT }, 'round');
  const auth = getAuth(app);
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: true });
  await auth.setCustomUserClaims(uid, { operator: true });
  await deleteApp(app);
}

async function open(page: Page, person: Person): Promise<Page> {
  await page.goto('/login/');
  await logIn(page, person);
  return page;
}

test('the whole round of money, between three browsers and a settler', async ({
  page,
  context,
  otherBrowser,
}) => {
  test.slow();
  const [ada, ben, olga] = [newPerson('Ada'), newPerson('Ben'), newPerson('Olga')];
  const atBens = await (await otherBrowser()).newPage();
  const atOlgas = await (await otherBrowser()).newPage();

  await test.step('two members, one by the link of the other, and an operator', async () => {
    await register(page, ada);
    await open(page, ada);
    await atBens.goto(`/register/?ref=${ada.username}`);
    await fillInPerson(atBens, ben);
    await atBens.getByRole('checkbox', { name: 'Yes, this is my upline' }).check();
    await atBens.getByRole('button', { name: 'Create the account' }).click();
    await expect(atBens).toHaveURL(/\/login\//);
    await open(atBens, ben);
    await register(atOlgas, olga);
    await makeOperator(olga);
    await open(atOlgas, olga);
  });

  const wallet = await context.newPage();
  let loads = 0;
  await test.step('Ada’s open wallet updates when the operator credits her deposit', async () => {
    await depositWithProof(page);
    await depositWithProof(atBens);
    await wallet.goto('/dashboard/mywallet/');
    await seesInWallet(wallet, '$0.00', '$0.00');
    wallet.on('load', () => {
      loads += 1;
    });
    await creditDeposit(atOlgas, ada);
    await seesInWallet(wallet, '$0.00', '$500.00');
    await creditDeposit(atOlgas, ben);
  });

  await test.step('and when she activates levels, and when her partner does', async () => {
    await activateLevels(page);
    await seesInWallet(wallet, '$0.00', '$345.00');
    await activateLevels(atBens);
    await seesInWallet(wallet, '$155.00', '$345.00');
  });

  await test.step('100 dollars are withdrawn, held and paid', async () => {
    await withdrawHundred(page);
    await seesInWallet(wallet, '$55.00', '$345.00');
    await expect(wallet.getByText('$100.00 more is held')).toBeVisible();
    await payWithdrawal(atOlgas, ada, 'Paid in test coins');
    await expect(wallet.getByText('more is held')).toBeHidden();
    await expect(page.getByText('Paid in test coins')).toBeVisible();
    await expect(withdrawalRow(page)).toContainText('Being paid');
    await recordPayment(atOlgas, ada, 'tx 1a2b');
    await expect(withdrawalRow(page)).toContainText('tx 1a2b');
    expect(loads).toBe(0);
  });

  await seesStatement(page);
  await seesTotalsOfZero(atOlgas);
});
