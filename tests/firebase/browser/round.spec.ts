import { expect } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fillInPerson, logIn, logOut, register } from '#tests/e2e/pages/auth.ts';
import { openRequest } from '#tests/e2e/pages/operator.ts';
import {
  activateLevels,
  creditDeposit,
  depositWithProof,
  payWithdrawal,
  recordPayout,
  seesInWallet,
  seesStatement,
  seesTotalsOfZero,
  withdrawalRow,
  withdrawHundred,
} from '#tests/e2e/pages/round.ts';
import { addSecondFactor } from '#tests/e2e/pages/second-factor.ts';
import { bombPng } from '#tests/support/hostile-pictures.ts';
import { PROJECT } from './environment.ts';
import { makeOperator } from './operators.ts';
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

/** Replaces every proof by what a stranger's program could store: 30,000 × 30,000 pixels in 109 kB. */
async function storeBombs(): Promise<void> {
  const app = initializeApp({ projectId: PROJECT }, 'bombs');
  const { docs } = await getFirestore(app).collectionGroup('proofs').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ type: 'image/png', image: bombPng() })));
  await deleteApp(app);
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
    await atBens.goto(`/register/?ref=${ada.username}`);
    await fillInPerson(atBens, ben);
    await atBens.getByRole('checkbox', { name: 'Yes, this is my upline' }).check();
    await atBens.getByRole('button', { name: 'Create the account' }).click();
    await expect(atBens).toHaveURL(/\/dashboard\//);
    await register(atOlgas, olga);
    await makeOperator(olga);
    await logOut(atOlgas);
    await atOlgas.goto('/login/');
    await logIn(atOlgas, olga);
    await addSecondFactor(atOlgas);
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
    await expect(wallet.getByRole('heading', { name: 'Held', exact: true })).toBeVisible();
    await payWithdrawal(atOlgas, ada, 'Paid in test coins');
    await expect(wallet.getByRole('heading', { name: 'Held', exact: true })).toBeHidden();
    await expect(page.getByText('Paid in test coins', { exact: true })).toBeVisible();
    await expect(withdrawalRow(page)).toContainText('Being paid');
    await recordPayout(atOlgas, ada, 'tx 1a2b');
    await expect(withdrawalRow(page)).toContainText('tx 1a2b');
    expect(loads).toBe(0);
  });

  await seesStatement(page);
  await seesTotalsOfZero(atOlgas);

  await test.step('a proof that was stored past the client is not opened, and the console goes on', async () => {
    await depositWithProof(page);
    await storeBombs();
    await atOlgas.goto('/operator/');
    await openRequest(atOlgas, ada.username);
    await expect(atOlgas.getByText('Unreadable: it has too many pixels.')).toBeVisible();
    await expect(atOlgas.locator('img[src^="blob:"]')).toHaveCount(0);
    await atOlgas.getByRole('button', { name: new RegExp(`^Refuse: .* by ${ada.username}`) }).click();
    await expect(atOlgas.getByRole('dialog', { name: 'Refuse this request?' })).toBeVisible();
  });
});
