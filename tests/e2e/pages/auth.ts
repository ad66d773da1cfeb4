import { expect, type Locator, type Page } from '@playwright/test';
import { ADA } from '#tests/e2e/people.ts';
import { ENGLISH } from '#tests/e2e/words/words.ts';
import { fillIn } from './field.ts';

/** What everybody types who is to have an account. */
export async function fillInPerson(page: Page, person = ADA, site = ENGLISH): Promise<void> {
  const { firstName, lastName } = site.DETAILS_FIELDS;
  const { email, username, password, confirmPassword } = site.registerText.form.fields;
  await fillIn(page.getByLabel(firstName.label, { exact: true }), person.firstName);
  await fillIn(page.getByLabel(lastName.label, { exact: true }), person.lastName);
  await fillIn(page.getByLabel(email.label), person.email);
  await fillIn(page.getByRole('textbox', { name: username.label, exact: true }), person.username);
  await fillIn(page.getByRole('textbox', { name: password.label, exact: true }), person.password);
  await fillIn(page.getByRole('textbox', { name: confirmPassword.label }), person.password);
}

/** Unfolds what an account can do without, or folds it. */
export const openOptional = (page: Page): Promise<void> => page.getByText('Phone and country').click();

/** Opens the registration by a referral link and fills it in. */
export async function fillRegistration(
  page: Page,
  person = ADA,
  { next = '', upline = 'tessera', site = ENGLISH } = {},
): Promise<void> {
  await page.goto(site.at(`/register/?ref=${upline}${next && `&next=${encodeURIComponent(next)}`}`));
  await fillInPerson(page, person, site);
  const { uplineConfirmed } = site.registerText.form.fields;
  await page.getByRole('checkbox', { name: uplineConfirmed.label }).check();
}

/** Registers through the form, as a new visitor does, and ends signed in, in the members' area. */
export async function register(
  page: Page,
  person = ADA,
  options: { next?: string; upline?: string; site?: typeof ENGLISH } = {},
): Promise<void> {
  await fillRegistration(page, person, options);
  const { site = ENGLISH } = options;
  await page.getByRole('button', { name: site.registerText.form.submit }).click();
  await page.waitForURL(/\/dashboard\//);
}

/** On the log-in page. */
export async function giveCredentials(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  site = ENGLISH,
): Promise<void> {
  const { fields, submit } = site.logInText.form;
  await fillIn(page.getByLabel(fields.email.label), email);
  await fillIn(page.getByRole('textbox', { name: fields.password.label }), password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

export async function logIn(page: Page, person = ADA, site = ENGLISH): Promise<void> {
  await giveCredentials(page, person, site);
  await page.waitForURL(/\/dashboard\//);
}

const accountButton = (page: Page, site = ENGLISH): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${site.frameWords.account}`) });

/** Opens the menu behind the member's picture. */
export const openAccountMenu = (page: Page, site = ENGLISH): Promise<void> =>
  accountButton(page, site).click();

export async function openHelp(page: Page, site = ENGLISH): Promise<void> {
  await openAccountMenu(page, site);
  await page.getByRole('button', { name: site.frameWords.help }).click();
}

/** Opens the help where a member writes to the operators. The answers to what members ask come before it. */
export async function openMessages(page: Page): Promise<void> {
  await openHelp(page);
  await page.getByRole('button', { name: 'Write to the operators' }).click();
}

export async function logOut(page: Page, site = ENGLISH): Promise<void> {
  const loggedOut = site.at('/#logged-out');
  // The operators' console has no account menu.
  const isConsole = new URL(page.url()).pathname.startsWith(site.at('/operator/'));
  // A screen that comes takes the focus, which closes the menu. On a slow machine a press may be answered late.
  await expect(async () => {
    if (page.url().endsWith(loggedOut)) return;
    if (!isConsole) await accountButton(page, site).click({ timeout: 2_000 });
    await page
      .getByRole('button', { name: site.frameWords.logOut, exact: true })
      .click({ timeout: 2_000, noWaitAfter: true });
    await page.waitForURL(loggedOut, { timeout: 10_000 });
  }).toPass();
}
