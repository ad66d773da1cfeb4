import { expect } from '@playwright/test';
import { asPicture, hostilePictures } from '#tests/support/hostile-pictures.ts';
import { logOut } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { depositHistory } from './pages/deposit.ts';
import { detail, enterAsOperator } from './pages/operator.ts';
import { square } from './pages/pictures.ts';
import { depositWithProof } from './pages/round.ts';
import { replacePictures } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

memberTest(
  'pictures that were stored past the client are not opened, and the pages say why',
  async ({ page }) => {
    const hostile = await hostilePictures();
    const bomb = hostile['a PNG bomb of 30,000 × 30,000 pixels'];
    const polyglot = hostile['a PNG with a web page behind it'];
    if (!bomb || !polyglot) throw new Error('No such picture');

    await depositWithProof(page);
    await page.goto('/dashboard/profile/');
    await page.getByRole('button', { name: 'Add a photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    await dialog
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await square('#208040') });
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    // For a moment the dialog says so too.
    await expect(page.getByText('This is your photo now.').first()).toBeVisible();

    await replacePictures(page, 'photos', asPicture(polyglot));
    await replacePictures(page, 'proofs', asPicture(bomb));
    await page.reload();
    const nothingDecoded = () => expect(page.locator('img[src^="blob:"]')).toHaveCount(0);

    await test.step('to the member, as the photo', async () => {
      await expect(page.getByText('Unreadable: its file holds more than a picture.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Replace the photo' })).toBeVisible();
      await nothingDecoded();
    });

    await test.step('to the member, as the proof', async () => {
      await page.goto('/dashboard/deposit/');
      await depositHistory(page)
        .getByRole('button', { name: /View the proof/ })
        .click();
      await expect(page.getByRole('dialog')).toContainText('Unreadable: it has too many pixels.');
      await nothingDecoded();
      await expectNoFindings(page);
    });

    await test.step('to the operator, whose console goes on', async () => {
      await page.keyboard.press('Escape');
      await logOut(page);
      await enterAsOperator(page);
      await expect(detail(page)).toContainText('Unreadable: it has too many pixels.');
      await expect(page.getByRole('button', { name: /^Enlarge the proof/ })).toHaveCount(0);
      await nothingDecoded();
      await expectNoFindings(page);
      await detail(page)
        .getByRole('button', { name: /^Refuse/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Refuse this request?' })).toBeVisible();
    });
  },
);
