import { expect } from '@playwright/test';
import { logIn, register } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { followMail } from './pages/mailed-links.ts';
import { openSetting } from './pages/profile.ts';
import { ADA } from './people.ts';
import { test } from './test.ts';

const NEW = 'ada.new@members.example';

test('a member changes the e-mail address by the mailed link, and undoes it by the mail to the old one', async ({
  page,
}) => {
  await register(page);

  await test.step('nothing changes before the link to the new address is used', async () => {
    const setting = await openSetting(page, 'Change your e-mail');
    await setting.getByLabel('New e-mail').fill(ADA.email);
    await setting.getByRole('button', { name: 'Send the link' }).click();
    await expect(setting.getByRole('alert')).toContainText('The account has this address already');
    await setting.getByLabel('New e-mail').fill(NEW);
    await setting.getByRole('button', { name: 'Send the link' }).click();
    await expect(setting.getByRole('status')).toContainText(`If no other account has the address ${NEW}`);
    await page.reload();
    await expect(page.getByText(ADA.email).first()).toBeVisible();
  });

  await test.step('one press, not on load, and the session ends', async () => {
    await followMail(page, NEW, 'Confirm your new e-mail address');
    await expect(page.getByRole('heading', { name: 'Confirm your new e-mail address' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeFocused();
    await expectNoFindings(page);
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page, { ...ADA, email: NEW });
  });

  await test.step('the used link says so', async () => {
    await followMail(page, NEW, 'Confirm your new e-mail address');
    await expect(page.getByRole('alert').filter({ hasText: 'used already' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await expect(page).toHaveURL('/dashboard/profile/');
    await expect(page.getByText(NEW).first()).toBeVisible();
  });

  await test.step('the old address undoes it, and then offers a new password', async () => {
    await followMail(page, ADA.email, 'Your e-mail address was changed');
    await expect(page.getByRole('button', { name: 'Put the address back' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Put the address back' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is back' })).toBeFocused();
    await page.getByRole('button', { name: 'Send me a link for a new password' }).click();
    await expect(page.getByText(`A link is on its way to ${ADA.email}`)).toBeVisible();
    await expectNoFindings(page);
    await followMail(page, ADA.email, 'Set a new password');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('lanterns along the canal');
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('lanterns along the canal');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page).toHaveURL(/\/login\//);
    await logIn(page, { ...ADA, password: 'lanterns along the canal' });
  });
});

test('a link that says nothing leads to the outbox and back to the log-in', async ({ page }) => {
  await page.goto('/account/action/');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the outbox' }).click();
  await expect(page.getByText('No mail yet')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
