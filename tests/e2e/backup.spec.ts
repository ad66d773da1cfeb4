import { expect } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { memberTest } from './test.ts';

memberTest(
  'a browser’s community is saved as a file, and takes the place of another one',
  async ({ page }) => {
    await page.goto('/ledger/');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('This browser sees this ledger for the first time.')).toBeVisible();
    await page.goto('/account/backup/');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tessera-community-\d{4}-\d\d-\d\d\.json$/);
    await expect(page.getByText('The file is saved.')).toBeVisible();

    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'notes.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await expect(page.getByRole('alert')).toContainText('This is no file that this page has saved.');
    await expectNoFindings(page);

    await page.getByLabel('File', { exact: true }).setInputFiles(await file.path());
    await expect(page.getByText(/^The file is sound: 1 account and 0 postings/)).toBeVisible();
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
