import type { Page } from '@playwright/test';
import { openHelp } from './auth.ts';

/** Opens the help where a member writes to the operators. The answers to what members ask come before it. */
export async function openMessages(page: Page): Promise<void> {
  await openHelp(page);
  await page.getByRole('button', { name: 'Write to the operators' }).click();
}
