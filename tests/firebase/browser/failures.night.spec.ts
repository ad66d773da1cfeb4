import { expect, type Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { logOut, register } from '#tests/e2e/pages/auth.ts';
import type { Person } from '#tests/e2e/people.ts';
import { FIRESTORE, PROJECT } from './environment.ts';
import { countMailsTo } from './mailbox.ts';
import { askForReset } from '#tests/e2e/pages/mailed-links.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

/** What a person sees, with the service's protection against enumeration on. */
const admin = getAuth(initializeApp({ projectId: PROJECT }, 'failures'));

async function tryToLogIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const problem = (page: Page) => page.getByRole('alert');

// By day the contract answers both alike.
test('a wrong password and an unknown address are answered alike', async ({ page }) => {
  const ada = newPerson('Ada');
  await register(page, ada);
  await logOut(page);
  const answers: unknown[] = [];
  for (const person of [{ ...ada, password: `not the ${ada.password}` }, newPerson('Nobody')]) {
    await tryToLogIn(page, person);
    await expect(problem(page).locator('..')).toBeFocused();
    await expect(problem(page)).toContainText('The e-mail or the password is not right.');
    answers.push(await problem(page).textContent());
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(person.password);
  }
  expect(answers[0]).toBe(answers[1]);
});

// By day the contract answers both alike.
test('a request for a new password does not reveal who has an account', async ({ page }) => {
  const ada = newPerson('Ada');
  const nobody = newPerson('Nobody');
  await register(page, ada);
  await logOut(page);
  const before = await countMailsTo(ada.email);
  const answers: unknown[] = [];
  for (const { email } of [ada, nobody]) {
    await askForReset(page, email);
    answers.push((await page.getByRole('main').textContent())?.replaceAll(email, '…'));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(await countMailsTo(ada.email)).toBe(before + 1);
  expect(await countMailsTo(nobody.email)).toBe(0);
});

test('a closed account gets a message, given the right password', async ({ page }) => {
  const ada = newPerson('Ada');
  await register(page, ada);
  await logOut(page);
  const { uid } = await admin.getUserByEmail(ada.email);
  await admin.updateUser(uid, { disabled: true });
  await tryToLogIn(page, ada);
  await expect(problem(page)).toContainText('This account is closed. Write to the operator');
  await expect(page).toHaveURL('/login/');
});

test('after too many attempts, the input stays and the page advises to wait', async ({ page }) => {
  // The emulator does not count attempts. This is the service's documented answer.
  const message =
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login' +
    ' attempts. You can immediately restore it by resetting your password or you can try again later.';
  await page.route('**/accounts:signInWithPassword?*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    }),
  );
  const ada = newPerson('Ada');
  await tryToLogIn(page, ada);
  await expect(problem(page)).toContainText(
    'There were too many attempts in a short time. Wait some minutes',
  );
  await expect(problem(page)).toContainText('auth/too-many-requests');
  await expect(page.getByLabel('E-mail')).toHaveValue(ada.email);
});

test('the log-in reports a lost network, and works once it is back', async ({ page, context }) => {
  const ada = newPerson('Ada');
  await register(page, ada);
  await logOut(page);
  await page.goto('/login/');
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ada.password);
  // Wait for the last script of the page.
  await expect(page.getByRole('button', { name: 'Log in with Google' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(problem(page)).toContainText('The network cannot be reached.');
  await expect(page.getByText('You are offline.')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/');
});

test('an open page says since when the server is silent, until it answers again', async ({ page }) => {
  await register(page, newPerson('Ada'));
  await page.goto('/dashboard/mywallet/');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  const lost = page.getByText(/No connection to the server since \d\d:\d\d: what you see may be out of date/);

  // Connections stay open, but get no answers.
  const thaw = Promise.withResolvers<void>();
  await page.route(`${FIRESTORE}/**`, async (route) => {
    await thaw.promise;
    await route.continue();
  });
  // The person returns to the page; otherwise it would ask within half a minute.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(lost).toBeVisible();

  thaw.resolve();
  await expect(lost).toBeHidden();
});
