import { expect, type Locator } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { logIn, logOut, register } from '#tests/e2e/pages/auth.ts';
import { askForReset, setNewPassword, verifyAddress } from '#tests/e2e/pages/mailed-links.ts';
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
import { ENGLISH, ITALIAN } from '#tests/e2e/words/words.ts';
import { bombPng } from '#tests/support/hostile-pictures.ts';
import { LANGUAGE, PROJECT } from './environment.ts';
import { mailedLink } from './mailbox.ts';
import { makeOperator } from './operators.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

const site = LANGUAGE === 'it' ? ITALIAN : ENGLISH;

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

/**
 * The emulator occasionally loses a write that arrives while a page begins to listen. Loaded again, the page has it: the next level
 * and the sums prove it.
 */
function seesOrLoadsAgain(): (outcome: Locator) => Promise<void> {
  let lost = 0;
  return async (outcome) => {
    try {
      await expect(outcome).toBeVisible({ timeout: 30_000 });
    } catch {
      lost += 1;
      expect(lost, 'outcomes that were never said').toBe(1);
      await outcome.page().reload();
    }
  };
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
    await register(page, ada, { site });
    await page.goto(site.at(await mailedLink(ada.email, 'VERIFY_EMAIL')));
    await verifyAddress(page, site);
    await register(atBens, ben, { upline: ada.username, site });
    await register(atOlgas, olga, { site });
    await makeOperator(olga);
    await logOut(atOlgas, site);
    await atOlgas.goto(site.at('/login/'));
    await logIn(atOlgas, olga, site);
    await addSecondFactor(atOlgas, site);
  });

  const wallet = await context.newPage();
  let loads = 0;
  await test.step('Ada’s open wallet updates when the operator credits her deposit', async () => {
    await depositWithProof(page, site);
    await depositWithProof(atBens, site);
    await wallet.goto(site.at('/dashboard/mywallet/'));
    await seesInWallet(wallet, 0, 0, site);
    wallet.on('load', () => {
      loads += 1;
    });
    await creditDeposit(atOlgas, ada, site);
    await seesInWallet(wallet, 0, 500_00, site);
    await creditDeposit(atOlgas, ben, site);
  });

  await test.step('and when she activates levels, and when her partner does', async () => {
    const sees = seesOrLoadsAgain();
    await activateLevels(page, site, sees);
    await seesInWallet(wallet, 0, 345_00, site);
    await activateLevels(atBens, site, sees);
    await seesInWallet(wallet, 155_00, 345_00, site);
  });

  await test.step('100 dollars are withdrawn, held and paid', async () => {
    const held = wallet.getByRole('heading', { name: site.BOOK_NAMES.held, exact: true });
    await withdrawHundred(page, site);
    await seesInWallet(wallet, 55_00, 345_00, site);
    await expect(held).toBeVisible();
    await payWithdrawal(atOlgas, ada, 'Paid in test coins', site);
    await expect(held).toBeHidden();
    await expect(page.getByText('Paid in test coins', { exact: true })).toBeVisible();
    await expect(withdrawalRow(page)).toContainText(site.beingPaid);
    await recordPayout(atOlgas, ada, 'tx 1a2b', site);
    await expect(withdrawalRow(page)).toContainText('tx 1a2b');
    expect(loads).toBe(0);
  });

  await seesStatement(page, site);
  await seesTotalsOfZero(atOlgas, site);

  await test.step('a proof that was stored past the client is not opened, and the console goes on', async () => {
    await depositWithProof(page, site);
    await storeBombs();
    await atOlgas.goto(site.at('/operator/'));
    await openRequest(atOlgas, ada.username, site);
    await expect(atOlgas.getByText(site.unreadableSentence('too-many-pixels'))).toBeVisible();
    await expect(atOlgas.locator('img[src^="blob:"]')).toHaveCount(0);
    const { label, verb, what } = site.queueText;
    const deposit = what.deposit(site.usd(500_00), ada.username);
    await atOlgas.getByRole('button', { name: label(verb.refuse, deposit) }).click();
    await expect(atOlgas.getByRole('dialog', { name: site.decisionText.title.refuse })).toBeVisible();
  });

  await test.step('Ada logs out, and a mailed link sets a new password', async () => {
    await wallet.close();
    await logOut(page, site);
    await askForReset(page, ada.email, site);
    await page.goto(site.at(await mailedLink(ada.email, 'PASSWORD_RESET')));
    const changed = { ...ada, password: `${ada.password}, and one more` };
    await setNewPassword(page, changed.password, site);
    await logIn(page, changed, site);
  });
});
