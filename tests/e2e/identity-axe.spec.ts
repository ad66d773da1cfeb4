import { expect } from '@playwright/test';
import { openAccountMenu, register } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { followMail } from './pages/outbox.ts';
import { letTimePass, openSetting, typeNewPassword } from './pages/profile.ts';
import { ADA } from './people.ts';
import { test } from './test.ts';

const NEW = 'ada.new@members.example';

test.describe('axe finds nothing', () => {
  test('in what a guest sees', async ({ page }) => {
    await page.goto('/login/?ref=nobody_here');
    await page.getByRole('button', { name: 'Try it as a guest' }).click();
    await expect(page.getByRole('button', { name: 'Go on without it' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Go on without it' }).click();
    await expect(page).toHaveURL('/dashboard/');
    await page.goto('/dashboard/profile/');
    await expect(page.getByText('You are a guest')).toBeVisible();
    await expectNoFindings(page);
    await openAccountMenu(page);
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Make it a full account' }).click();
    await expect(page.getByText('Your upline stays tessera.')).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Make it a full account' }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    await expectNoFindings(page);
  });

  test('in the parts of the profile, its dialogs, and the pages behind the mails', async ({ page }) => {
    await page.clock.install();
    await register(page);
    await page.goto('/dashboard/profile/');
    for (const title of ['Edit your details', 'Download your data', 'Delete your account']) {
      await openSetting(page, title);
    }
    const email = await openSetting(page, 'Change your e-mail');
    await email.getByLabel('New e-mail').fill(NEW);
    await email.getByRole('button', { name: 'Send the link' }).click();
    await expect(email.getByRole('status')).toContainText(NEW);
    const password = await openSetting(page, 'Change your password');
    await typeNewPassword(password, 'short');
    await expect(password.getByRole('alert')).toBeVisible();
    await expectNoFindings(page);

    await page.getByRole('button', { name: 'Delete the account' }).click();
    await expectNoFindings(page);
    await letTimePass(page);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Enter the password of this account.').first()).toBeVisible();
    await expectNoFindings(page);

    await followMail(page, NEW, 'Confirm your new e-mail address');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
    await expectNoFindings(page);
    await followMail(page, ADA.email, 'Your e-mail address was changed');
    await expect(page.getByRole('button', { name: 'Put the address back' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Put the address back' }).click();
    await page.getByRole('button', { name: 'Send me a link for a new password' }).click();
    await expect(page.getByText('A link is on its way')).toBeVisible();
    await expectNoFindings(page);
  });
});
