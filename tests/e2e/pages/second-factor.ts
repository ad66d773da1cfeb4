import { expect, type Page } from '@playwright/test';
import { type Authenticator, openAuthenticator } from '#tests/contract/authenticator.ts';
import { ENGLISH } from '#tests/e2e/words/words.ts';
import { giveCredentials } from './auth.ts';
import { fillIn } from './field.ts';
import { openSetting } from './profile.ts';
import { readQrCode } from './qr-code.ts';

/**
 * In the profile: adds a second factor by the app that scans the QR code, up to where the site says that it is there.
 * @returns the app
 */
export async function addSecondFactor(page: Page, site = ENGLISH): Promise<Authenticator> {
  const { begin, qrTitle, form, added } = site.securityText;
  const setting = await openSetting(page, site.accountSettingsText.secondFactor, site);
  await setting.getByRole('button', { name: begin }).click();
  const picture = setting.getByRole('img', { name: qrTitle });
  await expect(picture).toBeVisible();
  const uri = new URL((await readQrCode(picture)) ?? '');
  const secret = uri.searchParams.get('secret') ?? '';
  await expect(setting.getByText(secret.replaceAll(/.{4}(?=.)/g, '$& '))).toBeVisible();
  const app = openAuthenticator(secret, Date.now);
  await giveCode(page, form.fields.code.label, app.code(), form.submit);
  await expect(setting.getByText(added)).toBeVisible();
  return app;
}

/** Types a code as apps show it: in two groups. */
async function giveCode(page: Page, label: string, code: string, button: string): Promise<void> {
  await fillIn(page.getByLabel(label, { exact: true }), `${code.slice(0, 3)} ${code.slice(3)}`);
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
  await giveCredentials(page, person);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
}
