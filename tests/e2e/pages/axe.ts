import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of the page as it is now, once all of it has loaded: what is further down loads when it is seen. */
export async function expectNoFindings(page: Page): Promise<void> {
  const waiting = page.locator('.skeleton');
  await expect(async () => {
    for (const each of await waiting.all()) await each.scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await waiting.count()).toBe(0);
  }).toPass({ timeout: 15_000 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}
