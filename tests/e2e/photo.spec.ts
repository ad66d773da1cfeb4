import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './pages/axe.ts';
import { phonePicture, square } from './pages/pictures.ts';
import { openSetting } from './pages/profile.ts';
import { storedPictures } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

memberTest(
  'a member shows a photo, replaces it, has it in the own data, and takes it away',
  async ({ page }) => {
    await page.goto('/dashboard/profile/');
    await expect(page.getByRole('img', { name: /Default picture of Ada Test/ })).toBeVisible();
    const photo = page.getByRole('img', { name: 'Photo of Ada Test' });
    const dialog = page.getByRole('dialog', { name: 'Your photo' });

    await test.step('a square of at most 256 pixels, without what the camera added', async () => {
      await page.getByRole('button', { name: 'Add a photo' }).click();
      const taken = await phonePicture();
      await dialog.getByLabel('Choose a picture').setInputFiles({
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: taken,
      });
      await expect(dialog.getByRole('img', { name: 'Preview of me.jpg' })).toBeVisible();
      await expectNoFindings(page);
      await dialog.getByRole('button', { name: 'Use this photo' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('This is your photo now.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Replace the photo' })).toBeFocused();
      await expect(photo).toHaveJSProperty('naturalWidth', 256);
      const [kept] = await storedPictures(page, 'photos');
      expect(kept?.toString('latin1')).not.toContain('Secret');
      expect(await sharp(kept).metadata()).toMatchObject({ width: 256, height: 256 });
      expect(kept?.length).toBeLessThanOrEqual(50_000);
      await expectNoFindings(page);
    });

    await test.step('replaced, and shown in another tab', async () => {
      const other = await page.context().newPage();
      await other.goto('/dashboard/profile/');
      await page.getByRole('button', { name: 'Replace the photo' }).click();
      const buffer = await sharp(await square('#208040'))
        .resize(100, 80)
        .png()
        .toBuffer();
      await dialog
        .getByLabel('Choose a picture')
        .setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer });
      await dialog.getByRole('button', { name: 'Use this photo' }).click();
      await expect(page.getByText('This is your photo now.')).toBeVisible();
      await expect(other.getByRole('img', { name: 'Photo of Ada Test' })).toHaveJSProperty(
        'naturalWidth',
        80,
      );
      await other.close();
    });

    await test.step('in the file with one’s own data', async () => {
      const setting = await openSetting(page, 'Download your data');
      const download = page.waitForEvent('download');
      await setting.getByRole('button', { name: 'Download my data' }).click();
      const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(data).toMatchObject({ proofs: [], postings: [] });
      const [, base64] = data.photo.split(',');
      expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 80, height: 80 });
    });

    await test.step('taken away, the default picture is back', async () => {
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove the photo' }).click();
      await expect(page.getByRole('img', { name: /Default picture of Ada Test/ })).toBeVisible();
      expect(await storedPictures(page, 'photos')).toEqual([]);
    });
  },
);
