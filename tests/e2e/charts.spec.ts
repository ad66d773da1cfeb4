import { expect, type Locator, type Page } from '@playwright/test';
import { dollars, oracleDays } from '#tests/unit/market/series-oracle.ts';
import { expectNoFindings } from './pages/axe.ts';
import { memberTest, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const chartOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const comparison = (page: Page) => chartOf(page, 'Compare coins');
const map = (page: Page) => chartOf(page, 'Market map');
const priceChart = (page: Page) => chartOf(page, 'One coin');

/** As a member who scrolls down to a chart. */
async function goTo(chart: Locator): Promise<void> {
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('.skeleton')).toHaveCount(0);
}

memberTest('charts load when they come into view, and move nothing', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  // In one column, the charts are far below the prices.
  await page.setViewportSize({ width: 700, height: 300 });
  await page.goto('/dashboard/?show=market');
  await expect(page.getByRole('table').first()).toBeVisible();
  const isLoaded = (name: string) => scripts.some((url) => url.includes(`/_astro/${name}.`));
  expect(['ComparisonChart', 'Heatmap', 'PriceChart'].filter(isLoaded)).toEqual([]);

  await page.evaluate(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry);
    }).observe({ type: 'layout-shift' });
  });
  for (const chart of [map(page), priceChart(page), comparison(page)]) await goTo(chart);
  await expect(comparison(page).getByRole('slider')).toBeVisible();
  expect(['ComparisonChart', 'Heatmap', 'PriceChart'].filter((name) => !isLoaded(name))).toEqual([]);
  expect(
    await page.evaluate(() =>
      Reflect.get(window, 'shifts').reduce((total: number, { value }: { value: number }) => total + value, 0),
    ),
  ).toBeLessThan(0.005);

  await priceChart(page).getByRole('checkbox', { name: '200 days' }).check();
  for (const [width, columns] of [
    [320, 1],
    [768, 2],
    [1024, 2],
    [1280, 2],
    [1920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [prices, beside] = [await chartOf(page, 'Prices').boundingBox(), await map(page).boundingBox()];
    expect(prices?.y === beside?.y, `${width} px`).toBe(columns === 2);
    for (const chart of [map(page), priceChart(page), comparison(page)]) {
      expect(await growthOver(chart), `${width} px: what its reserve does not hold`).toBe(0);
    }
    const nameless = await map(page)
      .getByRole('option')
      .evaluateAll((tiles) =>
        tiles.flatMap((tile) => (tile.textContent === '' ? (tile.ariaLabel?.split(' ')[0] ?? '') : [])),
      );
    if (width === 320) expect(nameless).not.toHaveLength(0);
    if (nameless.length > 0)
      await expect(map(page).getByText(`Too small for a name: ${nameless.join(', ')}.`)).toBeVisible();
    const [list, title] = [page.getByRole('table').first(), page.getByRole('heading', { name: 'Prices' })];
    expect((await list.boundingBox())?.width, `${width} px`).toBe((await title.boundingBox())?.width);
  }
});

/** What a chart draws: on a canvas, or as tiles. */
const pictureOf = (chart: Locator): Locator => chart.locator('canvas, [role=listbox]').first();

/** By how many pixels a chart is higher than the room that was reserved for it. */
const growthOver = (chart: Locator): Promise<number> =>
  pictureOf(chart).evaluate((picture: HTMLElement) => {
    let part: HTMLElement | null = picture;
    while (part && getComputedStyle(part).flexDirection !== 'column') part = part.parentElement;
    if (!part) throw new Error('No reserve is found');
    return part.offsetHeight - Math.round(Number.parseFloat(getComputedStyle(part).minBlockSize));
  });

