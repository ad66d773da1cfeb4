import { expect } from '@playwright/test';
import { observeScreen } from '#bench/support/screen-observer.mjs';
import { seedPostings } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

/** A fifth of what counts as good: 0.1. */
const MOST = 0.02;

/** What `observeScreen` puts into the page. */
interface ScreenCosts {
  readonly settledAt: number | null;
  readonly shifts: readonly { readonly value: number; readonly moved: readonly string[] }[];
}
declare const screenCosts: ScreenCosts;

memberTest('nothing moves while a screen comes', async ({ page }) => {
  await page.addInitScript(observeScreen);
  // The prices come when everything else is there.
  const painted = async () => {
    await page.getByRole('navigation', { name: 'Members’ area' }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
  await page.route('**/market/snapshot.json', async (route) => {
    // The test may have left the page by then.
    await painted().catch(() => undefined);
    await route.continue();
  });

  await page.goto('/dashboard/');
  await seedPostings(page, [
    {
      id: 'posting',
      kind: 'credit',
      from: 'external',
      to: 'earning:own',
      amount: 500_00,
      at: Date.UTC(2026, 0, 10),
      subject: 'a-deposit',
    },
  ]);

  for (const [path, width] of [
    ['/dashboard/mywallet/', 360],
    ['/dashboard/mywallet/', 1280],
    ['/dashboard/', 360],
    ['/dashboard/profile/', 768],
    ['/dashboard/withdraw/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.waitForFunction(() => screenCosts.settledAt);
    const { shifts } = await page.evaluate(() => screenCosts);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(shift, `${path} ${shifts.map(({ moved }) => moved.join(', ')).join('; ')}`).toBeLessThan(MOST);
  }
});

test('nothing moves on public pages when their scripts come late', async ({ page }) => {
  await page.addInitScript(observeScreen);
  await page.route(/\.js$/, async (route) => {
    await page
      .waitForFunction(() => document.querySelector('footer') && screenCosts.settledAt)
      .catch(() => undefined);
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, last] of [
    ['/ledger/', 'All 9 entries lead to the root that was signed.'],
    ['/maths/', 'Your guess: 50 of 100.'],
    ['/login/', 'See it from the operator’s side'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(last)).toBeVisible();
    const { shifts } = await page.evaluate(() => screenCosts);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(shift, `${path} ${shifts.map(({ moved }) => moved.join(', ')).join('; ')}`).toBeLessThan(MOST);
  }
});
