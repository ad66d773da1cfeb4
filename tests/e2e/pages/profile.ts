import { expect, type Locator, type Page } from '@playwright/test';
import { ENGLISH } from '#tests/e2e/words/words.ts';

/** Opens one of the folded parts of the profile, unless a link has. @returns that part */
export async function openSetting(page: Page, title: string, site = ENGLISH): Promise<Locator> {
  if (!page.url().includes('/dashboard/profile/')) await page.goto(site.at('/dashboard/profile/'));
  const setting = page.getByRole('group').filter({ has: page.getByText(title, { exact: true }) });
  if ((await setting.getAttribute('open')) === null) await setting.getByText(title, { exact: true }).click();
  await expect(setting).toHaveAttribute('open');
  return setting;
}

export async function typeNewPassword(setting: Locator, password: string): Promise<void> {
  await setting.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await setting.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await setting.getByRole('button', { name: 'Change the password' }).click();
}

/** Lets so much time pass that the owner has to log in again. The page's clock has to be installed. */
export const letTimePass = (page: Page) => page.clock.fastForward('06:00');