memberTest(
  'charts are reached by the Tab key, are printed, and say so when they cannot be loaded',
  async ({ page }) => {
    await test.step('the Tab key reaches each chart on the way, and then its controls', async () => {
      await page.setViewportSize({ width: 1280, height: 300 });
      await page.goto('/dashboard/?show=market');
      await page.getByRole('table').first().getByRole('button').last().focus();
      const visited: string[] = [];
      while (visited.at(-1) !== 'the notice below') {
        await page.keyboard.press('Tab');
        // What loads because the focus is here stands next in its order.
        await expect(page.locator('section:focus-within .skeleton')).toHaveCount(0);
        const at = await page.evaluate(
          () => document.activeElement?.closest('section')?.querySelector('h2')?.textContent,
        );
        if (visited.at(-1) !== (at ?? 'the notice below')) visited.push(at ?? 'the notice below');
      }
      expect(visited.slice(-5)).toEqual([
        'Market map',
        'One coin',
        'Compare coins',
        'Coin converter',
        'the notice below',
      ]);
    });

    await test.step('printing shows the charts, or says that they have not loaded', async () => {
      // In one column, the charts are far below the prices.
      await page.setViewportSize({ width: 700, height: 300 });
      await page.goto('/dashboard/?show=market');
      await expect(page.getByRole('table').first()).toBeVisible();
      const notYet = page.getByText(/not loaded yet when the page was printed/);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/_astro\/(ComparisonChart|Heatmap|PriceChart)\./, async (route) => {
        await released;
        await route.continue();
      });
      await expect(notYet.first()).toBeHidden();

      await page.emulateMedia({ media: 'print' });
      await expect(notYet).toHaveCount(3);
      for (const sentence of await notYet.all()) await expect(sentence).toBeVisible();
      await expect(page.locator('.skeleton:visible')).toHaveCount(0);
      release();
      await expect(notYet).toHaveCount(0);
      for (const chart of [comparison(page), map(page), priceChart(page)]) {
        await expect(pictureOf(chart)).toBeVisible();
      }
    });

    await test.step('a failed load is reported, with a retry', async () => {
      await page.unrouteAll();
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.route('**/market/bitcoin/*.json', (route) => route.abort());
      await page.goto('/dashboard/?show=market');
      await goTo(comparison(page));
      const notice = comparison(page).getByRole('alert');
      await expect(notice).toContainText('The days of Bitcoin could not be loaded.');
      await expect(comparison(page).getByRole('slider')).toBeVisible();
      await page.unroute('**/market/bitcoin/*.json');
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toHaveCount(0);

      await page.route(/\/_astro\/PriceChart\./, (route) => route.abort());
      await page.reload();
      await priceChart(page).scrollIntoViewIfNeeded();
      await expect(priceChart(page).getByRole('alert')).toContainText('could not be loaded');
      await expect(priceChart(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
    });
  },
);

memberTest('the price chart and the map match the files, and one leads to the other', async ({ page }) => {
  await page.goto('/dashboard/?show=market');
  await test.step('the map shows another span in other colours, and the same ones again', async () => {
    await goTo(map(page));
    const colours = () =>
      map(page)
        .getByRole('option')
        .evaluateAll((tiles) =>
          tiles.map(({ firstElementChild: label }) => getComputedStyle(label as Element).backgroundColor),
        );
    const ofDay = await colours();
    await map(page).getByRole('radio', { name: '1 year' }).check();
    await expect(map(page).getByRole('option').first()).toHaveAccessibleName(/ over 1 year: Bitcoin,/);
    expect(await colours()).not.toEqual(ofDay);
    await map(page).getByRole('radio', { name: '1 day' }).check();
    await expect.poll(colours).toEqual(ofDay);
  });

  await test.step('arrow keys move from tile to tile, and a tile opens the price chart', async () => {
    // Where the first three tiles stand beside each other.
    await page.setViewportSize({ width: 1800, height: 900 });
    await goTo(map(page));
    const tiles = map(page).getByRole('option');
    // Tether and USD Coin follow the dollar.
    await expect(tiles).toHaveCount(10);
    await expect(
      map(page).getByText('Left out, because they follow the dollar: Tether, USD Coin.'),
    ).toBeVisible();
    await tiles.first().focus();
    await expect(tiles.first()).toHaveAccessibleName(
      /^BTC \+0\.34% over 1 day: Bitcoin, \$81\.2bn traded in a day$/,
    );
    await page.keyboard.press('ArrowRight');
    await expect(tiles.nth(1)).toHaveAccessibleName(/^ETH /);
    await expect(tiles.nth(1)).toBeFocused();
    await expect(map(page).getByText('$3,019.57')).toBeVisible();
    await page.keyboard.press('End');
    await expect(tiles.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');

    await expect(priceChart(page).getByRole('heading', { name: 'One coin' })).toBeFocused();
    await expect(priceChart(page).getByRole('combobox', { name: 'Coin' })).toHaveValue('ethereum');
    await expect(priceChart(page).getByText(/^Ethereum fell/)).toBeVisible();
  });

  await test.step('the price chart’s candles and averages match the files', async () => {
    await goTo(priceChart(page));
    const chart = priceChart(page);
    await chart.getByRole('combobox', { name: 'Coin' }).selectOption('Bitcoin (BTC)');
    const cursor = chart.getByRole('slider');
    await chart.getByRole('checkbox', { name: '200 days' }).check();
    const days = oracleDays('BTC');
    const average = dollars(days.slice(-200).reduce((total, { close }) => total + close, 0n)) / 200;
    const figure = average.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    await cursor.focus();
    await page.keyboard.press('End');
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^20 Nov 2025: Close \\$91,772\\.41, .*Average of 200 days \\$${figure}$`),
    );
    await chart.getByRole('radio', { name: '3 years' }).check();
    await expect(chart.getByText('One candle a week.')).toBeVisible();
    await chart.getByRole('combobox', { name: 'Coin' }).selectOption('Dogecoin (DOGE)');
    await expect(chart.getByText(/^Dogecoin rose/)).toBeVisible();

    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await chart.getByRole('button', { name: 'Full screen' }).click();
    await expect(chart.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    expect(await isFull()).toBe(true);
    await chart.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(chart.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  });
});

memberTest(
  'the comparison follows the theme and the keyboard, and axe finds nothing on the charts',
  async ({ page }) => {
    await page.goto('/dashboard/?show=market');
    await test.step('the comparison follows the theme', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await goTo(comparison(page));
      const canvas = comparison(page).locator('canvas').first();
      const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
      const byDay = await picture();
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark';
      });
      await expect.poll(picture).not.toBe(byDay);
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'light';
      });
      await expect.poll(picture).toBe(byDay);
    });

    await test.step('axe finds nothing on the charts', async () => {
      for (const chart of [comparison(page), map(page), priceChart(page)]) {
        await goTo(chart);
        await chart.getByText('The figures as a table').click();
        await expect(chart.getByRole('table').first()).toBeVisible();
      }
      // Each is known by its own name, also in a list of all tables.
      await expect(page.getByText('The figures as a table')).toHaveText([
        'The figures as a table (Market map)',
        'The figures as a table (Bitcoin)',
        'The figures as a table (Compare coins)',
      ]);
      await expect(page.getByRole('table', { name: 'Bitcoin: days, the newest first' })).toBeVisible();
      await expectNoFindings(page);
    });

    await test.step('the keyboard moves through the comparison, and its figures match the files', async () => {
      await goTo(comparison(page));
      const cursor = comparison(page).getByRole('slider', { name: 'Compared coins, day by day' });
      const year = oracleDays('BTC').slice(-366);
      const [first, second, last] = [year[0], year[1], year.at(-1)].map((day) => dollars(day?.close ?? 0n));
      const index = (close = 0) => ((close / (first ?? 1)) * 100).toFixed(1);

      await cursor.focus();
      await page.keyboard.press('Home');
      await expect(cursor).toHaveAttribute('aria-valuetext', /^20 Nov 2024: .*Bitcoin 100\.0/);
      await page.keyboard.press('ArrowRight');
      await expect(cursor).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^21 Nov 2024: .*Bitcoin ${index(second)}`),
      );
      await expect(comparison(page).getByText('21 Nov 2024')).toBeVisible();
      await page.keyboard.press('PageUp');
      await expect(cursor).not.toHaveAttribute('aria-valuetext', /Nov 2024/);
      await page.keyboard.press('End');
      await expect(cursor).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^20 Nov 2025: .*Bitcoin ${index(last)}`),
      );

      await comparison(page).getByRole('radio', { name: 'US dollars' }).check();
      await expect(cursor).toHaveAttribute('aria-valuetext', /Bitcoin \$91,772\.41/);
      await comparison(page).getByRole('radio', { name: '7 days' }).check();
      await expect(comparison(page).getByRole('row')).toHaveCount(9);
      const [start, end] = [oracleDays('BTC').at(-8), oracleDays('BTC').at(-1)].map((day) =>
        dollars(day?.close ?? 0n),
      );
      const fall = (100 * (1 - (end ?? 0) / (start ?? 1))).toFixed(1).replace(/\.0$/, '');
      await expect(comparison(page).getByText(`Bitcoin fell ${fall}% over 7 days`)).toBeVisible();

      await comparison(page).getByRole('button', { name: 'None' }).click();
      await expect(comparison(page).getByText('Choose a coin below')).toBeVisible();
    });
  },
);
