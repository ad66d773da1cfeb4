import { expect, type Page } from '@playwright/test';

/** Ends on the answer, which is the same for every address. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/login/forgetpassword/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
}

export async function setNewPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
}
