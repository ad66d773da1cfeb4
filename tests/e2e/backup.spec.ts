import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Download, expect } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { seedPostings } from './pages/stored.ts';
import { memberTest } from './test.ts';

/** The file with another first name, and the checksum that belongs to it: anyone can write one. */
async function withNameOf(file: Download, firstName: unknown): Promise<Buffer> {
  const content = JSON.parse(await readFile(await file.path(), 'utf8'));
  content.stores.accounts[0].value.firstName = firstName;
  content.sha256 = createHash('sha256').update(JSON.stringify(content.stores)).digest('hex');
  return Buffer.from(JSON.stringify(content));
}

const CREDIT = {
  id: 'credit',
  kind: 'credit',
  from: 'external',
  to: 'locked:own',
  amount: 300_00,
  at: Date.UTC(2026, 0, 10, 12),
  subject: 'deposit',
};

memberTest(
  'a browser’s community is saved as a file, and takes the place of another one',
  async ({ page }) => {
    await page.goto('/dashboard/');
    await seedPostings(page, [CREDIT]);
    await page.goto('/ledger/');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('This browser sees this ledger for the first time.')).toBeVisible();
    await page.goto('/account/backup/');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tessera-community-\d{4}-\d\d-\d\d\.json$/);
    await expect(page.getByText('The file is saved.')).toBeVisible();

    await page.getByLabel('Choose a file').setInputFiles({
      name: 'notes.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await expect(page.getByRole('alert')).toContainText('This is no file that this page has saved.');
    await expectNoFindings(page);

    const name = 'changed.json';
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: await withNameOf(file, { a: 1 }) });
    await expect(page.getByRole('alert')).toHaveText(
      'The file holds a value that this site would not have stored. It is in accounts: firstName. Nothing here was changed.',
    );

    await page.getByLabel('Choose a file').setInputFiles(await file.path());
    await expect(page.getByText(/^The file is sound: 1 account and 1 posting/)).toBeVisible();
    await page.getByRole('button', { name: 'Replace everything here' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Keep what is here' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete and replace' }).click();
    await expect(page.getByRole('heading', { name: 'The file is loaded' })).toBeFocused();
    await expectNoFindings(page);
    // Another ledger: what was seen of the one before says nothing about it.
    await page.goto('/ledger/');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('This browser sees this ledger for the first time.')).toBeVisible();
    await page.goto('/dashboard/');
    await expect(page).toHaveURL(/\/register\//);
  },
);
