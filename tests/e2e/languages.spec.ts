import { expect } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { memberTest, test } from './test.ts';

test.describe('with a browser that asks for Italian', () => {
  test.use({ locale: 'it-IT' });

  test('an Italian page offers nothing, an English one itself in Italian, once, and covers nothing', async ({
    page,
  }) => {
    await test.step('an Italian page offers nothing', async () => {
      await page.goto('/it/');
      await expect(page.getByRole('link', { name: 'English' })).toBeAttached();
      await expect(page.getByRole('complementary', { name: /Leggi|Read/ })).toBeHidden();
    });

    await test.step('the offer covers nothing: it lies between the top bar and the heading', async () => {
      const offer = page.getByRole('complementary', { name: 'Leggi in italiano' });
      for (const path of ['/', '/maths/', '/check/', '/login/']) {
        await page.goto(path);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const [chip, heading, logo] = await Promise.all(
            [offer, page.getByRole('heading', { level: 1 }), page.locator('.brand').first()].map((each) =>
              each.boundingBox(),
            ),
          );
          const isBeside = (chip?.x ?? 0) + (chip?.width ?? 0) <= (heading?.x ?? 0);
          expect(isBeside || (chip?.y ?? 0) + (chip?.height ?? 0) <= (heading?.y ?? 0)).toBe(true);
          expect(chip?.y).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0));
        }
      }
    });

    await test.step('an English page offers itself in Italian, and leads no one away', async () => {
      await page.goto('/maths/?seed=7#simulator');
      const offer = page.getByRole('complementary', { name: 'Leggi in italiano' });
      await expect(offer).toBeVisible();
      // The simulator adds its other rules.
      await expect(page).toHaveURL(/\d\/maths\/\?.*seed=7.*#simulator$/);
      await expectNoFindings(page);
      await offer.getByRole('link').click();
      await expect(page).toHaveURL(/\/it\/maths\/\?.*seed=7.*#simulator$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');

      // The choice stays: neither language is offered again.
      await page.goto('/maths/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer).toBeHidden();
    });
  });

  test('who declines the offer is not asked again', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: 'Leggi in italiano' });
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.goto('/roadmap/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test('the language stays with the page, the place and the address', async ({ page }) => {
  await test.step('the switch keeps the page and the place', async () => {
    await page.goto('/news/seven-questions/?from=mail#main');
    await page.getByRole('link', { name: 'Italiano' }).click();
    await expect(page).toHaveURL('/it/news/seven-questions/?from=mail#main');
    // A script keeps the place: a press before it has come leads to the page alone.
    await page.waitForLoadState();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/news/seven-questions/?from=mail#main');
  });

  await test.step('a menu of longer words and a third language breaks no word', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const lines = await page.locator('.menu-bar').evaluate((menu) => {
      // The link to the account is for those who are signed in.
      const links = [...menu.querySelectorAll('a')].filter((link) => link.checkVisibility());
      for (const link of links) link.append(' et cetera');
      const language = menu.querySelector('[hreflang]');
      const another = language?.cloneNode(true) as HTMLElement;
      language?.after(another);
      const text = document.createRange();
      return [...links, another].map((link) => {
        text.selectNodeContents(link);
        return { height: text.getBoundingClientRect().height, top: link.getBoundingClientRect().top };
      });
    });
    const most = Math.min(...lines.map(({ height }) => height)) * 1.5;
    expect(lines.filter(({ height }) => height > most)).toEqual([]);
    // The languages stand beside one another.
    expect(lines.at(-1)?.top).toBe(lines.at(-2)?.top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  await test.step('a missing page speaks the language of its address', async () => {
    await page.goto('/it/non-esiste/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect((await page.goto('/not-there/'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await page.goto('/it/_astro/not-there.js'))?.status()).toBe(404);
  });

  await test.step('the guard keeps the language, there and back', async () => {
    await page.goto('/it/dashboard/deposit/');
    await expect(page).toHaveURL('/it/register/?next=%2Fdashboard%2Fdeposit%2F');
  });
});

memberTest('a member stays in Italian from screen to screen, and at the log-out', async ({ page }) => {
  await page.goto('/it/dashboard/');
  const menu = page.getByRole('navigation', { name: 'Area dei membri' });
  await menu.getByRole('link', { name: 'Il mio conto' }).click();
  await expect(page).toHaveURL('/it/dashboard/mywallet/');
  await expect(page.getByRole('heading', { level: 1, name: 'Il mio conto' })).toBeVisible();
  await expect(page.getByText(/\d,\d\d\s\$/).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Deposito' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposito' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('banner').getByRole('button', { name: /ada/ }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/it/#logged-out');
});
