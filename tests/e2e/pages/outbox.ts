import { expect, type Page } from '@playwright/test';

/** Opens the newest mail with this subject in the embedded backend's outbox, and follows its link. */
export async function followMail(page: Page, to: string, subject: string): Promise<void> {
  await page.goto('/account/outbox/');
  const mail = page.getByRole('article', { name: subject }).filter({ hasText: to }).first();
  await mail.getByRole('link').click();
  await expect(page).toHaveURL(/\/account\/action\//);
}
