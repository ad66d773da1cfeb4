import { expect, type Page } from '@playwright/test';
import { ADA } from '#tests/e2e/people.ts';

/** What everybody types who is to have an account. */
export async function fillInPerson(page: Page, person = ADA): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(person.username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(person.password);
}

/** Unfolds what an account can do without, or folds it. */
export const openOptional = (page: Page): Promise<void> => page.getByText('Phone and country').click();

/** Opens the registration by a referral link and fills it in. */
export async function fillRegistration(page: Page, person = ADA, next = ''): Promise<void> {
  await page.goto(`/register/?ref=tessera${next && `&next=${encodeURIComponent(next)}`}`);
  await fillInPerson(page, person);
  await page.getByRole('checkbox', { name: 'Yes, this is my upline' }).check();
}

/** Registers through the form, as a new visitor does, and ends signed in, in the members' area. */
export async function register(page: Page, person = ADA, next = ''): Promise<void> {
  await fillRegistration(page, person, next);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
}

export async function logIn(page: Page, person = ADA): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
}

/** Opens the menu behind the member's picture. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
}

export async function openHelp(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Help' }).click();
}

export async function logOut(page: Page): Promise<void> {
  // The operators' console has no account menu.
  const isConsole = new URL(page.url()).pathname.startsWith('/operator/');
  // A screen that comes takes the focus, which closes the menu.
  await expect(async () => {
    if (!isConsole) await openAccountMenu(page);
    await page.getByRole('button', { name: 'Log out' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL('/#logged-out');
}
