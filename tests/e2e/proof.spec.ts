import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit, depositHistory, openProof } from './pages/deposit.ts';
import { bomb, noise, phonePicture, square } from './pages/pictures.ts';
import { refuseDeposits, storedPictures } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

async function openPayment(page: Page): Promise<Locator> {
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
  return openProof(page);
}

const checkout = (page: Page) => page.getByRole('region', { name: 'Checkout' });

memberTest(
  'a proof is looked at, uploaded without what the camera added, seen again and replaced',
  async ({ page }) => {
    const section = await openPayment(page);
    const input = section.getByLabel('Choose a picture');

    await test.step('the preview is what is kept, and nothing is kept before it is sent', async () => {
      const taken = await phonePicture();
      expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Secret');
      await input.setInputFiles(file('phone.jpg', taken));
      await expect(section.getByRole('img', { name: 'Preview of phone.jpg' })).toBeVisible();
      expect(await storedPictures(page, 'proofs')).toEqual([]);
      await expectNoFindings(page);
    });

    await test.step('by the keyboard', async () => {
      await input.focus();
      await page.keyboard.press('Tab');
      await expect(section.getByRole('button', { name: 'Upload the proof' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(section.getByText('The proof was uploaded.')).toBeVisible();
      await expect(section.getByLabel('Choose another picture')).toBeFocused();
      await expect(checkout(page).getByRole('status').first()).toHaveText('Pending Proof received');
    });

    await test.step('upright, small, and with nothing of where and when it was taken', async () => {
      const [kept] = await storedPictures(page, 'proofs');
      expect(kept?.length).toBeLessThanOrEqual(300_000);
      const text = kept?.toString('latin1') ?? '';
      for (const trace of ['Secret', 'Exif', 'EXIF', 'GPS', 'http:']) expect(text).not.toContain(trace);
      const { width, height, exif, orientation } = await sharp(kept).metadata();
      expect({ width, height, exif, orientation }).toEqual({
        width: 960,
        height: 1600,
        exif: undefined,
        orientation: undefined,
      });
      // What lay left in the file is above in the picture.
      const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => [...data.subarray((y * 960 + x) * 3, (y * 960 + x) * 3 + 3)];
      const [[red, , blueOfRed], [redOfBlue, , blue]] = [at(480, 200), at(480, 1400)];
      expect((red ?? 0) - (blueOfRed ?? 0)).toBeGreaterThan(100);
      expect((blue ?? 0) - (redOfBlue ?? 0)).toBeGreaterThan(80);
    });

    await test.step('from the history it is seen again, and another one takes its place', async () => {
      await depositHistory(page)
        .getByRole('button', { name: /View the proof/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Proof of payment' });
      const shown = dialog.getByRole('img', { name: 'Proof of payment, as it was uploaded' });
      await expect(shown).toBeVisible();
      await dialog
        .getByLabel('Choose another picture')
        .setInputFiles(file('other.png', await square('#208040'), 'image/png'));
      await dialog.getByRole('button', { name: 'Upload the proof' }).click();
      await expect(dialog.getByText('The proof was uploaded.')).toBeVisible();
      await expect(shown).toHaveJSProperty('naturalWidth', 400);
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await expect(depositHistory(page).getByRole('button', { name: /View the proof/ })).toBeFocused();
      expect((await storedPictures(page, 'proofs')).length).toBe(1);
    });

    await test.step('once the deposit is decided, it is only looked at, and the note is there', async () => {
      await refuseDeposits(page, 'No such payment on the network.');
      await page.reload();
      await expect(checkout(page)).toContainText('Refused Nothing was added to your account.');
      await expect(checkout(page)).toContainText('Operator’s note: No such payment on the network.');
      await depositHistory(page)
        .getByRole('button', { name: /View the proof/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Proof of payment' });
      await expect(dialog.getByRole('img')).toBeVisible();
      await expect(dialog.getByText('its proof is final')).toBeVisible();
      await expect(dialog.locator('input[type=file]')).toHaveCount(0);
    });
  },
);

memberTest(
  'on a phone, what is no picture, too large, or unfolds into too much is refused, and what was done comes into view',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const section = await openPayment(page);
    const input = section.getByLabel('Choose a picture');
    await expect(input).toBeInViewport();

    await input.setInputFiles(file('invoice.png', Buffer.from('%PDF-1.7 not a picture at all'), 'image/png'));
    await expect(section.getByRole('alert')).toContainText('not a picture that can be read');
    await expect(section.getByRole('alert')).toContainText(
      'PNG, JPEG or WebP of at most 10 MB. Nothing was uploaded.',
    );
    await expectNoFindings(page);
    await input.setInputFiles(file('large.jpg', Buffer.alloc(10_000_001, 0xff)));
    await expect(section.getByRole('alert')).toContainText('too large');
    await input.setInputFiles(file('bomb.png', await bomb(), 'image/png'));
    await expect(section.getByRole('alert')).toContainText('too many pixels');
    const cut = (await square('#208040')).subarray(0, 200);
    await input.setInputFiles(file('broken.png', Buffer.concat([cut, Buffer.alloc(50)]), 'image/png'));
    await expect(section.getByRole('alert')).toContainText('not a picture that can be read');
    await expect(section.getByRole('button', { name: 'Upload the proof' })).toHaveCount(0);
    expect(await storedPictures(page, 'proofs')).toEqual([]);

    await input.setInputFiles(file('square.png', await square('#2f6f4f'), 'image/png'));
    await section.getByRole('button', { name: 'Upload the proof' }).click();
    await expect(section.getByText('The proof was uploaded.')).toBeInViewport();
  },
);

memberTest(
  'a dropped picture of noise becomes small enough, and is kept while the network is gone',
  async ({ page, context }) => {
    const section = await openPayment(page);
    const dropped = (await noise(4000, 3000)).toString('base64');
    expect(Buffer.from(dropped, 'base64').length).toBeGreaterThan(3_000_000);
    const transfer = await page.evaluateHandle(async (base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
      data.items.add(new File([bytes], 'noise.jpg', { type: 'image/jpeg' }));
      return data;
    }, dropped);
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await section
      .getByRole('group', { name: 'Drop a picture here' })
      .dispatchEvent('drop', { dataTransfer: transfer });
    await expect(section.getByRole('img', { name: 'Preview of noise.jpg' })).toBeVisible();

    // The same file is still there after a look at another step.
    await page.getByRole('button', { name: 'Make another deposit' }).click();
    await page.goBack();
    await expect(section.getByRole('img', { name: 'Preview of noise.jpg' })).toBeVisible();
    await section.getByRole('button', { name: 'Upload the proof' }).click();
    await expect(section.getByText('The proof was uploaded.')).toBeVisible();
    const [kept] = await storedPictures(page, 'proofs');
    expect(kept?.length).toBeLessThanOrEqual(300_000);
    expect(kept?.length).toBeGreaterThan(50_000);
  },
);
