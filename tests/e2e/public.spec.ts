import { expect } from '@playwright/test';
import { publicPages, withoutLanguage } from '#scripts/built-site.mjs';
import { expectNoFindings } from './pages/axe.ts';
import { test } from './test.ts';

/** One page of each kind: the posts of editors may be thousands. */
const kindOf = (path: string): string =>
  (path.startsWith('/it/') ? 'it ' : '') +
  withoutLanguage(path)
    .replace(/^\/news\/tags\/.+/, 'tag')
    .replace(/^\/news\/page\/.+/, 'list')
    .replace(/^\/news\/[^/]+\/$/, 'post');
const onePageOfEach = publicPages.filter(
  (path, index) => publicPages.findIndex((each) => kindOf(each) === kindOf(path)) === index,
);

test('the public pages load nothing from elsewhere', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of onePageOfEach) await page.goto(path);
  expect(requested.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('at 400 % zoom no public page, and nothing on it, scrolls sideways', async ({ page }) => {
  // A desk of 1280 × 1024 pixels (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    test(`at ${width} pixels the wall of the roadmap has no holes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/roadmap/');
      const ends = await page
        .locator('.wall li')
        .filter({ visible: true })
        .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().right)));
      expect(ends.at(-1)).toBe(Math.max(...ends));
      const rows = ends.filter((end) => end === ends.at(-1)).length;
      expect(ends.length % rows).toBe(0);
      expect(ends.length - 13).toBeLessThan(ends.length / rows);
    });
  }

  for (const path of onePageOfEach) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const sideways = await page.evaluate(() =>
      [...document.querySelectorAll('html, body *')]
        .filter((each) => each.scrollWidth > each.clientWidth)
        .filter((each) => each.matches('html') || /auto|scroll/.test(getComputedStyle(each).overflowX))
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
    expect(sideways, path).toEqual([]);
  }
});

for (const path of onePageOfEach) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoFindings(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing is complete, and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    for (const anchor of ['home', 'meaning', 'hts', 'roadmap', 'testimonials', 'news']) {
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    }
    for (const step of [1, 4, 7]) await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeHidden();
    await page.getByText('Menu').first().click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});
