import { expect, type Page } from '@playwright/test';
import { type Authenticator, openAuthenticator } from '#tests/contract/authenticator.ts';
import { openSetting } from './profile.ts';
import { readQrCode } from './qr-code.ts';

/**
 * In the profile: adds a second factor by the app that scans the QR code, up to where the site says that it is there.
 * @returns the app
 */
export async function addSecondFactor(page: Page): Promise<Authenticator> {
  const setting = await openSetting(page, 'Second factor');
  await setting.getByRole('button', { name: 'Set up a second factor' }).click();
  const picture = setting.getByRole('img', { name: 'QR code for an authenticator app' });
  await expect(picture).toBeVisible();
  const uri = new URL((await readQrCode(picture)) ?? '');
  const secret = uri.searchParams.get('secret') ?? '';
  await expect(setting.getByText(secret.replaceAll(/.{4}(?=.)/g, '$& '))).toBeVisible();
  const app = openAuthenticator(secret, Date.now);
  await giveCode(page, 'First code', app.code(), 'Add the second factor');
  await expect(setting.getByText('The second factor is added.')).toBeVisible();
  return app;
}

/** Types a code as apps show it: in two groups. */
async function giveCode(page: Page, label: string, code: string, button: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: button }).click();
}

/** After the password: answers with a code. */
export const answerWithCode = (page: Page, code: string) => giveCode(page, 'Code', code, 'Confirm the code');

/** Gives the password on the log-in page, and is asked for the code. */
export async function givePassword(
  page: Page,
  person: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto('/login/');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
}
