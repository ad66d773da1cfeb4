import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Checks the page as it is now, by day and by night, once all of it has loaded: what is further down loads when seen. Under
 * reduced motion nothing of it moves.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const waiting = page.locator('.skeleton');
  await expect(async () => {
    for (const each of await waiting.all()) await each.scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await waiting.count()).toBe(0);
  }).toPass();
  // What appears after a while is waited for.
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => `${(effect as KeyframeEffect | null)?.target?.className}`),
    );
  await expect.poll(moving).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page })
      // Neither a frame of another origin nor what was found good is looked at: a quarter of the time.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    // By night only colours differ.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    expect((await axe.analyze()).violations, colorScheme).toEqual([]);
  }
}
