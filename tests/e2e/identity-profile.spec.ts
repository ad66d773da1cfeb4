import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fillRegistration, logIn, logOut, register } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { letTimePass, openSetting, typeNewPassword } from './pages/profile.ts';
import { ADA } from './people.ts';
import { memberTest, test } from './test.ts';

const FIRST_PASSWORD = 'lanterns above the harbour';
const NEW_PASSWORD = 'lanterns along the canal';

memberTest(
  'a member edits the details, downloads what the site holds, and sees where one is signed in',
  async ({ page, context }) => {
    await test.step('a member edits the details', async () => {
      const other = await context.newPage();
      await other.goto('/dashboard/profile/');
      const setting = await openSetting(page, 'Edit your details');
      await setting.getByLabel('First name').fill('Augusta');
      await setting.getByLabel('Phone number').fill('06 1234');
      await setting.getByRole('button', { name: 'Save the details' }).click();
      await expect(setting.getByRole('alert')).toContainText('Begin the phone number with +');
      await expect(setting.getByLabel('First name')).toHaveValue('Augusta');
      await setting.getByLabel('Phone number').fill('+39 06 1234 5678');
      await setting.getByLabel('Country').selectOption('IT');
      await setting.getByRole('button', { name: 'Save the details' }).press('Enter');
      await expect(setting.getByRole('status')).toHaveText('Your details are saved.');
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { name: 'Augusta Test' })).toBeVisible();
        await expect(tab.getByText('+390612345678')).toBeVisible();
      }
    });

    await test.step('a member downloads what the site holds of them', async () => {
      const setting = await openSetting(page, 'Download your data');
      const download = page.waitForEvent('download');
      await setting.getByRole('button', { name: 'Download my data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^tessera-my-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(data).toMatchObject({ account: { email: ADA.email, username: ADA.username }, deposits: [] });
      await expect(setting.getByRole('status')).toContainText('handed to your browser');
    });

    await test.step('the profile lists where one is signed in, and says why there are no push messages', async () => {
      const sessions = await openSetting(page, 'Where you are signed in');
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await expect(sessions.getByRole('listitem')).toContainText(/ on .*Since .*This browser/s);
      await expect(sessions.getByRole('button')).toHaveCount(0);
      const push = await openSetting(page, 'Push messages');
      await expect(push.getByText('Push messages need a server that sends them.')).toBeVisible();
      await expect(push.getByRole('button')).toHaveCount(0);
    });
  },
);

test('a member changes the password, after a while with the present one: the old one fails, the new one works', async ({
  page,
}) => {
  await page.clock.install();
  await register(page);
  const setting = await openSetting(page, 'Change your password');
  await typeNewPassword(setting, FIRST_PASSWORD);
  await expect(setting.getByRole('status')).toContainText('Your password is changed.');
  await letTimePass(page);
  await typeNewPassword(setting, NEW_PASSWORD);

  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const present = dialog.getByRole('textbox', { name: 'Present password' });
  await expect(present).toBeFocused();
  await test.step('an owner who declines loses nothing', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(setting.getByRole('alert')).toContainText('You signed in a while ago');
    await expect(setting.getByRole('textbox', { name: 'Confirm new password' })).toHaveValue(NEW_PASSWORD);
    await expectNoFindings(page);
    await setting.getByRole('button', { name: 'Change the password' }).press('Enter');
  });

  await present.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is not the password of this account.');
  await expectNoFindings(page);
  await present.fill(FIRST_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(setting.getByRole('status')).toContainText('Your password is changed.');
  await expect(dialog).toHaveCount(0);
  await expect(setting.getByRole('button', { name: 'Change the password' })).toBeFocused();

  await logOut(page);
  await page.goto('/login/');
  await page.getByLabel('E-mail').fill(ADA.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toBeVisible();
  await logIn(page, { ...ADA, password: NEW_PASSWORD });
});

test('a deleted account cannot log in, and its username stays taken', async ({ page, context }) => {
  await page.clock.install();
  await register(page);
  const other = await context.newPage();
  await other.goto('/dashboard/');
  const setting = await openSetting(page, 'Delete your account');
  await setting.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account for good?' });
  await expect(dialog).toContainText('What the ledger has posted stays');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Keep the account' }).click();
  await expect(dialog).toHaveCount(0);

  await letTimePass(page);
  await setting.getByRole('button', { name: 'Delete the account' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByRole('textbox', { name: 'Present password' }).fill(ADA.password);
  await question.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL('/login/#account-deleted');
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(other).toHaveURL('/#logged-out');
  await page.getByLabel('E-mail').fill(ADA.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADA.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toBeVisible();

  await fillRegistration(page);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('alert')).toContainText('Another member has this username');
});
