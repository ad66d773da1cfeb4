import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** By night only colours differ. */
const RULES_OF_THE_DARK = ['color-contrast', 'link-in-text-block'];

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
    const found = await violations(page, colorScheme === 'dark' ? { runOnly: RULES_OF_THE_DARK } : {});
    expect(found, colorScheme).toEqual([]);
  }
}

/** Neither frames of other origins nor what was found good is looked at, and no style or film is fetched once more: half the time. */
async function violations(page: Page, options: RunOptions): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') };
    return (await axe.run({ ...rules, resultTypes: ['violations'], preload: false })).violations;
  }, options);
}
