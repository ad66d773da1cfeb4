import { expect, type Page } from '@playwright/test';
import { memberTest, test } from './test.ts';

const rows = (page: Page) => page.getByRole('table', { name: /Prices in US dollars/ }).locator('tbody tr');
const nameOf = (page: Page, row: number) => rows(page).nth(row).getByRole('rowheader');

async function openMarket(page: Page): Promise<void> {
  await page.goto('/dashboard/?show=market');
  await expect(rows(page)).toHaveCount(12);
}

memberTest(
  'the market names its day, reports a failed load, is as wide as a phone, lists, converts by its URL, and has pages',
  async ({ page }) => {
    await openMarket(page);
    await test.step('names the day of its prices, and asks no other site for them', async () => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      await page.reload();
      await expect(rows(page)).toHaveCount(12);
      await expect(page.getByText('Recorded prices, as of 20 Nov 2025, not live.').first()).toBeVisible();
      await expect(page.getByText('Recorded 20 Nov 2025')).toBeVisible();
      await expect(page.getByText('Live prices')).toHaveCount(0);
      expect(foreign).toEqual([]);
    });

    await test.step('prices that fail to load are reported, with a retry', async () => {
      await page.route('**/market/snapshot.json', (route) => route.abort());
      await page.reload();
      await expect(page.getByText(/Prices could not be had/).first()).toBeVisible();
      await page.unroute('**/market/snapshot.json');
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(rows(page)).toHaveCount(12);
    });

    await test.step('nothing is wider than a screen of 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByLabel('Sort by').selectOption('Coin');
      await expect(nameOf(page, 0)).toContainText('BTC');
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('the list sorts by each column, finds, and keeps favourites over a reload', async () => {
      await page.getByRole('button', { name: 'Price', exact: true }).click();
      await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(nameOf(page, 0)).toContainText('Bitcoin');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(nameOf(page, 0)).toContainText('Dogecoin');

      await page.getByRole('button', { name: 'Keep Zcash at the top' }).click();
      await expect(nameOf(page, 0)).toContainText('Zcash');
      await page.reload();
      await expect(nameOf(page, 0)).toContainText('Zcash');

      await page.getByLabel('Find a coin').fill('sol');
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByText('1 of 12 coins')).toBeVisible();
      await page.getByLabel('Find a coin').fill('nothing');
      await page.getByRole('button', { name: 'Show all coins' }).click();
      await expect(rows(page)).toHaveCount(12);
    });

    await test.step('a conversion opens by its URL', async () => {
      await openMarket(page);
      await page.getByLabel('Amount from').fill('0.5');
      await expect(page.getByLabel('Amount to')).toHaveValue('45886.205');
      await page.getByRole('button', { name: 'Swap the two sides' }).click();
      await expect(page.getByLabel('Amount to')).toHaveValue('0.5');
      const address = page.url();
      await page.goto('/dashboard/profile/');
      await page.goto(address);
      await expect(page.getByLabel('Amount to')).toHaveValue('0.5');
      await expect(page.getByLabel('Coin from')).toHaveValue('usd');
      await page.getByLabel('Amount from').fill('1,100');
      await expect(page.getByText(/can be read in two ways/)).toBeVisible();
    });

    await test.step('of 250 coins it shows 15 at a time', async () => {
      await page.route('**/market/snapshot.json', async (route) => {
        const snapshot = await (await route.fetch()).json();
        const quotes = Array.from({ length: 250 }, (_, index) => {
          const quote = snapshot.quotes[index % 12];
          const coin = { id: `coin-${index}`, symbol: `C${index}`, name: `Sample ${index}` };
          return { ...quote, coin, volume: 1_000_000 - index };
        });
        await route.fulfill({ json: { ...snapshot, quotes } });
      });
      await page.goto('/dashboard/?show=market');
      await expect(rows(page)).toHaveCount(15);
      await page.getByRole('button', { name: 'Next rows' }).click();
      await expect(page.getByText('Rows 16 to 30 of 250')).toBeVisible();
      await expect(nameOf(page, 0)).toContainText('Sample 15');
      await page.getByLabel('Find a coin').fill('Sample 249');
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByText('1 of 250 coins')).toBeVisible();
    });
  },
);

memberTest('the market is at hand on Home, in the frame and beside a withdrawal', async ({ page }) => {
  await test.step('Home shows a few coins, and leads to the market and back', async () => {
    await page.goto('/dashboard/');
    const glance = page.getByRole('region', { name: 'Market' });
    // Tether and USD Coin are traded most, and follow the dollar.
    await expect(glance.getByRole('listitem')).toHaveCount(5);
    await expect(glance.getByRole('listitem').first()).toContainText(/^BTC/);
    await expect(glance.getByText('Recorded prices, as of 20 Nov 2025, not live.')).toBeVisible();
    await glance.getByRole('link', { name: 'All coins, charts and the converter' }).click();
    await expect(rows(page)).toHaveCount(12);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(glance).toBeVisible();
  });

  await test.step('a withdrawal has the converter at hand', async () => {
    await page.goto('/dashboard/withdraw/?method=crypto');
    await page.getByRole('heading', { name: 'Coin converter' }).click();
    await page.getByLabel('Amount to').fill('150');
    await expect(page.getByText(/0\.00163448 BTC = /)).toBeVisible();
    await expect(page).toHaveURL(/\?method=crypto$/);
  });

  await test.step('the prices in the frame pause at a press, and stand still on every other page', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/dashboard/');
    const track = page.locator('[data-moving]');
    await expect(track).toHaveAttribute('data-moving', 'true');
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('button', { name: 'Pause the moving prices' }).click();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.goto('/dashboard/profile/');
    await expect(track).toHaveAttribute('data-moving', 'false');
    await expect(track).toHaveCSS('animation-name', 'none');
    await page.goto('/dashboard/');
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('button', { name: 'Let the prices move' }).click();
    // Under the pointer they rest all the same.
    await expect(track).toHaveAttribute('data-moving', 'true');
  });

  await test.step('the prices in the frame stand still under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.locator('[data-moving]')).toHaveCSS('animation-name', 'none');
    await expect(page.getByRole('button', { name: 'Pause the moving prices' })).toBeHidden();
  });
});
