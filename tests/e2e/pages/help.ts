import type { Page } from '@playwright/test';

/** Opens the help where a member writes to the operators. The answers to what members ask come before it. */
export async function openMessages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help', exact: true }).first().click();
  await page.getByRole('button', { name: 'Write to the operators' }).click();
}
