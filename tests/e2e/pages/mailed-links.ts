import { expect, type Page } from '@playwright/test';
import { ENGLISH } from '#tests/e2e/words/words.ts';
import { fillIn } from './field.ts';

/** Opens the newest mail with this subject in the embedded backend's outbox, and follows its link. */
export async function followMail(page: Page, to: string, subject: string, site = ENGLISH): Promise<void> {
  await page.goto(site.at('/account/outbox/'));
  const mail = page.getByRole('article', { name: subject }).filter({ hasText: to }).first();
  await mail.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${site.at('/account/action/')}\\?`));
}

/** On the page of the mailed link. */
export async function verifyAddress(page: Page, site = ENGLISH): Promise<void> {
  const { button, doneTitle } = site.emailActionText.verify;
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: doneTitle })).toBeVisible();
}

/** Ends on the answer, which is the same for every address. */
export async function askForReset(page: Page, email: string, site = ENGLISH): Promise<void> {
  const { form, sentTitle, outboxTitle } = site.forgottenPasswordText;
  await page.goto(site.at('/login/forgetpassword/'));
  await fillIn(page.getByLabel(form.fields.email.label), email);
  await page.getByRole('button', { name: form.submit }).click();
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading(sentTitle).or(heading(outboxTitle))).toBeVisible();
}

/** On the page of the mailed link. Ends on the log-in page. */
export async function setNewPassword(page: Page, password: string, site = ENGLISH): Promise<void> {
  const { fields, submit } = site.emailActionText.reset;
  await fillIn(page.getByRole('textbox', { name: fields.password.label, exact: true }), password);
  await fillIn(page.getByRole('textbox', { name: fields.confirmPassword.label }), password);
  await page.getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL(site.at('/login/#password-changed'));
}
