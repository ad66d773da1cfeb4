import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { logOut, register } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { followMail } from './pages/mailed-links.ts';
import { openSetting } from './pages/profile.ts';
import { addSecondFactor, answerWithCode, givePassword } from './pages/second-factor.ts';
import { expectToFit } from './pages/width.ts';
import { ADA } from './people.ts';
import { test } from './test.ts';

test('a second factor is added, asked for, replaced by a recovery code and removed', async ({ page }) => {
  await register(page);

  await test.step('not before the address is verified', async () => {
    const setting = await openSetting(page, 'Second factor');
    await setting.getByRole('button', { name: 'Set up a second factor' }).click();
    await expect(setting.getByRole('alert')).toContainText('Verify your e-mail address first');
    await followMail(page, ADA.email, 'Verify your e-mail address');
    await page.getByRole('button').first().click();
    await expect(page.getByText(/verified|verificat/i).first()).toBeVisible();
  });

  const app = await addSecondFactor(page);
  const codes = await test.step('recovery codes are shown, and saved as a file', async () => {
    const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    const shown = await list.allTextContents();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a text file' }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    expect(saved.trim().split('\n')).toEqual(shown);
    await expectToFit(page, 'recovery codes');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    return shown;
  });
  await logOut(page);

  const used = app.code();
  await test.step('a log-in asks for a code, and says what is wrong with one', async () => {
    await givePassword(page, ADA);
    await expectToFit(page, 'the step after the password');
    await expectNoFindings(page);
    await answerWithCode(page, '12345');
    await expect(page.getByRole('alert')).toContainText('A code has six digits.');
    await answerWithCode(page, used);
    await expect(page).toHaveURL('/dashboard/');
    await logOut(page);
  });

  await test.step('a code that was used is refused', async () => {
    await givePassword(page, ADA);
    await answerWithCode(page, used);
    await expect(page.getByRole('alert')).toContainText('it was used already');
  });

  await test.step('a recovery code signs in instead, and then the owner removes the factor', async () => {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Use the recovery code' }).click();
    await expect(page).toHaveURL('/dashboard/');
    const setting = await openSetting(page, 'Second factor');
    await expect(setting.getByText('9 recovery codes are left.')).toBeVisible();
    await setting.getByRole('button', { name: 'Remove the second factor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(setting.getByText('This account has none.')).toBeVisible();
  });
});
