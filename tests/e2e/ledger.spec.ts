import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readInclusionProof } from '#domain/log/inclusion-proof.ts';
import { HOUR } from '#domain/time.ts';
import { expectNoFindings } from './pages/axe.ts';
import { readQrCode } from './pages/qr-code.ts';
import { inDatabase, type SeededPosting, seedPostings } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

const START = Date.UTC(2026, 0, 10, 12);

const STORY: readonly SeededPosting[] = Array.from({ length: 300 }, (_, nth) => ({
  id: `posting-${nth}`,
  kind: 'credit',
  from: 'external',
  to: 'locked:own',
  amount: 300_00 + nth,
  at: START + nth * HOUR,
  subject: `deposit-${nth}`,
}));

async function openLedger(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await seedPostings(page, STORY);
  await page.goto('/ledger/');
  await expect(page.getByRole('heading', { name: 'The newest entries' })).toBeVisible();
}

/** With the checkpoint as the QR code has it. */
async function compareOwnCheckpoint(page: Page): Promise<void> {
  await page.getByText('Compare checkpoints', { exact: true }).click();
  const line = await readQrCode(page.getByRole('img', { name: 'The checkpoint as a QR code' }));
  await expect(page.getByText(line ?? 'no code')).toBeVisible();
  await page.getByLabel('Another checkpoint').fill(line ?? '');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Both have the same 300 entries.')).toBeVisible();
}

const verify = (page: Page) => page.getByRole('button', { name: /^Verify/ }).click();

/** With the browser's developer tools. */
const changeAmount = (page: Page, sequence: number): Promise<void> =>
  inDatabase(
    page,
    async ({ store, done }, key) => {
      const { posting, ...record } = await done(store('postings').get(key));
      store('postings').put({ ...record, posting: { ...posting, amount: posting.amount + 1 } }, key);
    },
    sequence,
  );

memberTest(
  'the ledger verifies, remembers what it saw, proves a posting, and shows which entry was changed',
  async ({ page }) => {
    await test.step('the ledger verifies, and remembers what it saw', async () => {
      await openLedger(page);
      await expect(page.getByRole('row', { name: /^Members/ })).toContainText('$90,448.50');
      await expect(page.getByRole('row', { name: /^All together/ })).toContainText('$0.00');
      // The styles of tables are not on every public page.
      await expect(page.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
      await verify(page);
      await expect(page.getByText('All 300 entries were read, each in its place.')).toBeVisible();
      await expect(page.getByText('This browser sees this ledger for the first time.')).toBeVisible();
      await page.getByText('The figures as a table').click();
      await compareOwnCheckpoint(page);
      await expectNoFindings(page);

      await page.reload();
      await expect(page.getByText(/^This browser saw the ledger on/)).toBeVisible();
      await verify(page);
      await expect(page.getByText(/^Nothing has changed since .*: the 300 entries/)).toBeVisible();
      const cursor = page.getByRole('slider');
      await cursor.focus();
      await page.keyboard.press('Home');
      await expect(cursor).toHaveAttribute('aria-valuetext', /^21 Jan 2026: members hold /);
    });

    await test.step('a posting proves itself by a picture and a file', async () => {
      await page.goto('/dashboard/mywallet/');
      await page
        .getByRole('button', { name: /^Deposit credited × / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Deposit credited', exact: true }).first().click();
      await page.getByRole('button', { name: 'Ledger proof: Deposit credited' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ledger proof' });
      await expect(dialog.getByText('It is entry 300 of 300.')).toBeVisible();
      await expect(
        dialog.getByRole('img', { name: /^The posting gives a hash\. With \d more hashes/ }),
      ).toBeVisible();
      await expectNoFindings(page);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save the ledger proof' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('entry-300.tlog-proof');
      const proof = readInclusionProof(await readFile(await file.path(), 'utf8'));
      expect(proof).toMatchObject({ sequence: 300, postings: [{ id: 'posting-299' }] });
    });

    await test.step('the ledger shows which entry was changed', async () => {
      await changeAmount(page, 7);
      await page.goto('/ledger/');
      await verify(page);
      await expect(page.getByText(/^Entry 7 was changed/)).toBeVisible();
      await expectNoFindings(page);
    });
  },
);

test('before the first posting, a sample breaks where one of its entries is changed, and mends', async ({
  page,
}) => {
  await page.goto('/ledger/');
  const sample = page.getByRole('region', { name: 'Try it on a sample ledger' });
  await expect(sample.getByText('The programme’s own ledger is still empty.')).toBeVisible();
  const misfits = sample.getByRole('listitem').filter({ hasText: 'does not fit' });
  await expect(sample.getByText('All 9 entries lead to the root that was signed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Verify/ })).toBeHidden();

  await sample.getByRole('button', { name: 'Change one entry' }).focus();
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('status')).toContainText('Entry 3 was changed');
  await expect(misfits).toHaveCount(7);
  await expectNoFindings(page);

  // The same button, which keeps the focus.
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('status')).toContainText('It verifies');
  await expect(misfits).toHaveCount(0);

  await sample.getByRole('button', { name: 'Change $10.00' }).click();
  await expect(sample.getByRole('status')).toContainText('Entry 9 was changed');
  await expect(misfits).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ledger explains itself', async ({ page }) => {
    await page.goto('/ledger/');
    // Text selectors pass over <noscript>.
    await expect(page.locator('noscript .notice')).toContainText('the check need JavaScript');
    await expect(page.locator('noscript li')).toHaveCount(9);
    await page.getByRole('heading', { name: 'How it works, in detail' }).click();
    await expect(
      page.getByRole('heading', { name: 'What verifying shows, and what it does not' }),
    ).toBeVisible();
  });
});
