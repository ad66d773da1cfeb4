import { expect, type Page } from '@playwright/test';
import { ENGLISH } from '#tests/e2e/words/words.ts';

/** Opens the newest mail with this subject in the embedded backend's outbox, and follows its link. */
export async function followMail(page: Page, to: string, subject: string, site = ENGLISH): Promise<void> {
  await page.goto(site.at('/account/outbox/'));
  const mail = page.getByRole('article', { name: subject }).filter({ hasText: to }).first();
  await mail.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${site.at('/account/action/')}\\?`));
}
