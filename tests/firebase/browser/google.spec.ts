import { expect } from '@playwright/test';
import { answerForGoogle, openWindow, signInAgainAs, signInAs } from './pages/google.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

test.beforeEach(async ({ context, admitted }) => {
  await answerForGoogle(context, admitted);
});

test('the first sign-in with Google asks for the missing details; the next one is a log-in', async ({
  page,
}) => {
  const grace = newPerson('Grace');
  await page.goto('/login/?ref=tessera&next=/dashboard/profile/');
  await signInAs(page, { email: grace.email, name: 'Grace Hopper' });

  await expect(page.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${grace.email}`)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper');

  // Other pages lead back to the form until it is complete.
  await page.goto('/dashboard/');
  await expect(page).toHaveURL(/\/register\//);
  await page.goto('/register/?ref=tessera&next=/dashboard/profile/');
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(grace.username);
  await page.getByRole('checkbox', { name: 'Yes, this is my upline' }).check();
  await page.getByRole('button', { name: 'Finish the account' }).click();
  await expect(page).toHaveURL('/dashboard/profile/');
  await expect(page.getByText(grace.username).first()).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).last().click();
  await expect(page).toHaveURL('/');
  await page.goto('/login/');
  await signInAgainAs(page, grace.email);
  await expect(page).toHaveURL('/dashboard/');
});

test('a closed Google window gets a message, and another one opens', async ({ page }) => {
  await page.goto('/login/');
  await (await openWindow(page)).close();
  await expect(page.getByText('The Google window was closed before you were signed in.')).toBeVisible({
    timeout: 30_000,
  });
  await signInAs(page, { email: newPerson('Grace').email, name: 'Grace' });
  await expect(page.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
});

test('a blocked window gets a message that says how to allow it', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Log in with Google' }).click();
  await expect(page.getByText('The browser blocked the Google window.')).toBeVisible();
});
