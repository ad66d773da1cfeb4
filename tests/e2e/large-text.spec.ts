import { expect, type Page } from '@playwright/test';
import { openAccountMenu, openHelp } from './pages/auth.ts';
import { MEMBER_SCREENS, ROUTES } from '#domain/routes.ts';
import { declareDeposit } from './pages/deposit.ts';
import { expectLargeTextToFit } from './pages/large-text.ts';
import { OPEN_PAGES } from './pages/open-pages.ts';
import { enterAsOperator, loadSamples } from './pages/operator.ts';
import { seedPostings } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

// The prices that pass by stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whole: what loads near the window is near. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 8000 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('text of up to twice the size fits every page that is open to anyone', async ({ page }) => {
  for (const path of OPEN_PAGES) {
    await openWhole(page, path);
    await expectLargeTextToFit(page, path);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectLargeTextToFit(page, 'the open menu');
});

memberTest('text of up to twice the size fits every screen of a member', async ({ page }) => {
  await page.goto(ROUTES.wallet.path);
  await seedPostings(page, [
    {
      id: 'credit',
      kind: 'credit',
      from: 'external',
      to: 'earning:own',
      amount: 10_240_00,
      at: Date.UTC(2026, 0, 10),
      subject: 'bonus',
    },
  ]);
  await page.goto(ROUTES.deposit.path);
  await declareDeposit(page, 'Bitcoin', 'Gold');
  await expectLargeTextToFit(page, 'a payment');
  for (const name of MEMBER_SCREENS) {
    await openWhole(page, ROUTES[name].path);
    await expectLargeTextToFit(page, name);
  }
  await openAccountMenu(page);
  await expectLargeTextToFit(page, 'the account menu');
  await page.keyboard.press('Escape');
  await openHelp(page);
  await expectLargeTextToFit(page, 'the answers');
  await page.getByRole('button', { name: 'Write to the operators' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expectLargeTextToFit(page, 'the help');
});

test('text of up to twice the size fits every part of the operators’ console', async ({ page }) => {
  await enterAsOperator(page);
  await loadSamples(page);
  const parts = page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('link');
  const links = await parts.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  // Each by its address: where there is little room, a sheet holds most of the links.
  for (const link of links) {
    await page.goto(`/operator/${link.startsWith('?') ? link : ''}`);
    await page.waitForLoadState('networkidle');
    await expectLargeTextToFit(page, link);
  }
});
