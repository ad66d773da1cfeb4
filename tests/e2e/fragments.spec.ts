import { expect } from '@playwright/test';
import { fillInPerson } from './pages/auth.ts';
import { memberTest, test } from './test.ts';

test('a link to a conversion opens the converter, signed in or after the log-in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const converter = page.getByRole('heading', { name: 'Coin converter' });

  await test.step('signed out: after registering', async () => {
    await page.goto('/dashboard/?show=market&from-amount=2&from=solana&to=usd#coin-converter');
    await expect(page).toHaveURL(/\/register\//);
    await fillInPerson(page);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect(converter).toBeInViewport();
    await expect(converter).toBeFocused();
    await expect(page.getByText('285.56').first()).toBeVisible();
  });

  await test.step('signed in: by the link that was copied', async () => {
    await page.goto('/dashboard/withdraw/');
    await page.getByRole('heading', { name: 'Coin converter' }).click();
    await page.getByRole('button', { name: 'Copy a link to this conversion' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/market/snapshot.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(link);
    await expect(converter).toBeInViewport();
    await expect(converter).toBeFocused();
    // What stands above comes later, and does not push it away.
    release();
    await expect(page.getByRole('table').first().getByRole('row').nth(5)).toBeAttached();
    await expect(converter).toBeInViewport();
  });
});

memberTest('a link to a part of a screen leads there, and holds no one', async ({ page }) => {
  await test.step('the market leads to its parts', async () => {
    await page.goto('/dashboard/?show=market');
    const parts = page.getByRole('navigation', { name: 'Parts of the market' });
    await parts.getByRole('link', { name: 'Compare coins' }).click();
    await expect(page.getByRole('heading', { name: 'Compare coins' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Compare coins' })).toBeInViewport();
  });

  await test.step('a person who scrolls away from the linked part stays there', async () => {
    await page.goto('/dashboard/?show=market#coin-converter');
    await expect(page.getByRole('heading', { name: 'Coin converter' })).toBeInViewport();
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, -100_000);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport();
    // The page becomes longer, as it does when something loads.
    await page.getByRole('main').evaluate((main) => {
      main.append(Object.assign(document.createElement('div'), { id: 'more' }));
      main.lastElementChild?.setAttribute('style', 'block-size: 100px');
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(title).toBeInViewport();
  });

  await test.step('the statement leads to the history of withdrawals and to the matrix of a level', async () => {
    await page.goto('/dashboard/withdraw/#withdrawals');
    await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'History' })).toBeInViewport();
    await page.goto('/dashboard/programme/#matrix-s8');
    await expect(page.getByRole('heading', { name: 'S8', exact: true })).toBeInViewport();
  });
});
