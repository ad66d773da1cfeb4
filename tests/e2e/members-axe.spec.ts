import { expect } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import { PRIVATE_PAGES } from './pages/guard.ts';
import { expectFocusInSight } from './pages/width.ts';
import { memberTest, test } from './test.ts';

const SIGNED_OUT = [
  '/login/',
  '/login/forgetpassword/',
  '/register/',
  '/account/action/',
  '/account/outbox/',
];

test.describe('axe finds nothing, and the window shows what has the focus', () => {
  test('on the pages of signed-out people, also after a failed submit', async ({ page }) => {
    for (const path of SIGNED_OUT) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFindings(page);
      await expectFocusInSight(page);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/register/?ref=tessera');
    const create = page.getByRole('button', { name: 'Create the account' });
    await expect(page.getByText('Your upline is tessera')).toBeVisible();
    const { y = 0, height = 0 } = (await create.boundingBox()) ?? {};
    expect(y + height, 'the registration is at most a screen and a half').toBeLessThan(1.5 * 800);
    await create.click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    await expectNoFindings(page);
  });

  memberTest('on every screen of a member', async ({ page }) => {
    for (const path of PRIVATE_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFindings(page);
      await expectFocusInSight(page);
    }
    await page.goto('/dashboard/deposit/');
    await declareDeposit(page, 'Bitcoin', 'Gold');
    await expectNoFindings(page);
  });
});
