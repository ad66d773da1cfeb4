import { expect, type Page } from '@playwright/test';
import { observeScreen } from '#bench/support/screen-observer.mjs';
import { seedPostings } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

/** What a report rounds to nothing. */
const MOST = 0.002;

/** What `observeScreen` puts into the page. */
interface ScreenCosts {
  readonly settledAt: number | null;
  readonly shifts: readonly { readonly value: number; readonly moved: readonly string[] }[];
}
declare const screenCosts: ScreenCosts;

/** A font that comes late moves lines where no font like it is installed. */
test.beforeEach(({ page }) => page.route(/\.woff2$/, (route) => route.abort()));

/** That nothing has moved on a page since it was opened. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { shifts } = await page.evaluate(() => screenCosts);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(shift, `${path} ${shifts.map(({ moved }) => moved.join(', ')).join('; ')}`).toBeLessThan(MOST);
}

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

  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/dashboard/');
  await page.waitForFunction(() => screenCosts.settledAt);
  await expectStill(page, 'the home of a member with nothing');
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
    await expectStill(page, path);
  }
});

test('nothing moves on public pages when their scripts come late', async ({ page }) => {
  await page.addInitScript(observeScreen);
  await page.route(/\.js$/, async (route) => {
    await page
      .waitForFunction(
        () =>
          document.querySelector('footer') && (screenCosts.settledAt || document.querySelector('.skeleton')),
      )
      .catch(() => undefined);
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, last] of [
    ['/ledger/', 'All 9 entries lead to the root that was signed.'],
    ['/maths/', 'Your guess: 50 of 100.'],
    ['/login/', 'See it from the operator’s side'],
    ['/account/outbox/', 'Back to log in'],
    ['/account/backup/', 'Back to log in'],
    ['/account/action/', 'Ask for a new link'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(last)).toBeVisible();
    await expectStill(page, path);
  }
});
